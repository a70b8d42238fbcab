#!/usr/bin/env bash
# Runs the Gradle that Debian has (4.4), for the test of the JUnit fixture; installs it where there is none and the machine
# lets us. Ends with 69, and says why, where it is not to be had.
set -euo pipefail

gradle=/usr/bin/gradle

unavailable() {
  echo "no Gradle to test with: $1" >&2
  exit 69
}

install_gradle() {
  command -v apt-get >/dev/null || unavailable "this is not Debian"
  local root=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || unavailable "it cannot be installed without a password"
    root=(sudo -n)
  fi
  echo "installing gradle for the test of the JUnit fixture ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  {
    "${root[@]}" apt-get -qq -o DPkg::Lock::Timeout=300 update &&
      "${root[@]}" apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends gradle
  } >&2 || unavailable "apt-get cannot install it"
}

# A Java that such a Gradle runs on: its own package depends on one.
java_home() {
  local candidate version
  for candidate in /usr/lib/jvm/*; do
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$candidate/release" 2>/dev/null || true)
    if [ -x "$candidate/bin/java" ] && [ "${version:-99}" -ge 8 ] && [ "${version:-99}" -le 21 ]; then
      echo "$candidate"
      return
    fi
  done
  unavailable "there is no Java that it runs on"
}

[ -x "$gradle" ] || install_gradle
JAVA_HOME=$(java_home)
export JAVA_HOME
"$gradle" --version 2>/dev/null | grep -q '^Gradle 4\.4' || unavailable "$gradle is of another version"
exec "$gradle" --no-daemon --offline --console=plain "$@"
