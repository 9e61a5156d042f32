// Generated from schemas/ by `npm run generate`. Do not edit.
// <stdin>
var validate = validate264;
var schema103 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "backtest.schema.json", "title": "Backtest", "description": "What the gate would have said about every run of a history. Written by `guardband backtest --out backtest.json`.", "type": "object", "required": ["schemaVersion", "tool", "runs", "outcomes", "suspectsOnly", "slowLossesOnly", "stretches", "longestStretch", "causes", "undecided", "cases", "failures", "rules"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "runs": { "description": "What was replayed.", "type": "object", "required": ["read", "replayed", "from", "to", "cases", "measurements", "history"], "additionalProperties": false, "properties": { "read": { "description": "Runs in the history.", "type": "integer" }, "replayed": { "description": "Runs that were judged.", "type": "integer" }, "from": { "description": "When the first replayed run began.", "type": "string" }, "to": { "description": "When the last replayed run began.", "type": "string" }, "cases": { "description": "Distinct cases in the history.", "type": "integer" }, "measurements": { "description": "Measurements in the history.", "type": "integer" }, "history": { "description": "The largest number of earlier runs that a run is compared with.", "type": "integer" } } }, "outcomes": { "description": "Replayed runs by outcome.", "type": "object", "required": ["passed", "failed", "undecided"], "additionalProperties": false, "properties": { "passed": { "type": "integer" }, "failed": { "type": "integer" }, "undecided": { "type": "integer" } } }, "suspectsOnly": { "description": "Runs that did not fail but have a suspect that measuring base and head alternately would settle.", "type": "integer" }, "slowLossesOnly": { "description": "Runs that did not fail and whose only suspects are slow losses: losses over several runs, which no single measurement settles.", "type": "integer" }, "stretches": { "description": "Stretches of consecutive failed runs.", "type": "integer" }, "longestStretch": { "description": "The length of the longest stretch, in runs.", "type": "integer" }, "causes": { "description": 'Failed runs by cause; a run counts under each of its causes. A cause is a metric id, "missing", "invalid", "objective", "suspect" (where the policy fails on suspects) or "whole-run".', "type": "array", "items": { "title": "CauseCount", "type": "object", "required": ["cause", "runs"], "additionalProperties": false, "properties": { "cause": { "type": "string" }, "runs": { "type": "integer" } } } }, "undecided": { "description": "Undecided runs by reason.", "type": "array", "items": { "title": "ReasonCount", "type": "object", "required": ["reason", "runs"], "additionalProperties": false, "properties": { "reason": { "$ref": "report.schema.json#/$defs/outcomeReason" }, "runs": { "type": "integer" } } } }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } }, "cases": { "description": "The cases that failed most often first.", "type": "array", "items": { "$ref": "#/$defs/caseRecord" } }, "failures": { "description": "The runs that failed, oldest first.", "type": "array", "items": { "$ref": "#/$defs/failedRun" } }, "rules": { "description": "The configured bands first, then the alternatives.", "type": "array", "items": { "$ref": "#/$defs/ruleRecord" } } }, "$defs": { "caseRecord": { "title": "CaseRecord", "type": "object", "required": ["case", "judged", "failed", "suspect", "causes"], "additionalProperties": false, "properties": { "case": { "description": "Name of the case.", "type": "string" }, "judged": { "description": "Runs in which the case was compared with its history, or expected.", "type": "integer" }, "failed": { "description": "Runs that failed on the case.", "type": "integer" }, "suspect": { "description": "Runs in which the case was a suspect.", "type": "integer" }, "causes": { "description": "Failed runs by cause.", "type": "object", "additionalProperties": { "type": "integer" } }, "worst": { "$ref": "#/$defs/datedFinding" } } }, "datedFinding": { "title": "DatedFinding", "description": "A finding of the report, without its series, and when its run began.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason", "startedAt"], "additionalProperties": false, "properties": { "case": { "$ref": "report.schema.json#/$defs/finding/properties/case" }, "metric": { "$ref": "report.schema.json#/$defs/finding/properties/metric" }, "verdict": { "$ref": "report.schema.json#/$defs/finding/properties/verdict" }, "gated": { "$ref": "report.schema.json#/$defs/finding/properties/gated" }, "fails": { "$ref": "report.schema.json#/$defs/finding/properties/fails" }, "control": { "$ref": "report.schema.json#/$defs/finding/properties/control" }, "reason": { "$ref": "report.schema.json#/$defs/finding/properties/reason" }, "candidate": { "$ref": "report.schema.json#/$defs/finding/properties/candidate" }, "repetitions": { "$ref": "report.schema.json#/$defs/finding/properties/repetitions" }, "samples": { "$ref": "report.schema.json#/$defs/finding/properties/samples" }, "baseline": { "$ref": "report.schema.json#/$defs/finding/properties/baseline" }, "interpolated": { "$ref": "report.schema.json#/$defs/finding/properties/interpolated" }, "delta": { "$ref": "report.schema.json#/$defs/finding/properties/delta" }, "band": { "$ref": "report.schema.json#/$defs/finding/properties/band" }, "noise": { "$ref": "report.schema.json#/$defs/finding/properties/noise" }, "limit": { "$ref": "report.schema.json#/$defs/finding/properties/limit" }, "severity": { "$ref": "report.schema.json#/$defs/finding/properties/severity" }, "smallestDetectable": { "$ref": "report.schema.json#/$defs/finding/properties/smallestDetectable" }, "objective": { "$ref": "report.schema.json#/$defs/finding/properties/objective" }, "waiver": { "$ref": "report.schema.json#/$defs/finding/properties/waiver" }, "adjusted": { "$ref": "report.schema.json#/$defs/finding/properties/adjusted" }, "basis": { "$ref": "report.schema.json#/$defs/finding/properties/basis" }, "group": { "$ref": "report.schema.json#/$defs/finding/properties/group" }, "probability": { "$ref": "report.schema.json#/$defs/finding/properties/probability" }, "unresolved": { "$ref": "report.schema.json#/$defs/finding/properties/unresolved" }, "exceptions": { "$ref": "report.schema.json#/$defs/finding/properties/exceptions" }, "because": { "$ref": "report.schema.json#/$defs/finding/properties/because" }, "began": { "$ref": "report.schema.json#/$defs/finding/properties/began" }, "drift": { "$ref": "report.schema.json#/$defs/finding/properties/drift" }, "effect": { "$ref": "report.schema.json#/$defs/finding/properties/effect" }, "startedAt": { "type": "string" } } }, "failedRun": { "title": "FailedRun", "description": "A run that the gate would have failed. Without `worst`, only the whole run was worse.", "type": "object", "required": ["startedAt", "causes", "cases", "wholeRun"], "additionalProperties": false, "properties": { "startedAt": { "description": "When the run began.", "type": "string" }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "causes": { "type": "array", "items": { "type": "string" } }, "cases": { "description": "How many cases failed; 0 where only the whole run was worse.", "type": "integer" }, "worst": { "$ref": "report.schema.json#/$defs/finding" }, "wholeRun": { "description": "The metrics in which the whole run was worse.", "type": "array", "items": { "title": "WholeRunShift", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "type": "number" } } } } } }, "ruleRecord": { "title": "RuleRecord", "description": "How often one rule would have failed a run.", "type": "object", "required": ["rule", "failed", "percent", "onSpeed"], "additionalProperties": false, "properties": { "rule": { "enum": ["configured", "bands x0.5", "bands x2", "fixed 5 %", "fixed 10 %", "fixed 20 %"] }, "bands": { "description": "The tolerance bands by metric, including those of overrides. Absent for fixed rules.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding/properties/band" } } }, "failed": { "description": "Runs that would have failed, for any cause. A fixed rule only looks at throughput and response times.", "type": "integer" }, "percent": { "description": "Of the replayed runs.", "type": "number" }, "onSpeed": { "description": "Failed runs that failed on throughput or a response time.", "type": "integer" } } } } };
var func3 = Object.prototype.hasOwnProperty;
var schema54 = { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] };
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate265.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "regression" || data === "whole-run" || data === "objective" || data === "missing" || data === "invalid" || data === "dead" || data === "suspect" || data === "no-baseline" || data === "nothing-compared" || data === "objective-not-measured" || data === "metric-never-judged" || data === "suspect-unresolved" || data === "whole-run-undecided" || data === "open" || data === "inconclusive" || data === "unreadable-input" || data === "unsound" || data === "reference")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema54.enum }, message: "must be equal to one of the allowed values", schema: schema54.enum, parentSchema: schema54, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
validate265.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema56 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate267.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.unit === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.better === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "better" }, message: "must have required property 'better'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "title" || key0 === "unit" || key0 === "better")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema56, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.id.type, parentSchema: schema56.properties.id, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.title.type, parentSchema: schema56.properties.title, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (!(data2 === "" || data2 === "ms" || data2 === "/s" || data2 === "%" || data2 === "KB/s" || data2 === "MB")) {
        const err7 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema56.properties.unit.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.unit.enum, parentSchema: schema56.properties.unit, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.better !== void 0) {
      let data3 = data.better;
      if (!(data3 === "higher" || data3 === "lower")) {
        const err8 = { instancePath: instancePath + "/better", schemaPath: "#/properties/better/enum", keyword: "enum", params: { allowedValues: schema56.properties.better.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.better.enum, parentSchema: schema56.properties.better, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
validate267.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema106 = { "title": "CaseRecord", "type": "object", "required": ["case", "judged", "failed", "suspect", "causes"], "additionalProperties": false, "properties": { "case": { "description": "Name of the case.", "type": "string" }, "judged": { "description": "Runs in which the case was compared with its history, or expected.", "type": "integer" }, "failed": { "description": "Runs that failed on the case.", "type": "integer" }, "suspect": { "description": "Runs in which the case was a suspect.", "type": "integer" }, "causes": { "description": "Failed runs by cause.", "type": "object", "additionalProperties": { "type": "integer" } }, "worst": { "$ref": "#/$defs/datedFinding" } } };
var schema107 = { "title": "DatedFinding", "description": "A finding of the report, without its series, and when its run began.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason", "startedAt"], "additionalProperties": false, "properties": { "case": { "$ref": "report.schema.json#/$defs/finding/properties/case" }, "metric": { "$ref": "report.schema.json#/$defs/finding/properties/metric" }, "verdict": { "$ref": "report.schema.json#/$defs/finding/properties/verdict" }, "gated": { "$ref": "report.schema.json#/$defs/finding/properties/gated" }, "fails": { "$ref": "report.schema.json#/$defs/finding/properties/fails" }, "control": { "$ref": "report.schema.json#/$defs/finding/properties/control" }, "reason": { "$ref": "report.schema.json#/$defs/finding/properties/reason" }, "candidate": { "$ref": "report.schema.json#/$defs/finding/properties/candidate" }, "repetitions": { "$ref": "report.schema.json#/$defs/finding/properties/repetitions" }, "samples": { "$ref": "report.schema.json#/$defs/finding/properties/samples" }, "baseline": { "$ref": "report.schema.json#/$defs/finding/properties/baseline" }, "interpolated": { "$ref": "report.schema.json#/$defs/finding/properties/interpolated" }, "delta": { "$ref": "report.schema.json#/$defs/finding/properties/delta" }, "band": { "$ref": "report.schema.json#/$defs/finding/properties/band" }, "noise": { "$ref": "report.schema.json#/$defs/finding/properties/noise" }, "limit": { "$ref": "report.schema.json#/$defs/finding/properties/limit" }, "severity": { "$ref": "report.schema.json#/$defs/finding/properties/severity" }, "smallestDetectable": { "$ref": "report.schema.json#/$defs/finding/properties/smallestDetectable" }, "objective": { "$ref": "report.schema.json#/$defs/finding/properties/objective" }, "waiver": { "$ref": "report.schema.json#/$defs/finding/properties/waiver" }, "adjusted": { "$ref": "report.schema.json#/$defs/finding/properties/adjusted" }, "basis": { "$ref": "report.schema.json#/$defs/finding/properties/basis" }, "group": { "$ref": "report.schema.json#/$defs/finding/properties/group" }, "probability": { "$ref": "report.schema.json#/$defs/finding/properties/probability" }, "unresolved": { "$ref": "report.schema.json#/$defs/finding/properties/unresolved" }, "exceptions": { "$ref": "report.schema.json#/$defs/finding/properties/exceptions" }, "because": { "$ref": "report.schema.json#/$defs/finding/properties/because" }, "began": { "$ref": "report.schema.json#/$defs/finding/properties/began" }, "drift": { "$ref": "report.schema.json#/$defs/finding/properties/drift" }, "effect": { "$ref": "report.schema.json#/$defs/finding/properties/effect" }, "startedAt": { "type": "string" } } };
var schema58 = { "title": "CaseName", "type": "object", "required": ["scenario", "configuration", "key"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" }, "key": { "description": 'The canonical name of the case, e.g. "shop / GET /orders [users=50]".', "type": "string" } } };
var schema22 = { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      let data0 = data[key0];
      if (typeof data0 !== "string") {
        const err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.additionalProperties.type, parentSchema: schema22.additionalProperties, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "configuration" || key0 === "key")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema58, data };
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
        const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.scenario.type, parentSchema: schema58.properties.scenario, data: data0 };
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
        const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.label.type, parentSchema: schema58.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      if (!validate144(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.key !== void 0) {
      let data3 = data.key;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.key.type, parentSchema: schema58.properties.key, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
validate271.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema109 = { "type": "string" };
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate274.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate274.errors = vErrors;
  return errors === 0;
}
validate274.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema60 = { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "pass" || data === "improvement" || data === "regression" || data === "suspect" || data === "inconclusive" || data === "new" || data === "missing" || data === "invalid" || data === "waived")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema111 = { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema111.type, parentSchema: schema111, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
validate278.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema112 = { "description": "The gate failed because of this finding.", "const": true };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema112, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
validate280.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema113 = { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema113, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
validate282.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema61 = { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] };
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate284.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "reported" || data === "within-band" || data === "within-noise" || data === "beyond-limit" || data === "flagrant" || data === "group" || data === "coupled" || data === "drift" || data === "relative" || data === "single-run" || data === "errors" || data === "baseline-errors" || data === "dead" || data === "few-samples" || data === "unsound" || data === "objective" || data === "whole-step" || data === "cap" || data === "environment" || data === "method" || data === "not-recorded" || data === "short-history" || data === "too-noisy" || data === "retired" || data === "no-baseline" || data === "no-candidate" || data === "not-run-before" || data === "not-run" || data === "blank" || data === "absent" || data === "failed")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values", schema: schema61.enum, parentSchema: schema61, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
validate284.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema23 = { "title": "Value", "description": "A measured value in its metric's unit.", "oneOf": [{ "type": "number" }, { "$ref": "#/$defs/interval" }] };
var schema24 = { "title": "Interval", "description": 'A value published as a range, e.g. "74-84 ms".', "type": "object", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number" }, "high": { "type": "number" } } };
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
    if (data.low === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema24.required, parentSchema: schema24, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema24.required, parentSchema: schema24, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "low" || key0 === "high")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema24, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data0 = data.low;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema24.properties.low.type, parentSchema: schema24.properties.low, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data1 = data.high;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema24.properties.high.type, parentSchema: schema24.properties.high, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate286.evaluated;
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
    const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema23.oneOf[0].type, parentSchema: schema23.oneOf[0], data };
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
  if (!validate59(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = joinErrors(vErrors, validate59.errors);
    errors = vErrors.length;
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
    const err1 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema23.oneOf, parentSchema: schema23, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
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
  validate286.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate286.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema116 = { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 };
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema116.type, parentSchema: schema116, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema116, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate289.errors = vErrors;
  return errors === 0;
}
validate289.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema117 = { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 };
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema117.type, parentSchema: schema117, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema117, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate291.errors = vErrors;
  return errors === 0;
}
validate291.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema118 = { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } };
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema118.required, parentSchema: schema118, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.low === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema118.required, parentSchema: schema118, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema118.required, parentSchema: schema118, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema118.required, parentSchema: schema118, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "value" || key0 === "low" || key0 === "high" || key0 === "runs" || key0 === "repetitions")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema118, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema118.properties.value.type, parentSchema: schema118.properties.value, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data1 = data.low;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema118.properties.low.type, parentSchema: schema118.properties.low, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data2 = data.high;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema118.properties.high.type, parentSchema: schema118.properties.high, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data3 = data.runs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema118.properties.runs.type, parentSchema: schema118.properties.runs, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema118.properties.runs, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.repetitions !== void 0) {
      let data4 = data.repetitions;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err10 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema118.properties.repetitions.type, parentSchema: schema118.properties.repetitions, data: data4 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema118.type, parentSchema: schema118, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema119 = { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema119, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
validate295.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema120 = { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } };
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate297.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.absolute === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "absolute" }, message: "must have required property 'absolute'", schema: schema120.required, parentSchema: schema120, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.direction === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'", schema: schema120.required, parentSchema: schema120, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "absolute" || key0 === "percent" || key0 === "direction")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema120, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.absolute !== void 0) {
      let data0 = data.absolute;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/absolute", schemaPath: "#/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema120.properties.absolute.type, parentSchema: schema120.properties.absolute, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data1 = data.percent;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema120.properties.percent.type, parentSchema: schema120.properties.percent, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.direction !== void 0) {
      let data2 = data.direction;
      if (!(data2 === "better" || data2 === "worse" || data2 === "same")) {
        const err5 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/enum", keyword: "enum", params: { allowedValues: schema120.properties.direction.enum }, message: "must be equal to one of the allowed values", schema: schema120.properties.direction.enum, parentSchema: schema120.properties.direction, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
validate297.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema121 = { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "percent" || key0 === "absolute")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data0 = data.percent;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema121.properties.percent.type, parentSchema: schema121.properties.percent, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.absolute !== void 0) {
      let data1 = data.absolute;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/absolute", schemaPath: "#/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema121.properties.absolute.type, parentSchema: schema121.properties.absolute, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
validate299.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema122 = { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } };
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema122.required, parentSchema: schema122, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema122.required, parentSchema: schema122, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percent" || key0 === "absolute" || key0 === "runs" || key0 === "from" || key0 === "own" || key0 === "siblings" || key0 === "assumed" || key0 === "raised")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema122, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data0 = data.percent;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.percent.type, parentSchema: schema122.properties.percent, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.absolute !== void 0) {
      let data1 = data.absolute;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/absolute", schemaPath: "#/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.absolute.type, parentSchema: schema122.properties.absolute, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data2 = data.runs;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema122.properties.runs.type, parentSchema: schema122.properties.runs, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      if (!(data3 === "history" || data3 === "assumed" || data3 === "counts" || data3 === "session")) {
        const err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: schema122.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema122.properties.from.enum, parentSchema: schema122.properties.from, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.own !== void 0) {
      let data4 = data.own;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err7 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.own.type, parentSchema: schema122.properties.own, data: data4 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.siblings !== void 0) {
      let data5 = data.siblings;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err8 = { instancePath: instancePath + "/siblings", schemaPath: "#/properties/siblings/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.siblings.type, parentSchema: schema122.properties.siblings, data: data5 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.assumed !== void 0) {
      let data6 = data.assumed;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        const err9 = { instancePath: instancePath + "/assumed", schemaPath: "#/properties/assumed/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.assumed.type, parentSchema: schema122.properties.assumed, data: data6 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.raised !== void 0) {
      let data7 = data.raised;
      if (!(data7 === "floor" || data7 === "rounding" || data7 === "requests")) {
        const err10 = { instancePath: instancePath + "/raised", schemaPath: "#/properties/raised/enum", keyword: "enum", params: { allowedValues: schema122.properties.raised.enum }, message: "must be equal to one of the allowed values", schema: schema122.properties.raised.enum, parentSchema: schema122.properties.raised, data: data7 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.type, parentSchema: schema122, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate301.errors = vErrors;
  return errors === 0;
}
validate301.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema123 = { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" };
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate303.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema123.type, parentSchema: schema123, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate303.errors = vErrors;
  return errors === 0;
}
validate303.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema124 = { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" };
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate305.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema124.type, parentSchema: schema124, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate305.errors = vErrors;
  return errors === 0;
}
validate305.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema125 = { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate307.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema125.type, parentSchema: schema125, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
validate307.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema126 = { "description": "The objective this finding is about, as configured.", "type": "string" };
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate309.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema126.type, parentSchema: schema126, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate309.errors = vErrors;
  return errors === 0;
}
validate309.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema127 = { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema127.required, parentSchema: schema127, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.until === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema127.required, parentSchema: schema127, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "reason" || key0 === "until" || key0 === "issue" || key0 === "ceiling")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema127, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.reason.type, parentSchema: schema127.properties.reason, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.until !== void 0) {
      let data1 = data.until;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.until.type, parentSchema: schema127.properties.until, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.issue !== void 0) {
      let data2 = data.issue;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.issue.type, parentSchema: schema127.properties.issue, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.ceiling !== void 0) {
      let data3 = data.ceiling;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/ceiling", schemaPath: "#/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.ceiling.type, parentSchema: schema127.properties.ceiling, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
validate311.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema128 = { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } };
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate313.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.percent === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema128.required, parentSchema: schema128, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.shift === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shift" }, message: "must have required property 'shift'", schema: schema128.required, parentSchema: schema128, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percent" || key0 === "shift" || key0 === "awaited" || key0 === "source")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data0 = data.percent;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema128.properties.percent.type, parentSchema: schema128.properties.percent, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.shift !== void 0) {
      let data1 = data.shift;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/shift", schemaPath: "#/properties/shift/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema128.properties.shift.type, parentSchema: schema128.properties.shift, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.awaited !== void 0) {
      let data2 = data.awaited;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/awaited", schemaPath: "#/properties/awaited/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema128.properties.awaited.type, parentSchema: schema128.properties.awaited, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data3 = data.source;
      if (!(data3 === "controls" || data3 === "all" || data3 === "group")) {
        const err6 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/enum", keyword: "enum", params: { allowedValues: schema128.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema128.properties.source.enum, parentSchema: schema128.properties.source, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate313.errors = vErrors;
  return errors === 0;
}
validate313.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema129 = { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema129.required, parentSchema: schema129, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.freedom === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "freedom" }, message: "must have required property 'freedom'", schema: schema129.required, parentSchema: schema129, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.level === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema129.required, parentSchema: schema129, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.groups === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema129.required, parentSchema: schema129, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error" || key0 === "freedom" || key0 === "level" || key0 === "groups" || key0 === "errors" || key0 === "errorsFreedom")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema129, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.error.type, parentSchema: schema129.properties.error, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.freedom !== void 0) {
      let data1 = data.freedom;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/freedom", schemaPath: "#/properties/freedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.freedom.type, parentSchema: schema129.properties.freedom, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.level.type, parentSchema: schema129.properties.level, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data3 = data.groups;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.groups.type, parentSchema: schema129.properties.groups, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err9 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.errors.type, parentSchema: schema129.properties.errors, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.errorsFreedom !== void 0) {
      let data5 = data.errorsFreedom;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err10 = { instancePath: instancePath + "/errorsFreedom", schemaPath: "#/properties/errorsFreedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.properties.errorsFreedom.type, parentSchema: schema129.properties.errorsFreedom, data: data5 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema129.type, parentSchema: schema129, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate315.errors = vErrors;
  return errors === 0;
}
validate315.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema130 = { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate317.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
validate317.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema131 = { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" };
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate319.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema131.type, parentSchema: schema131, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate319.errors = vErrors;
  return errors === 0;
}
validate319.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema132 = { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate321.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema132.type, parentSchema: schema132, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
validate321.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema133 = { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } };
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate323.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema133.items.type, parentSchema: schema133.items, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema133.type, parentSchema: schema133, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
validate323.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema134 = { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } };
var schema63 = { "title": "ShiftLabel", "type": "object", "required": ["scenario", "label"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "new": { "description": "The label has no history: its requests make every iteration longer.", "const": true }, "gone": { "description": "The label was not requested any more, which makes every iteration shorter.", "const": true }, "failing": { "description": "Its requests fail, so they take another time than those of the baseline.", "const": true } } };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema63.required, parentSchema: schema63, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.label === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema63.required, parentSchema: schema63, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "new" || key0 === "gone" || key0 === "failing")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema63, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data0 = data.scenario;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.scenario.type, parentSchema: schema63.properties.scenario, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.label.type, parentSchema: schema63.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.new !== void 0) {
      let data2 = data.new;
      if (true !== data2) {
        const err5 = { instancePath: instancePath + "/new", schemaPath: "#/properties/new/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema63.properties.new, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.gone !== void 0) {
      let data3 = data.gone;
      if (true !== data3) {
        const err6 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema63.properties.gone, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.failing !== void 0) {
      let data4 = data.failing;
      if (true !== data4) {
        const err7 = { instancePath: instancePath + "/failing", schemaPath: "#/properties/failing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema63.properties.failing, data: data4 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
validate154.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate325.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.waitsFor === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waitsFor" }, message: "must have required property 'waitsFor'", schema: schema134.required, parentSchema: schema134, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "waitsFor")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema134, data };
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
          if (!validate154(data0[i0], { instancePath: instancePath + "/waitsFor/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate154.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/waitsFor", schemaPath: "#/properties/waitsFor/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema134.properties.waitsFor.type, parentSchema: schema134.properties.waitsFor, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
validate325.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema135 = { "title": "LossStart", "description": "The run with which this loss began, if it is older than the run under test: the newest runs of the history are at this level, which nobody accepted.", "type": "object", "required": ["runs"], "additionalProperties": false, "properties": { "runs": { "description": "How many earlier runs have it.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } };
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate328.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema135.required, parentSchema: schema135, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "runs" || key0 === "since" || key0 === "commit" || key0 === "tag")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema135, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data0 = data.runs;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema135.properties.runs.type, parentSchema: schema135.properties.runs, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data1 = data.since;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.since.type, parentSchema: schema135.properties.since, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.commit !== void 0) {
      let data2 = data.commit;
      if (typeof data2 !== "string") {
        const err4 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.commit.type, parentSchema: schema135.properties.commit, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data3 = data.tag;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.tag.type, parentSchema: schema135.properties.tag, data: data3 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema135.type, parentSchema: schema135, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate328.errors = vErrors;
  return errors === 0;
}
validate328.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema136 = { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } };
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate330.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.percent === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema136.required, parentSchema: schema136, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema136.required, parentSchema: schema136, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percent" || key0 === "runs" || key0 === "since" || key0 === "commit" || key0 === "tag")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data0 = data.percent;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema136.properties.percent.type, parentSchema: schema136.properties.percent, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data1 = data.runs;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema136.properties.runs.type, parentSchema: schema136.properties.runs, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data2 = data.since;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema136.properties.since.type, parentSchema: schema136.properties.since, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.commit !== void 0) {
      let data3 = data.commit;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema136.properties.commit.type, parentSchema: schema136.properties.commit, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data4 = data.tag;
      if (typeof data4 !== "string") {
        const err7 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema136.properties.tag.type, parentSchema: schema136.properties.tag, data: data4 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate330.errors = vErrors;
  return errors === 0;
}
validate330.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema137 = { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } };
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.percent === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema137.required, parentSchema: schema137, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.low === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema137.required, parentSchema: schema137, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema137.required, parentSchema: schema137, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.pairs === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema137.required, parentSchema: schema137, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percent" || key0 === "low" || key0 === "high" || key0 === "pairs" || key0 === "open")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema137, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data0 = data.percent;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema137.properties.percent.type, parentSchema: schema137.properties.percent, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data1 = data.low;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema137.properties.low.type, parentSchema: schema137.properties.low, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data2 = data.high;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema137.properties.high.type, parentSchema: schema137.properties.high, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.pairs !== void 0) {
      let data3 = data.pairs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema137.properties.pairs.type, parentSchema: schema137.properties.pairs, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema137.properties.pairs, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.open !== void 0) {
      let data4 = data.open;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err10 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema137.properties.open.type, parentSchema: schema137.properties.open, data: data4 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate332.errors = vErrors;
  return errors === 0;
}
validate332.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate270.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.gated === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gated" }, message: "must have required property 'gated'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.startedAt === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema107.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema107, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      if (!validate271(data.case, { instancePath: instancePath + "/case", parentData: data, parentDataProperty: "case", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate271.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== void 0) {
      if (!validate274(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate274.errors);
        errors = vErrors.length;
      }
    }
    if (data.verdict !== void 0) {
      if (!validate276(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate276.errors);
        errors = vErrors.length;
      }
    }
    if (data.gated !== void 0) {
      if (!validate278(data.gated, { instancePath: instancePath + "/gated", parentData: data, parentDataProperty: "gated", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate278.errors);
        errors = vErrors.length;
      }
    }
    if (data.fails !== void 0) {
      if (!validate280(data.fails, { instancePath: instancePath + "/fails", parentData: data, parentDataProperty: "fails", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate280.errors);
        errors = vErrors.length;
      }
    }
    if (data.control !== void 0) {
      if (!validate282(data.control, { instancePath: instancePath + "/control", parentData: data, parentDataProperty: "control", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate282.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (!validate284(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate284.errors);
        errors = vErrors.length;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate286(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate286.errors);
        errors = vErrors.length;
      }
    }
    if (data.repetitions !== void 0) {
      if (!validate289(data.repetitions, { instancePath: instancePath + "/repetitions", parentData: data, parentDataProperty: "repetitions", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate289.errors);
        errors = vErrors.length;
      }
    }
    if (data.samples !== void 0) {
      if (!validate291(data.samples, { instancePath: instancePath + "/samples", parentData: data, parentDataProperty: "samples", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate291.errors);
        errors = vErrors.length;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate293(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate293.errors);
        errors = vErrors.length;
      }
    }
    if (data.interpolated !== void 0) {
      if (!validate295(data.interpolated, { instancePath: instancePath + "/interpolated", parentData: data, parentDataProperty: "interpolated", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate295.errors);
        errors = vErrors.length;
      }
    }
    if (data.delta !== void 0) {
      if (!validate297(data.delta, { instancePath: instancePath + "/delta", parentData: data, parentDataProperty: "delta", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate297.errors);
        errors = vErrors.length;
      }
    }
    if (data.band !== void 0) {
      if (!validate299(data.band, { instancePath: instancePath + "/band", parentData: data, parentDataProperty: "band", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate299.errors);
        errors = vErrors.length;
      }
    }
    if (data.noise !== void 0) {
      if (!validate301(data.noise, { instancePath: instancePath + "/noise", parentData: data, parentDataProperty: "noise", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate301.errors);
        errors = vErrors.length;
      }
    }
    if (data.limit !== void 0) {
      if (!validate303(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate303.errors);
        errors = vErrors.length;
      }
    }
    if (data.severity !== void 0) {
      if (!validate305(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate305.errors);
        errors = vErrors.length;
      }
    }
    if (data.smallestDetectable !== void 0) {
      if (!validate307(data.smallestDetectable, { instancePath: instancePath + "/smallestDetectable", parentData: data, parentDataProperty: "smallestDetectable", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate307.errors);
        errors = vErrors.length;
      }
    }
    if (data.objective !== void 0) {
      if (!validate309(data.objective, { instancePath: instancePath + "/objective", parentData: data, parentDataProperty: "objective", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate309.errors);
        errors = vErrors.length;
      }
    }
    if (data.waiver !== void 0) {
      if (!validate311(data.waiver, { instancePath: instancePath + "/waiver", parentData: data, parentDataProperty: "waiver", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate311.errors);
        errors = vErrors.length;
      }
    }
    if (data.adjusted !== void 0) {
      if (!validate313(data.adjusted, { instancePath: instancePath + "/adjusted", parentData: data, parentDataProperty: "adjusted", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate313.errors);
        errors = vErrors.length;
      }
    }
    if (data.basis !== void 0) {
      if (!validate315(data.basis, { instancePath: instancePath + "/basis", parentData: data, parentDataProperty: "basis", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate315.errors);
        errors = vErrors.length;
      }
    }
    if (data.group !== void 0) {
      if (!validate317(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.probability !== void 0) {
      if (!validate319(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate319.errors);
        errors = vErrors.length;
      }
    }
    if (data.unresolved !== void 0) {
      if (!validate321(data.unresolved, { instancePath: instancePath + "/unresolved", parentData: data, parentDataProperty: "unresolved", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.exceptions !== void 0) {
      if (!validate323(data.exceptions, { instancePath: instancePath + "/exceptions", parentData: data, parentDataProperty: "exceptions", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate323.errors);
        errors = vErrors.length;
      }
    }
    if (data.because !== void 0) {
      if (!validate325(data.because, { instancePath: instancePath + "/because", parentData: data, parentDataProperty: "because", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate325.errors);
        errors = vErrors.length;
      }
    }
    if (data.began !== void 0) {
      if (!validate328(data.began, { instancePath: instancePath + "/began", parentData: data, parentDataProperty: "began", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate328.errors);
        errors = vErrors.length;
      }
    }
    if (data.drift !== void 0) {
      if (!validate330(data.drift, { instancePath: instancePath + "/drift", parentData: data, parentDataProperty: "drift", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate330.errors);
        errors = vErrors.length;
      }
    }
    if (data.effect !== void 0) {
      if (!validate332(data.effect, { instancePath: instancePath + "/effect", parentData: data, parentDataProperty: "effect", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate332.errors);
        errors = vErrors.length;
      }
    }
    if (data.startedAt !== void 0) {
      let data30 = data.startedAt;
      if (typeof data30 !== "string") {
        const err7 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.startedAt.type, parentSchema: schema107.properties.startedAt, data: data30 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
validate270.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema106.required, parentSchema: schema106, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.judged === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged" }, message: "must have required property 'judged'", schema: schema106.required, parentSchema: schema106, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.failed === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema106.required, parentSchema: schema106, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.suspect === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspect" }, message: "must have required property 'suspect'", schema: schema106.required, parentSchema: schema106, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema106.required, parentSchema: schema106, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "judged" || key0 === "failed" || key0 === "suspect" || key0 === "causes" || key0 === "worst")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema106, data };
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
        const err6 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.properties.case.type, parentSchema: schema106.properties.case, data: data0 };
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
        const err7 = { instancePath: instancePath + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.properties.judged.type, parentSchema: schema106.properties.judged, data: data1 };
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
        const err8 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.properties.failed.type, parentSchema: schema106.properties.failed, data: data2 };
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
        const err9 = { instancePath: instancePath + "/suspect", schemaPath: "#/properties/suspect/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.properties.suspect.type, parentSchema: schema106.properties.suspect, data: data3 };
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
            const err10 = { instancePath: instancePath + "/causes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/causes/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.properties.causes.additionalProperties.type, parentSchema: schema106.properties.causes.additionalProperties, data: data5 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.causes.type, parentSchema: schema106.properties.causes, data: data4 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.worst !== void 0) {
      if (!validate270(data.worst, { instancePath: instancePath + "/worst", parentData: data, parentDataProperty: "worst", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate270.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.type, parentSchema: schema106, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate269.errors = vErrors;
  return errors === 0;
}
validate269.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema138 = { "title": "FailedRun", "description": "A run that the gate would have failed. Without `worst`, only the whole run was worse.", "type": "object", "required": ["startedAt", "causes", "cases", "wholeRun"], "additionalProperties": false, "properties": { "startedAt": { "description": "When the run began.", "type": "string" }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "causes": { "type": "array", "items": { "type": "string" } }, "cases": { "description": "How many cases failed; 0 where only the whole run was worse.", "type": "integer" }, "worst": { "$ref": "report.schema.json#/$defs/finding" }, "wholeRun": { "description": "The metrics in which the whole run was worse.", "type": "array", "items": { "title": "WholeRunShift", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "type": "number" } } } } } };
var schema57 = { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "began": { "title": "LossStart", "description": "The run with which this loss began, if it is older than the run under test: the newest runs of the history are at this level, which nobody accepted.", "type": "object", "required": ["runs"], "additionalProperties": false, "properties": { "runs": { "description": "How many earlier runs have it.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "configuration" || key0 === "key")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema58, data };
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
        const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.scenario.type, parentSchema: schema58.properties.scenario, data: data0 };
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
        const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.label.type, parentSchema: schema58.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      if (!validate144(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.key !== void 0) {
      let data3 = data.key;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.key.type, parentSchema: schema58.properties.key, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
validate143.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "pass" || data === "improvement" || data === "regression" || data === "suspect" || data === "inconclusive" || data === "new" || data === "missing" || data === "invalid" || data === "waived")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate147.errors = vErrors;
  return errors === 0;
}
validate147.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "reported" || data === "within-band" || data === "within-noise" || data === "beyond-limit" || data === "flagrant" || data === "group" || data === "coupled" || data === "drift" || data === "relative" || data === "single-run" || data === "errors" || data === "baseline-errors" || data === "dead" || data === "few-samples" || data === "unsound" || data === "objective" || data === "whole-step" || data === "cap" || data === "environment" || data === "method" || data === "not-recorded" || data === "short-history" || data === "too-noisy" || data === "retired" || data === "no-baseline" || data === "no-candidate" || data === "not-run-before" || data === "not-run" || data === "blank" || data === "absent" || data === "failed")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values", schema: schema61.enum, parentSchema: schema61, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
validate149.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
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
    const err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema23.oneOf[0].type, parentSchema: schema23.oneOf[0], data };
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
  if (!validate59(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = joinErrors(vErrors, validate59.errors);
    errors = vErrors.length;
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
    const err1 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema23.oneOf, parentSchema: schema23, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
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
  validate151.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate151.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate337.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.gated === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gated" }, message: "must have required property 'gated'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema57.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      if (!validate143(data.case, { instancePath: instancePath + "/case", parentData: data, parentDataProperty: "case", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate143.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.metric.type, parentSchema: schema57.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      if (!validate147(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate147.errors);
        errors = vErrors.length;
      }
    }
    if (data.gated !== void 0) {
      let data3 = data.gated;
      if (typeof data3 !== "boolean") {
        const err7 = { instancePath: instancePath + "/gated", schemaPath: "#/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema57.properties.gated.type, parentSchema: schema57.properties.gated, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.fails !== void 0) {
      let data4 = data.fails;
      if (true !== data4) {
        const err8 = { instancePath: instancePath + "/fails", schemaPath: "#/properties/fails/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema57.properties.fails, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.control !== void 0) {
      let data5 = data.control;
      if (true !== data5) {
        const err9 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema57.properties.control, data: data5 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (!validate149(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate149.errors);
        errors = vErrors.length;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate151(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate151.errors);
        errors = vErrors.length;
      }
    }
    if (data.repetitions !== void 0) {
      let data8 = data.repetitions;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err10 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.repetitions.type, parentSchema: schema57.properties.repetitions, data: data8 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err11 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties.repetitions, data: data8 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.samples !== void 0) {
      let data9 = data.samples;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err12 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.samples.type, parentSchema: schema57.properties.samples, data: data9 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err13 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties.samples, data: data9 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.baseline !== void 0) {
      let data10 = data.baseline;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.value === void 0) {
          const err14 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema57.properties.baseline.required, parentSchema: schema57.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data10.low === void 0) {
          const err15 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema57.properties.baseline.required, parentSchema: schema57.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data10.high === void 0) {
          const err16 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema57.properties.baseline.required, parentSchema: schema57.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data10.runs === void 0) {
          const err17 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema57.properties.baseline.required, parentSchema: schema57.properties.baseline, data: data10 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        for (const key1 in data10) {
          if (!(key1 === "value" || key1 === "low" || key1 === "high" || key1 === "runs" || key1 === "repetitions")) {
            const err18 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.baseline, data: data10 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data10.value !== void 0) {
          let data11 = data10.value;
          if (!(typeof data11 == "number" && isFinite(data11))) {
            const err19 = { instancePath: instancePath + "/baseline/value", schemaPath: "#/properties/baseline/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.baseline.properties.value.type, parentSchema: schema57.properties.baseline.properties.value, data: data11 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data10.low !== void 0) {
          let data12 = data10.low;
          if (!(typeof data12 == "number" && isFinite(data12))) {
            const err20 = { instancePath: instancePath + "/baseline/low", schemaPath: "#/properties/baseline/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.baseline.properties.low.type, parentSchema: schema57.properties.baseline.properties.low, data: data12 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data10.high !== void 0) {
          let data13 = data10.high;
          if (!(typeof data13 == "number" && isFinite(data13))) {
            const err21 = { instancePath: instancePath + "/baseline/high", schemaPath: "#/properties/baseline/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.baseline.properties.high.type, parentSchema: schema57.properties.baseline.properties.high, data: data13 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data10.runs !== void 0) {
          let data14 = data10.runs;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err22 = { instancePath: instancePath + "/baseline/runs", schemaPath: "#/properties/baseline/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.baseline.properties.runs.type, parentSchema: schema57.properties.baseline.properties.runs, data: data14 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err23 = { instancePath: instancePath + "/baseline/runs", schemaPath: "#/properties/baseline/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties.baseline.properties.runs, data: data14 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data10.repetitions !== void 0) {
          let data15 = data10.repetitions;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err24 = { instancePath: instancePath + "/baseline/repetitions", schemaPath: "#/properties/baseline/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.baseline.properties.repetitions.type, parentSchema: schema57.properties.baseline.properties.repetitions, data: data15 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.baseline.type, parentSchema: schema57.properties.baseline, data: data10 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.interpolated !== void 0) {
      let data16 = data.interpolated;
      if (true !== data16) {
        const err26 = { instancePath: instancePath + "/interpolated", schemaPath: "#/properties/interpolated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema57.properties.interpolated, data: data16 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
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
            const err27 = { instancePath: instancePath + "/series/" + i0, schemaPath: "#/properties/series/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.series.items.type, parentSchema: schema57.properties.series.items, data: data18 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/series", schemaPath: "#/properties/series/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.series.type, parentSchema: schema57.properties.series, data: data17 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.delta !== void 0) {
      let data19 = data.delta;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.absolute === void 0) {
          const err29 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/required", keyword: "required", params: { missingProperty: "absolute" }, message: "must have required property 'absolute'", schema: schema57.properties.delta.required, parentSchema: schema57.properties.delta, data: data19 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data19.direction === void 0) {
          const err30 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/required", keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'", schema: schema57.properties.delta.required, parentSchema: schema57.properties.delta, data: data19 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        for (const key2 in data19) {
          if (!(key2 === "absolute" || key2 === "percent" || key2 === "direction")) {
            const err31 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.delta, data: data19 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data19.absolute !== void 0) {
          let data20 = data19.absolute;
          if (!(typeof data20 == "number" && isFinite(data20))) {
            const err32 = { instancePath: instancePath + "/delta/absolute", schemaPath: "#/properties/delta/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.delta.properties.absolute.type, parentSchema: schema57.properties.delta.properties.absolute, data: data20 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data19.percent !== void 0) {
          let data21 = data19.percent;
          if (!(typeof data21 == "number" && isFinite(data21))) {
            const err33 = { instancePath: instancePath + "/delta/percent", schemaPath: "#/properties/delta/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.delta.properties.percent.type, parentSchema: schema57.properties.delta.properties.percent, data: data21 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data19.direction !== void 0) {
          let data22 = data19.direction;
          if (!(data22 === "better" || data22 === "worse" || data22 === "same")) {
            const err34 = { instancePath: instancePath + "/delta/direction", schemaPath: "#/properties/delta/properties/direction/enum", keyword: "enum", params: { allowedValues: schema57.properties.delta.properties.direction.enum }, message: "must be equal to one of the allowed values", schema: schema57.properties.delta.properties.direction.enum, parentSchema: schema57.properties.delta.properties.direction, data: data22 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.delta.type, parentSchema: schema57.properties.delta, data: data19 };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.band !== void 0) {
      let data23 = data.band;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        for (const key3 in data23) {
          if (!(key3 === "percent" || key3 === "absolute")) {
            const err36 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.band, data: data23 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data23.percent !== void 0) {
          let data24 = data23.percent;
          if (!(typeof data24 == "number" && isFinite(data24))) {
            const err37 = { instancePath: instancePath + "/band/percent", schemaPath: "#/properties/band/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.band.properties.percent.type, parentSchema: schema57.properties.band.properties.percent, data: data24 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data23.absolute !== void 0) {
          let data25 = data23.absolute;
          if (!(typeof data25 == "number" && isFinite(data25))) {
            const err38 = { instancePath: instancePath + "/band/absolute", schemaPath: "#/properties/band/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.band.properties.absolute.type, parentSchema: schema57.properties.band.properties.absolute, data: data25 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.band.type, parentSchema: schema57.properties.band, data: data23 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.noise !== void 0) {
      let data26 = data.noise;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.from === void 0) {
          const err40 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema57.properties.noise.required, parentSchema: schema57.properties.noise, data: data26 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data26.runs === void 0) {
          const err41 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema57.properties.noise.required, parentSchema: schema57.properties.noise, data: data26 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        for (const key4 in data26) {
          if (!(key4 === "percent" || key4 === "absolute" || key4 === "runs" || key4 === "from" || key4 === "own" || key4 === "siblings" || key4 === "assumed" || key4 === "raised")) {
            const err42 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.noise, data: data26 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data26.percent !== void 0) {
          let data27 = data26.percent;
          if (!(typeof data27 == "number" && isFinite(data27))) {
            const err43 = { instancePath: instancePath + "/noise/percent", schemaPath: "#/properties/noise/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.noise.properties.percent.type, parentSchema: schema57.properties.noise.properties.percent, data: data27 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data26.absolute !== void 0) {
          let data28 = data26.absolute;
          if (!(typeof data28 == "number" && isFinite(data28))) {
            const err44 = { instancePath: instancePath + "/noise/absolute", schemaPath: "#/properties/noise/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.noise.properties.absolute.type, parentSchema: schema57.properties.noise.properties.absolute, data: data28 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data26.runs !== void 0) {
          let data29 = data26.runs;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err45 = { instancePath: instancePath + "/noise/runs", schemaPath: "#/properties/noise/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.noise.properties.runs.type, parentSchema: schema57.properties.noise.properties.runs, data: data29 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data26.from !== void 0) {
          let data30 = data26.from;
          if (!(data30 === "history" || data30 === "assumed" || data30 === "counts" || data30 === "session")) {
            const err46 = { instancePath: instancePath + "/noise/from", schemaPath: "#/properties/noise/properties/from/enum", keyword: "enum", params: { allowedValues: schema57.properties.noise.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema57.properties.noise.properties.from.enum, parentSchema: schema57.properties.noise.properties.from, data: data30 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data26.own !== void 0) {
          let data31 = data26.own;
          if (!(typeof data31 == "number" && isFinite(data31))) {
            const err47 = { instancePath: instancePath + "/noise/own", schemaPath: "#/properties/noise/properties/own/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.noise.properties.own.type, parentSchema: schema57.properties.noise.properties.own, data: data31 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data26.siblings !== void 0) {
          let data32 = data26.siblings;
          if (!(typeof data32 == "number" && isFinite(data32))) {
            const err48 = { instancePath: instancePath + "/noise/siblings", schemaPath: "#/properties/noise/properties/siblings/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.noise.properties.siblings.type, parentSchema: schema57.properties.noise.properties.siblings, data: data32 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data26.assumed !== void 0) {
          let data33 = data26.assumed;
          if (!(typeof data33 == "number" && isFinite(data33))) {
            const err49 = { instancePath: instancePath + "/noise/assumed", schemaPath: "#/properties/noise/properties/assumed/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.noise.properties.assumed.type, parentSchema: schema57.properties.noise.properties.assumed, data: data33 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data26.raised !== void 0) {
          let data34 = data26.raised;
          if (!(data34 === "floor" || data34 === "rounding" || data34 === "requests")) {
            const err50 = { instancePath: instancePath + "/noise/raised", schemaPath: "#/properties/noise/properties/raised/enum", keyword: "enum", params: { allowedValues: schema57.properties.noise.properties.raised.enum }, message: "must be equal to one of the allowed values", schema: schema57.properties.noise.properties.raised.enum, parentSchema: schema57.properties.noise.properties.raised, data: data34 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.noise.type, parentSchema: schema57.properties.noise, data: data26 };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data35 = data.limit;
      if (!(typeof data35 == "number" && isFinite(data35))) {
        const err52 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.limit.type, parentSchema: schema57.properties.limit, data: data35 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      let data36 = data.severity;
      if (!(typeof data36 == "number" && isFinite(data36))) {
        const err53 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.severity.type, parentSchema: schema57.properties.severity, data: data36 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.smallestDetectable !== void 0) {
      let data37 = data.smallestDetectable;
      if (!(typeof data37 == "number" && isFinite(data37))) {
        const err54 = { instancePath: instancePath + "/smallestDetectable", schemaPath: "#/properties/smallestDetectable/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.smallestDetectable.type, parentSchema: schema57.properties.smallestDetectable, data: data37 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.basis !== void 0) {
      let data38 = data.basis;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.error === void 0) {
          const err55 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema57.properties.basis.required, parentSchema: schema57.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data38.freedom === void 0) {
          const err56 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "freedom" }, message: "must have required property 'freedom'", schema: schema57.properties.basis.required, parentSchema: schema57.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (data38.level === void 0) {
          const err57 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema57.properties.basis.required, parentSchema: schema57.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data38.groups === void 0) {
          const err58 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema57.properties.basis.required, parentSchema: schema57.properties.basis, data: data38 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        for (const key5 in data38) {
          if (!(key5 === "error" || key5 === "freedom" || key5 === "level" || key5 === "groups" || key5 === "errors" || key5 === "errorsFreedom")) {
            const err59 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.basis, data: data38 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data38.error !== void 0) {
          let data39 = data38.error;
          if (!(typeof data39 == "number" && isFinite(data39))) {
            const err60 = { instancePath: instancePath + "/basis/error", schemaPath: "#/properties/basis/properties/error/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.error.type, parentSchema: schema57.properties.basis.properties.error, data: data39 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data38.freedom !== void 0) {
          let data40 = data38.freedom;
          if (!(typeof data40 == "number" && isFinite(data40))) {
            const err61 = { instancePath: instancePath + "/basis/freedom", schemaPath: "#/properties/basis/properties/freedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.freedom.type, parentSchema: schema57.properties.basis.properties.freedom, data: data40 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data38.level !== void 0) {
          let data41 = data38.level;
          if (!(typeof data41 == "number" && isFinite(data41))) {
            const err62 = { instancePath: instancePath + "/basis/level", schemaPath: "#/properties/basis/properties/level/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.level.type, parentSchema: schema57.properties.basis.properties.level, data: data41 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data38.groups !== void 0) {
          let data42 = data38.groups;
          if (!(typeof data42 == "number" && isFinite(data42))) {
            const err63 = { instancePath: instancePath + "/basis/groups", schemaPath: "#/properties/basis/properties/groups/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.groups.type, parentSchema: schema57.properties.basis.properties.groups, data: data42 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data38.errors !== void 0) {
          let data43 = data38.errors;
          if (!(typeof data43 == "number" && isFinite(data43))) {
            const err64 = { instancePath: instancePath + "/basis/errors", schemaPath: "#/properties/basis/properties/errors/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.errors.type, parentSchema: schema57.properties.basis.properties.errors, data: data43 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data38.errorsFreedom !== void 0) {
          let data44 = data38.errorsFreedom;
          if (!(typeof data44 == "number" && isFinite(data44))) {
            const err65 = { instancePath: instancePath + "/basis/errorsFreedom", schemaPath: "#/properties/basis/properties/errorsFreedom/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.basis.properties.errorsFreedom.type, parentSchema: schema57.properties.basis.properties.errorsFreedom, data: data44 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.basis.type, parentSchema: schema57.properties.basis, data: data38 };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.group !== void 0) {
      let data45 = data.group;
      if (typeof data45 !== "string") {
        const err67 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.group.type, parentSchema: schema57.properties.group, data: data45 };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.probability !== void 0) {
      let data46 = data.probability;
      if (!(typeof data46 == "number" && isFinite(data46))) {
        const err68 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.probability.type, parentSchema: schema57.properties.probability, data: data46 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.unresolved !== void 0) {
      let data47 = data.unresolved;
      if (!(typeof data47 == "number" && isFinite(data47))) {
        const err69 = { instancePath: instancePath + "/unresolved", schemaPath: "#/properties/unresolved/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.unresolved.type, parentSchema: schema57.properties.unresolved, data: data47 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
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
            const err70 = { instancePath: instancePath + "/exceptions/" + i1, schemaPath: "#/properties/exceptions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.exceptions.items.type, parentSchema: schema57.properties.exceptions.items, data: data49 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
      } else {
        const err71 = { instancePath: instancePath + "/exceptions", schemaPath: "#/properties/exceptions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.exceptions.type, parentSchema: schema57.properties.exceptions, data: data48 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.because !== void 0) {
      let data50 = data.because;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.waitsFor === void 0) {
          const err72 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/required", keyword: "required", params: { missingProperty: "waitsFor" }, message: "must have required property 'waitsFor'", schema: schema57.properties.because.required, parentSchema: schema57.properties.because, data: data50 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        for (const key6 in data50) {
          if (!(key6 === "waitsFor")) {
            const err73 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.because, data: data50 };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data50.waitsFor !== void 0) {
          let data51 = data50.waitsFor;
          if (Array.isArray(data51)) {
            const len2 = data51.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate154(data51[i2], { instancePath: instancePath + "/because/waitsFor/" + i2, parentData: data51, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate154.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err74 = { instancePath: instancePath + "/because/waitsFor", schemaPath: "#/properties/because/properties/waitsFor/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.because.properties.waitsFor.type, parentSchema: schema57.properties.because.properties.waitsFor, data: data51 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.because.type, parentSchema: schema57.properties.because, data: data50 };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.began !== void 0) {
      let data53 = data.began;
      if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
        if (data53.runs === void 0) {
          const err76 = { instancePath: instancePath + "/began", schemaPath: "#/properties/began/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema57.properties.began.required, parentSchema: schema57.properties.began, data: data53 };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        for (const key7 in data53) {
          if (!(key7 === "runs" || key7 === "since" || key7 === "commit" || key7 === "tag")) {
            const err77 = { instancePath: instancePath + "/began", schemaPath: "#/properties/began/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.began, data: data53 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data53.runs !== void 0) {
          let data54 = data53.runs;
          if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
            const err78 = { instancePath: instancePath + "/began/runs", schemaPath: "#/properties/began/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.began.properties.runs.type, parentSchema: schema57.properties.began.properties.runs, data: data54 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data53.since !== void 0) {
          let data55 = data53.since;
          if (typeof data55 !== "string") {
            const err79 = { instancePath: instancePath + "/began/since", schemaPath: "#/properties/began/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.began.properties.since.type, parentSchema: schema57.properties.began.properties.since, data: data55 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data53.commit !== void 0) {
          let data56 = data53.commit;
          if (typeof data56 !== "string") {
            const err80 = { instancePath: instancePath + "/began/commit", schemaPath: "#/properties/began/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.began.properties.commit.type, parentSchema: schema57.properties.began.properties.commit, data: data56 };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data53.tag !== void 0) {
          let data57 = data53.tag;
          if (typeof data57 !== "string") {
            const err81 = { instancePath: instancePath + "/began/tag", schemaPath: "#/properties/began/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.began.properties.tag.type, parentSchema: schema57.properties.began.properties.tag, data: data57 };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
      } else {
        const err82 = { instancePath: instancePath + "/began", schemaPath: "#/properties/began/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.began.type, parentSchema: schema57.properties.began, data: data53 };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
    }
    if (data.drift !== void 0) {
      let data58 = data.drift;
      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
        if (data58.percent === void 0) {
          const err83 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema57.properties.drift.required, parentSchema: schema57.properties.drift, data: data58 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data58.runs === void 0) {
          const err84 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema57.properties.drift.required, parentSchema: schema57.properties.drift, data: data58 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        for (const key8 in data58) {
          if (!(key8 === "percent" || key8 === "runs" || key8 === "since" || key8 === "commit" || key8 === "tag")) {
            const err85 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.drift, data: data58 };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
        if (data58.percent !== void 0) {
          let data59 = data58.percent;
          if (!(typeof data59 == "number" && isFinite(data59))) {
            const err86 = { instancePath: instancePath + "/drift/percent", schemaPath: "#/properties/drift/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.drift.properties.percent.type, parentSchema: schema57.properties.drift.properties.percent, data: data59 };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
        if (data58.runs !== void 0) {
          let data60 = data58.runs;
          if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
            const err87 = { instancePath: instancePath + "/drift/runs", schemaPath: "#/properties/drift/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.drift.properties.runs.type, parentSchema: schema57.properties.drift.properties.runs, data: data60 };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data58.since !== void 0) {
          let data61 = data58.since;
          if (typeof data61 !== "string") {
            const err88 = { instancePath: instancePath + "/drift/since", schemaPath: "#/properties/drift/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.drift.properties.since.type, parentSchema: schema57.properties.drift.properties.since, data: data61 };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
        if (data58.commit !== void 0) {
          let data62 = data58.commit;
          if (typeof data62 !== "string") {
            const err89 = { instancePath: instancePath + "/drift/commit", schemaPath: "#/properties/drift/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.drift.properties.commit.type, parentSchema: schema57.properties.drift.properties.commit, data: data62 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data58.tag !== void 0) {
          let data63 = data58.tag;
          if (typeof data63 !== "string") {
            const err90 = { instancePath: instancePath + "/drift/tag", schemaPath: "#/properties/drift/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.drift.properties.tag.type, parentSchema: schema57.properties.drift.properties.tag, data: data63 };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
      } else {
        const err91 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.drift.type, parentSchema: schema57.properties.drift, data: data58 };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.effect !== void 0) {
      let data64 = data.effect;
      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
        if (data64.percent === void 0) {
          const err92 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema57.properties.effect.required, parentSchema: schema57.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        if (data64.low === void 0) {
          const err93 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema57.properties.effect.required, parentSchema: schema57.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err93];
          } else {
            vErrors.push(err93);
          }
          errors++;
        }
        if (data64.high === void 0) {
          const err94 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema57.properties.effect.required, parentSchema: schema57.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err94];
          } else {
            vErrors.push(err94);
          }
          errors++;
        }
        if (data64.pairs === void 0) {
          const err95 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema57.properties.effect.required, parentSchema: schema57.properties.effect, data: data64 };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        for (const key9 in data64) {
          if (!(key9 === "percent" || key9 === "low" || key9 === "high" || key9 === "pairs" || key9 === "open")) {
            const err96 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.effect, data: data64 };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data64.percent !== void 0) {
          let data65 = data64.percent;
          if (!(typeof data65 == "number" && isFinite(data65))) {
            const err97 = { instancePath: instancePath + "/effect/percent", schemaPath: "#/properties/effect/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.effect.properties.percent.type, parentSchema: schema57.properties.effect.properties.percent, data: data65 };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
        }
        if (data64.low !== void 0) {
          let data66 = data64.low;
          if (!(typeof data66 == "number" && isFinite(data66))) {
            const err98 = { instancePath: instancePath + "/effect/low", schemaPath: "#/properties/effect/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.effect.properties.low.type, parentSchema: schema57.properties.effect.properties.low, data: data66 };
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
        }
        if (data64.high !== void 0) {
          let data67 = data64.high;
          if (!(typeof data67 == "number" && isFinite(data67))) {
            const err99 = { instancePath: instancePath + "/effect/high", schemaPath: "#/properties/effect/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.effect.properties.high.type, parentSchema: schema57.properties.effect.properties.high, data: data67 };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
        if (data64.pairs !== void 0) {
          let data68 = data64.pairs;
          if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
            const err100 = { instancePath: instancePath + "/effect/pairs", schemaPath: "#/properties/effect/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.effect.properties.pairs.type, parentSchema: schema57.properties.effect.properties.pairs, data: data68 };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
          if (typeof data68 == "number" && isFinite(data68)) {
            if (data68 < 1 || isNaN(data68)) {
              const err101 = { instancePath: instancePath + "/effect/pairs", schemaPath: "#/properties/effect/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.effect.properties.pairs, data: data68 };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
          }
        }
        if (data64.open !== void 0) {
          let data69 = data64.open;
          if (!(typeof data69 == "number" && isFinite(data69))) {
            const err102 = { instancePath: instancePath + "/effect/open", schemaPath: "#/properties/effect/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.effect.properties.open.type, parentSchema: schema57.properties.effect.properties.open, data: data69 };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
      } else {
        const err103 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.effect.type, parentSchema: schema57.properties.effect, data: data64 };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
    }
    if (data.objective !== void 0) {
      let data70 = data.objective;
      if (typeof data70 !== "string") {
        const err104 = { instancePath: instancePath + "/objective", schemaPath: "#/properties/objective/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.objective.type, parentSchema: schema57.properties.objective, data: data70 };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.waiver !== void 0) {
      let data71 = data.waiver;
      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
        if (data71.reason === void 0) {
          const err105 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema57.properties.waiver.required, parentSchema: schema57.properties.waiver, data: data71 };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
        if (data71.until === void 0) {
          const err106 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema57.properties.waiver.required, parentSchema: schema57.properties.waiver, data: data71 };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
        for (const key10 in data71) {
          if (!(key10 === "reason" || key10 === "until" || key10 === "issue" || key10 === "ceiling")) {
            const err107 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.waiver, data: data71 };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
          }
        }
        if (data71.reason !== void 0) {
          let data72 = data71.reason;
          if (typeof data72 !== "string") {
            const err108 = { instancePath: instancePath + "/waiver/reason", schemaPath: "#/properties/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.waiver.properties.reason.type, parentSchema: schema57.properties.waiver.properties.reason, data: data72 };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
        if (data71.until !== void 0) {
          let data73 = data71.until;
          if (typeof data73 !== "string") {
            const err109 = { instancePath: instancePath + "/waiver/until", schemaPath: "#/properties/waiver/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.waiver.properties.until.type, parentSchema: schema57.properties.waiver.properties.until, data: data73 };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
        if (data71.issue !== void 0) {
          let data74 = data71.issue;
          if (typeof data74 !== "string") {
            const err110 = { instancePath: instancePath + "/waiver/issue", schemaPath: "#/properties/waiver/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.waiver.properties.issue.type, parentSchema: schema57.properties.waiver.properties.issue, data: data74 };
            if (vErrors === null) {
              vErrors = [err110];
            } else {
              vErrors.push(err110);
            }
            errors++;
          }
        }
        if (data71.ceiling !== void 0) {
          let data75 = data71.ceiling;
          if (typeof data75 !== "string") {
            const err111 = { instancePath: instancePath + "/waiver/ceiling", schemaPath: "#/properties/waiver/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.waiver.properties.ceiling.type, parentSchema: schema57.properties.waiver.properties.ceiling, data: data75 };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
      } else {
        const err112 = { instancePath: instancePath + "/waiver", schemaPath: "#/properties/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.waiver.type, parentSchema: schema57.properties.waiver, data: data71 };
        if (vErrors === null) {
          vErrors = [err112];
        } else {
          vErrors.push(err112);
        }
        errors++;
      }
    }
    if (data.adjusted !== void 0) {
      let data76 = data.adjusted;
      if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
        if (data76.percent === void 0) {
          const err113 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema57.properties.adjusted.required, parentSchema: schema57.properties.adjusted, data: data76 };
          if (vErrors === null) {
            vErrors = [err113];
          } else {
            vErrors.push(err113);
          }
          errors++;
        }
        if (data76.shift === void 0) {
          const err114 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/required", keyword: "required", params: { missingProperty: "shift" }, message: "must have required property 'shift'", schema: schema57.properties.adjusted.required, parentSchema: schema57.properties.adjusted, data: data76 };
          if (vErrors === null) {
            vErrors = [err114];
          } else {
            vErrors.push(err114);
          }
          errors++;
        }
        for (const key11 in data76) {
          if (!(key11 === "percent" || key11 === "shift" || key11 === "awaited" || key11 === "source")) {
            const err115 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.adjusted, data: data76 };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
        if (data76.percent !== void 0) {
          let data77 = data76.percent;
          if (!(typeof data77 == "number" && isFinite(data77))) {
            const err116 = { instancePath: instancePath + "/adjusted/percent", schemaPath: "#/properties/adjusted/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.adjusted.properties.percent.type, parentSchema: schema57.properties.adjusted.properties.percent, data: data77 };
            if (vErrors === null) {
              vErrors = [err116];
            } else {
              vErrors.push(err116);
            }
            errors++;
          }
        }
        if (data76.shift !== void 0) {
          let data78 = data76.shift;
          if (!(typeof data78 == "number" && isFinite(data78))) {
            const err117 = { instancePath: instancePath + "/adjusted/shift", schemaPath: "#/properties/adjusted/properties/shift/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.adjusted.properties.shift.type, parentSchema: schema57.properties.adjusted.properties.shift, data: data78 };
            if (vErrors === null) {
              vErrors = [err117];
            } else {
              vErrors.push(err117);
            }
            errors++;
          }
        }
        if (data76.awaited !== void 0) {
          let data79 = data76.awaited;
          if (!(typeof data79 == "number" && isFinite(data79))) {
            const err118 = { instancePath: instancePath + "/adjusted/awaited", schemaPath: "#/properties/adjusted/properties/awaited/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.adjusted.properties.awaited.type, parentSchema: schema57.properties.adjusted.properties.awaited, data: data79 };
            if (vErrors === null) {
              vErrors = [err118];
            } else {
              vErrors.push(err118);
            }
            errors++;
          }
        }
        if (data76.source !== void 0) {
          let data80 = data76.source;
          if (!(data80 === "controls" || data80 === "all" || data80 === "group")) {
            const err119 = { instancePath: instancePath + "/adjusted/source", schemaPath: "#/properties/adjusted/properties/source/enum", keyword: "enum", params: { allowedValues: schema57.properties.adjusted.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema57.properties.adjusted.properties.source.enum, parentSchema: schema57.properties.adjusted.properties.source, data: data80 };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
        }
      } else {
        const err120 = { instancePath: instancePath + "/adjusted", schemaPath: "#/properties/adjusted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.adjusted.type, parentSchema: schema57.properties.adjusted, data: data76 };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
  } else {
    const err121 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    if (vErrors === null) {
      vErrors = [err121];
    } else {
      vErrors.push(err121);
    }
    errors++;
  }
  validate337.errors = vErrors;
  return errors === 0;
}
validate337.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate336.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.startedAt === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema138.required, parentSchema: schema138, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema138.required, parentSchema: schema138, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema138.required, parentSchema: schema138, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.wholeRun === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wholeRun" }, message: "must have required property 'wholeRun'", schema: schema138.required, parentSchema: schema138, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "startedAt" || key0 === "tag" || key0 === "commit" || key0 === "causes" || key0 === "cases" || key0 === "worst" || key0 === "wholeRun")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema138, data };
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
        const err5 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.startedAt.type, parentSchema: schema138.properties.startedAt, data: data0 };
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
        const err6 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.tag.type, parentSchema: schema138.properties.tag, data: data1 };
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
        const err7 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.commit.type, parentSchema: schema138.properties.commit, data: data2 };
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
            const err8 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.causes.items.type, parentSchema: schema138.properties.causes.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema138.properties.causes.type, parentSchema: schema138.properties.causes, data: data3 };
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
        const err10 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema138.properties.cases.type, parentSchema: schema138.properties.cases, data: data5 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.worst !== void 0) {
      if (!validate337(data.worst, { instancePath: instancePath + "/worst", parentData: data, parentDataProperty: "worst", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate337.errors);
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
              const err11 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema138.properties.wholeRun.items.required, parentSchema: schema138.properties.wholeRun.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data8.percent === void 0) {
              const err12 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema138.properties.wholeRun.items.required, parentSchema: schema138.properties.wholeRun.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "metric" || key1 === "percent")) {
                const err13 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema138.properties.wholeRun.items, data: data8 };
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
                const err14 = { instancePath: instancePath + "/wholeRun/" + i1 + "/metric", schemaPath: "#/properties/wholeRun/items/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.wholeRun.items.properties.metric.type, parentSchema: schema138.properties.wholeRun.items.properties.metric, data: data9 };
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
                const err15 = { instancePath: instancePath + "/wholeRun/" + i1 + "/percent", schemaPath: "#/properties/wholeRun/items/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema138.properties.wholeRun.items.properties.percent.type, parentSchema: schema138.properties.wholeRun.items.properties.percent, data: data10 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/wholeRun/" + i1, schemaPath: "#/properties/wholeRun/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema138.properties.wholeRun.items.type, parentSchema: schema138.properties.wholeRun.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/wholeRun", schemaPath: "#/properties/wholeRun/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema138.properties.wholeRun.type, parentSchema: schema138.properties.wholeRun, data: data7 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema138.type, parentSchema: schema138, data };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate336.errors = vErrors;
  return errors === 0;
}
validate336.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema140 = { "title": "RuleRecord", "description": "How often one rule would have failed a run.", "type": "object", "required": ["rule", "failed", "percent", "onSpeed"], "additionalProperties": false, "properties": { "rule": { "enum": ["configured", "bands x0.5", "bands x2", "fixed 5 %", "fixed 10 %", "fixed 20 %"] }, "bands": { "description": "The tolerance bands by metric, including those of overrides. Absent for fixed rules.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding/properties/band" } } }, "failed": { "description": "Runs that would have failed, for any cause. A fixed rule only looks at throughput and response times.", "type": "integer" }, "percent": { "description": "Of the replayed runs.", "type": "number" }, "onSpeed": { "description": "Failed runs that failed on throughput or a response time.", "type": "integer" } } };
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate345.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.failed === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.onSpeed === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onSpeed" }, message: "must have required property 'onSpeed'", schema: schema140.required, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "bands" || key0 === "failed" || key0 === "percent" || key0 === "onSpeed")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema140, data };
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
        const err5 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/enum", keyword: "enum", params: { allowedValues: schema140.properties.rule.enum }, message: "must be equal to one of the allowed values", schema: schema140.properties.rule.enum, parentSchema: schema140.properties.rule, data: data0 };
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
              if (!validate299(data2[i0], { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate299.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/bands/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/bands/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema140.properties.bands.additionalProperties.type, parentSchema: schema140.properties.bands.additionalProperties, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.properties.bands.type, parentSchema: schema140.properties.bands, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.failed !== void 0) {
      let data4 = data.failed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.failed.type, parentSchema: schema140.properties.failed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data5 = data.percent;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err9 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema140.properties.percent.type, parentSchema: schema140.properties.percent, data: data5 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.onSpeed !== void 0) {
      let data6 = data.onSpeed;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err10 = { instancePath: instancePath + "/onSpeed", schemaPath: "#/properties/onSpeed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.onSpeed.type, parentSchema: schema140.properties.onSpeed, data: data6 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.type, parentSchema: schema140, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate345.errors = vErrors;
  return errors === 0;
}
validate345.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.outcomes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.suspectsOnly === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspectsOnly" }, message: "must have required property 'suspectsOnly'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.slowLossesOnly === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slowLossesOnly" }, message: "must have required property 'slowLossesOnly'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.stretches === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stretches" }, message: "must have required property 'stretches'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.longestStretch === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longestStretch" }, message: "must have required property 'longestStretch'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.causes === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.undecided === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "undecided" }, message: "must have required property 'undecided'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.failures === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.rules === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema103.properties, key0)) {
        const err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103, data };
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
        const err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema103.properties.schemaVersion, data: data0 };
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
          const err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema103.properties.tool.required, parentSchema: schema103.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err16 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema103.properties.tool.required, parentSchema: schema103.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err17 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103.properties.tool, data: data1 };
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
            const err18 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema103.properties.tool.properties.name, data: data2 };
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
            const err19 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.tool.properties.version.type, parentSchema: schema103.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.properties.tool.type, parentSchema: schema103.properties.tool, data: data1 };
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
          const err21 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "read" }, message: "must have required property 'read'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data4.replayed === void 0) {
          const err22 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "replayed" }, message: "must have required property 'replayed'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data4.from === void 0) {
          const err23 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data4.to === void 0) {
          const err24 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data4.cases === void 0) {
          const err25 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data4.measurements === void 0) {
          const err26 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data4.history === void 0) {
          const err27 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/required", keyword: "required", params: { missingProperty: "history" }, message: "must have required property 'history'", schema: schema103.properties.runs.required, parentSchema: schema103.properties.runs, data: data4 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key2 in data4) {
          if (!(key2 === "read" || key2 === "replayed" || key2 === "from" || key2 === "to" || key2 === "cases" || key2 === "measurements" || key2 === "history")) {
            const err28 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103.properties.runs, data: data4 };
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
            const err29 = { instancePath: instancePath + "/runs/read", schemaPath: "#/properties/runs/properties/read/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.runs.properties.read.type, parentSchema: schema103.properties.runs.properties.read, data: data5 };
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
            const err30 = { instancePath: instancePath + "/runs/replayed", schemaPath: "#/properties/runs/properties/replayed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.runs.properties.replayed.type, parentSchema: schema103.properties.runs.properties.replayed, data: data6 };
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
            const err31 = { instancePath: instancePath + "/runs/from", schemaPath: "#/properties/runs/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.runs.properties.from.type, parentSchema: schema103.properties.runs.properties.from, data: data7 };
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
            const err32 = { instancePath: instancePath + "/runs/to", schemaPath: "#/properties/runs/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.runs.properties.to.type, parentSchema: schema103.properties.runs.properties.to, data: data8 };
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
            const err33 = { instancePath: instancePath + "/runs/cases", schemaPath: "#/properties/runs/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.runs.properties.cases.type, parentSchema: schema103.properties.runs.properties.cases, data: data9 };
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
            const err34 = { instancePath: instancePath + "/runs/measurements", schemaPath: "#/properties/runs/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.runs.properties.measurements.type, parentSchema: schema103.properties.runs.properties.measurements, data: data10 };
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
            const err35 = { instancePath: instancePath + "/runs/history", schemaPath: "#/properties/runs/properties/history/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.runs.properties.history.type, parentSchema: schema103.properties.runs.properties.history, data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.properties.runs.type, parentSchema: schema103.properties.runs, data: data4 };
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
          const err37 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema103.properties.outcomes.required, parentSchema: schema103.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data12.failed === void 0) {
          const err38 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema103.properties.outcomes.required, parentSchema: schema103.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data12.undecided === void 0) {
          const err39 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/required", keyword: "required", params: { missingProperty: "undecided" }, message: "must have required property 'undecided'", schema: schema103.properties.outcomes.required, parentSchema: schema103.properties.outcomes, data: data12 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        for (const key3 in data12) {
          if (!(key3 === "passed" || key3 === "failed" || key3 === "undecided")) {
            const err40 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103.properties.outcomes, data: data12 };
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
            const err41 = { instancePath: instancePath + "/outcomes/passed", schemaPath: "#/properties/outcomes/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.outcomes.properties.passed.type, parentSchema: schema103.properties.outcomes.properties.passed, data: data13 };
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
            const err42 = { instancePath: instancePath + "/outcomes/failed", schemaPath: "#/properties/outcomes/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.outcomes.properties.failed.type, parentSchema: schema103.properties.outcomes.properties.failed, data: data14 };
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
            const err43 = { instancePath: instancePath + "/outcomes/undecided", schemaPath: "#/properties/outcomes/properties/undecided/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.outcomes.properties.undecided.type, parentSchema: schema103.properties.outcomes.properties.undecided, data: data15 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.properties.outcomes.type, parentSchema: schema103.properties.outcomes, data: data12 };
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
        const err45 = { instancePath: instancePath + "/suspectsOnly", schemaPath: "#/properties/suspectsOnly/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.suspectsOnly.type, parentSchema: schema103.properties.suspectsOnly, data: data16 };
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
        const err46 = { instancePath: instancePath + "/slowLossesOnly", schemaPath: "#/properties/slowLossesOnly/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.slowLossesOnly.type, parentSchema: schema103.properties.slowLossesOnly, data: data17 };
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
        const err47 = { instancePath: instancePath + "/stretches", schemaPath: "#/properties/stretches/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.stretches.type, parentSchema: schema103.properties.stretches, data: data18 };
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
        const err48 = { instancePath: instancePath + "/longestStretch", schemaPath: "#/properties/longestStretch/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.longestStretch.type, parentSchema: schema103.properties.longestStretch, data: data19 };
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
              const err49 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/required", keyword: "required", params: { missingProperty: "cause" }, message: "must have required property 'cause'", schema: schema103.properties.causes.items.required, parentSchema: schema103.properties.causes.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data21.runs === void 0) {
              const err50 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema103.properties.causes.items.required, parentSchema: schema103.properties.causes.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key4 in data21) {
              if (!(key4 === "cause" || key4 === "runs")) {
                const err51 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103.properties.causes.items, data: data21 };
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
                const err52 = { instancePath: instancePath + "/causes/" + i0 + "/cause", schemaPath: "#/properties/causes/items/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.causes.items.properties.cause.type, parentSchema: schema103.properties.causes.items.properties.cause, data: data22 };
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
                const err53 = { instancePath: instancePath + "/causes/" + i0 + "/runs", schemaPath: "#/properties/causes/items/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.causes.items.properties.runs.type, parentSchema: schema103.properties.causes.items.properties.runs, data: data23 };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
          } else {
            const err54 = { instancePath: instancePath + "/causes/" + i0, schemaPath: "#/properties/causes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.properties.causes.items.type, parentSchema: schema103.properties.causes.items, data: data21 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.causes.type, parentSchema: schema103.properties.causes, data: data20 };
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
              const err56 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema103.properties.undecided.items.required, parentSchema: schema103.properties.undecided.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data25.runs === void 0) {
              const err57 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema103.properties.undecided.items.required, parentSchema: schema103.properties.undecided.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            for (const key5 in data25) {
              if (!(key5 === "reason" || key5 === "runs")) {
                const err58 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103.properties.undecided.items, data: data25 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data25.reason !== void 0) {
              if (!validate265(data25.reason, { instancePath: instancePath + "/undecided/" + i1 + "/reason", parentData: data25, parentDataProperty: "reason", rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate265.errors);
                errors = vErrors.length;
              }
            }
            if (data25.runs !== void 0) {
              let data27 = data25.runs;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err59 = { instancePath: instancePath + "/undecided/" + i1 + "/runs", schemaPath: "#/properties/undecided/items/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.undecided.items.properties.runs.type, parentSchema: schema103.properties.undecided.items.properties.runs, data: data27 };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/undecided/" + i1, schemaPath: "#/properties/undecided/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.properties.undecided.items.type, parentSchema: schema103.properties.undecided.items, data: data25 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/undecided", schemaPath: "#/properties/undecided/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.undecided.type, parentSchema: schema103.properties.undecided, data: data24 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data28 = data.metrics;
      if (Array.isArray(data28)) {
        const len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate267(data28[i2], { instancePath: instancePath + "/metrics/" + i2, parentData: data28, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate267.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.metrics.type, parentSchema: schema103.properties.metrics, data: data28 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data30 = data.cases;
      if (Array.isArray(data30)) {
        const len3 = data30.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate269(data30[i3], { instancePath: instancePath + "/cases/" + i3, parentData: data30, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate269.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err63 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.cases.type, parentSchema: schema103.properties.cases, data: data30 };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
    if (data.failures !== void 0) {
      let data32 = data.failures;
      if (Array.isArray(data32)) {
        const len4 = data32.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate336(data32[i4], { instancePath: instancePath + "/failures/" + i4, parentData: data32, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate336.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err64 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.failures.type, parentSchema: schema103.properties.failures, data: data32 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data34 = data.rules;
      if (Array.isArray(data34)) {
        const len5 = data34.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate345(data34[i5], { instancePath: instancePath + "/rules/" + i5, parentData: data34, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate345.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.rules.type, parentSchema: schema103.properties.rules, data: data34 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
  } else {
    const err66 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
    if (vErrors === null) {
      vErrors = [err66];
    } else {
      vErrors.push(err66);
    }
    errors++;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
validate264.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
