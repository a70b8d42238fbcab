#!/usr/bin/env bash
# Prints the path of a Chromium-like browser for the tests of the HTML report, and installs one where there is none and
# the machine lets us: on Debian, as root or with sudo that asks no password.
#
#   MAZURKA_BROWSER   the browser to use
set -euo pipefail

works() { [ -n "$1" ] && "$1" --version >/dev/null 2>&1; }

find_browser() {
  local candidate path
  for candidate in "${MAZURKA_BROWSER:-}" chromium chromium-browser google-chrome google-chrome-stable chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    path=$(command -v "$candidate" 2>/dev/null || true)
    if works "$path"; then
      echo "$path"
      return 0
    fi
  done
  return 1
}

install_browser() {
  command -v apt-get >/dev/null || return 1
  local root=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 1
    root=(sudo -n)
  fi
  echo "installing chromium for the tests of the report ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  "${root[@]}" apt-get -qq -o DPkg::Lock::Timeout=300 update >&2
  "${root[@]}" apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends chromium >&2
}

find_browser || { install_browser && find_browser; } || {
  echo "there is no Chromium or Chrome here, and it cannot be installed: install one, name it in MAZURKA_BROWSER," >&2
  echo "or leave out the tests that need it with -Dmazurka.browser=none." >&2
  exit 1
}
