// Generated from schemas/ by `npm run generate`. Do not edit.
// <stdin>
var validate = validate108;
var schema140 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "backtest.schema.json", "title": "Backtest", "description": "What the gate would have said about every run of a history. Written by `guardband backtest --out backtest.json`.", "type": "object", "required": ["schemaVersion", "tool", "runs", "outcomes", "suspectsOnly", "slowLossesOnly", "stretches", "longestStretch", "causes", "undecided", "cases", "failures", "rules"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "runs": { "description": "What was replayed.", "type": "object", "required": ["read", "replayed", "from", "to", "cases", "measurements", "history"], "additionalProperties": false, "properties": { "read": { "description": "Runs in the history.", "type": "integer" }, "replayed": { "description": "Runs that were judged.", "type": "integer" }, "from": { "description": "When the first replayed run began.", "type": "string" }, "to": { "description": "When the last replayed run began.", "type": "string" }, "cases": { "description": "Distinct cases in the history.", "type": "integer" }, "measurements": { "description": "Measurements in the history.", "type": "integer" }, "history": { "description": "The largest number of earlier runs that a run is compared with.", "type": "integer" } } }, "outcomes": { "description": "Replayed runs by outcome.", "type": "object", "required": ["passed", "failed", "undecided"], "additionalProperties": false, "properties": { "passed": { "type": "integer" }, "failed": { "type": "integer" }, "undecided": { "type": "integer" } } }, "suspectsOnly": { "description": "Runs that did not fail but have a suspect that measuring base and head alternately would settle.", "type": "integer" }, "slowLossesOnly": { "description": "Runs that did not fail and whose only suspects are slow losses: losses over several runs, which no single measurement settles.", "type": "integer" }, "stretches": { "description": "Stretches of consecutive failed runs.", "type": "integer" }, "longestStretch": { "description": "The length of the longest stretch, in runs.", "type": "integer" }, "causes": { "description": 'Failed runs by cause; a run counts under each of its causes. A cause is a metric id, "missing", "invalid", "objective", "suspect" (where the policy fails on suspects) or "whole-run".', "type": "array", "items": { "title": "CauseCount", "type": "object", "required": ["cause", "runs"], "additionalProperties": false, "properties": { "cause": { "type": "string" }, "runs": { "type": "integer" } } } }, "undecided": { "description": "Undecided runs by reason.", "type": "array", "items": { "title": "ReasonCount", "type": "object", "required": ["reason", "runs"], "additionalProperties": false, "properties": { "reason": { "$ref": "report.schema.json#/$defs/outcomeReason" }, "runs": { "type": "integer" } } } }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } }, "cases": { "description": "The cases that failed most often first.", "type": "array", "items": { "$ref": "#/$defs/caseRecord" } }, "failures": { "description": "The runs that failed, oldest first.", "type": "array", "items": { "$ref": "#/$defs/failedRun" } }, "rules": { "description": "The configured bands first, then the alternatives.", "type": "array", "items": { "$ref": "#/$defs/ruleRecord" } } }, "$defs": { "caseRecord": { "title": "CaseRecord", "type": "object", "required": ["case", "judged", "failed", "suspect", "causes"], "additionalProperties": false, "properties": { "case": { "description": "Name of the case.", "type": "string" }, "judged": { "description": "Runs in which the case was compared with its history, or expected.", "type": "integer" }, "failed": { "description": "Runs that failed on the case.", "type": "integer" }, "suspect": { "description": "Runs in which the case was a suspect.", "type": "integer" }, "causes": { "description": "Failed runs by cause.", "type": "object", "additionalProperties": { "type": "integer" } }, "worst": { "$ref": "#/$defs/datedFinding" } } }, "datedFinding": { "title": "DatedFinding", "description": "A finding of the report, without its series, and when its run began.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason", "startedAt"], "additionalProperties": false, "properties": { "case": { "$ref": "report.schema.json#/$defs/finding/properties/case" }, "metric": { "$ref": "report.schema.json#/$defs/finding/properties/metric" }, "verdict": { "$ref": "report.schema.json#/$defs/finding/properties/verdict" }, "gated": { "$ref": "report.schema.json#/$defs/finding/properties/gated" }, "fails": { "$ref": "report.schema.json#/$defs/finding/properties/fails" }, "control": { "$ref": "report.schema.json#/$defs/finding/properties/control" }, "reason": { "$ref": "report.schema.json#/$defs/finding/properties/reason" }, "candidate": { "$ref": "report.schema.json#/$defs/finding/properties/candidate" }, "repetitions": { "$ref": "report.schema.json#/$defs/finding/properties/repetitions" }, "samples": { "$ref": "report.schema.json#/$defs/finding/properties/samples" }, "baseline": { "$ref": "report.schema.json#/$defs/finding/properties/baseline" }, "interpolated": { "$ref": "report.schema.json#/$defs/finding/properties/interpolated" }, "delta": { "$ref": "report.schema.json#/$defs/finding/properties/delta" }, "band": { "$ref": "report.schema.json#/$defs/finding/properties/band" }, "noise": { "$ref": "report.schema.json#/$defs/finding/properties/noise" }, "limit": { "$ref": "report.schema.json#/$defs/finding/properties/limit" }, "severity": { "$ref": "report.schema.json#/$defs/finding/properties/severity" }, "smallestDetectable": { "$ref": "report.schema.json#/$defs/finding/properties/smallestDetectable" }, "objective": { "$ref": "report.schema.json#/$defs/finding/properties/objective" }, "waiver": { "$ref": "report.schema.json#/$defs/finding/properties/waiver" }, "adjusted": { "$ref": "report.schema.json#/$defs/finding/properties/adjusted" }, "basis": { "$ref": "report.schema.json#/$defs/finding/properties/basis" }, "group": { "$ref": "report.schema.json#/$defs/finding/properties/group" }, "probability": { "$ref": "report.schema.json#/$defs/finding/properties/probability" }, "unresolved": { "$ref": "report.schema.json#/$defs/finding/properties/unresolved" }, "exceptions": { "$ref": "report.schema.json#/$defs/finding/properties/exceptions" }, "because": { "$ref": "report.schema.json#/$defs/finding/properties/because" }, "drift": { "$ref": "report.schema.json#/$defs/finding/properties/drift" }, "effect": { "$ref": "report.schema.json#/$defs/finding/properties/effect" }, "startedAt": { "type": "string" } } }, "failedRun": { "title": "FailedRun", "description": "A run that the gate would have failed. Without `worst`, only the whole run was worse.", "type": "object", "required": ["startedAt", "causes", "cases", "wholeRun"], "additionalProperties": false, "properties": { "startedAt": { "description": "When the run began.", "type": "string" }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "causes": { "type": "array", "items": { "type": "string" } }, "cases": { "description": "How many cases failed; 0 where only the whole run was worse.", "type": "integer" }, "worst": { "$ref": "report.schema.json#/$defs/finding" }, "wholeRun": { "description": "The metrics in which the whole run was worse.", "type": "array", "items": { "title": "WholeRunShift", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "type": "number" } } } } } }, "ruleRecord": { "title": "RuleRecord", "description": "How often one rule would have failed a run.", "type": "object", "required": ["rule", "failed", "percent", "onSpeed"], "additionalProperties": false, "properties": { "rule": { "enum": ["configured", "bands x0.5", "bands x2", "fixed 5 %", "fixed 10 %", "fixed 20 %"] }, "bands": { "description": "The tolerance bands by metric, including those of overrides. Absent for fixed rules.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding/properties/band" } } }, "failed": { "description": "Runs that would have failed, for any cause. A fixed rule only looks at throughput and response times.", "type": "integer" }, "percent": { "description": "Of the replayed runs.", "type": "number" }, "onSpeed": { "description": "Failed runs that failed on throughput or a response time.", "type": "integer" } } } } };
var schema79 = { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] };
var schema81 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
var func3 = Object.prototype.hasOwnProperty;
var schema143 = { "title": "CaseRecord", "type": "object", "required": ["case", "judged", "failed", "suspect", "causes"], "additionalProperties": false, "properties": { "case": { "description": "Name of the case.", "type": "string" }, "judged": { "description": "Runs in which the case was compared with its history, or expected.", "type": "integer" }, "failed": { "description": "Runs that failed on the case.", "type": "integer" }, "suspect": { "description": "Runs in which the case was a suspect.", "type": "integer" }, "causes": { "description": "Failed runs by cause.", "type": "object", "additionalProperties": { "type": "integer" } }, "worst": { "$ref": "#/$defs/datedFinding" } } };
var schema144 = { "title": "DatedFinding", "description": "A finding of the report, without its series, and when its run began.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason", "startedAt"], "additionalProperties": false, "properties": { "case": { "$ref": "report.schema.json#/$defs/finding/properties/case" }, "metric": { "$ref": "report.schema.json#/$defs/finding/properties/metric" }, "verdict": { "$ref": "report.schema.json#/$defs/finding/properties/verdict" }, "gated": { "$ref": "report.schema.json#/$defs/finding/properties/gated" }, "fails": { "$ref": "report.schema.json#/$defs/finding/properties/fails" }, "control": { "$ref": "report.schema.json#/$defs/finding/properties/control" }, "reason": { "$ref": "report.schema.json#/$defs/finding/properties/reason" }, "candidate": { "$ref": "report.schema.json#/$defs/finding/properties/candidate" }, "repetitions": { "$ref": "report.schema.json#/$defs/finding/properties/repetitions" }, "samples": { "$ref": "report.schema.json#/$defs/finding/properties/samples" }, "baseline": { "$ref": "report.schema.json#/$defs/finding/properties/baseline" }, "interpolated": { "$ref": "report.schema.json#/$defs/finding/properties/interpolated" }, "delta": { "$ref": "report.schema.json#/$defs/finding/properties/delta" }, "band": { "$ref": "report.schema.json#/$defs/finding/properties/band" }, "noise": { "$ref": "report.schema.json#/$defs/finding/properties/noise" }, "limit": { "$ref": "report.schema.json#/$defs/finding/properties/limit" }, "severity": { "$ref": "report.schema.json#/$defs/finding/properties/severity" }, "smallestDetectable": { "$ref": "report.schema.json#/$defs/finding/properties/smallestDetectable" }, "objective": { "$ref": "report.schema.json#/$defs/finding/properties/objective" }, "waiver": { "$ref": "report.schema.json#/$defs/finding/properties/waiver" }, "adjusted": { "$ref": "report.schema.json#/$defs/finding/properties/adjusted" }, "basis": { "$ref": "report.schema.json#/$defs/finding/properties/basis" }, "group": { "$ref": "report.schema.json#/$defs/finding/properties/group" }, "probability": { "$ref": "report.schema.json#/$defs/finding/properties/probability" }, "unresolved": { "$ref": "report.schema.json#/$defs/finding/properties/unresolved" }, "exceptions": { "$ref": "report.schema.json#/$defs/finding/properties/exceptions" }, "because": { "$ref": "report.schema.json#/$defs/finding/properties/because" }, "drift": { "$ref": "report.schema.json#/$defs/finding/properties/drift" }, "effect": { "$ref": "report.schema.json#/$defs/finding/properties/effect" }, "startedAt": { "type": "string" } } };
var schema147 = { "type": "string" };
var schema85 = { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] };
var schema149 = { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" };
var schema150 = { "description": "The gate failed because of this finding.", "const": true };
var schema151 = { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true };
var schema86 = { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] };
var schema155 = { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 };
var schema156 = { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 };
var schema157 = { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } };
var schema158 = { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true };
var schema159 = { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } };
var schema160 = { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } };
var schema161 = { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } };
var schema162 = { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" };
var schema163 = { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" };
var schema164 = { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" };
var schema165 = { "description": "The objective this finding is about, as configured.", "type": "string" };
var schema166 = { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } };
var schema167 = { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } };
var schema168 = { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } };
var schema169 = { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" };
var schema170 = { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" };
var schema171 = { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" };
var schema172 = { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } };
var schema175 = { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } };
var schema176 = { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } };
var schema83 = { "title": "CaseName", "type": "object", "required": ["scenario", "configuration", "key"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" }, "key": { "description": 'The canonical name of the case, e.g. "shop / GET /orders [users=50]".', "type": "string" } } };
var schema34 = { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "configuration" || key0 === "key")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data0 = data.scenario;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.scenario.type, parentSchema: schema83.properties.scenario, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.label.type, parentSchema: schema83.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data2 = data.configuration;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          let data3 = data2[key1];
          if (typeof data3 !== "string") {
            const err6 = { instancePath: instancePath + "/configuration/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/configuration/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.additionalProperties.type, parentSchema: schema34.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/configuration", schemaPath: "run.schema.json#/$defs/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data4 = data.key;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.key.type, parentSchema: schema83.properties.key, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema35 = { "title": "Value", "description": "A measured value in its metric's unit.", "oneOf": [{ "type": "number" }, { "$ref": "#/$defs/interval" }] };
var schema36 = { "title": "Interval", "description": 'A value published as a range, e.g. "74-84 ms".', "type": "object", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number" }, "high": { "type": "number" } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema35.oneOf[0].type, parentSchema: schema35.oneOf[0], data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.low === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema36.required, parentSchema: schema36, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema36.required, parentSchema: schema36, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "low" || key0 === "high")) {
        const err3 = { instancePath, schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema36, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data0 = data.low;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/low", schemaPath: "#/$defs/interval/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.properties.low.type, parentSchema: schema36.properties.low, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data1 = data.high;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/high", schemaPath: "#/$defs/interval/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.properties.high.type, parentSchema: schema36.properties.high, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      var props0 = true;
    }
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema35.oneOf, parentSchema: schema35, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate113.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate113.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema173 = { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } };
var schema89 = { "title": "ShiftLabel", "type": "object", "required": ["scenario", "label"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "new": { "description": "The label has no history: its requests make every iteration longer.", "const": true }, "gone": { "description": "The label was not requested any more, which makes every iteration shorter.", "const": true }, "failing": { "description": "Its requests fail, so they take another time than those of the baseline.", "const": true } } };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.waitsFor === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waitsFor" }, message: "must have required property 'waitsFor'", schema: schema173.required, parentSchema: schema173, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "waitsFor")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema173, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.waitsFor !== void 0) {
      let data0 = data.waitsFor;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.scenario === void 0) {
              const err2 = { instancePath: instancePath + "/waitsFor/" + i0, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema89.required, parentSchema: schema89, data: data1 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1.label === void 0) {
              const err3 = { instancePath: instancePath + "/waitsFor/" + i0, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema89.required, parentSchema: schema89, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "scenario" || key1 === "label" || key1 === "new" || key1 === "gone" || key1 === "failing")) {
                const err4 = { instancePath: instancePath + "/waitsFor/" + i0, schemaPath: "#/$defs/shiftLabel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data: data1 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data1.scenario !== void 0) {
              let data2 = data1.scenario;
              if (typeof data2 !== "string") {
                const err5 = { instancePath: instancePath + "/waitsFor/" + i0 + "/scenario", schemaPath: "#/$defs/shiftLabel/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.scenario.type, parentSchema: schema89.properties.scenario, data: data2 };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.label !== void 0) {
              let data3 = data1.label;
              if (typeof data3 !== "string") {
                const err6 = { instancePath: instancePath + "/waitsFor/" + i0 + "/label", schemaPath: "#/$defs/shiftLabel/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.label.type, parentSchema: schema89.properties.label, data: data3 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data1.new !== void 0) {
              let data4 = data1.new;
              if (true !== data4) {
                const err7 = { instancePath: instancePath + "/waitsFor/" + i0 + "/new", schemaPath: "#/$defs/shiftLabel/properties/new/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.new, data: data4 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.gone !== void 0) {
              let data5 = data1.gone;
              if (true !== data5) {
                const err8 = { instancePath: instancePath + "/waitsFor/" + i0 + "/gone", schemaPath: "#/$defs/shiftLabel/properties/gone/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.gone, data: data5 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.failing !== void 0) {
              let data6 = data1.failing;
              if (true !== data6) {
                const err9 = { instancePath: instancePath + "/waitsFor/" + i0 + "/failing", schemaPath: "#/$defs/shiftLabel/properties/failing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.failing, data: data6 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/waitsFor/" + i0, schemaPath: "#/$defs/shiftLabel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/waitsFor", schemaPath: "#/properties/waitsFor/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema173.properties.waitsFor.type, parentSchema: schema173.properties.waitsFor, data: data0 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema173.type, parentSchema: schema173, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
validate115.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.gated === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gated" }, message: "must have required property 'gated'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.startedAt === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema144.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema144, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      if (!validate111(data.case, { instancePath: instancePath + "/case", parentData: data, parentDataProperty: "case", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate111.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err7 = { instancePath: instancePath + "/metric", schemaPath: "report.schema.json#/$defs/finding/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema147.type, parentSchema: schema147, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      let data2 = data.verdict;
      if (!(data2 === "pass" || data2 === "improvement" || data2 === "regression" || data2 === "suspect" || data2 === "inconclusive" || data2 === "new" || data2 === "missing" || data2 === "invalid" || data2 === "waived")) {
        const err8 = { instancePath: instancePath + "/verdict", schemaPath: "report.schema.json#/$defs/finding/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values", schema: schema85.enum, parentSchema: schema85, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.gated !== void 0) {
      let data3 = data.gated;
      if (typeof data3 !== "boolean") {
        const err9 = { instancePath: instancePath + "/gated", schemaPath: "report.schema.json#/$defs/finding/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema149.type, parentSchema: schema149, data: data3 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.fails !== void 0) {
      let data4 = data.fails;
      if (true !== data4) {
        const err10 = { instancePath: instancePath + "/fails", schemaPath: "report.schema.json#/$defs/finding/properties/fails/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema150, data: data4 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.control !== void 0) {
      let data5 = data.control;
      if (true !== data5) {
        const err11 = { instancePath: instancePath + "/control", schemaPath: "report.schema.json#/$defs/finding/properties/control/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema151, data: data5 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data6 = data.reason;
      if (!(data6 === "reported" || data6 === "within-band" || data6 === "within-noise" || data6 === "beyond-limit" || data6 === "flagrant" || data6 === "group" || data6 === "coupled" || data6 === "drift" || data6 === "relative" || data6 === "single-run" || data6 === "errors" || data6 === "baseline-errors" || data6 === "dead" || data6 === "few-samples" || data6 === "unsound" || data6 === "objective" || data6 === "whole-step" || data6 === "cap" || data6 === "environment" || data6 === "method" || data6 === "not-recorded" || data6 === "short-history" || data6 === "too-noisy" || data6 === "retired" || data6 === "no-baseline" || data6 === "no-candidate" || data6 === "not-run-before" || data6 === "not-run" || data6 === "blank" || data6 === "absent" || data6 === "failed")) {
        const err12 = { instancePath: instancePath + "/reason", schemaPath: "report.schema.json#/$defs/finding/properties/reason/enum", keyword: "enum", params: { allowedValues: schema86.enum }, message: "must be equal to one of the allowed values", schema: schema86.enum, parentSchema: schema86, data: data6 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate113(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate113.errors);
        errors = vErrors.length;
      }
    }
    if (data.repetitions !== void 0) {
      let data8 = data.repetitions;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err13 = { instancePath: instancePath + "/repetitions", schemaPath: "report.schema.json#/$defs/finding/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema155.type, parentSchema: schema155, data: data8 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err14 = { instancePath: instancePath + "/repetitions", schemaPath: "report.schema.json#/$defs/finding/properties/repetitions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema155, data: data8 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.samples !== void 0) {
      let data9 = data.samples;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err15 = { instancePath: instancePath + "/samples", schemaPath: "report.schema.json#/$defs/finding/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema156.type, parentSchema: schema156, data: data9 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err16 = { instancePath: instancePath + "/samples", schemaPath: "report.schema.json#/$defs/finding/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema156, data: data9 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.baseline !== void 0) {
      let data10 = data.baseline;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.value === void 0) {
          const err17 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema157.required, parentSchema: schema157, data: data10 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data10.low === void 0) {
          const err18 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema157.required, parentSchema: schema157, data: data10 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data10.high === void 0) {
          const err19 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema157.required, parentSchema: schema157, data: data10 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data10.runs === void 0) {
          const err20 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema157.required, parentSchema: schema157, data: data10 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        for (const key1 in data10) {
          if (!(key1 === "value" || key1 === "low" || key1 === "high" || key1 === "runs" || key1 === "repetitions")) {
            const err21 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema157, data: data10 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data10.value !== void 0) {
          let data11 = data10.value;
          if (!(typeof data11 == "number" && isFinite(data11))) {
            const err22 = { instancePath: instancePath + "/baseline/value", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema157.properties.value.type, parentSchema: schema157.properties.value, data: data11 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data10.low !== void 0) {
          let data12 = data10.low;
          if (!(typeof data12 == "number" && isFinite(data12))) {
            const err23 = { instancePath: instancePath + "/baseline/low", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema157.properties.low.type, parentSchema: schema157.properties.low, data: data12 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data10.high !== void 0) {
          let data13 = data10.high;
          if (!(typeof data13 == "number" && isFinite(data13))) {
            const err24 = { instancePath: instancePath + "/baseline/high", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema157.properties.high.type, parentSchema: schema157.properties.high, data: data13 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data10.runs !== void 0) {
          let data14 = data10.runs;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err25 = { instancePath: instancePath + "/baseline/runs", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema157.properties.runs.type, parentSchema: schema157.properties.runs, data: data14 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err26 = { instancePath: instancePath + "/baseline/runs", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema157.properties.runs, data: data14 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data10.repetitions !== void 0) {
          let data15 = data10.repetitions;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err27 = { instancePath: instancePath + "/baseline/repetitions", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema157.properties.repetitions.type, parentSchema: schema157.properties.repetitions, data: data15 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/baseline", schemaPath: "report.schema.json#/$defs/finding/properties/baseline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema157.type, parentSchema: schema157, data: data10 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.interpolated !== void 0) {
      let data16 = data.interpolated;
      if (true !== data16) {
        const err29 = { instancePath: instancePath + "/interpolated", schemaPath: "report.schema.json#/$defs/finding/properties/interpolated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema158, data: data16 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.delta !== void 0) {
      let data17 = data.delta;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.absolute === void 0) {
          const err30 = { instancePath: instancePath + "/delta", schemaPath: "report.schema.json#/$defs/finding/properties/delta/required", keyword: "required", params: { missingProperty: "absolute" }, message: "must have required property 'absolute'", schema: schema159.required, parentSchema: schema159, data: data17 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data17.direction === void 0) {
          const err31 = { instancePath: instancePath + "/delta", schemaPath: "report.schema.json#/$defs/finding/properties/delta/required", keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'", schema: schema159.required, parentSchema: schema159, data: data17 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "absolute" || key2 === "percent" || key2 === "direction")) {
            const err32 = { instancePath: instancePath + "/delta", schemaPath: "report.schema.json#/$defs/finding/properties/delta/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema159, data: data17 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data17.absolute !== void 0) {
          let data18 = data17.absolute;
          if (!(typeof data18 == "number" && isFinite(data18))) {
            const err33 = { instancePath: instancePath + "/delta/absolute", schemaPath: "report.schema.json#/$defs/finding/properties/delta/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema159.properties.absolute.type, parentSchema: schema159.properties.absolute, data: data18 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data17.percent !== void 0) {
          let data19 = data17.percent;
          if (!(typeof data19 == "number" && isFinite(data19))) {
            const err34 = { instancePath: instancePath + "/delta/percent", schemaPath: "report.schema.json#/$defs/finding/properties/delta/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema159.properties.percent.type, parentSchema: schema159.properties.percent, data: data19 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data17.direction !== void 0) {
          let data20 = data17.direction;
          if (!(data20 === "better" || data20 === "worse" || data20 === "same")) {
            const err35 = { instancePath: instancePath + "/delta/direction", schemaPath: "report.schema.json#/$defs/finding/properties/delta/properties/direction/enum", keyword: "enum", params: { allowedValues: schema159.properties.direction.enum }, message: "must be equal to one of the allowed values", schema: schema159.properties.direction.enum, parentSchema: schema159.properties.direction, data: data20 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/delta", schemaPath: "report.schema.json#/$defs/finding/properties/delta/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema159.type, parentSchema: schema159, data: data17 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.band !== void 0) {
      let data21 = data.band;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (const key3 in data21) {
          if (!(key3 === "percent" || key3 === "absolute")) {
            const err37 = { instancePath: instancePath + "/band", schemaPath: "report.schema.json#/$defs/finding/properties/band/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema160, data: data21 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data21.percent !== void 0) {
          let data22 = data21.percent;
          if (!(typeof data22 == "number" && isFinite(data22))) {
            const err38 = { instancePath: instancePath + "/band/percent", schemaPath: "report.schema.json#/$defs/finding/properties/band/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema160.properties.percent.type, parentSchema: schema160.properties.percent, data: data22 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data21.absolute !== void 0) {
          let data23 = data21.absolute;
          if (!(typeof data23 == "number" && isFinite(data23))) {
            const err39 = { instancePath: instancePath + "/band/absolute", schemaPath: "report.schema.json#/$defs/finding/properties/band/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema160.properties.absolute.type, parentSchema: schema160.properties.absolute, data: data23 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/band", schemaPath: "report.schema.json#/$defs/finding/properties/band/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema160.type, parentSchema: schema160, data: data21 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.noise !== void 0) {
      let data24 = data.noise;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.from === void 0) {
          const err41 = { instancePath: instancePath + "/noise", schemaPath: "report.schema.json#/$defs/finding/properties/noise/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema161.required, parentSchema: schema161, data: data24 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data24.runs === void 0) {
          const err42 = { instancePath: instancePath + "/noise", schemaPath: "report.schema.json#/$defs/finding/properties/noise/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema161.required, parentSchema: schema161, data: data24 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        for (const key4 in data24) {
          if (!(key4 === "percent" || key4 === "absolute" || key4 === "runs" || key4 === "from" || key4 === "own" || key4 === "siblings" || key4 === "assumed" || key4 === "raised")) {
            const err43 = { instancePath: instancePath + "/noise", schemaPath: "report.schema.json#/$defs/finding/properties/noise/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema161, data: data24 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data24.percent !== void 0) {
          let data25 = data24.percent;
          if (!(typeof data25 == "number" && isFinite(data25))) {
            const err44 = { instancePath: instancePath + "/noise/percent", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema161.properties.percent.type, parentSchema: schema161.properties.percent, data: data25 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data24.absolute !== void 0) {
          let data26 = data24.absolute;
          if (!(typeof data26 == "number" && isFinite(data26))) {
            const err45 = { instancePath: instancePath + "/noise/absolute", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema161.properties.absolute.type, parentSchema: schema161.properties.absolute, data: data26 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data24.runs !== void 0) {
          let data27 = data24.runs;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err46 = { instancePath: instancePath + "/noise/runs", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema161.properties.runs.type, parentSchema: schema161.properties.runs, data: data27 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data24.from !== void 0) {
          let data28 = data24.from;
          if (!(data28 === "history" || data28 === "assumed" || data28 === "counts" || data28 === "session")) {
            const err47 = { instancePath: instancePath + "/noise/from", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/from/enum", keyword: "enum", params: { allowedValues: schema161.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema161.properties.from.enum, parentSchema: schema161.properties.from, data: data28 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data24.own !== void 0) {
          let data29 = data24.own;
          if (!(typeof data29 == "number" && isFinite(data29))) {
            const err48 = { instancePath: instancePath + "/noise/own", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/own/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema161.properties.own.type, parentSchema: schema161.properties.own, data: data29 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data24.siblings !== void 0) {
          let data30 = data24.siblings;
          if (!(typeof data30 == "number" && isFinite(data30))) {
            const err49 = { instancePath: instancePath + "/noise/siblings", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/siblings/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema161.properties.siblings.type, parentSchema: schema161.properties.siblings, data: data30 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data24.assumed !== void 0) {
          let data31 = data24.assumed;
          if (!(typeof data31 == "number" && isFinite(data31))) {
            const err50 = { instancePath: instancePath + "/noise/assumed", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/assumed/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema161.properties.assumed.type, parentSchema: schema161.properties.assumed, data: data31 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data24.raised !== void 0) {
          let data32 = data24.raised;
          if (!(data32 === "floor" || data32 === "rounding" || data32 === "requests")) {
            const err51 = { instancePath: instancePath + "/noise/raised", schemaPath: "report.schema.json#/$defs/finding/properties/noise/properties/raised/enum", keyword: "enum", params: { allowedValues: schema161.properties.raised.enum }, message: "must be equal to one of the allowed values", schema: schema161.properties.raised.enum, parentSchema: schema161.properties.raised, data: data32 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/noise", schemaPath: "report.schema.json#/$defs/finding/properties/noise/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema161.type, parentSchema: schema161, data: data24 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data33 = data.limit;
      if (!(typeof data33 == "number" && isFinite(data33))) {
        const err53 = { instancePath: instancePath + "/limit", schemaPath: "report.schema.json#/$defs/finding/properties/limit/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema162.type, parentSchema: schema162, data: data33 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      let data34 = data.severity;
      if (!(typeof data34 == "number" && isFinite(data34))) {
        const err54 = { instancePath: instancePath + "/severity", schemaPath: "report.schema.json#/$defs/finding/properties/severity/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema163.type, parentSchema: schema163, data: data34 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.smallestDetectable !== void 0) {
      let data35 = data.smallestDetectable;
      if (!(typeof data35 == "number" && isFinite(data35))) {
        const err55 = { instancePath: instancePath + "/smallestDetectable", schemaPath: "report.schema.json#/$defs/finding/properties/smallestDetectable/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema164.type, parentSchema: schema164, data: data35 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.objective !== void 0) {
      let data36 = data.objective;
      if (typeof data36 !== "string") {
        const err56 = { instancePath: instancePath + "/objective", schemaPath: "report.schema.json#/$defs/finding/properties/objective/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema165.type, parentSchema: schema165, data: data36 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.waiver !== void 0) {
      let data37 = data.waiver;
      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
        if (data37.reason === void 0) {
          const err57 = { instancePath: instancePath + "/waiver", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema166.required, parentSchema: schema166, data: data37 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data37.until === void 0) {
          const err58 = { instancePath: instancePath + "/waiver", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema166.required, parentSchema: schema166, data: data37 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        for (const key5 in data37) {
          if (!(key5 === "reason" || key5 === "until" || key5 === "issue" || key5 === "ceiling")) {
            const err59 = { instancePath: instancePath + "/waiver", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema166, data: data37 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data37.reason !== void 0) {
          let data38 = data37.reason;
          if (typeof data38 !== "string") {
            const err60 = { instancePath: instancePath + "/waiver/reason", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema166.properties.reason.type, parentSchema: schema166.properties.reason, data: data38 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data37.until !== void 0) {
          let data39 = data37.until;
          if (typeof data39 !== "string") {
            const err61 = { instancePath: instancePath + "/waiver/until", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema166.properties.until.type, parentSchema: schema166.properties.until, data: data39 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data37.issue !== void 0) {
          let data40 = data37.issue;
          if (typeof data40 !== "string") {
            const err62 = { instancePath: instancePath + "/waiver/issue", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema166.properties.issue.type, parentSchema: schema166.properties.issue, data: data40 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data37.ceiling !== void 0) {
          let data41 = data37.ceiling;
          if (typeof data41 !== "string") {
            const err63 = { instancePath: instancePath + "/waiver/ceiling", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema166.properties.ceiling.type, parentSchema: schema166.properties.ceiling, data: data41 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath: instancePath + "/waiver", schemaPath: "report.schema.json#/$defs/finding/properties/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema166.type, parentSchema: schema166, data: data37 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.adjusted !== void 0) {
      let data42 = data.adjusted;
      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
        if (data42.percent === void 0) {
          const err65 = { instancePath: instancePath + "/adjusted", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema167.required, parentSchema: schema167, data: data42 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data42.shift === void 0) {
          const err66 = { instancePath: instancePath + "/adjusted", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/required", keyword: "required", params: { missingProperty: "shift" }, message: "must have required property 'shift'", schema: schema167.required, parentSchema: schema167, data: data42 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        for (const key6 in data42) {
          if (!(key6 === "percent" || key6 === "shift" || key6 === "awaited" || key6 === "source")) {
            const err67 = { instancePath: instancePath + "/adjusted", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema167, data: data42 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data42.percent !== void 0) {
          let data43 = data42.percent;
          if (!(typeof data43 == "number" && isFinite(data43))) {
            const err68 = { instancePath: instancePath + "/adjusted/percent", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema167.properties.percent.type, parentSchema: schema167.properties.percent, data: data43 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data42.shift !== void 0) {
          let data44 = data42.shift;
          if (!(typeof data44 == "number" && isFinite(data44))) {
            const err69 = { instancePath: instancePath + "/adjusted/shift", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/properties/shift/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema167.properties.shift.type, parentSchema: schema167.properties.shift, data: data44 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data42.awaited !== void 0) {
          let data45 = data42.awaited;
          if (!(typeof data45 == "number" && isFinite(data45))) {
            const err70 = { instancePath: instancePath + "/adjusted/awaited", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/properties/awaited/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema167.properties.awaited.type, parentSchema: schema167.properties.awaited, data: data45 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data42.source !== void 0) {
          let data46 = data42.source;
          if (!(data46 === "controls" || data46 === "all" || data46 === "group")) {
            const err71 = { instancePath: instancePath + "/adjusted/source", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/properties/source/enum", keyword: "enum", params: { allowedValues: schema167.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema167.properties.source.enum, parentSchema: schema167.properties.source, data: data46 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = { instancePath: instancePath + "/adjusted", schemaPath: "report.schema.json#/$defs/finding/properties/adjusted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema167.type, parentSchema: schema167, data: data42 };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.basis !== void 0) {
      let data47 = data.basis;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.error === void 0) {
          const err73 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema168.required, parentSchema: schema168, data: data47 };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        if (data47.freedom === void 0) {
          const err74 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/required", keyword: "required", params: { missingProperty: "freedom" }, message: "must have required property 'freedom'", schema: schema168.required, parentSchema: schema168, data: data47 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (data47.level === void 0) {
          const err75 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema168.required, parentSchema: schema168, data: data47 };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        if (data47.groups === void 0) {
          const err76 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema168.required, parentSchema: schema168, data: data47 };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        for (const key7 in data47) {
          if (!(key7 === "error" || key7 === "freedom" || key7 === "level" || key7 === "groups" || key7 === "errors" || key7 === "errorsFreedom")) {
            const err77 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema168, data: data47 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data47.error !== void 0) {
          let data48 = data47.error;
          if (!(typeof data48 == "number" && isFinite(data48))) {
            const err78 = { instancePath: instancePath + "/basis/error", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/error/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.error.type, parentSchema: schema168.properties.error, data: data48 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data47.freedom !== void 0) {
          let data49 = data47.freedom;
          if (!(typeof data49 == "number" && isFinite(data49))) {
            const err79 = { instancePath: instancePath + "/basis/freedom", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/freedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.freedom.type, parentSchema: schema168.properties.freedom, data: data49 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data47.level !== void 0) {
          let data50 = data47.level;
          if (!(typeof data50 == "number" && isFinite(data50))) {
            const err80 = { instancePath: instancePath + "/basis/level", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/level/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.level.type, parentSchema: schema168.properties.level, data: data50 };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data47.groups !== void 0) {
          let data51 = data47.groups;
          if (!(typeof data51 == "number" && isFinite(data51))) {
            const err81 = { instancePath: instancePath + "/basis/groups", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/groups/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.groups.type, parentSchema: schema168.properties.groups, data: data51 };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data47.errors !== void 0) {
          let data52 = data47.errors;
          if (!(typeof data52 == "number" && isFinite(data52))) {
            const err82 = { instancePath: instancePath + "/basis/errors", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/errors/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.errors.type, parentSchema: schema168.properties.errors, data: data52 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data47.errorsFreedom !== void 0) {
          let data53 = data47.errorsFreedom;
          if (!(typeof data53 == "number" && isFinite(data53))) {
            const err83 = { instancePath: instancePath + "/basis/errorsFreedom", schemaPath: "report.schema.json#/$defs/finding/properties/basis/properties/errorsFreedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema168.properties.errorsFreedom.type, parentSchema: schema168.properties.errorsFreedom, data: data53 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = { instancePath: instancePath + "/basis", schemaPath: "report.schema.json#/$defs/finding/properties/basis/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema168.type, parentSchema: schema168, data: data47 };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.group !== void 0) {
      let data54 = data.group;
      if (typeof data54 !== "string") {
        const err85 = { instancePath: instancePath + "/group", schemaPath: "report.schema.json#/$defs/finding/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema169.type, parentSchema: schema169, data: data54 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.probability !== void 0) {
      let data55 = data.probability;
      if (!(typeof data55 == "number" && isFinite(data55))) {
        const err86 = { instancePath: instancePath + "/probability", schemaPath: "report.schema.json#/$defs/finding/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema170.type, parentSchema: schema170, data: data55 };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.unresolved !== void 0) {
      let data56 = data.unresolved;
      if (!(typeof data56 == "number" && isFinite(data56))) {
        const err87 = { instancePath: instancePath + "/unresolved", schemaPath: "report.schema.json#/$defs/finding/properties/unresolved/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema171.type, parentSchema: schema171, data: data56 };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
    }
    if (data.exceptions !== void 0) {
      let data57 = data.exceptions;
      if (Array.isArray(data57)) {
        const len0 = data57.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data58 = data57[i0];
          if (typeof data58 !== "string") {
            const err88 = { instancePath: instancePath + "/exceptions/" + i0, schemaPath: "report.schema.json#/$defs/finding/properties/exceptions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.items.type, parentSchema: schema172.items, data: data58 };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
      } else {
        const err89 = { instancePath: instancePath + "/exceptions", schemaPath: "report.schema.json#/$defs/finding/properties/exceptions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema172.type, parentSchema: schema172, data: data57 };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.because !== void 0) {
      if (!validate115(data.because, { instancePath: instancePath + "/because", parentData: data, parentDataProperty: "because", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate115.errors);
        errors = vErrors.length;
      }
    }
    if (data.drift !== void 0) {
      let data60 = data.drift;
      if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
        if (data60.percent === void 0) {
          const err90 = { instancePath: instancePath + "/drift", schemaPath: "report.schema.json#/$defs/finding/properties/drift/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema175.required, parentSchema: schema175, data: data60 };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
        if (data60.runs === void 0) {
          const err91 = { instancePath: instancePath + "/drift", schemaPath: "report.schema.json#/$defs/finding/properties/drift/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema175.required, parentSchema: schema175, data: data60 };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        for (const key8 in data60) {
          if (!(key8 === "percent" || key8 === "runs" || key8 === "since" || key8 === "commit" || key8 === "tag")) {
            const err92 = { instancePath: instancePath + "/drift", schemaPath: "report.schema.json#/$defs/finding/properties/drift/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema175, data: data60 };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data60.percent !== void 0) {
          let data61 = data60.percent;
          if (!(typeof data61 == "number" && isFinite(data61))) {
            const err93 = { instancePath: instancePath + "/drift/percent", schemaPath: "report.schema.json#/$defs/finding/properties/drift/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema175.properties.percent.type, parentSchema: schema175.properties.percent, data: data61 };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
        if (data60.runs !== void 0) {
          let data62 = data60.runs;
          if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
            const err94 = { instancePath: instancePath + "/drift/runs", schemaPath: "report.schema.json#/$defs/finding/properties/drift/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema175.properties.runs.type, parentSchema: schema175.properties.runs, data: data62 };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
        if (data60.since !== void 0) {
          let data63 = data60.since;
          if (typeof data63 !== "string") {
            const err95 = { instancePath: instancePath + "/drift/since", schemaPath: "report.schema.json#/$defs/finding/properties/drift/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.properties.since.type, parentSchema: schema175.properties.since, data: data63 };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
        if (data60.commit !== void 0) {
          let data64 = data60.commit;
          if (typeof data64 !== "string") {
            const err96 = { instancePath: instancePath + "/drift/commit", schemaPath: "report.schema.json#/$defs/finding/properties/drift/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.properties.commit.type, parentSchema: schema175.properties.commit, data: data64 };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data60.tag !== void 0) {
          let data65 = data60.tag;
          if (typeof data65 !== "string") {
            const err97 = { instancePath: instancePath + "/drift/tag", schemaPath: "report.schema.json#/$defs/finding/properties/drift/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.properties.tag.type, parentSchema: schema175.properties.tag, data: data65 };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
        }
      } else {
        const err98 = { instancePath: instancePath + "/drift", schemaPath: "report.schema.json#/$defs/finding/properties/drift/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema175.type, parentSchema: schema175, data: data60 };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
    }
    if (data.effect !== void 0) {
      let data66 = data.effect;
      if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
        if (data66.percent === void 0) {
          const err99 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema176.required, parentSchema: schema176, data: data66 };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        if (data66.low === void 0) {
          const err100 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema176.required, parentSchema: schema176, data: data66 };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        if (data66.high === void 0) {
          const err101 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema176.required, parentSchema: schema176, data: data66 };
          if (vErrors === null) {
            vErrors = [err101];
          } else {
            vErrors.push(err101);
          }
          errors++;
        }
        if (data66.pairs === void 0) {
          const err102 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema176.required, parentSchema: schema176, data: data66 };
          if (vErrors === null) {
            vErrors = [err102];
          } else {
            vErrors.push(err102);
          }
          errors++;
        }
        for (const key9 in data66) {
          if (!(key9 === "percent" || key9 === "low" || key9 === "high" || key9 === "pairs" || key9 === "open")) {
            const err103 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema176, data: data66 };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
        if (data66.percent !== void 0) {
          let data67 = data66.percent;
          if (!(typeof data67 == "number" && isFinite(data67))) {
            const err104 = { instancePath: instancePath + "/effect/percent", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema176.properties.percent.type, parentSchema: schema176.properties.percent, data: data67 };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
        }
        if (data66.low !== void 0) {
          let data68 = data66.low;
          if (!(typeof data68 == "number" && isFinite(data68))) {
            const err105 = { instancePath: instancePath + "/effect/low", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema176.properties.low.type, parentSchema: schema176.properties.low, data: data68 };
            if (vErrors === null) {
              vErrors = [err105];
            } else {
              vErrors.push(err105);
            }
            errors++;
          }
        }
        if (data66.high !== void 0) {
          let data69 = data66.high;
          if (!(typeof data69 == "number" && isFinite(data69))) {
            const err106 = { instancePath: instancePath + "/effect/high", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema176.properties.high.type, parentSchema: schema176.properties.high, data: data69 };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
        if (data66.pairs !== void 0) {
          let data70 = data66.pairs;
          if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
            const err107 = { instancePath: instancePath + "/effect/pairs", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema176.properties.pairs.type, parentSchema: schema176.properties.pairs, data: data70 };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
          }
          if (typeof data70 == "number" && isFinite(data70)) {
            if (data70 < 1 || isNaN(data70)) {
              const err108 = { instancePath: instancePath + "/effect/pairs", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema176.properties.pairs, data: data70 };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
        }
        if (data66.open !== void 0) {
          let data71 = data66.open;
          if (!(typeof data71 == "number" && isFinite(data71))) {
            const err109 = { instancePath: instancePath + "/effect/open", schemaPath: "report.schema.json#/$defs/finding/properties/effect/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema176.properties.open.type, parentSchema: schema176.properties.open, data: data71 };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
      } else {
        const err110 = { instancePath: instancePath + "/effect", schemaPath: "report.schema.json#/$defs/finding/properties/effect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema176.type, parentSchema: schema176, data: data66 };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data72 = data.startedAt;
      if (typeof data72 !== "string") {
        const err111 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema144.properties.startedAt.type, parentSchema: schema144.properties.startedAt, data: data72 };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
    }
  } else {
    const err112 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema144.type, parentSchema: schema144, data };
    if (vErrors === null) {
      vErrors = [err112];
    } else {
      vErrors.push(err112);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema143.required, parentSchema: schema143, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.judged === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged" }, message: "must have required property 'judged'", schema: schema143.required, parentSchema: schema143, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.failed === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema143.required, parentSchema: schema143, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.suspect === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspect" }, message: "must have required property 'suspect'", schema: schema143.required, parentSchema: schema143, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema143.required, parentSchema: schema143, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "judged" || key0 === "failed" || key0 === "suspect" || key0 === "causes" || key0 === "worst")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema143, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      let data0 = data.case;
      if (typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema143.properties.case.type, parentSchema: schema143.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.judged !== void 0) {
      let data1 = data.judged;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema143.properties.judged.type, parentSchema: schema143.properties.judged, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.failed !== void 0) {
      let data2 = data.failed;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema143.properties.failed.type, parentSchema: schema143.properties.failed, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.suspect !== void 0) {
      let data3 = data.suspect;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/suspect", schemaPath: "#/properties/suspect/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema143.properties.suspect.type, parentSchema: schema143.properties.suspect, data: data3 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.causes !== void 0) {
      let data4 = data.causes;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          let data5 = data4[key1];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err10 = { instancePath: instancePath + "/causes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/causes/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema143.properties.causes.additionalProperties.type, parentSchema: schema143.properties.causes.additionalProperties, data: data5 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema143.properties.causes.type, parentSchema: schema143.properties.causes, data: data4 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.worst !== void 0) {
      if (!validate110(data.worst, { instancePath: instancePath + "/worst", parentData: data, parentDataProperty: "worst", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate110.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema143.type, parentSchema: schema143, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema177 = { "title": "FailedRun", "description": "A run that the gate would have failed. Without `worst`, only the whole run was worse.", "type": "object", "required": ["startedAt", "causes", "cases", "wholeRun"], "additionalProperties": false, "properties": { "startedAt": { "description": "When the run began.", "type": "string" }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "causes": { "type": "array", "items": { "type": "string" } }, "cases": { "description": "How many cases failed; 0 where only the whole run was worse.", "type": "integer" }, "worst": { "$ref": "report.schema.json#/$defs/finding" }, "wholeRun": { "description": "The metrics in which the whole run was worse.", "type": "array", "items": { "title": "WholeRunShift", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "type": "number" } } } } } };
var schema82 = { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "configuration" || key0 === "key")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data0 = data.scenario;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.scenario.type, parentSchema: schema83.properties.scenario, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.label.type, parentSchema: schema83.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data2 = data.configuration;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          let data3 = data2[key1];
          if (typeof data3 !== "string") {
            const err6 = { instancePath: instancePath + "/configuration/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/configuration/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.additionalProperties.type, parentSchema: schema34.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/configuration", schemaPath: "run.schema.json#/$defs/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data4 = data.key;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.key.type, parentSchema: schema83.properties.key, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema35.oneOf[0].type, parentSchema: schema35.oneOf[0], data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.low === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema36.required, parentSchema: schema36, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema36.required, parentSchema: schema36, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "low" || key0 === "high")) {
        const err3 = { instancePath, schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema36, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data0 = data.low;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/low", schemaPath: "#/$defs/interval/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.properties.low.type, parentSchema: schema36.properties.low, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data1 = data.high;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/high", schemaPath: "#/$defs/interval/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.properties.high.type, parentSchema: schema36.properties.high, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      var props0 = true;
    }
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema35.oneOf, parentSchema: schema35, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate61.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate61.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.gated === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gated" }, message: "must have required property 'gated'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema82.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      if (!validate59(data.case, { instancePath: instancePath + "/case", parentData: data, parentDataProperty: "case", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.metric.type, parentSchema: schema82.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      let data2 = data.verdict;
      if (!(data2 === "pass" || data2 === "improvement" || data2 === "regression" || data2 === "suspect" || data2 === "inconclusive" || data2 === "new" || data2 === "missing" || data2 === "invalid" || data2 === "waived")) {
        const err7 = { instancePath: instancePath + "/verdict", schemaPath: "#/$defs/verdict/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values", schema: schema85.enum, parentSchema: schema85, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.gated !== void 0) {
      let data3 = data.gated;
      if (typeof data3 !== "boolean") {
        const err8 = { instancePath: instancePath + "/gated", schemaPath: "#/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema82.properties.gated.type, parentSchema: schema82.properties.gated, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fails !== void 0) {
      let data4 = data.fails;
      if (true !== data4) {
        const err9 = { instancePath: instancePath + "/fails", schemaPath: "#/properties/fails/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema82.properties.fails, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.control !== void 0) {
      let data5 = data.control;
      if (true !== data5) {
        const err10 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema82.properties.control, data: data5 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data6 = data.reason;
      if (!(data6 === "reported" || data6 === "within-band" || data6 === "within-noise" || data6 === "beyond-limit" || data6 === "flagrant" || data6 === "group" || data6 === "coupled" || data6 === "drift" || data6 === "relative" || data6 === "single-run" || data6 === "errors" || data6 === "baseline-errors" || data6 === "dead" || data6 === "few-samples" || data6 === "unsound" || data6 === "objective" || data6 === "whole-step" || data6 === "cap" || data6 === "environment" || data6 === "method" || data6 === "not-recorded" || data6 === "short-history" || data6 === "too-noisy" || data6 === "retired" || data6 === "no-baseline" || data6 === "no-candidate" || data6 === "not-run-before" || data6 === "not-run" || data6 === "blank" || data6 === "absent" || data6 === "failed")) {
        const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/enum", keyword: "enum", params: { allowedValues: schema86.enum }, message: "must be equal to one of the allowed values", schema: schema86.enum, parentSchema: schema86, data: data6 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate61(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.repetitions !== void 0) {
      let data8 = data.repetitions;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err12 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.repetitions.type, parentSchema: schema82.properties.repetitions, data: data8 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err13 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema82.properties.repetitions, data: data8 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.samples !== void 0) {
      let data9 = data.samples;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err14 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.samples.type, parentSchema: schema82.properties.samples, data: data9 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err15 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema82.properties.samples, data: data9 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.baseline !== void 0) {
      let data10 = data.baseline;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.value === void 0) {
          const err16 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema82.properties.baseline.required, parentSchema: schema82.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data10.low === void 0) {
          const err17 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema82.properties.baseline.required, parentSchema: schema82.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data10.high === void 0) {
          const err18 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema82.properties.baseline.required, parentSchema: schema82.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data10.runs === void 0) {
          const err19 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema82.properties.baseline.required, parentSchema: schema82.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key1 in data10) {
          if (!(key1 === "value" || key1 === "low" || key1 === "high" || key1 === "runs" || key1 === "repetitions")) {
            const err20 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.baseline, data: data10 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data10.value !== void 0) {
          let data11 = data10.value;
          if (!(typeof data11 == "number" && isFinite(data11))) {
            const err21 = { instancePath: instancePath + "/baseline/value", schemaPath: "#/properties/baseline/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.baseline.properties.value.type, parentSchema: schema82.properties.baseline.properties.value, data: data11 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data10.low !== void 0) {
          let data12 = data10.low;
          if (!(typeof data12 == "number" && isFinite(data12))) {
            const err22 = { instancePath: instancePath + "/baseline/low", schemaPath: "#/properties/baseline/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.baseline.properties.low.type, parentSchema: schema82.properties.baseline.properties.low, data: data12 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data10.high !== void 0) {
          let data13 = data10.high;
          if (!(typeof data13 == "number" && isFinite(data13))) {
            const err23 = { instancePath: instancePath + "/baseline/high", schemaPath: "#/properties/baseline/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.baseline.properties.high.type, parentSchema: schema82.properties.baseline.properties.high, data: data13 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data10.runs !== void 0) {
          let data14 = data10.runs;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err24 = { instancePath: instancePath + "/baseline/runs", schemaPath: "#/properties/baseline/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.baseline.properties.runs.type, parentSchema: schema82.properties.baseline.properties.runs, data: data14 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err25 = { instancePath: instancePath + "/baseline/runs", schemaPath: "#/properties/baseline/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema82.properties.baseline.properties.runs, data: data14 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data10.repetitions !== void 0) {
          let data15 = data10.repetitions;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err26 = { instancePath: instancePath + "/baseline/repetitions", schemaPath: "#/properties/baseline/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.baseline.properties.repetitions.type, parentSchema: schema82.properties.baseline.properties.repetitions, data: data15 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.baseline.type, parentSchema: schema82.properties.baseline, data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.interpolated !== void 0) {
      let data16 = data.interpolated;
      if (true !== data16) {
        const err28 = { instancePath: instancePath + "/interpolated", schemaPath: "#/properties/interpolated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema82.properties.interpolated, data: data16 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.series !== void 0) {
      let data17 = data.series;
      if (Array.isArray(data17)) {
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (!(typeof data18 == "number" && isFinite(data18))) {
            const err29 = { instancePath: instancePath + "/series/" + i0, schemaPath: "#/properties/series/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.series.items.type, parentSchema: schema82.properties.series.items, data: data18 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/series", schemaPath: "#/properties/series/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema82.properties.series.type, parentSchema: schema82.properties.series, data: data17 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.delta !== void 0) {
      let data19 = data.delta;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.absolute === void 0) {
          const err31 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/required", keyword: "required", params: { missingProperty: "absolute" }, message: "must have required property 'absolute'", schema: schema82.properties.delta.required, parentSchema: schema82.properties.delta, data: data19 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data19.direction === void 0) {
          const err32 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/required", keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'", schema: schema82.properties.delta.required, parentSchema: schema82.properties.delta, data: data19 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        for (const key2 in data19) {
          if (!(key2 === "absolute" || key2 === "percent" || key2 === "direction")) {
            const err33 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.delta, data: data19 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data19.absolute !== void 0) {
          let data20 = data19.absolute;
          if (!(typeof data20 == "number" && isFinite(data20))) {
            const err34 = { instancePath: instancePath + "/delta/absolute", schemaPath: "#/properties/delta/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.delta.properties.absolute.type, parentSchema: schema82.properties.delta.properties.absolute, data: data20 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data19.percent !== void 0) {
          let data21 = data19.percent;
          if (!(typeof data21 == "number" && isFinite(data21))) {
            const err35 = { instancePath: instancePath + "/delta/percent", schemaPath: "#/properties/delta/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.delta.properties.percent.type, parentSchema: schema82.properties.delta.properties.percent, data: data21 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data19.direction !== void 0) {
          let data22 = data19.direction;
          if (!(data22 === "better" || data22 === "worse" || data22 === "same")) {
            const err36 = { instancePath: instancePath + "/delta/direction", schemaPath: "#/properties/delta/properties/direction/enum", keyword: "enum", params: { allowedValues: schema82.properties.delta.properties.direction.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.delta.properties.direction.enum, parentSchema: schema82.properties.delta.properties.direction, data: data22 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.delta.type, parentSchema: schema82.properties.delta, data: data19 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.band !== void 0) {
      let data23 = data.band;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        for (const key3 in data23) {
          if (!(key3 === "percent" || key3 === "absolute")) {
            const err38 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.band, data: data23 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data23.percent !== void 0) {
          let data24 = data23.percent;
          if (!(typeof data24 == "number" && isFinite(data24))) {
            const err39 = { instancePath: instancePath + "/band/percent", schemaPath: "#/properties/band/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.band.properties.percent.type, parentSchema: schema82.properties.band.properties.percent, data: data24 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data23.absolute !== void 0) {
          let data25 = data23.absolute;
          if (!(typeof data25 == "number" && isFinite(data25))) {
            const err40 = { instancePath: instancePath + "/band/absolute", schemaPath: "#/properties/band/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.band.properties.absolute.type, parentSchema: schema82.properties.band.properties.absolute, data: data25 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      } else {
        const err41 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.band.type, parentSchema: schema82.properties.band, data: data23 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.noise !== void 0) {
      let data26 = data.noise;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.from === void 0) {
          const err42 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema82.properties.noise.required, parentSchema: schema82.properties.noise, data: data26 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data26.runs === void 0) {
          const err43 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema82.properties.noise.required, parentSchema: schema82.properties.noise, data: data26 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key4 in data26) {
          if (!(key4 === "percent" || key4 === "absolute" || key4 === "runs" || key4 === "from" || key4 === "own" || key4 === "siblings" || key4 === "assumed" || key4 === "raised")) {
            const err44 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.noise, data: data26 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data26.percent !== void 0) {
          let data27 = data26.percent;
          if (!(typeof data27 == "number" && isFinite(data27))) {
            const err45 = { instancePath: instancePath + "/noise/percent", schemaPath: "#/properties/noise/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.noise.properties.percent.type, parentSchema: schema82.properties.noise.properties.percent, data: data27 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data26.absolute !== void 0) {
          let data28 = data26.absolute;
          if (!(typeof data28 == "number" && isFinite(data28))) {
            const err46 = { instancePath: instancePath + "/noise/absolute", schemaPath: "#/properties/noise/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.noise.properties.absolute.type, parentSchema: schema82.properties.noise.properties.absolute, data: data28 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data26.runs !== void 0) {
          let data29 = data26.runs;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err47 = { instancePath: instancePath + "/noise/runs", schemaPath: "#/properties/noise/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.noise.properties.runs.type, parentSchema: schema82.properties.noise.properties.runs, data: data29 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data26.from !== void 0) {
          let data30 = data26.from;
          if (!(data30 === "history" || data30 === "assumed" || data30 === "counts" || data30 === "session")) {
            const err48 = { instancePath: instancePath + "/noise/from", schemaPath: "#/properties/noise/properties/from/enum", keyword: "enum", params: { allowedValues: schema82.properties.noise.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.noise.properties.from.enum, parentSchema: schema82.properties.noise.properties.from, data: data30 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data26.own !== void 0) {
          let data31 = data26.own;
          if (!(typeof data31 == "number" && isFinite(data31))) {
            const err49 = { instancePath: instancePath + "/noise/own", schemaPath: "#/properties/noise/properties/own/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.noise.properties.own.type, parentSchema: schema82.properties.noise.properties.own, data: data31 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data26.siblings !== void 0) {
          let data32 = data26.siblings;
          if (!(typeof data32 == "number" && isFinite(data32))) {
            const err50 = { instancePath: instancePath + "/noise/siblings", schemaPath: "#/properties/noise/properties/siblings/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.noise.properties.siblings.type, parentSchema: schema82.properties.noise.properties.siblings, data: data32 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data26.assumed !== void 0) {
          let data33 = data26.assumed;
          if (!(typeof data33 == "number" && isFinite(data33))) {
            const err51 = { instancePath: instancePath + "/noise/assumed", schemaPath: "#/properties/noise/properties/assumed/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.noise.properties.assumed.type, parentSchema: schema82.properties.noise.properties.assumed, data: data33 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data26.raised !== void 0) {
          let data34 = data26.raised;
          if (!(data34 === "floor" || data34 === "rounding" || data34 === "requests")) {
            const err52 = { instancePath: instancePath + "/noise/raised", schemaPath: "#/properties/noise/properties/raised/enum", keyword: "enum", params: { allowedValues: schema82.properties.noise.properties.raised.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.noise.properties.raised.enum, parentSchema: schema82.properties.noise.properties.raised, data: data34 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.noise.type, parentSchema: schema82.properties.noise, data: data26 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data35 = data.limit;
      if (!(typeof data35 == "number" && isFinite(data35))) {
        const err54 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.limit.type, parentSchema: schema82.properties.limit, data: data35 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      let data36 = data.severity;
      if (!(typeof data36 == "number" && isFinite(data36))) {
        const err55 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.severity.type, parentSchema: schema82.properties.severity, data: data36 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.smallestDetectable !== void 0) {
      let data37 = data.smallestDetectable;
      if (!(typeof data37 == "number" && isFinite(data37))) {
        const err56 = { instancePath: instancePath + "/smallestDetectable", schemaPath: "#/properties/smallestDetectable/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.smallestDetectable.type, parentSchema: schema82.properties.smallestDetectable, data: data37 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.basis !== void 0) {
      let data38 = data.basis;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.error === void 0) {
          const err57 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema82.properties.basis.required, parentSchema: schema82.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data38.freedom === void 0) {
          const err58 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "freedom" }, message: "must have required property 'freedom'", schema: schema82.properties.basis.required, parentSchema: schema82.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data38.level === void 0) {
          const err59 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema82.properties.basis.required, parentSchema: schema82.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data38.groups === void 0) {
          const err60 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema82.properties.basis.required, parentSchema: schema82.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key5 in data38) {
          if (!(key5 === "error" || key5 === "freedom" || key5 === "level" || key5 === "groups" || key5 === "errors" || key5 === "errorsFreedom")) {
            const err61 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.basis, data: data38 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data38.error !== void 0) {
          let data39 = data38.error;
          if (!(typeof data39 == "number" && isFinite(data39))) {
            const err62 = { instancePath: instancePath + "/basis/error", schemaPath: "#/properties/basis/properties/error/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.error.type, parentSchema: schema82.properties.basis.properties.error, data: data39 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data38.freedom !== void 0) {
          let data40 = data38.freedom;
          if (!(typeof data40 == "number" && isFinite(data40))) {
            const err63 = { instancePath: instancePath + "/basis/freedom", schemaPath: "#/properties/basis/properties/freedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.freedom.type, parentSchema: schema82.properties.basis.properties.freedom, data: data40 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data38.level !== void 0) {
          let data41 = data38.level;
          if (!(typeof data41 == "number" && isFinite(data41))) {
            const err64 = { instancePath: instancePath + "/basis/level", schemaPath: "#/properties/basis/properties/level/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.level.type, parentSchema: schema82.properties.basis.properties.level, data: data41 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data38.groups !== void 0) {
          let data42 = data38.groups;
          if (!(typeof data42 == "number" && isFinite(data42))) {
            const err65 = { instancePath: instancePath + "/basis/groups", schemaPath: "#/properties/basis/properties/groups/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.groups.type, parentSchema: schema82.properties.basis.properties.groups, data: data42 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data38.errors !== void 0) {
          let data43 = data38.errors;
          if (!(typeof data43 == "number" && isFinite(data43))) {
            const err66 = { instancePath: instancePath + "/basis/errors", schemaPath: "#/properties/basis/properties/errors/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.errors.type, parentSchema: schema82.properties.basis.properties.errors, data: data43 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data38.errorsFreedom !== void 0) {
          let data44 = data38.errorsFreedom;
          if (!(typeof data44 == "number" && isFinite(data44))) {
            const err67 = { instancePath: instancePath + "/basis/errorsFreedom", schemaPath: "#/properties/basis/properties/errorsFreedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.basis.properties.errorsFreedom.type, parentSchema: schema82.properties.basis.properties.errorsFreedom, data: data44 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.basis.type, parentSchema: schema82.properties.basis, data: data38 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.group !== void 0) {
      let data45 = data.group;
      if (typeof data45 !== "string") {
        const err69 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.group.type, parentSchema: schema82.properties.group, data: data45 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.probability !== void 0) {
      let data46 = data.probability;
      if (!(typeof data46 == "number" && isFinite(data46))) {
        const err70 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.probability.type, parentSchema: schema82.properties.probability, data: data46 };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data.unresolved !== void 0) {
      let data47 = data.unresolved;
      if (!(typeof data47 == "number" && isFinite(data47))) {
        const err71 = { instancePath: instancePath + "/unresolved", schemaPath: "#/properties/unresolved/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.unresolved.type, parentSchema: schema82.properties.unresolved, data: data47 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.exceptions !== void 0) {
      let data48 = data.exceptions;
      if (Array.isArray(data48)) {
        const len1 = data48.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data49 = data48[i1];
          if (typeof data49 !== "string") {
            const err72 = { instancePath: instancePath + "/exceptions/" + i1, schemaPath: "#/properties/exceptions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.exceptions.items.type, parentSchema: schema82.properties.exceptions.items, data: data49 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
      } else {
        const err73 = { instancePath: instancePath + "/exceptions", schemaPath: "#/properties/exceptions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema82.properties.exceptions.type, parentSchema: schema82.properties.exceptions, data: data48 };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.because !== void 0) {
      let data50 = data.because;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.waitsFor === void 0) {
          const err74 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/required", keyword: "required", params: { missingProperty: "waitsFor" }, message: "must have required property 'waitsFor'", schema: schema82.properties.because.required, parentSchema: schema82.properties.because, data: data50 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        for (const key6 in data50) {
          if (!(key6 === "waitsFor")) {
            const err75 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.because, data: data50 };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data50.waitsFor !== void 0) {
          let data51 = data50.waitsFor;
          if (Array.isArray(data51)) {
            const len2 = data51.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data52 = data51[i2];
              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                if (data52.scenario === void 0) {
                  const err76 = { instancePath: instancePath + "/because/waitsFor/" + i2, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema89.required, parentSchema: schema89, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
                if (data52.label === void 0) {
                  const err77 = { instancePath: instancePath + "/because/waitsFor/" + i2, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema89.required, parentSchema: schema89, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
                for (const key7 in data52) {
                  if (!(key7 === "scenario" || key7 === "label" || key7 === "new" || key7 === "gone" || key7 === "failing")) {
                    const err78 = { instancePath: instancePath + "/because/waitsFor/" + i2, schemaPath: "#/$defs/shiftLabel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data: data52 };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                }
                if (data52.scenario !== void 0) {
                  let data53 = data52.scenario;
                  if (typeof data53 !== "string") {
                    const err79 = { instancePath: instancePath + "/because/waitsFor/" + i2 + "/scenario", schemaPath: "#/$defs/shiftLabel/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.scenario.type, parentSchema: schema89.properties.scenario, data: data53 };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                }
                if (data52.label !== void 0) {
                  let data54 = data52.label;
                  if (typeof data54 !== "string") {
                    const err80 = { instancePath: instancePath + "/because/waitsFor/" + i2 + "/label", schemaPath: "#/$defs/shiftLabel/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.label.type, parentSchema: schema89.properties.label, data: data54 };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
                if (data52.new !== void 0) {
                  let data55 = data52.new;
                  if (true !== data55) {
                    const err81 = { instancePath: instancePath + "/because/waitsFor/" + i2 + "/new", schemaPath: "#/$defs/shiftLabel/properties/new/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.new, data: data55 };
                    if (vErrors === null) {
                      vErrors = [err81];
                    } else {
                      vErrors.push(err81);
                    }
                    errors++;
                  }
                }
                if (data52.gone !== void 0) {
                  let data56 = data52.gone;
                  if (true !== data56) {
                    const err82 = { instancePath: instancePath + "/because/waitsFor/" + i2 + "/gone", schemaPath: "#/$defs/shiftLabel/properties/gone/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.gone, data: data56 };
                    if (vErrors === null) {
                      vErrors = [err82];
                    } else {
                      vErrors.push(err82);
                    }
                    errors++;
                  }
                }
                if (data52.failing !== void 0) {
                  let data57 = data52.failing;
                  if (true !== data57) {
                    const err83 = { instancePath: instancePath + "/because/waitsFor/" + i2 + "/failing", schemaPath: "#/$defs/shiftLabel/properties/failing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.failing, data: data57 };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                }
              } else {
                const err84 = { instancePath: instancePath + "/because/waitsFor/" + i2, schemaPath: "#/$defs/shiftLabel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data52 };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
          } else {
            const err85 = { instancePath: instancePath + "/because/waitsFor", schemaPath: "#/properties/because/properties/waitsFor/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema82.properties.because.properties.waitsFor.type, parentSchema: schema82.properties.because.properties.waitsFor, data: data51 };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
      } else {
        const err86 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.because.type, parentSchema: schema82.properties.because, data: data50 };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.drift !== void 0) {
      let data58 = data.drift;
      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
        if (data58.percent === void 0) {
          const err87 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema82.properties.drift.required, parentSchema: schema82.properties.drift, data: data58 };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        if (data58.runs === void 0) {
          const err88 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema82.properties.drift.required, parentSchema: schema82.properties.drift, data: data58 };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        for (const key8 in data58) {
          if (!(key8 === "percent" || key8 === "runs" || key8 === "since" || key8 === "commit" || key8 === "tag")) {
            const err89 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.drift, data: data58 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data58.percent !== void 0) {
          let data59 = data58.percent;
          if (!(typeof data59 == "number" && isFinite(data59))) {
            const err90 = { instancePath: instancePath + "/drift/percent", schemaPath: "#/properties/drift/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.drift.properties.percent.type, parentSchema: schema82.properties.drift.properties.percent, data: data59 };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
        if (data58.runs !== void 0) {
          let data60 = data58.runs;
          if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
            const err91 = { instancePath: instancePath + "/drift/runs", schemaPath: "#/properties/drift/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.drift.properties.runs.type, parentSchema: schema82.properties.drift.properties.runs, data: data60 };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
        if (data58.since !== void 0) {
          let data61 = data58.since;
          if (typeof data61 !== "string") {
            const err92 = { instancePath: instancePath + "/drift/since", schemaPath: "#/properties/drift/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.drift.properties.since.type, parentSchema: schema82.properties.drift.properties.since, data: data61 };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data58.commit !== void 0) {
          let data62 = data58.commit;
          if (typeof data62 !== "string") {
            const err93 = { instancePath: instancePath + "/drift/commit", schemaPath: "#/properties/drift/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.drift.properties.commit.type, parentSchema: schema82.properties.drift.properties.commit, data: data62 };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
        if (data58.tag !== void 0) {
          let data63 = data58.tag;
          if (typeof data63 !== "string") {
            const err94 = { instancePath: instancePath + "/drift/tag", schemaPath: "#/properties/drift/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.drift.properties.tag.type, parentSchema: schema82.properties.drift.properties.tag, data: data63 };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
      } else {
        const err95 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.drift.type, parentSchema: schema82.properties.drift, data: data58 };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
    }
    if (data.effect !== void 0) {
      let data64 = data.effect;
      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
        if (data64.percent === void 0) {
          const err96 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema82.properties.effect.required, parentSchema: schema82.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        if (data64.low === void 0) {
          const err97 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema82.properties.effect.required, parentSchema: schema82.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        if (data64.high === void 0) {
          const err98 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema82.properties.effect.required, parentSchema: schema82.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
        if (data64.pairs === void 0) {
          const err99 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema82.properties.effect.required, parentSchema: schema82.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        for (const key9 in data64) {
          if (!(key9 === "percent" || key9 === "low" || key9 === "high" || key9 === "pairs" || key9 === "open")) {
            const err100 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.effect, data: data64 };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data64.percent !== void 0) {
          let data65 = data64.percent;
          if (!(typeof data65 == "number" && isFinite(data65))) {
            const err101 = { instancePath: instancePath + "/effect/percent", schemaPath: "#/properties/effect/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.effect.properties.percent.type, parentSchema: schema82.properties.effect.properties.percent, data: data65 };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data64.low !== void 0) {
          let data66 = data64.low;
          if (!(typeof data66 == "number" && isFinite(data66))) {
            const err102 = { instancePath: instancePath + "/effect/low", schemaPath: "#/properties/effect/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.effect.properties.low.type, parentSchema: schema82.properties.effect.properties.low, data: data66 };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
        if (data64.high !== void 0) {
          let data67 = data64.high;
          if (!(typeof data67 == "number" && isFinite(data67))) {
            const err103 = { instancePath: instancePath + "/effect/high", schemaPath: "#/properties/effect/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.effect.properties.high.type, parentSchema: schema82.properties.effect.properties.high, data: data67 };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
        if (data64.pairs !== void 0) {
          let data68 = data64.pairs;
          if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
            const err104 = { instancePath: instancePath + "/effect/pairs", schemaPath: "#/properties/effect/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.effect.properties.pairs.type, parentSchema: schema82.properties.effect.properties.pairs, data: data68 };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
          if (typeof data68 == "number" && isFinite(data68)) {
            if (data68 < 1 || isNaN(data68)) {
              const err105 = { instancePath: instancePath + "/effect/pairs", schemaPath: "#/properties/effect/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema82.properties.effect.properties.pairs, data: data68 };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
        }
        if (data64.open !== void 0) {
          let data69 = data64.open;
          if (!(typeof data69 == "number" && isFinite(data69))) {
            const err106 = { instancePath: instancePath + "/effect/open", schemaPath: "#/properties/effect/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.effect.properties.open.type, parentSchema: schema82.properties.effect.properties.open, data: data69 };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
      } else {
        const err107 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.effect.type, parentSchema: schema82.properties.effect, data: data64 };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
    }
    if (data.objective !== void 0) {
      let data70 = data.objective;
      if (typeof data70 !== "string") {
        const err108 = { instancePath: instancePath + "/objective", schemaPath: "#/properties/objective/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.objective.type, parentSchema: schema82.properties.objective, data: data70 };
        if (vErrors === null) {
          vErrors = [err108];
        } else {
          vErrors.push(err108);
        }
        errors++;
      }
    }
    if (data.waiver !== void 0) {
      let data71 = data.waiver;
      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
        if (data71.reason === void 0) {
          const err109 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema82.properties.waiver.required, parentSchema: schema82.properties.waiver, data: data71 };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        if (data71.until === void 0) {
          const err110 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema82.properties.waiver.required, parentSchema: schema82.properties.waiver, data: data71 };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        for (const key10 in data71) {
          if (!(key10 === "reason" || key10 === "until" || key10 === "issue" || key10 === "ceiling")) {
            const err111 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.waiver, data: data71 };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
        if (data71.reason !== void 0) {
          let data72 = data71.reason;
          if (typeof data72 !== "string") {
            const err112 = { instancePath: instancePath + "/waiver/reason", schemaPath: "#/properties/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.waiver.properties.reason.type, parentSchema: schema82.properties.waiver.properties.reason, data: data72 };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
        }
        if (data71.until !== void 0) {
          let data73 = data71.until;
          if (typeof data73 !== "string") {
            const err113 = { instancePath: instancePath + "/waiver/until", schemaPath: "#/properties/waiver/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.waiver.properties.until.type, parentSchema: schema82.properties.waiver.properties.until, data: data73 };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
        if (data71.issue !== void 0) {
          let data74 = data71.issue;
          if (typeof data74 !== "string") {
            const err114 = { instancePath: instancePath + "/waiver/issue", schemaPath: "#/properties/waiver/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.waiver.properties.issue.type, parentSchema: schema82.properties.waiver.properties.issue, data: data74 };
            if (vErrors === null) {
              vErrors = [err114];
            } else {
              vErrors.push(err114);
            }
            errors++;
          }
        }
        if (data71.ceiling !== void 0) {
          let data75 = data71.ceiling;
          if (typeof data75 !== "string") {
            const err115 = { instancePath: instancePath + "/waiver/ceiling", schemaPath: "#/properties/waiver/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.waiver.properties.ceiling.type, parentSchema: schema82.properties.waiver.properties.ceiling, data: data75 };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
      } else {
        const err116 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.waiver.type, parentSchema: schema82.properties.waiver, data: data71 };
        if (vErrors === null) {
          vErrors = [err116];
        } else {
          vErrors.push(err116);
        }
        errors++;
      }
    }
    if (data.adjusted !== void 0) {
      let data76 = data.adjusted;
      if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
        if (data76.percent === void 0) {
          const err117 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema82.properties.adjusted.required, parentSchema: schema82.properties.adjusted, data: data76 };
          if (vErrors === null) {
            vErrors = [err117];
          } else {
            vErrors.push(err117);
          }
          errors++;
        }
        if (data76.shift === void 0) {
          const err118 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/required", keyword: "required", params: { missingProperty: "shift" }, message: "must have required property 'shift'", schema: schema82.properties.adjusted.required, parentSchema: schema82.properties.adjusted, data: data76 };
          if (vErrors === null) {
            vErrors = [err118];
          } else {
            vErrors.push(err118);
          }
          errors++;
        }
        for (const key11 in data76) {
          if (!(key11 === "percent" || key11 === "shift" || key11 === "awaited" || key11 === "source")) {
            const err119 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.adjusted, data: data76 };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
        }
        if (data76.percent !== void 0) {
          let data77 = data76.percent;
          if (!(typeof data77 == "number" && isFinite(data77))) {
            const err120 = { instancePath: instancePath + "/adjusted/percent", schemaPath: "#/properties/adjusted/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.adjusted.properties.percent.type, parentSchema: schema82.properties.adjusted.properties.percent, data: data77 };
            if (vErrors === null) {
              vErrors = [err120];
            } else {
              vErrors.push(err120);
            }
            errors++;
          }
        }
        if (data76.shift !== void 0) {
          let data78 = data76.shift;
          if (!(typeof data78 == "number" && isFinite(data78))) {
            const err121 = { instancePath: instancePath + "/adjusted/shift", schemaPath: "#/properties/adjusted/properties/shift/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.adjusted.properties.shift.type, parentSchema: schema82.properties.adjusted.properties.shift, data: data78 };
            if (vErrors === null) {
              vErrors = [err121];
            } else {
              vErrors.push(err121);
            }
            errors++;
          }
        }
        if (data76.awaited !== void 0) {
          let data79 = data76.awaited;
          if (!(typeof data79 == "number" && isFinite(data79))) {
            const err122 = { instancePath: instancePath + "/adjusted/awaited", schemaPath: "#/properties/adjusted/properties/awaited/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.adjusted.properties.awaited.type, parentSchema: schema82.properties.adjusted.properties.awaited, data: data79 };
            if (vErrors === null) {
              vErrors = [err122];
            } else {
              vErrors.push(err122);
            }
            errors++;
          }
        }
        if (data76.source !== void 0) {
          let data80 = data76.source;
          if (!(data80 === "controls" || data80 === "all" || data80 === "group")) {
            const err123 = { instancePath: instancePath + "/adjusted/source", schemaPath: "#/properties/adjusted/properties/source/enum", keyword: "enum", params: { allowedValues: schema82.properties.adjusted.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.adjusted.properties.source.enum, parentSchema: schema82.properties.adjusted.properties.source, data: data80 };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
        }
      } else {
        const err124 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.adjusted.type, parentSchema: schema82.properties.adjusted, data: data76 };
        if (vErrors === null) {
          vErrors = [err124];
        } else {
          vErrors.push(err124);
        }
        errors++;
      }
    }
  } else {
    const err125 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
    if (vErrors === null) {
      vErrors = [err125];
    } else {
      vErrors.push(err125);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
validate120.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.startedAt === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema177.required, parentSchema: schema177, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema177.required, parentSchema: schema177, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema177.required, parentSchema: schema177, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.wholeRun === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wholeRun" }, message: "must have required property 'wholeRun'", schema: schema177.required, parentSchema: schema177, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "startedAt" || key0 === "tag" || key0 === "commit" || key0 === "causes" || key0 === "cases" || key0 === "worst" || key0 === "wholeRun")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema177, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data0 = data.startedAt;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.properties.startedAt.type, parentSchema: schema177.properties.startedAt, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data1 = data.tag;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.properties.tag.type, parentSchema: schema177.properties.tag, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.commit !== void 0) {
      let data2 = data.commit;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.properties.commit.type, parentSchema: schema177.properties.commit, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.causes !== void 0) {
      let data3 = data.causes;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 !== "string") {
            const err8 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.properties.causes.items.type, parentSchema: schema177.properties.causes.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema177.properties.causes.type, parentSchema: schema177.properties.causes, data: data3 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data5 = data.cases;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err10 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema177.properties.cases.type, parentSchema: schema177.properties.cases, data: data5 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.worst !== void 0) {
      if (!validate120(data.worst, { instancePath: instancePath + "/worst", parentData: data, parentDataProperty: "worst", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate120.errors);
        errors = vErrors.length;
      }
    }
    if (data.wholeRun !== void 0) {
      let data7 = data.wholeRun;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.metric === void 0) {
              const err11 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema177.properties.wholeRun.items.required, parentSchema: schema177.properties.wholeRun.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data8.percent === void 0) {
              const err12 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema177.properties.wholeRun.items.required, parentSchema: schema177.properties.wholeRun.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "metric" || key1 === "percent")) {
                const err13 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema177.properties.wholeRun.items, data: data8 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data8.metric !== void 0) {
              let data9 = data8.metric;
              if (typeof data9 !== "string") {
                const err14 = { instancePath: instancePath + "/wholeRun/" + i1 + "/metric", schemaPath: "#/properties/wholeRun/items/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.properties.wholeRun.items.properties.metric.type, parentSchema: schema177.properties.wholeRun.items.properties.metric, data: data9 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data8.percent !== void 0) {
              let data10 = data8.percent;
              if (!(typeof data10 == "number" && isFinite(data10))) {
                const err15 = { instancePath: instancePath + "/wholeRun/" + i1 + "/percent", schemaPath: "#/properties/wholeRun/items/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema177.properties.wholeRun.items.properties.percent.type, parentSchema: schema177.properties.wholeRun.items.properties.percent, data: data10 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema177.properties.wholeRun.items.type, parentSchema: schema177.properties.wholeRun.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/wholeRun", schemaPath: "#/properties/wholeRun/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema177.properties.wholeRun.type, parentSchema: schema177.properties.wholeRun, data: data7 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema177.type, parentSchema: schema177, data };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema182 = { "title": "RuleRecord", "description": "How often one rule would have failed a run.", "type": "object", "required": ["rule", "failed", "percent", "onSpeed"], "additionalProperties": false, "properties": { "rule": { "enum": ["configured", "bands x0.5", "bands x2", "fixed 5 %", "fixed 10 %", "fixed 20 %"] }, "bands": { "description": "The tolerance bands by metric, including those of overrides. Absent for fixed rules.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding/properties/band" } } }, "failed": { "description": "Runs that would have failed, for any cause. A fixed rule only looks at throughput and response times.", "type": "integer" }, "percent": { "description": "Of the replayed runs.", "type": "number" }, "onSpeed": { "description": "Failed runs that failed on throughput or a response time.", "type": "integer" } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema182.required, parentSchema: schema182, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.failed === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema182.required, parentSchema: schema182, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema182.required, parentSchema: schema182, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.onSpeed === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onSpeed" }, message: "must have required property 'onSpeed'", schema: schema182.required, parentSchema: schema182, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "bands" || key0 === "failed" || key0 === "percent" || key0 === "onSpeed")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema182, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      let data0 = data.rule;
      if (!(data0 === "configured" || data0 === "bands x0.5" || data0 === "bands x2" || data0 === "fixed 5 %" || data0 === "fixed 10 %" || data0 === "fixed 20 %")) {
        const err5 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/enum", keyword: "enum", params: { allowedValues: schema182.properties.rule.enum }, message: "must be equal to one of the allowed values", schema: schema182.properties.rule.enum, parentSchema: schema182.properties.rule, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bands !== void 0) {
      let data1 = data.bands;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          let data2 = data1[key1];
          if (Array.isArray(data2)) {
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                for (const key2 in data3) {
                  if (!(key2 === "percent" || key2 === "absolute")) {
                    const err6 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "report.schema.json#/$defs/finding/properties/band/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema160, data: data3 };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                }
                if (data3.percent !== void 0) {
                  let data4 = data3.percent;
                  if (!(typeof data4 == "number" && isFinite(data4))) {
                    const err7 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/percent", schemaPath: "report.schema.json#/$defs/finding/properties/band/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema160.properties.percent.type, parentSchema: schema160.properties.percent, data: data4 };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                if (data3.absolute !== void 0) {
                  let data5 = data3.absolute;
                  if (!(typeof data5 == "number" && isFinite(data5))) {
                    const err8 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/absolute", schemaPath: "report.schema.json#/$defs/finding/properties/band/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema160.properties.absolute.type, parentSchema: schema160.properties.absolute, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                }
              } else {
                const err9 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "report.schema.json#/$defs/finding/properties/band/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema160.type, parentSchema: schema160, data: data3 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/bands/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema182.properties.bands.additionalProperties.type, parentSchema: schema182.properties.bands.additionalProperties, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema182.properties.bands.type, parentSchema: schema182.properties.bands, data: data1 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.failed !== void 0) {
      let data6 = data.failed;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err12 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema182.properties.failed.type, parentSchema: schema182.properties.failed, data: data6 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data7 = data.percent;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err13 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema182.properties.percent.type, parentSchema: schema182.properties.percent, data: data7 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.onSpeed !== void 0) {
      let data8 = data.onSpeed;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err14 = { instancePath: instancePath + "/onSpeed", schemaPath: "#/properties/onSpeed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema182.properties.onSpeed.type, parentSchema: schema182.properties.onSpeed, data: data8 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema182.type, parentSchema: schema182, data };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.outcomes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.suspectsOnly === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspectsOnly" }, message: "must have required property 'suspectsOnly'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.slowLossesOnly === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slowLossesOnly" }, message: "must have required property 'slowLossesOnly'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.stretches === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stretches" }, message: "must have required property 'stretches'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.longestStretch === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longestStretch" }, message: "must have required property 'longestStretch'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.undecided === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "undecided" }, message: "must have required property 'undecided'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.failures === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.rules === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema140.properties, key0)) {
        const err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data0 = data.schemaVersion;
      if (1 !== data0) {
        const err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema140.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          const err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema140.properties.tool.required, parentSchema: schema140.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err16 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema140.properties.tool.required, parentSchema: schema140.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err17 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140.properties.tool, data: data1 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if ("guardband" !== data2) {
            const err18 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema140.properties.tool.properties.name, data: data2 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 !== "string") {
            const err19 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema140.properties.tool.properties.version.type, parentSchema: schema140.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.tool.type, parentSchema: schema140.properties.tool, data: data1 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data4 = data.runs;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.read === void 0) {
          const err21 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "read" }, message: "must have required property 'read'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data4.replayed === void 0) {
          const err22 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "replayed" }, message: "must have required property 'replayed'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data4.from === void 0) {
          const err23 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data4.to === void 0) {
          const err24 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data4.cases === void 0) {
          const err25 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data4.measurements === void 0) {
          const err26 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data4.history === void 0) {
          const err27 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "history" }, message: "must have required property 'history'", schema: schema140.properties.runs.required, parentSchema: schema140.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key2 in data4) {
          if (!(key2 === "read" || key2 === "replayed" || key2 === "from" || key2 === "to" || key2 === "cases" || key2 === "measurements" || key2 === "history")) {
            const err28 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140.properties.runs, data: data4 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data4.read !== void 0) {
          let data5 = data4.read;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err29 = { instancePath: instancePath + "/runs/read", schemaPath: "#/properties/runs/properties/read/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.runs.properties.read.type, parentSchema: schema140.properties.runs.properties.read, data: data5 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data4.replayed !== void 0) {
          let data6 = data4.replayed;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err30 = { instancePath: instancePath + "/runs/replayed", schemaPath: "#/properties/runs/properties/replayed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.runs.properties.replayed.type, parentSchema: schema140.properties.runs.properties.replayed, data: data6 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data4.from !== void 0) {
          let data7 = data4.from;
          if (typeof data7 !== "string") {
            const err31 = { instancePath: instancePath + "/runs/from", schemaPath: "#/properties/runs/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema140.properties.runs.properties.from.type, parentSchema: schema140.properties.runs.properties.from, data: data7 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data4.to !== void 0) {
          let data8 = data4.to;
          if (typeof data8 !== "string") {
            const err32 = { instancePath: instancePath + "/runs/to", schemaPath: "#/properties/runs/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema140.properties.runs.properties.to.type, parentSchema: schema140.properties.runs.properties.to, data: data8 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data4.cases !== void 0) {
          let data9 = data4.cases;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err33 = { instancePath: instancePath + "/runs/cases", schemaPath: "#/properties/runs/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.runs.properties.cases.type, parentSchema: schema140.properties.runs.properties.cases, data: data9 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data4.measurements !== void 0) {
          let data10 = data4.measurements;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err34 = { instancePath: instancePath + "/runs/measurements", schemaPath: "#/properties/runs/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.runs.properties.measurements.type, parentSchema: schema140.properties.runs.properties.measurements, data: data10 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data4.history !== void 0) {
          let data11 = data4.history;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err35 = { instancePath: instancePath + "/runs/history", schemaPath: "#/properties/runs/properties/history/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.runs.properties.history.type, parentSchema: schema140.properties.runs.properties.history, data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.runs.type, parentSchema: schema140.properties.runs, data: data4 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.outcomes !== void 0) {
      let data12 = data.outcomes;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.passed === void 0) {
          const err37 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema140.properties.outcomes.required, parentSchema: schema140.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data12.failed === void 0) {
          const err38 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema140.properties.outcomes.required, parentSchema: schema140.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data12.undecided === void 0) {
          const err39 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "undecided" }, message: "must have required property 'undecided'", schema: schema140.properties.outcomes.required, parentSchema: schema140.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        for (const key3 in data12) {
          if (!(key3 === "passed" || key3 === "failed" || key3 === "undecided")) {
            const err40 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140.properties.outcomes, data: data12 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data12.passed !== void 0) {
          let data13 = data12.passed;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err41 = { instancePath: instancePath + "/outcomes/passed", schemaPath: "#/properties/outcomes/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.outcomes.properties.passed.type, parentSchema: schema140.properties.outcomes.properties.passed, data: data13 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data12.failed !== void 0) {
          let data14 = data12.failed;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err42 = { instancePath: instancePath + "/outcomes/failed", schemaPath: "#/properties/outcomes/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.outcomes.properties.failed.type, parentSchema: schema140.properties.outcomes.properties.failed, data: data14 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data12.undecided !== void 0) {
          let data15 = data12.undecided;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err43 = { instancePath: instancePath + "/outcomes/undecided", schemaPath: "#/properties/outcomes/properties/undecided/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.outcomes.properties.undecided.type, parentSchema: schema140.properties.outcomes.properties.undecided, data: data15 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.outcomes.type, parentSchema: schema140.properties.outcomes, data: data12 };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.suspectsOnly !== void 0) {
      let data16 = data.suspectsOnly;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err45 = { instancePath: instancePath + "/suspectsOnly", schemaPath: "#/properties/suspectsOnly/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.suspectsOnly.type, parentSchema: schema140.properties.suspectsOnly, data: data16 };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.slowLossesOnly !== void 0) {
      let data17 = data.slowLossesOnly;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err46 = { instancePath: instancePath + "/slowLossesOnly", schemaPath: "#/properties/slowLossesOnly/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.slowLossesOnly.type, parentSchema: schema140.properties.slowLossesOnly, data: data17 };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.stretches !== void 0) {
      let data18 = data.stretches;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
        const err47 = { instancePath: instancePath + "/stretches", schemaPath: "#/properties/stretches/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.stretches.type, parentSchema: schema140.properties.stretches, data: data18 };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.longestStretch !== void 0) {
      let data19 = data.longestStretch;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err48 = { instancePath: instancePath + "/longestStretch", schemaPath: "#/properties/longestStretch/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.longestStretch.type, parentSchema: schema140.properties.longestStretch, data: data19 };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.causes !== void 0) {
      let data20 = data.causes;
      if (Array.isArray(data20)) {
        const len0 = data20.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data21 = data20[i0];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.cause === void 0) {
              const err49 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/required", keyword: "required", params: { missingProperty: "cause" }, message: "must have required property 'cause'", schema: schema140.properties.causes.items.required, parentSchema: schema140.properties.causes.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data21.runs === void 0) {
              const err50 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema140.properties.causes.items.required, parentSchema: schema140.properties.causes.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key4 in data21) {
              if (!(key4 === "cause" || key4 === "runs")) {
                const err51 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140.properties.causes.items, data: data21 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data21.cause !== void 0) {
              let data22 = data21.cause;
              if (typeof data22 !== "string") {
                const err52 = { instancePath: instancePath + "/causes/" + i0 + "/cause", schemaPath: "#/properties/causes/items/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema140.properties.causes.items.properties.cause.type, parentSchema: schema140.properties.causes.items.properties.cause, data: data22 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data21.runs !== void 0) {
              let data23 = data21.runs;
              if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                const err53 = { instancePath: instancePath + "/causes/" + i0 + "/runs", schemaPath: "#/properties/causes/items/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.causes.items.properties.runs.type, parentSchema: schema140.properties.causes.items.properties.runs, data: data23 };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
          } else {
            const err54 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.causes.items.type, parentSchema: schema140.properties.causes.items, data: data21 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.causes.type, parentSchema: schema140.properties.causes, data: data20 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.undecided !== void 0) {
      let data24 = data.undecided;
      if (Array.isArray(data24)) {
        const len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.reason === void 0) {
              const err56 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema140.properties.undecided.items.required, parentSchema: schema140.properties.undecided.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data25.runs === void 0) {
              const err57 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema140.properties.undecided.items.required, parentSchema: schema140.properties.undecided.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            for (const key5 in data25) {
              if (!(key5 === "reason" || key5 === "runs")) {
                const err58 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140.properties.undecided.items, data: data25 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data25.reason !== void 0) {
              let data26 = data25.reason;
              if (!(data26 === "regression" || data26 === "whole-run" || data26 === "objective" || data26 === "missing" || data26 === "invalid" || data26 === "dead" || data26 === "suspect" || data26 === "no-baseline" || data26 === "nothing-compared" || data26 === "objective-not-measured" || data26 === "metric-never-judged" || data26 === "suspect-unresolved" || data26 === "whole-run-undecided" || data26 === "open" || data26 === "inconclusive" || data26 === "unreadable-input" || data26 === "unsound" || data26 === "reference")) {
                const err59 = { instancePath: instancePath + "/undecided/" + i1 + "/reason", schemaPath: "report.schema.json#/$defs/outcomeReason/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values", schema: schema79.enum, parentSchema: schema79, data: data26 };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data25.runs !== void 0) {
              let data27 = data25.runs;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err60 = { instancePath: instancePath + "/undecided/" + i1 + "/runs", schemaPath: "#/properties/undecided/items/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.undecided.items.properties.runs.type, parentSchema: schema140.properties.undecided.items.properties.runs, data: data27 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.undecided.items.type, parentSchema: schema140.properties.undecided.items, data: data25 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/undecided", schemaPath: "#/properties/undecided/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.undecided.type, parentSchema: schema140.properties.undecided, data: data24 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data28 = data.metrics;
      if (Array.isArray(data28)) {
        const len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.id === void 0) {
              const err63 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema81.required, parentSchema: schema81, data: data29 };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data29.title === void 0) {
              const err64 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema81.required, parentSchema: schema81, data: data29 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            if (data29.unit === void 0) {
              const err65 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema81.required, parentSchema: schema81, data: data29 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (data29.better === void 0) {
              const err66 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "better" }, message: "must have required property 'better'", schema: schema81.required, parentSchema: schema81, data: data29 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            for (const key6 in data29) {
              if (!(key6 === "id" || key6 === "title" || key6 === "unit" || key6 === "better")) {
                const err67 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema81, data: data29 };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
            if (data29.id !== void 0) {
              let data30 = data29.id;
              if (typeof data30 !== "string") {
                const err68 = { instancePath: instancePath + "/metrics/" + i2 + "/id", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.id.type, parentSchema: schema81.properties.id, data: data30 };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data29.title !== void 0) {
              let data31 = data29.title;
              if (typeof data31 !== "string") {
                const err69 = { instancePath: instancePath + "/metrics/" + i2 + "/title", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.title.type, parentSchema: schema81.properties.title, data: data31 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data29.unit !== void 0) {
              let data32 = data29.unit;
              if (!(data32 === "" || data32 === "ms" || data32 === "/s" || data32 === "%" || data32 === "KB/s" || data32 === "MB")) {
                const err70 = { instancePath: instancePath + "/metrics/" + i2 + "/unit", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/unit/enum", keyword: "enum", params: { allowedValues: schema81.properties.unit.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.unit.enum, parentSchema: schema81.properties.unit, data: data32 };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            if (data29.better !== void 0) {
              let data33 = data29.better;
              if (!(data33 === "higher" || data33 === "lower")) {
                const err71 = { instancePath: instancePath + "/metrics/" + i2 + "/better", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/better/enum", keyword: "enum", params: { allowedValues: schema81.properties.better.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.better.enum, parentSchema: schema81.properties.better, data: data33 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
          } else {
            const err72 = { instancePath: instancePath + "/metrics/" + i2, schemaPath: "run.schema.json#/$defs/declaredMetric/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data: data29 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
      } else {
        const err73 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.metrics.type, parentSchema: schema140.properties.metrics, data: data28 };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data34 = data.cases;
      if (Array.isArray(data34)) {
        const len3 = data34.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate109(data34[i3], { instancePath: instancePath + "/cases/" + i3, parentData: data34, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate109.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err74 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.cases.type, parentSchema: schema140.properties.cases, data: data34 };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    }
    if (data.failures !== void 0) {
      let data36 = data.failures;
      if (Array.isArray(data36)) {
        const len4 = data36.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate119(data36[i4], { instancePath: instancePath + "/failures/" + i4, parentData: data36, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate119.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.failures.type, parentSchema: schema140.properties.failures, data: data36 };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data38 = data.rules;
      if (Array.isArray(data38)) {
        const len5 = data38.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate125(data38[i5], { instancePath: instancePath + "/rules/" + i5, parentData: data38, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate125.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err76 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.rules.type, parentSchema: schema140.properties.rules, data: data38 };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
  } else {
    const err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.type, parentSchema: schema140, data };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
