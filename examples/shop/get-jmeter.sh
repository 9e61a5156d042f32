#!/usr/bin/env bash
# Assembles JMeter 5.6.3 from its published Maven artifacts.
#   get-jmeter.sh [DIR]        DIR: the target, by default .tools/jmeter in the repository's root
# Needs java (such as 17), mvn, and one of unzip, jar, python3. Does nothing if DIR already contains it.
set -euo pipefail

version=5.6.3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=${1:-$(cd "$here/../.." && pwd)/.tools/jmeter}
# The name contains the version, so that a later version of this script replaces an older JMeter.
mark=.complete-$version

if [ -e "$target/$mark" ]; then
  echo "JMeter $version is already in $target"
  exit 0
fi
if [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
  echo "$target exists but is not a complete JMeter $version: remove it, or name another directory" >&2
  exit 1
fi
for tool in java mvn; do
  command -v "$tool" >/dev/null || { echo "$tool is needed and was not found" >&2; exit 1; }
done

unpack() { # JAR INTO
  mkdir "$2"
  if command -v unzip >/dev/null; then unzip -q "$1" -d "$2"
  elif command -v jar >/dev/null; then (cd "$2" && jar xf "$1")
  elif command -v python3 >/dev/null; then python3 -m zipfile -e "$1" "$2"
  else echo "unzip, jar or python3 is needed and none was found" >&2; return 1
  fi
}

# Built next to the target and moved there in one step, so an interrupted run leaves no incomplete target.
mkdir -p "$(dirname "$target")"
target=$(cd "$(dirname "$target")" && pwd)/$(basename "$target")
parts=$(mktemp -d "$target.parts.XXXXXX")
trap 'rm -rf "$parts"' EXIT

echo "Fetching JMeter $version and its libraries with Maven (about 75 MB the first time)"
mvn -q -B -f "$here/jmeter.pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
  -Djmeter.version="$version" -DoutputDirectory="$parts/lib" -DincludeScope=runtime

echo "Assembling it in $target"
mkdir -p "$parts/lib/ext" "$parts/lib/junit" # without lib/junit, JMeter prints a stack trace
unpack "$parts/lib/ApacheJMeter_config-$version.jar" "$parts/config"
mv "$parts/config/bin" "$parts/bin"
rm -r "$parts/config" "$parts/lib/ApacheJMeter_config-$version.jar"
mv "$parts/lib/"ApacheJMeter_*.jar "$parts/lib/ext/"
mv "$parts/lib/ApacheJMeter-$version.jar" "$parts/bin/ApacheJMeter.jar"
# Starts it once as a test. Its log and its Java preferences stay out of the user's folders.
mkdir "$parts/proof"
java -Djava.util.prefs.userRoot="$parts/proof" -jar "$parts/bin/ApacheJMeter.jar" --version \
  -j "$parts/proof/jmeter.log" >"$parts/proof/out" 2>&1 || { cat "$parts/proof/out" >&2; exit 1; }
rm -r "$parts/proof"

touch "$parts/$mark"
chmod 755 "$parts"
[ ! -d "$target" ] || rmdir "$target"
mv "$parts" "$target"
echo "JMeter $version is ready: java -jar $target/bin/ApacheJMeter.jar"
