#!/usr/bin/env bash
# load-test.sh build VERSION: compiles the service. load-test.sh measure VERSION OUT: starts it, warms it up, and measures.
set -euo pipefail
step=$1 version=$2
if [ "$step" = build ]; then
  javac -d "$version/classes" "$version"/*.java
  exit
fi
out=$3
exec 3< <(exec java -Xms192m -Xmx192m -XX:+UseSerialGC -Dsun.net.httpserver.nodelay=true -cp "$version/classes" Observatory 0)
service=$!
trap 'kill "$service" 2>/dev/null || true' EXIT
read -r _ port <&3

# A JVM is slow until it has loaded and compiled what it runs.
url=http://127.0.0.1:$port
curl --no-progress-meter --fail "$url/orbit?[1-50]" "$url/plate?[1-300]" "$url/clock?[1-500]" >/dev/null

# JMeter is a JVM, too: without the second compiler it takes a third less processor time from the service in so short a test.
# It would wait for a second before it ends.
mkdir -p "$out"
java -Xms256m -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -jar "$JMETER/bin/ApacheJMeter.jar" -n -f \
  -t "$version/plan.jmx" -l "$out/results.jtl" -j "$out/jmeter.log" -Jport="$port" -Jsummariser.name= \
  -Jjmeterengine.force.system.exit=true >/dev/null
