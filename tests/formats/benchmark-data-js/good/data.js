window.BENCHMARK_DATA = {
  "lastUpdate": 1760000300000,
  "repoUrl": "https://github.example/shop",
  "entries": {
    "Shop": [
      {
        "commit": {
          "author": { "name": "A. Developer", "email": "developer@example.invalid" },
          "id": "4c1f0e7a9b2d3c4e5f60718293a4b5c6d7e8f901",
          "message": "Cache the prices\n\nwindow.BENCHMARK_DATA = 1;",
          "timestamp": "2025-10-09T08:53:20Z"
        },
        "date": 1760000000000,
        "tool": "customSmallerIsBetter",
        "benches": [
          { "name": "checkout - p99", "value": 131.5, "unit": "ms" },
          { "name": "checkout - p50", "value": 27, "range": "± 2", "unit": "ms" }
        ]
      },
      {
        "commit": { "id": "not a commit" },
        "date": 1760000200000,
        "tool": "customSmallerIsBetter",
        "benches": [
          { "name": "checkout - p99", "value": 128, "unit": "ms" },
          { "name": "checkout - p50", "value": 26, "unit": "ms" }
        ]
      }
    ],
    "Parsers": [
      {
        "commit": { "id": "4c1f0e7a9b2d3c4e5f60718293a4b5c6d7e8f901" },
        "date": 1760000100000,
        "tool": "cargo",
        "benches": [{ "name": "bench_parse", "value": 135000, "range": "± 24", "unit": "ns/iter" }]
      }
    ]
  }
}
