// Generated from schemas/ by `npm run generate`. Do not edit.
// <stdin>
var validate = validate98;
var schema39 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "layout.schema.json", "title": "HistoryLayout", "description": "archive-v1/layout.json in a recorded history: the arrangement of its files. All runs that a check needs are in SCENARIO.ndjson at the root, one file per scenario; other runs are in archive-v1/, in segments that never change. Every line of both is described by history.schema.json. A history without this file and without archive-v1/ has only SCENARIO.ndjson; archive-v1/ without this file was written by an older version and has the same layout.", "type": "object", "required": ["schemaVersion", "segments", "lines"], "additionalProperties": false, "properties": { "schemaVersion": { "description": "The version of the layout. A reader that knows only older ones must not read or write the history.", "const": 1 }, "segments": { "description": "The names of the segments. FROM and TO are the starts of the oldest and of the newest run (20260131T235959Z, or undated), DIGEST is the first 12 digits of the SHA-256 of the content. Segments of older versions have no FROM.", "const": "SCENARIO.FROM-TO.DIGEST.ndjson" }, "lines": { "description": "The schema of each line.", "const": "history.schema.json" }, "levels": { "description": "Where the runs are that every check needs: the newest ones and, however old they are, those of the level that a case is judged by. Absent if an older version moved them into segments; the next recording copies them back and adds this property.", "const": "SCENARIO.ndjson" } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.segments === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "segments" }, message: "must have required property 'segments'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.lines === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schemaVersion" || key0 === "segments" || key0 === "lines" || key0 === "levels")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema39, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data0 = data.schemaVersion;
      if (1 !== data0) {
        const err4 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema39.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.segments !== void 0) {
      let data1 = data.segments;
      if ("SCENARIO.FROM-TO.DIGEST.ndjson" !== data1) {
        const err5 = { instancePath: instancePath + "/segments", schemaPath: "#/properties/segments/const", keyword: "const", params: { allowedValue: "SCENARIO.FROM-TO.DIGEST.ndjson" }, message: "must be equal to constant", schema: "SCENARIO.FROM-TO.DIGEST.ndjson", parentSchema: schema39.properties.segments, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.lines !== void 0) {
      let data2 = data.lines;
      if ("history.schema.json" !== data2) {
        const err6 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/const", keyword: "const", params: { allowedValue: "history.schema.json" }, message: "must be equal to constant", schema: "history.schema.json", parentSchema: schema39.properties.lines, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.levels !== void 0) {
      let data3 = data.levels;
      if ("SCENARIO.ndjson" !== data3) {
        const err7 = { instancePath: instancePath + "/levels", schemaPath: "#/properties/levels/const", keyword: "const", params: { allowedValue: "SCENARIO.ndjson" }, message: "must be equal to constant", schema: "SCENARIO.ndjson", parentSchema: schema39.properties.levels, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};
