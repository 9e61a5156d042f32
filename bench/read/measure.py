"""Runs one program and prints, as JSON, what it took: measure.py STDOUT STDERR PROGRAM ARGUMENT...

Asked of the system for exactly this process, threads included. Memory cannot show less than this small wrapper's own.
"""

import json
import os
import sys
import time

stdout, stderr, *command = sys.argv[1:]
write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
streams = [
    (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, stdout, write, 0o644),
    (os.POSIX_SPAWN_OPEN, 2, stderr, write, 0o644),
]
start = time.perf_counter()
pid = os.posix_spawnp(command[0], command, os.environ, file_actions=streams)
_, status, usage = os.wait4(pid, 0)
took = {
    "wallS": time.perf_counter() - start,
    "cpuS": usage.ru_utime + usage.ru_stime,
    "peakBytes": usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
    "exitCode": os.waitstatus_to_exitcode(status),
}
print(json.dumps(took))
