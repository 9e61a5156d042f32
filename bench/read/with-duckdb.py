"""A raw result per label by DuckDB, as JSON: with-duckdb.py FILE THREADS [ROWS]. ROWS: only the first of them."""

import json
import sys

import duckdb

file, threads, *rows = sys.argv[1:]
columns = {
    "timeStamp": "BIGINT",
    "elapsed": "BIGINT",
    "label": "VARCHAR",
    "responseCode": "VARCHAR",
    "responseMessage": "VARCHAR",
    "threadName": "VARCHAR",
    "dataType": "VARCHAR",
    "success": "BOOLEAN",
    "failureMessage": "VARCHAR",
    "bytes": "BIGINT",
    "sentBytes": "BIGINT",
    "grpThreads": "INTEGER",
    "allThreads": "INTEGER",
    "URL": "VARCHAR",
    "Latency": "BIGINT",
    "IdleTime": "BIGINT",
    "Connect": "BIGINT",
}
database = duckdb.connect(config={"threads": int(threads)})
found = database.execute(
    f"""
    SELECT label, count(*), sum(elapsed)::BIGINT, quantile_disc(elapsed, [0.5, 0.9, 0.95, 0.99]),
           count(*) FILTER (NOT success), min(timeStamp), max(timeStamp + elapsed)
    FROM (FROM read_csv(?, auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = ?)
          {"LIMIT " + str(int(rows[0])) if rows else ""})
    GROUP BY label
    """,
    [file, columns],
).fetchall()
names = ["p50", "p90", "p95", "p99"]
sums = {
    label: {"count": count, "sum": total, **dict(zip(names, quantiles)), "errors": errors, "startMs": start, "endMs": end}
    for label, count, total, quantiles, errors, start, end in found
}
print(json.dumps(sums))
