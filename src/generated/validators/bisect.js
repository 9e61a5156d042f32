// Generated from schemas/ by `npm run generate`. Do not edit.
// <stdin>
var validate = validate348;
var schema141 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "bisect.schema.json", "title": "Bisection", "description": "Which commit made something slower. Written by `guardband bisect --out bisect.json`.", "type": "object", "required": ["schemaVersion", "tool", "outcome", "good", "bad", "commits", "probability", "range", "groups", "cases", "others", "further", "open", "skipped", "measurements", "durationMs", "budgetMs"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "outcome": { "description": "named: `culprit` made it slower. range: one of `range` did. none: GOOD and BAD do not differ.", "enum": ["named", "range", "none"] }, "good": { "$ref": "#/$defs/bisectCommit" }, "bad": { "$ref": "#/$defs/bisectCommit" }, "commits": { "description": "The number of commits after GOOD, BAD included.", "type": "integer" }, "culprit": { "$ref": "#/$defs/bisectCommit" }, "probability": { "description": "The probability that it made the first group slower.", "type": "number", "minimum": 0, "maximum": 1 }, "range": { "description": "The commits that contain the beginning of the loss with 95 % probability, oldest first; at most 100.", "type": "array", "items": { "$ref": "#/$defs/bisectCommit" } }, "rangeCommits": { "description": "How many these are.", "type": "integer" }, "besideParent": { "description": "Present if the effects are those of the culprit beside its parent, otherwise of BAD beside GOOD.", "const": true }, "groups": { "description": "What the culprit made slower.", "type": "array", "items": { "$ref": "report.schema.json#/$defs/pairGroup" } }, "cases": { "description": "The keys of the cases in these groups; at most 100.", "type": "array", "items": { "type": "string" } }, "others": { "description": "What else is slower in BAD than in GOOD.", "type": "array", "items": { "$ref": "report.schema.json#/$defs/pairGroup" } }, "further": { "description": "Further ranges of commits in which the first group got slower.", "type": "array", "items": { "$ref": "#/$defs/commitRange" } }, "open": { "description": "Without a difference between GOOD and BAD: what could not be excluded.", "type": "array", "items": { "$ref": "report.schema.json#/$defs/pairGroup" } }, "skipped": { "description": "Commits that could not be measured.", "type": "array", "items": { "$ref": "#/$defs/skippedCommit" } }, "metric": { "description": "The metric that `--metric` named.", "type": "string" }, "pattern": { "description": "The pattern that `--case` named.", "type": "string" }, "isBudgetSpent": { "description": "Present if the budget ended the search.", "const": true }, "measurements": { "description": "How many measurements were made now. Those of an interrupted run are not made again.", "type": "integer" }, "durationMs": { "type": "number" }, "budgetMs": { "type": "number" }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } } }, "$defs": { "bisectCommit": { "title": "BisectCommit", "description": "A commit, as its repository describes it.", "type": "object", "required": ["commit", "author", "title"], "additionalProperties": false, "properties": { "commit": { "description": "The full id.", "type": "string" }, "author": { "description": "The name of its author, at most 200 characters.", "type": "string" }, "title": { "description": "The first line of its message, at most 200 characters.", "type": "string" }, "day": { "description": "When it was committed: YYYY-MM-DD.", "type": "string" } } }, "skippedCommit": { "title": "SkippedCommit", "type": "object", "required": ["commit", "why"], "additionalProperties": false, "properties": { "commit": { "$ref": "#/$defs/bisectCommit" }, "why": { "type": "string" } } }, "commitRange": { "title": "CommitRange", "type": "object", "required": ["good", "bad"], "additionalProperties": false, "properties": { "good": { "$ref": "#/$defs/bisectCommit" }, "bad": { "$ref": "#/$defs/bisectCommit" } } } } };
var func3 = Object.prototype.hasOwnProperty;
var schema142 = { "title": "BisectCommit", "description": "A commit, as its repository describes it.", "type": "object", "required": ["commit", "author", "title"], "additionalProperties": false, "properties": { "commit": { "description": "The full id.", "type": "string" }, "author": { "description": "The name of its author, at most 200 characters.", "type": "string" }, "title": { "description": "The first line of its message, at most 200 characters.", "type": "string" }, "day": { "description": "When it was committed: YYYY-MM-DD.", "type": "string" } } };
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate349.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.commit === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commit" }, message: "must have required property 'commit'", schema: schema142.required, parentSchema: schema142, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'", schema: schema142.required, parentSchema: schema142, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema142.required, parentSchema: schema142, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "commit" || key0 === "author" || key0 === "title" || key0 === "day")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.commit !== void 0) {
      let data0 = data.commit;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.commit.type, parentSchema: schema142.properties.commit, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data1 = data.author;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.author.type, parentSchema: schema142.properties.author, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.title.type, parentSchema: schema142.properties.title, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.day !== void 0) {
      let data3 = data.day;
      if (typeof data3 !== "string") {
        const err7 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.day.type, parentSchema: schema142.properties.day, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema142.type, parentSchema: schema142, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate349.errors = vErrors;
  return errors === 0;
}
validate349.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema81 = { "title": "PairGroup", "description": "A group of cases in one metric.", "type": "object", "required": ["id", "metric", "kind", "name", "state", "by", "percent", "low", "high", "evidence"], "additionalProperties": false, "properties": { "id": { "description": "The value of `group` in its findings.", "type": "string" }, "metric": { "type": "string" }, "kind": { "enum": ["case", "label", "test", "scenario", "everything"] }, "name": { "description": "The key of the case, label, load test or scenario; empty for everything.", "type": "string" }, "state": { "description": "worse: fails. suspect: its interval lies beyond the tolerance band, but that does not fail yet. settled: a change of one band is excluded. open: neither.", "enum": ["worse", "suspect", "settled", "open"] }, "by": { "description": "What the numbers are: own, the change of its own values; relative, that in relation to the other cases.", "enum": ["own", "relative"] }, "percent": { "description": "The mean change in percent.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "open": { "description": "Open groups: the change in percent from which on all are excluded.", "type": "number" }, "evidence": { "description": "Its e-value.", "type": "number" } } };
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate354.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.by === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.low === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.evidence === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema81.properties, key0)) {
        const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema81, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string") {
        const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.id.type, parentSchema: schema81.properties.id, data: data0 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err12 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.metric.type, parentSchema: schema81.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (!(data2 === "case" || data2 === "label" || data2 === "test" || data2 === "scenario" || data2 === "everything")) {
        const err13 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema81.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.kind.enum, parentSchema: schema81.properties.kind, data: data2 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 !== "string") {
        const err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.name.type, parentSchema: schema81.properties.name, data: data3 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (!(data4 === "worse" || data4 === "suspect" || data4 === "settled" || data4 === "open")) {
        const err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema81.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.state.enum, parentSchema: schema81.properties.state, data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.by !== void 0) {
      let data5 = data.by;
      if (!(data5 === "own" || data5 === "relative")) {
        const err16 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema81.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.by.enum, parentSchema: schema81.properties.by, data: data5 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data6 = data.percent;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        const err17 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.percent.type, parentSchema: schema81.properties.percent, data: data6 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data7 = data.low;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err18 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.low.type, parentSchema: schema81.properties.low, data: data7 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data8 = data.high;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err19 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.high.type, parentSchema: schema81.properties.high, data: data8 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.open !== void 0) {
      let data9 = data.open;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        const err20 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.open.type, parentSchema: schema81.properties.open, data: data9 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data10 = data.evidence;
      if (!(typeof data10 == "number" && isFinite(data10))) {
        const err21 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.evidence.type, parentSchema: schema81.properties.evidence, data: data10 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate354.errors = vErrors;
  return errors === 0;
}
validate354.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema144 = { "title": "CommitRange", "type": "object", "required": ["good", "bad"], "additionalProperties": false, "properties": { "good": { "$ref": "#/$defs/bisectCommit" }, "bad": { "$ref": "#/$defs/bisectCommit" } } };
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate357.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.good === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "good" }, message: "must have required property 'good'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.bad === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bad" }, message: "must have required property 'bad'", schema: schema144.required, parentSchema: schema144, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "good" || key0 === "bad")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema144, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.good !== void 0) {
      if (!validate349(data.good, { instancePath: instancePath + "/good", parentData: data, parentDataProperty: "good", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
    if (data.bad !== void 0) {
      if (!validate349(data.bad, { instancePath: instancePath + "/bad", parentData: data, parentDataProperty: "bad", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema144.type, parentSchema: schema144, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate357.errors = vErrors;
  return errors === 0;
}
validate357.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema145 = { "title": "SkippedCommit", "type": "object", "required": ["commit", "why"], "additionalProperties": false, "properties": { "commit": { "$ref": "#/$defs/bisectCommit" }, "why": { "type": "string" } } };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.commit === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commit" }, message: "must have required property 'commit'", schema: schema145.required, parentSchema: schema145, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.why === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'", schema: schema145.required, parentSchema: schema145, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "commit" || key0 === "why")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema145, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.commit !== void 0) {
      if (!validate349(data.commit, { instancePath: instancePath + "/commit", parentData: data, parentDataProperty: "commit", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
    if (data.why !== void 0) {
      let data1 = data.why;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema145.properties.why.type, parentSchema: schema145.properties.why, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema145.type, parentSchema: schema145, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate362.errors = vErrors;
  return errors === 0;
}
validate362.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema56 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate365.evaluated;
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
  validate365.errors = vErrors;
  return errors === 0;
}
validate365.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate348.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.good === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "good" }, message: "must have required property 'good'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.bad === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bad" }, message: "must have required property 'bad'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.commits === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commits" }, message: "must have required property 'commits'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.probability === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "probability" }, message: "must have required property 'probability'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.range === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "range" }, message: "must have required property 'range'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.groups === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.others === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "others" }, message: "must have required property 'others'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.further === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "further" }, message: "must have required property 'further'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.open === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "open" }, message: "must have required property 'open'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.skipped === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.measurements === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.durationMs === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.budgetMs === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budgetMs" }, message: "must have required property 'budgetMs'", schema: schema141.required, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema141.properties, key0)) {
        const err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema141, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data0 = data.schemaVersion;
      if (1 !== data0) {
        const err18 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema141.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          const err19 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema141.properties.tool.required, parentSchema: schema141.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err20 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema141.properties.tool.required, parentSchema: schema141.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err21 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema141.properties.tool, data: data1 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if ("guardband" !== data2) {
            const err22 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema141.properties.tool.properties.name, data: data2 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 !== "string") {
            const err23 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema141.properties.tool.properties.version.type, parentSchema: schema141.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema141.properties.tool.type, parentSchema: schema141.properties.tool, data: data1 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data4 = data.outcome;
      if (!(data4 === "named" || data4 === "range" || data4 === "none")) {
        const err25 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema141.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema141.properties.outcome.enum, parentSchema: schema141.properties.outcome, data: data4 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.good !== void 0) {
      if (!validate349(data.good, { instancePath: instancePath + "/good", parentData: data, parentDataProperty: "good", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
    if (data.bad !== void 0) {
      if (!validate349(data.bad, { instancePath: instancePath + "/bad", parentData: data, parentDataProperty: "bad", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
    if (data.commits !== void 0) {
      let data7 = data.commits;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err26 = { instancePath: instancePath + "/commits", schemaPath: "#/properties/commits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema141.properties.commits.type, parentSchema: schema141.properties.commits, data: data7 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.culprit !== void 0) {
      if (!validate349(data.culprit, { instancePath: instancePath + "/culprit", parentData: data, parentDataProperty: "culprit", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate349.errors);
        errors = vErrors.length;
      }
    }
    if (data.probability !== void 0) {
      let data9 = data.probability;
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 1 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema141.properties.probability, data: data9 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema141.properties.probability, data: data9 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema141.properties.probability.type, parentSchema: schema141.properties.probability, data: data9 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.range !== void 0) {
      let data10 = data.range;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate349(data10[i0], { instancePath: instancePath + "/range/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate349.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.range.type, parentSchema: schema141.properties.range, data: data10 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.rangeCommits !== void 0) {
      let data12 = data.rangeCommits;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err31 = { instancePath: instancePath + "/rangeCommits", schemaPath: "#/properties/rangeCommits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema141.properties.rangeCommits.type, parentSchema: schema141.properties.rangeCommits, data: data12 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.besideParent !== void 0) {
      let data13 = data.besideParent;
      if (true !== data13) {
        const err32 = { instancePath: instancePath + "/besideParent", schemaPath: "#/properties/besideParent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema141.properties.besideParent, data: data13 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data14 = data.groups;
      if (Array.isArray(data14)) {
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate354(data14[i1], { instancePath: instancePath + "/groups/" + i1, parentData: data14, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate354.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.groups.type, parentSchema: schema141.properties.groups, data: data14 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data16 = data.cases;
      if (Array.isArray(data16)) {
        const len2 = data16.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data17 = data16[i2];
          if (typeof data17 !== "string") {
            const err34 = { instancePath: instancePath + "/cases/" + i2, schemaPath: "#/properties/cases/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema141.properties.cases.items.type, parentSchema: schema141.properties.cases.items, data: data17 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.cases.type, parentSchema: schema141.properties.cases, data: data16 };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.others !== void 0) {
      let data18 = data.others;
      if (Array.isArray(data18)) {
        const len3 = data18.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate354(data18[i3], { instancePath: instancePath + "/others/" + i3, parentData: data18, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate354.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.others.type, parentSchema: schema141.properties.others, data: data18 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.further !== void 0) {
      let data20 = data.further;
      if (Array.isArray(data20)) {
        const len4 = data20.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate357(data20[i4], { instancePath: instancePath + "/further/" + i4, parentData: data20, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate357.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/further", schemaPath: "#/properties/further/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.further.type, parentSchema: schema141.properties.further, data: data20 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.open !== void 0) {
      let data22 = data.open;
      if (Array.isArray(data22)) {
        const len5 = data22.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate354(data22[i5], { instancePath: instancePath + "/open/" + i5, parentData: data22, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate354.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.open.type, parentSchema: schema141.properties.open, data: data22 };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.skipped !== void 0) {
      let data24 = data.skipped;
      if (Array.isArray(data24)) {
        const len6 = data24.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate362(data24[i6], { instancePath: instancePath + "/skipped/" + i6, parentData: data24, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate362.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.skipped.type, parentSchema: schema141.properties.skipped, data: data24 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data26 = data.metric;
      if (typeof data26 !== "string") {
        const err40 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema141.properties.metric.type, parentSchema: schema141.properties.metric, data: data26 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.pattern !== void 0) {
      let data27 = data.pattern;
      if (typeof data27 !== "string") {
        const err41 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema141.properties.pattern.type, parentSchema: schema141.properties.pattern, data: data27 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.isBudgetSpent !== void 0) {
      let data28 = data.isBudgetSpent;
      if (true !== data28) {
        const err42 = { instancePath: instancePath + "/isBudgetSpent", schemaPath: "#/properties/isBudgetSpent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema141.properties.isBudgetSpent, data: data28 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.measurements !== void 0) {
      let data29 = data.measurements;
      if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
        const err43 = { instancePath: instancePath + "/measurements", schemaPath: "#/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema141.properties.measurements.type, parentSchema: schema141.properties.measurements, data: data29 };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data30 = data.durationMs;
      if (!(typeof data30 == "number" && isFinite(data30))) {
        const err44 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema141.properties.durationMs.type, parentSchema: schema141.properties.durationMs, data: data30 };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.budgetMs !== void 0) {
      let data31 = data.budgetMs;
      if (!(typeof data31 == "number" && isFinite(data31))) {
        const err45 = { instancePath: instancePath + "/budgetMs", schemaPath: "#/properties/budgetMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema141.properties.budgetMs.type, parentSchema: schema141.properties.budgetMs, data: data31 };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data32 = data.metrics;
      if (Array.isArray(data32)) {
        const len7 = data32.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate365(data32[i7], { instancePath: instancePath + "/metrics/" + i7, parentData: data32, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate365.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.metrics.type, parentSchema: schema141.properties.metrics, data: data32 };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema141.type, parentSchema: schema141, data };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate348.errors = vErrors;
  return errors === 0;
}
validate348.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
