# Sets JAVA_HOME to a JDK 25 or newer, or ends the script with a message. To be sourced.

# The feature version of the JDK in a folder, or 0 if there is none.
jdk_version() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || { echo 0; return; }
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" | grep . || echo 0
}

find_jdk() {
  local candidate on_path
  on_path=$(command -v javac || true)
  if [ -n "$on_path" ]; then
    on_path=$(cd "$(dirname "$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")")/.." && pwd)
  fi
  for candidate in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home /opt/*jdk* /usr/local/*jdk*; do
    if [ -n "$candidate" ] && [ "$(jdk_version "$candidate")" -ge 25 ]; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

if ! JAVA_HOME=$(find_jdk); then
  echo "mazurka: there is no JDK 25 or newer (looked at JAVA_HOME, the PATH and the usual install folders)." >&2
  echo "Install one, for example from https://adoptium.net, or point JAVA_HOME at it." >&2
  exit 2
fi
export JAVA_HOME
