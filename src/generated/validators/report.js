// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate2, compare) {
      return { validate: validate2, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// <stdin>
var validate = validate57;
var schema77 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "report.schema.json", "title": "Report", "description": "What the gate found and decided. Written by `guardband check --out report.json` and `guardband gate --out report.json`.", "type": "object", "required": ["schemaVersion", "tool", "outcome", "reasons", "tallies", "findings", "waivers", "problems", "candidate", "baseline", "runShifts", "rerun"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for the outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "timelines": { "description": "Requests and errors over the time of the run, per case and repetition, where the results have times.", "type": "array", "items": { "$ref": "#/$defs/caseTimeline" } }, "errors": { "description": "The most common errors of each case that had any, if the results contain them.", "type": "array", "items": { "$ref": "#/$defs/caseErrors" } }, "waivers": { "type": "array", "items": { "$ref": "#/$defs/waiverUse" } }, "problems": { "type": "array", "items": { "$ref": "#/$defs/problem" } }, "candidate": { "$ref": "#/$defs/candidateSide" }, "baseline": { "$ref": "#/$defs/baselineSide" }, "runShifts": { "description": "How the whole run shifted against its baselines, one entry per metric: the influence of the machine, and whether it could be removed.", "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "scenarios": { "description": "No longer written. Reports that have it stay readable.", "type": "array", "maxItems": 0 }, "job": { "title": "Job", "description": "The job that judged, so that one comment can show the reports of several jobs.", "type": "object", "additionalProperties": false, "properties": { "title": { "type": "string", "maxLength": 500, "description": "What the report is called in its heading." }, "key": { "type": "string", "maxLength": 500, "description": "Tells the reports of different jobs apart." }, "url": { "type": "string", "maxLength": 2e3, "description": "The web page of the job's log." }, "config": { "type": "string", "maxLength": 500, "description": "The path of the configuration, if an option named it." } } }, "owners": { "title": "Owners", "description": "The owners of the baselines according to CODEOWNERS: @person, @organisation/team or an email address.", "type": "object", "additionalProperties": false, "properties": { "baselines": { "type": "array", "items": { "type": "string", "maxLength": 200 } }, "configuration": { "type": "array", "items": { "type": "string", "maxLength": 200 } } } }, "rerun": { "$ref": "#/$defs/rerun" }, "reference": { "$ref": "#/$defs/referenceComparison" }, "pairs": { "$ref": "#/$defs/measuredPairs" }, "gate": { "title": "GateRun", "description": "How `guardband gate` came to its decision.", "type": "object", "required": ["decidedBy", "measurements", "mostPairs", "durationMs"], "additionalProperties": false, "properties": { "decidedBy": { "description": "screen: the first measurement showed nothing suspicious. errors: it showed something that needs no statistics. pairs: base and head were measured alternately.", "enum": ["screen", "errors", "pairs"] }, "measurements": { "description": "All measurements, of both versions.", "type": "integer", "minimum": 1 }, "mostPairs": { "description": "The number of pairs that the configuration allows.", "type": "integer", "minimum": 1 }, "durationMs": { "description": "The time of all measurements and builds, in milliseconds.", "type": "number", "minimum": 0 }, "budgetMs": { "description": "The time that the configuration allows, in milliseconds.", "type": "number", "minimum": 0 }, "isBudgetSpent": { "description": "Another pair would have exceeded the budget.", "const": true }, "suspects": { "description": "How many groups of cases the screen looked at; absent if all were.", "type": "integer", "minimum": 0 }, "seen": { "description": "The smallest change of a label that would have looked suspicious in half of the cases, by metric; present if the screen decided.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } }, "base": { "description": "The commit that was measured beside the head, if any was.", "type": "string" } } }, "configuration": { "title": "ConfigurationSource", "description": "On pull requests: whose configuration judged, and what the pull request changes in it. base: that of the merge base. head: that of the pull request itself, because the workflow says so.", "type": "object", "required": ["from", "commit", "judging", "reading"], "additionalProperties": false, "properties": { "from": { "enum": ["base", "head"] }, "commit": { "description": "The commit that the configuration is compared with.", "type": "string" }, "absent": { "description": "That commit has no configuration.", "const": true }, "judging": { "description": "Changes to how results are judged. They count only if `from` is head.", "type": "array", "items": { "$ref": "#/$defs/configChange" } }, "reading": { "description": "Changes to how results are read. They always count.", "type": "array", "items": { "$ref": "#/$defs/configChange" } } } } }, "$defs": { "configChange": { "title": "ConfigChange", "description": "A setting, or an entry of a list, that differs. Values are shortened text.", "type": "object", "required": ["key"], "additionalProperties": false, "properties": { "key": { "description": "Such as metrics.p99 or waivers.", "type": "string" }, "base": { "description": "Absent if it was added.", "type": "string" }, "head": { "description": "Absent if it was removed.", "type": "string" } } }, "outcome": { "title": "Outcome", "description": "The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2.", "enum": ["passed", "failed", "undecided"] }, "outcomeReason": { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] }, "verdict": { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] }, "tallies": { "title": "Tallies", "description": "How many cases, by their worst verdict, and how many values were compared.", "type": "object", "required": ["cases", "compared", "pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"], "additionalProperties": false, "properties": { "cases": { "type": "integer", "minimum": 0 }, "compared": { "description": "Findings in which a candidate value was judged against a baseline value.", "type": "integer", "minimum": 0 }, "pass": { "type": "integer", "minimum": 0 }, "improvement": { "type": "integer", "minimum": 0 }, "regression": { "type": "integer", "minimum": 0 }, "suspect": { "type": "integer", "minimum": 0 }, "inconclusive": { "type": "integer", "minimum": 0 }, "new": { "type": "integer", "minimum": 0 }, "missing": { "type": "integer", "minimum": 0 }, "invalid": { "type": "integer", "minimum": 0 }, "waived": { "type": "integer", "minimum": 0 } } }, "case": { "title": "CaseName", "type": "object", "required": ["scenario", "configuration", "key"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" }, "key": { "description": 'The canonical name of the case, e.g. "shop / GET /orders [users=50]".', "type": "string" } } }, "reason": { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] }, "shiftLabel": { "title": "ShiftLabel", "type": "object", "required": ["scenario", "label"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "new": { "description": "The label has no history: its requests make every iteration longer.", "const": true }, "gone": { "description": "The label was not requested any more, which makes every iteration shorter.", "const": true }, "failing": { "description": "Its requests fail, so they take another time than those of the baseline.", "const": true } } }, "finding": { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } }, "foundFrom": { "title": "FoundFrom", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "The median of all labels.", "type": "number" } } }, "measuredPairs": { "title": "MeasuredPairs", "description": "Present if base and head were measured in pairs: what the pairs show about groups of cases.", "type": "object", "required": ["pairs", "state", "alpha", "evidence", "groups", "found"], "additionalProperties": false, "properties": { "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 0 }, "state": { "description": "failed: the evidence reached 1 / alpha. passed: a change of one tolerance band is excluded in every judged group. open: neither.", "enum": ["failed", "passed", "open"] }, "alpha": { "description": "The probability that an unchanged version fails.", "type": "number" }, "evidence": { "description": "The weighted mean of the e-values of all judged groups.", "type": "number" }, "groups": { "description": "The groups that fail, then the open ones, at most 100.", "type": "array", "items": { "$ref": "#/$defs/pairGroup" } }, "found": { "description": "The smallest change of a label that these pairs would have found in half of the cases, by metric.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } } } }, "pairGroup": { "title": "PairGroup", "description": "A group of cases in one metric.", "type": "object", "required": ["id", "metric", "kind", "name", "state", "percent", "low", "high", "evidence"], "additionalProperties": false, "properties": { "id": { "description": "The value of `group` in its findings.", "type": "string" }, "metric": { "type": "string" }, "kind": { "enum": ["case", "label", "test", "scenario", "everything"] }, "name": { "description": "The key of the case, label, load test or scenario; empty for everything.", "type": "string" }, "state": { "enum": ["worse", "settled", "open"] }, "percent": { "description": "The mean change in percent.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "open": { "description": "Open groups: the change in percent from which on all are excluded.", "type": "number" }, "evidence": { "description": "Its e-value.", "type": "number" } } }, "caseTimeline": { "title": "CaseTimeline", "type": "object", "required": ["case", "timeline"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "startedAt": { "description": "When the first request began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time until the last request ended, in milliseconds.", "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" } } }, "caseErrors": { "title": "CaseErrors", "type": "object", "required": ["case", "errors"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "errors": { "description": "Most frequent first.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/comparedError" } }, "others": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 } } }, "comparedError": { "title": "ComparedError", "description": "Errors with the same response code and message.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "type": "string", "maxLength": 200 }, "message": { "description": "With a # for each number, where errors differ only in numbers.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it, in all repetitions. 0 where only the baseline has it, or might have it, and another case of this run does.", "type": "integer", "minimum": 0 }, "before": { "description": "How many did in the newest run of the baseline. Absent where that is not known.", "type": "integer", "minimum": 0 } } }, "waiverUse": { "title": "WaiverUse", "description": "How a waiver of the configuration was used. stale: it matches a case that is no longer worse.", "type": "object", "required": ["state", "metric", "where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "state": { "enum": ["used", "stale", "unused", "expired", "exceeded"] }, "metric": { "type": "string" }, "where": { "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "ceiling": { "type": "string" }, "until": { "type": "string" }, "reason": { "type": "string" }, "issue": { "type": "string" } } }, "problem": { "title": "Problem", "description": "Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.", "type": "object", "required": ["code", "level", "message", "advice"], "additionalProperties": false, "properties": { "code": { "type": "string" }, "level": { "enum": ["error", "warning", "note"] }, "message": { "description": "What is wrong.", "type": "string" }, "advice": { "description": "What to do.", "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer" }, "column": { "type": "integer" }, "pointer": { "description": "JSON pointer into the file.", "type": "string" } } }, "candidateSide": { "title": "CandidateSide", "type": "object", "required": ["provenance", "cases", "measurements"], "additionalProperties": false, "properties": { "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "cases": { "type": "integer" }, "measurements": { "type": "integer" } } }, "baselineSide": { "title": "BaselineSide", "type": "object", "required": ["selector", "cases", "runs"], "additionalProperties": false, "properties": { "selector": { "description": "As requested: history, last, tag:NAME or a file.", "type": "string" }, "store": { "description": "Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.", "type": "string" }, "cases": { "type": "integer" }, "runs": { "description": "The provenance of the baseline runs, oldest first.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/provenance" } }, "noiseRuns": { "description": "If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.", "type": "integer", "minimum": 1 }, "age": { "title": "BaselineAge", "description": "How old the newest run of the baseline was when the candidate began.", "type": "object", "required": ["days"], "additionalProperties": false, "properties": { "days": { "type": "integer", "minimum": 0 }, "commits": { "description": "The commits and merges on the branch since then, if git knows them.", "type": "integer", "minimum": 0 } } }, "similarStore": { "description": "A folder with histories beside an empty one, whose name was probably meant.", "type": "string" }, "repetitions": { "description": "Present where the baseline was measured in the candidate's session: how often, of the case measured most often.", "type": "integer" } } }, "referenceComparison": { "title": "ReferenceComparison", "description": "The same run judged against a second baseline, such as the last release.", "type": "object", "required": ["outcome", "reasons", "tallies", "findings", "runShifts", "baseline"], "additionalProperties": false, "properties": { "decides": { "description": "According to the configuration, this comparison can fail the gate. Absent: it is only shown.", "const": true }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for this outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "findings": { "description": "`fails` marks what would fail the gate if this were its only baseline.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "runShifts": { "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "baseline": { "$ref": "#/$defs/baselineSide" }, "unread": { "description": "Part of this baseline could not be read; the problems contain the reason.", "const": true } } }, "rerun": { "title": "Rerun", "description": "What to measure beside its base, so that the gate can decide.", "type": "object", "required": ["suspects", "controls"], "additionalProperties": false, "properties": { "suspects": { "description": "Suspect cases: they look worse, but one run is not enough to decide.", "type": "array", "items": { "$ref": "#/$defs/case" } }, "controls": { "description": "Cases to measure with them, so that the effect of the machine can be estimated again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.", "type": "array", "items": { "$ref": "#/$defs/case" } } } }, "runShift": { "title": "RunShift", "type": "object", "required": ["metric", "percent", "cases", "controls", "verdict"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "Median movement of the cases against their usual level, in percent of the metric. Times of a few whole milliseconds count less.", "type": "number" }, "cases": { "description": "The number of cases it was estimated from.", "type": "integer" }, "controls": { "description": "The declared controls.", "type": "array", "items": { "type": "string" } }, "limit": { "description": "The shift from which the whole run counts as worse, in percent.", "type": "number" }, "worstPast": { "description": "The same movement of the worst past run, in percent.", "type": "number" }, "labels": { "description": "Throughput: the labels whose response times explain the shift, because the other labels of their load tests wait for them. Absent if most labels explain it.", "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } }, "spreadBefore": { "description": "How much cases moved from run to run, percent (median standard deviation), as measured.", "type": "number" }, "spreadAfter": { "description": "The variation after removing the shift of the run, in percent.", "type": "number" }, "verdict": { "description": "regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.", "enum": ["pass", "regression", "inconclusive"] }, "unresolved": { "description": "Everything is worse than the band and beyond what the history ever did: the run is undecided until base and head are measured beside each other.", "const": true } } } } };
var schema78 = { "title": "Outcome", "description": "The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2.", "enum": ["passed", "failed", "undecided"] };
var schema79 = { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] };
var schema80 = { "title": "Tallies", "description": "How many cases, by their worst verdict, and how many values were compared.", "type": "object", "required": ["cases", "compared", "pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"], "additionalProperties": false, "properties": { "cases": { "type": "integer", "minimum": 0 }, "compared": { "description": "Findings in which a candidate value was judged against a baseline value.", "type": "integer", "minimum": 0 }, "pass": { "type": "integer", "minimum": 0 }, "improvement": { "type": "integer", "minimum": 0 }, "regression": { "type": "integer", "minimum": 0 }, "suspect": { "type": "integer", "minimum": 0 }, "inconclusive": { "type": "integer", "minimum": 0 }, "new": { "type": "integer", "minimum": 0 }, "missing": { "type": "integer", "minimum": 0 }, "invalid": { "type": "integer", "minimum": 0 }, "waived": { "type": "integer", "minimum": 0 } } };
var schema81 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
var schema94 = { "title": "WaiverUse", "description": "How a waiver of the configuration was used. stale: it matches a case that is no longer worse.", "type": "object", "required": ["state", "metric", "where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "state": { "enum": ["used", "stale", "unused", "expired", "exceeded"] }, "metric": { "type": "string" }, "where": { "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "ceiling": { "type": "string" }, "until": { "type": "string" }, "reason": { "type": "string" }, "issue": { "type": "string" } } };
var schema95 = { "title": "Problem", "description": "Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.", "type": "object", "required": ["code", "level", "message", "advice"], "additionalProperties": false, "properties": { "code": { "type": "string" }, "level": { "enum": ["error", "warning", "note"] }, "message": { "description": "What is wrong.", "type": "string" }, "advice": { "description": "What to do.", "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer" }, "column": { "type": "integer" }, "pointer": { "description": "JSON pointer into the file.", "type": "string" } } };
var schema109 = { "title": "FoundFrom", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "The median of all labels.", "type": "number" } } };
var schema111 = { "title": "ConfigChange", "description": "A setting, or an entry of a list, that differs. Values are shortened text.", "type": "object", "required": ["key"], "additionalProperties": false, "properties": { "key": { "description": "Such as metrics.p99 or waivers.", "type": "string" }, "base": { "description": "Absent if it was added.", "type": "string" }, "head": { "description": "Absent if it was removed.", "type": "string" } } };
var func3 = Object.prototype.hasOwnProperty;
var func1 = require_ucs2length().default;
var schema82 = { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } };
var schema85 = { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] };
var schema86 = { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] };
var schema89 = { "title": "ShiftLabel", "type": "object", "required": ["scenario", "label"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "new": { "description": "The label has no history: its requests make every iteration longer.", "const": true }, "gone": { "description": "The label was not requested any more, which makes every iteration shorter.", "const": true }, "failing": { "description": "Its requests fail, so they take another time than those of the baseline.", "const": true } } };
var schema83 = { "title": "CaseName", "type": "object", "required": ["scenario", "configuration", "key"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" }, "key": { "description": 'The canonical name of the case, e.g. "shop / GET /orders [users=50]".', "type": "string" } } };
var schema34 = { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } };
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
var schema35 = { "title": "Value", "description": "A measured value in its metric's unit.", "oneOf": [{ "type": "number" }, { "$ref": "#/$defs/interval" }] };
var schema36 = { "title": "Interval", "description": 'A value published as a range, e.g. "74-84 ms".', "type": "object", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number" }, "high": { "type": "number" } } };
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
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema90 = { "title": "CaseTimeline", "type": "object", "required": ["case", "timeline"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "startedAt": { "description": "When the first request began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time until the last request ended, in milliseconds.", "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" } } };
var schema41 = { "title": "Timeline", "description": "Requests and errors over the time of a run, in at most 120 intervals of equal width. Intervals begin at multiples of their width, so that the shards of a run can be merged without loss. 0.3 to 0.9 KB per case; the history does not keep it.", "type": "object", "required": ["startMs", "widthMs", "requests"], "additionalProperties": false, "properties": { "startMs": { "description": "When the first interval begins, in milliseconds since 1970: a multiple of the width.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "widthMs": { "description": "The width of each interval in milliseconds: a power of two.", "type": "integer", "minimum": 1024, "maximum": 864e13 }, "requests": { "description": "How many requests ended in each interval. They add up to the samples of the measurement.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "errors": { "description": "How many of them failed. Absent if none did, or if it is unknown.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "slowestMs": { "description": "The longest response time of the requests that ended in each interval, in milliseconds; 0 without requests. It shows whether a slow p99 belongs to the whole run or to a moment.", "type": "array", "maxItems": 120, "items": { "type": "number", "minimum": 0 } } } };
var formats0 = require_formats().fullFormats["date-time"];
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema90.required, parentSchema: schema90, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timeline === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeline" }, message: "must have required property 'timeline'", schema: schema90.required, parentSchema: schema90, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "startedAt" || key0 === "durationMs" || key0 === "timeline")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema90, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      let data0 = data.case;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.case.type, parentSchema: schema90.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data1 = data.startedAt;
      if (typeof data1 === "string") {
        if (!formats0.validate(data1)) {
          const err4 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema90.properties.startedAt, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.startedAt.type, parentSchema: schema90.properties.startedAt, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data2 = data.durationMs;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.durationMs, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.durationMs.type, parentSchema: schema90.properties.durationMs, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.timeline !== void 0) {
      let data3 = data.timeline;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.startMs === void 0) {
          const err8 = { instancePath: instancePath + "/timeline", schemaPath: "run.schema.json#/$defs/timeline/required", keyword: "required", params: { missingProperty: "startMs" }, message: "must have required property 'startMs'", schema: schema41.required, parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3.widthMs === void 0) {
          const err9 = { instancePath: instancePath + "/timeline", schemaPath: "run.schema.json#/$defs/timeline/required", keyword: "required", params: { missingProperty: "widthMs" }, message: "must have required property 'widthMs'", schema: schema41.required, parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3.requests === void 0) {
          const err10 = { instancePath: instancePath + "/timeline", schemaPath: "run.schema.json#/$defs/timeline/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema41.required, parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key1 in data3) {
          if (!(key1 === "startMs" || key1 === "widthMs" || key1 === "requests" || key1 === "errors" || key1 === "slowestMs")) {
            const err11 = { instancePath: instancePath + "/timeline", schemaPath: "run.schema.json#/$defs/timeline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data3.startMs !== void 0) {
          let data4 = data3.startMs;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err12 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "run.schema.json#/$defs/timeline/properties/startMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.startMs.type, parentSchema: schema41.properties.startMs, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 864e13 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "run.schema.json#/$defs/timeline/properties/startMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema41.properties.startMs, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "run.schema.json#/$defs/timeline/properties/startMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.startMs, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data3.widthMs !== void 0) {
          let data5 = data3.widthMs;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err15 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "run.schema.json#/$defs/timeline/properties/widthMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.widthMs.type, parentSchema: schema41.properties.widthMs, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 864e13 || isNaN(data5)) {
              const err16 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "run.schema.json#/$defs/timeline/properties/widthMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema41.properties.widthMs, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data5 < 1024 || isNaN(data5)) {
              const err17 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "run.schema.json#/$defs/timeline/properties/widthMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema41.properties.widthMs, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data3.requests !== void 0) {
          let data6 = data3.requests;
          if (Array.isArray(data6)) {
            if (data6.length > 120) {
              const err18 = { instancePath: instancePath + "/timeline/requests", schemaPath: "run.schema.json#/$defs/timeline/properties/requests/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.requests, data: data6 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            const len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data7 = data6[i0];
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err19 = { instancePath: instancePath + "/timeline/requests/" + i0, schemaPath: "run.schema.json#/$defs/timeline/properties/requests/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.requests.items.type, parentSchema: schema41.properties.requests.items, data: data7 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 < 0 || isNaN(data7)) {
                  const err20 = { instancePath: instancePath + "/timeline/requests/" + i0, schemaPath: "run.schema.json#/$defs/timeline/properties/requests/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.requests.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/timeline/requests", schemaPath: "run.schema.json#/$defs/timeline/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.requests.type, parentSchema: schema41.properties.requests, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data3.errors !== void 0) {
          let data8 = data3.errors;
          if (Array.isArray(data8)) {
            if (data8.length > 120) {
              const err22 = { instancePath: instancePath + "/timeline/errors", schemaPath: "run.schema.json#/$defs/timeline/properties/errors/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.errors, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data9 = data8[i1];
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err23 = { instancePath: instancePath + "/timeline/errors/" + i1, schemaPath: "run.schema.json#/$defs/timeline/properties/errors/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.errors.items.type, parentSchema: schema41.properties.errors.items, data: data9 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 < 0 || isNaN(data9)) {
                  const err24 = { instancePath: instancePath + "/timeline/errors/" + i1, schemaPath: "run.schema.json#/$defs/timeline/properties/errors/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.errors.items, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/timeline/errors", schemaPath: "run.schema.json#/$defs/timeline/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.errors.type, parentSchema: schema41.properties.errors, data: data8 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data3.slowestMs !== void 0) {
          let data10 = data3.slowestMs;
          if (Array.isArray(data10)) {
            if (data10.length > 120) {
              const err26 = { instancePath: instancePath + "/timeline/slowestMs", schemaPath: "run.schema.json#/$defs/timeline/properties/slowestMs/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.slowestMs, data: data10 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            const len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data11 = data10[i2];
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 < 0 || isNaN(data11)) {
                  const err27 = { instancePath: instancePath + "/timeline/slowestMs/" + i2, schemaPath: "run.schema.json#/$defs/timeline/properties/slowestMs/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.slowestMs.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/timeline/slowestMs/" + i2, schemaPath: "run.schema.json#/$defs/timeline/properties/slowestMs/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema41.properties.slowestMs.items.type, parentSchema: schema41.properties.slowestMs.items, data: data11 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/timeline/slowestMs", schemaPath: "run.schema.json#/$defs/timeline/properties/slowestMs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.slowestMs.type, parentSchema: schema41.properties.slowestMs, data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/timeline", schemaPath: "run.schema.json#/$defs/timeline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data: data3 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema92 = { "title": "CaseErrors", "type": "object", "required": ["case", "errors"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "errors": { "description": "Most frequent first.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/comparedError" } }, "others": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 } } };
var schema93 = { "title": "ComparedError", "description": "Errors with the same response code and message.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "type": "string", "maxLength": 200 }, "message": { "description": "With a # for each number, where errors differ only in numbers.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it, in all repetitions. 0 where only the baseline has it, or might have it, and another case of this run does.", "type": "integer", "minimum": 0 }, "before": { "description": "How many did in the newest run of the baseline. Absent where that is not known.", "type": "integer", "minimum": 0 } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.errors === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "errors" || key0 === "others")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      let data0 = data.case;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.case.type, parentSchema: schema92.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data1 = data.errors;
      if (Array.isArray(data1)) {
        if (data1.length > 32) {
          const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema92.properties.errors, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.count === void 0) {
              const err5 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/comparedError/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema93.required, parentSchema: schema93, data: data2 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "code" || key1 === "message" || key1 === "count" || key1 === "before")) {
                const err6 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/comparedError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema93, data: data2 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data2.code !== void 0) {
              let data3 = data2.code;
              if (typeof data3 === "string") {
                if (func1(data3) > 200) {
                  const err7 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/comparedError/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema93.properties.code, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/comparedError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.code.type, parentSchema: schema93.properties.code, data: data3 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.message !== void 0) {
              let data4 = data2.message;
              if (typeof data4 === "string") {
                if (func1(data4) > 200) {
                  const err9 = { instancePath: instancePath + "/errors/" + i0 + "/message", schemaPath: "#/$defs/comparedError/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema93.properties.message, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/errors/" + i0 + "/message", schemaPath: "#/$defs/comparedError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.message.type, parentSchema: schema93.properties.message, data: data4 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.count !== void 0) {
              let data5 = data2.count;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err11 = { instancePath: instancePath + "/errors/" + i0 + "/count", schemaPath: "#/$defs/comparedError/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.count.type, parentSchema: schema93.properties.count, data: data5 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 < 0 || isNaN(data5)) {
                  const err12 = { instancePath: instancePath + "/errors/" + i0 + "/count", schemaPath: "#/$defs/comparedError/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.count, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
            if (data2.before !== void 0) {
              let data6 = data2.before;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err13 = { instancePath: instancePath + "/errors/" + i0 + "/before", schemaPath: "#/$defs/comparedError/properties/before/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.before.type, parentSchema: schema93.properties.before, data: data6 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 < 0 || isNaN(data6)) {
                  const err14 = { instancePath: instancePath + "/errors/" + i0 + "/before", schemaPath: "#/$defs/comparedError/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.before, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/comparedError/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data: data2 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.errors.type, parentSchema: schema92.properties.errors, data: data1 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.others !== void 0) {
      let data7 = data.others;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err17 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema92.properties.others.type, parentSchema: schema92.properties.others, data: data7 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 1 || isNaN(data7)) {
          const err18 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema92.properties.others, data: data7 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema96 = { "title": "CandidateSide", "type": "object", "required": ["provenance", "cases", "measurements"], "additionalProperties": false, "properties": { "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "cases": { "type": "integer" }, "measurements": { "type": "integer" } } };
var schema32 = { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provenance === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'", schema: schema96.required, parentSchema: schema96, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema96.required, parentSchema: schema96, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.measurements === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema96.required, parentSchema: schema96, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provenance" || key0 === "cases" || key0 === "measurements")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema96, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data0 = data.provenance;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "tool" || key1 === "startedAt" || key1 === "commit" || key1 === "branch" || key1 === "note" || key1 === "tag" || key1 === "environment")) {
            const err4 = { instancePath: instancePath + "/provenance", schemaPath: "run.schema.json#/$defs/provenance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.tool !== void 0) {
          let data1 = data0.tool;
          if (typeof data1 !== "string") {
            const err5 = { instancePath: instancePath + "/provenance/tool", schemaPath: "run.schema.json#/$defs/provenance/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tool.type, parentSchema: schema32.properties.tool, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.startedAt !== void 0) {
          let data2 = data0.startedAt;
          if (typeof data2 === "string") {
            if (!formats0.validate(data2)) {
              const err6 = { instancePath: instancePath + "/provenance/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema32.properties.startedAt, data: data2 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/provenance/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.startedAt.type, parentSchema: schema32.properties.startedAt, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.commit !== void 0) {
          let data3 = data0.commit;
          if (typeof data3 !== "string") {
            const err8 = { instancePath: instancePath + "/provenance/commit", schemaPath: "run.schema.json#/$defs/provenance/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.commit.type, parentSchema: schema32.properties.commit, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.branch !== void 0) {
          let data4 = data0.branch;
          if (typeof data4 !== "string") {
            const err9 = { instancePath: instancePath + "/provenance/branch", schemaPath: "run.schema.json#/$defs/provenance/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.branch.type, parentSchema: schema32.properties.branch, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.note !== void 0) {
          let data5 = data0.note;
          if (typeof data5 === "string") {
            if (func1(data5) > 200) {
              const err10 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema32.properties.note, data: data5 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func1(data5) < 1) {
              const err11 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.note, data: data5 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.note.type, parentSchema: schema32.properties.note, data: data5 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.tag !== void 0) {
          let data6 = data0.tag;
          if (typeof data6 !== "string") {
            const err13 = { instancePath: instancePath + "/provenance/tag", schemaPath: "run.schema.json#/$defs/provenance/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tag.type, parentSchema: schema32.properties.tag, data: data6 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.environment !== void 0) {
          let data7 = data0.environment;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key2 in data7) {
              let data8 = data7[key2];
              if (typeof data8 !== "string") {
                const err14 = { instancePath: instancePath + "/provenance/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/provenance/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.environment.additionalProperties.type, parentSchema: schema32.properties.environment.additionalProperties, data: data8 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/provenance/environment", schemaPath: "run.schema.json#/$defs/provenance/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.environment.type, parentSchema: schema32.properties.environment, data: data7 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/provenance", schemaPath: "run.schema.json#/$defs/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data0 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data9 = data.cases;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err17 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.cases.type, parentSchema: schema96.properties.cases, data: data9 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.measurements !== void 0) {
      let data10 = data.measurements;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err18 = { instancePath: instancePath + "/measurements", schemaPath: "#/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.measurements.type, parentSchema: schema96.properties.measurements, data: data10 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema98 = { "title": "BaselineSide", "type": "object", "required": ["selector", "cases", "runs"], "additionalProperties": false, "properties": { "selector": { "description": "As requested: history, last, tag:NAME or a file.", "type": "string" }, "store": { "description": "Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.", "type": "string" }, "cases": { "type": "integer" }, "runs": { "description": "The provenance of the baseline runs, oldest first.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/provenance" } }, "noiseRuns": { "description": "If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.", "type": "integer", "minimum": 1 }, "age": { "title": "BaselineAge", "description": "How old the newest run of the baseline was when the candidate began.", "type": "object", "required": ["days"], "additionalProperties": false, "properties": { "days": { "type": "integer", "minimum": 0 }, "commits": { "description": "The commits and merges on the branch since then, if git knows them.", "type": "integer", "minimum": 0 } } }, "similarStore": { "description": "A folder with histories beside an empty one, whose name was probably meant.", "type": "string" }, "repetitions": { "description": "Present where the baseline was measured in the candidate's session: how often, of the case measured most often.", "type": "integer" } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selector === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "selector" || key0 === "store" || key0 === "cases" || key0 === "runs" || key0 === "noiseRuns" || key0 === "age" || key0 === "similarStore" || key0 === "repetitions")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema98, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.selector !== void 0) {
      let data0 = data.selector;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/selector", schemaPath: "#/properties/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.selector.type, parentSchema: schema98.properties.selector, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.store !== void 0) {
      let data1 = data.store;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.store.type, parentSchema: schema98.properties.store, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data2 = data.cases;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.cases.type, parentSchema: schema98.properties.cases, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.runs !== void 0) {
      let data3 = data.runs;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            for (const key1 in data4) {
              if (!(key1 === "tool" || key1 === "startedAt" || key1 === "commit" || key1 === "branch" || key1 === "note" || key1 === "tag" || key1 === "environment")) {
                const err7 = { instancePath: instancePath + "/runs/" + i0, schemaPath: "run.schema.json#/$defs/provenance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data4 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data4.tool !== void 0) {
              let data5 = data4.tool;
              if (typeof data5 !== "string") {
                const err8 = { instancePath: instancePath + "/runs/" + i0 + "/tool", schemaPath: "run.schema.json#/$defs/provenance/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tool.type, parentSchema: schema32.properties.tool, data: data5 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data4.startedAt !== void 0) {
              let data6 = data4.startedAt;
              if (typeof data6 === "string") {
                if (!formats0.validate(data6)) {
                  const err9 = { instancePath: instancePath + "/runs/" + i0 + "/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema32.properties.startedAt, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/runs/" + i0 + "/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.startedAt.type, parentSchema: schema32.properties.startedAt, data: data6 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data4.commit !== void 0) {
              let data7 = data4.commit;
              if (typeof data7 !== "string") {
                const err11 = { instancePath: instancePath + "/runs/" + i0 + "/commit", schemaPath: "run.schema.json#/$defs/provenance/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.commit.type, parentSchema: schema32.properties.commit, data: data7 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data4.branch !== void 0) {
              let data8 = data4.branch;
              if (typeof data8 !== "string") {
                const err12 = { instancePath: instancePath + "/runs/" + i0 + "/branch", schemaPath: "run.schema.json#/$defs/provenance/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.branch.type, parentSchema: schema32.properties.branch, data: data8 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data4.note !== void 0) {
              let data9 = data4.note;
              if (typeof data9 === "string") {
                if (func1(data9) > 200) {
                  const err13 = { instancePath: instancePath + "/runs/" + i0 + "/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema32.properties.note, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (func1(data9) < 1) {
                  const err14 = { instancePath: instancePath + "/runs/" + i0 + "/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.note, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/runs/" + i0 + "/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.note.type, parentSchema: schema32.properties.note, data: data9 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data4.tag !== void 0) {
              let data10 = data4.tag;
              if (typeof data10 !== "string") {
                const err16 = { instancePath: instancePath + "/runs/" + i0 + "/tag", schemaPath: "run.schema.json#/$defs/provenance/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tag.type, parentSchema: schema32.properties.tag, data: data10 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data4.environment !== void 0) {
              let data11 = data4.environment;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                for (const key2 in data11) {
                  let data12 = data11[key2];
                  if (typeof data12 !== "string") {
                    const err17 = { instancePath: instancePath + "/runs/" + i0 + "/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/provenance/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.environment.additionalProperties.type, parentSchema: schema32.properties.environment.additionalProperties, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/runs/" + i0 + "/environment", schemaPath: "run.schema.json#/$defs/provenance/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.environment.type, parentSchema: schema32.properties.environment, data: data11 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/runs/" + i0, schemaPath: "run.schema.json#/$defs/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data4 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema98.properties.runs.type, parentSchema: schema98.properties.runs, data: data3 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.noiseRuns !== void 0) {
      let data13 = data.noiseRuns;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
        const err21 = { instancePath: instancePath + "/noiseRuns", schemaPath: "#/properties/noiseRuns/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.noiseRuns.type, parentSchema: schema98.properties.noiseRuns, data: data13 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 < 1 || isNaN(data13)) {
          const err22 = { instancePath: instancePath + "/noiseRuns", schemaPath: "#/properties/noiseRuns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema98.properties.noiseRuns, data: data13 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.age !== void 0) {
      let data14 = data.age;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.days === void 0) {
          const err23 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'", schema: schema98.properties.age.required, parentSchema: schema98.properties.age, data: data14 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "days" || key3 === "commits")) {
            const err24 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema98.properties.age, data: data14 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data14.days !== void 0) {
          let data15 = data14.days;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err25 = { instancePath: instancePath + "/age/days", schemaPath: "#/properties/age/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.age.properties.days.type, parentSchema: schema98.properties.age.properties.days, data: data15 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 0 || isNaN(data15)) {
              const err26 = { instancePath: instancePath + "/age/days", schemaPath: "#/properties/age/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.age.properties.days, data: data15 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data14.commits !== void 0) {
          let data16 = data14.commits;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err27 = { instancePath: instancePath + "/age/commits", schemaPath: "#/properties/age/properties/commits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.age.properties.commits.type, parentSchema: schema98.properties.age.properties.commits, data: data16 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 < 0 || isNaN(data16)) {
              const err28 = { instancePath: instancePath + "/age/commits", schemaPath: "#/properties/age/properties/commits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.age.properties.commits, data: data16 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.properties.age.type, parentSchema: schema98.properties.age, data: data14 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.similarStore !== void 0) {
      let data17 = data.similarStore;
      if (typeof data17 !== "string") {
        const err30 = { instancePath: instancePath + "/similarStore", schemaPath: "#/properties/similarStore/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.similarStore.type, parentSchema: schema98.properties.similarStore, data: data17 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.repetitions !== void 0) {
      let data18 = data.repetitions;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
        const err31 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.repetitions.type, parentSchema: schema98.properties.repetitions, data: data18 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema100 = { "title": "RunShift", "type": "object", "required": ["metric", "percent", "cases", "controls", "verdict"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "Median movement of the cases against their usual level, in percent of the metric. Times of a few whole milliseconds count less.", "type": "number" }, "cases": { "description": "The number of cases it was estimated from.", "type": "integer" }, "controls": { "description": "The declared controls.", "type": "array", "items": { "type": "string" } }, "limit": { "description": "The shift from which the whole run counts as worse, in percent.", "type": "number" }, "worstPast": { "description": "The same movement of the worst past run, in percent.", "type": "number" }, "labels": { "description": "Throughput: the labels whose response times explain the shift, because the other labels of their load tests wait for them. Absent if most labels explain it.", "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } }, "spreadBefore": { "description": "How much cases moved from run to run, percent (median standard deviation), as measured.", "type": "number" }, "spreadAfter": { "description": "The variation after removing the shift of the run, in percent.", "type": "number" }, "verdict": { "description": "regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.", "enum": ["pass", "regression", "inconclusive"] }, "unresolved": { "description": "Everything is worse than the band and beyond what the history ever did: the run is undecided until base and head are measured beside each other.", "const": true } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.controls === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controls" }, message: "must have required property 'controls'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema100.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema100, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data0 = data.metric;
      if (typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.metric.type, parentSchema: schema100.properties.metric, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data1 = data.percent;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.percent.type, parentSchema: schema100.properties.percent, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data2 = data.cases;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema100.properties.cases.type, parentSchema: schema100.properties.cases, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.controls !== void 0) {
      let data3 = data.controls;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 !== "string") {
            const err9 = { instancePath: instancePath + "/controls/" + i0, schemaPath: "#/properties/controls/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.controls.items.type, parentSchema: schema100.properties.controls.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/controls", schemaPath: "#/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.controls.type, parentSchema: schema100.properties.controls, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data5 = data.limit;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.limit.type, parentSchema: schema100.properties.limit, data: data5 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.worstPast !== void 0) {
      let data6 = data.worstPast;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        const err12 = { instancePath: instancePath + "/worstPast", schemaPath: "#/properties/worstPast/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.worstPast.type, parentSchema: schema100.properties.worstPast, data: data6 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.labels !== void 0) {
      let data7 = data.labels;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.scenario === void 0) {
              const err13 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema89.required, parentSchema: schema89, data: data8 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data8.label === void 0) {
              const err14 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/$defs/shiftLabel/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema89.required, parentSchema: schema89, data: data8 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "scenario" || key1 === "label" || key1 === "new" || key1 === "gone" || key1 === "failing")) {
                const err15 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/$defs/shiftLabel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data: data8 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data8.scenario !== void 0) {
              let data9 = data8.scenario;
              if (typeof data9 !== "string") {
                const err16 = { instancePath: instancePath + "/labels/" + i1 + "/scenario", schemaPath: "#/$defs/shiftLabel/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.scenario.type, parentSchema: schema89.properties.scenario, data: data9 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data8.label !== void 0) {
              let data10 = data8.label;
              if (typeof data10 !== "string") {
                const err17 = { instancePath: instancePath + "/labels/" + i1 + "/label", schemaPath: "#/$defs/shiftLabel/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.label.type, parentSchema: schema89.properties.label, data: data10 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data8.new !== void 0) {
              let data11 = data8.new;
              if (true !== data11) {
                const err18 = { instancePath: instancePath + "/labels/" + i1 + "/new", schemaPath: "#/$defs/shiftLabel/properties/new/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.new, data: data11 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data8.gone !== void 0) {
              let data12 = data8.gone;
              if (true !== data12) {
                const err19 = { instancePath: instancePath + "/labels/" + i1 + "/gone", schemaPath: "#/$defs/shiftLabel/properties/gone/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.gone, data: data12 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data8.failing !== void 0) {
              let data13 = data8.failing;
              if (true !== data13) {
                const err20 = { instancePath: instancePath + "/labels/" + i1 + "/failing", schemaPath: "#/$defs/shiftLabel/properties/failing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema89.properties.failing, data: data13 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/$defs/shiftLabel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data8 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.labels.type, parentSchema: schema100.properties.labels, data: data7 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.spreadBefore !== void 0) {
      let data14 = data.spreadBefore;
      if (!(typeof data14 == "number" && isFinite(data14))) {
        const err23 = { instancePath: instancePath + "/spreadBefore", schemaPath: "#/properties/spreadBefore/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.spreadBefore.type, parentSchema: schema100.properties.spreadBefore, data: data14 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.spreadAfter !== void 0) {
      let data15 = data.spreadAfter;
      if (!(typeof data15 == "number" && isFinite(data15))) {
        const err24 = { instancePath: instancePath + "/spreadAfter", schemaPath: "#/properties/spreadAfter/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.spreadAfter.type, parentSchema: schema100.properties.spreadAfter, data: data15 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      let data16 = data.verdict;
      if (!(data16 === "pass" || data16 === "regression" || data16 === "inconclusive")) {
        const err25 = { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema100.properties.verdict.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.verdict.enum, parentSchema: schema100.properties.verdict, data: data16 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.unresolved !== void 0) {
      let data17 = data.unresolved;
      if (true !== data17) {
        const err26 = { instancePath: instancePath + "/unresolved", schemaPath: "#/properties/unresolved/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema100.properties.unresolved, data: data17 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema102 = { "title": "Rerun", "description": "What to measure beside its base, so that the gate can decide.", "type": "object", "required": ["suspects", "controls"], "additionalProperties": false, "properties": { "suspects": { "description": "Suspect cases: they look worse, but one run is not enough to decide.", "type": "array", "items": { "$ref": "#/$defs/case" } }, "controls": { "description": "Cases to measure with them, so that the effect of the machine can be estimated again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.", "type": "array", "items": { "$ref": "#/$defs/case" } } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.suspects === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspects" }, message: "must have required property 'suspects'", schema: schema102.required, parentSchema: schema102, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.controls === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controls" }, message: "must have required property 'controls'", schema: schema102.required, parentSchema: schema102, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "suspects" || key0 === "controls")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema102, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.suspects !== void 0) {
      let data0 = data.suspects;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate59(data0[i0], { instancePath: instancePath + "/suspects/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/suspects", schemaPath: "#/properties/suspects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema102.properties.suspects.type, parentSchema: schema102.properties.suspects, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.controls !== void 0) {
      let data2 = data.controls;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate59(data2[i1], { instancePath: instancePath + "/controls/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/controls", schemaPath: "#/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema102.properties.controls.type, parentSchema: schema102.properties.controls, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema103 = { "title": "ReferenceComparison", "description": "The same run judged against a second baseline, such as the last release.", "type": "object", "required": ["outcome", "reasons", "tallies", "findings", "runShifts", "baseline"], "additionalProperties": false, "properties": { "decides": { "description": "According to the configuration, this comparison can fail the gate. Absent: it is only shown.", "const": true }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for this outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "findings": { "description": "`fails` marks what would fail the gate if this were its only baseline.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "runShifts": { "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "baseline": { "$ref": "#/$defs/baselineSide" }, "unread": { "description": "Part of this baseline could not be read; the problems contain the reason.", "const": true } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reasons === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tallies === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tallies" }, message: "must have required property 'tallies'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.runShifts === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runShifts" }, message: "must have required property 'runShifts'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.baseline === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema103.required, parentSchema: schema103, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "decides" || key0 === "outcome" || key0 === "reasons" || key0 === "tallies" || key0 === "findings" || key0 === "runShifts" || key0 === "baseline" || key0 === "unread")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.decides !== void 0) {
      let data0 = data.decides;
      if (true !== data0) {
        const err7 = { instancePath: instancePath + "/decides", schemaPath: "#/properties/decides/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema103.properties.decides, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data1 = data.outcome;
      if (!(data1 === "passed" || data1 === "failed" || data1 === "undecided")) {
        const err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/$defs/outcome/enum", keyword: "enum", params: { allowedValues: schema78.enum }, message: "must be equal to one of the allowed values", schema: schema78.enum, parentSchema: schema78, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.reasons !== void 0) {
      let data2 = data.reasons;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(data3 === "regression" || data3 === "whole-run" || data3 === "objective" || data3 === "missing" || data3 === "invalid" || data3 === "dead" || data3 === "suspect" || data3 === "no-baseline" || data3 === "nothing-compared" || data3 === "objective-not-measured" || data3 === "metric-never-judged" || data3 === "suspect-unresolved" || data3 === "whole-run-undecided" || data3 === "open" || data3 === "inconclusive" || data3 === "unreadable-input" || data3 === "unsound" || data3 === "reference")) {
            const err9 = { instancePath: instancePath + "/reasons/" + i0, schemaPath: "#/$defs/outcomeReason/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values", schema: schema79.enum, parentSchema: schema79, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.reasons.type, parentSchema: schema103.properties.reasons, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.tallies !== void 0) {
      let data4 = data.tallies;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.cases === void 0) {
          const err11 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.compared === void 0) {
          const err12 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "compared" }, message: "must have required property 'compared'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4.pass === void 0) {
          const err13 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "pass" }, message: "must have required property 'pass'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.improvement === void 0) {
          const err14 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "improvement" }, message: "must have required property 'improvement'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data4.regression === void 0) {
          const err15 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "regression" }, message: "must have required property 'regression'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4.suspect === void 0) {
          const err16 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "suspect" }, message: "must have required property 'suspect'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data4.inconclusive === void 0) {
          const err17 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "inconclusive" }, message: "must have required property 'inconclusive'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4.new === void 0) {
          const err18 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4.missing === void 0) {
          const err19 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data4.invalid === void 0) {
          const err20 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "invalid" }, message: "must have required property 'invalid'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4.waived === void 0) {
          const err21 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "waived" }, message: "must have required property 'waived'", schema: schema80.required, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        for (const key1 in data4) {
          if (!func3.call(schema80.properties, key1)) {
            const err22 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema80, data: data4 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data4.cases !== void 0) {
          let data5 = data4.cases;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err23 = { instancePath: instancePath + "/tallies/cases", schemaPath: "#/$defs/tallies/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.cases.type, parentSchema: schema80.properties.cases, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err24 = { instancePath: instancePath + "/tallies/cases", schemaPath: "#/$defs/tallies/properties/cases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.cases, data: data5 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
        if (data4.compared !== void 0) {
          let data6 = data4.compared;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err25 = { instancePath: instancePath + "/tallies/compared", schemaPath: "#/$defs/tallies/properties/compared/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.compared.type, parentSchema: schema80.properties.compared, data: data6 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 0 || isNaN(data6)) {
              const err26 = { instancePath: instancePath + "/tallies/compared", schemaPath: "#/$defs/tallies/properties/compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.compared, data: data6 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data4.pass !== void 0) {
          let data7 = data4.pass;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err27 = { instancePath: instancePath + "/tallies/pass", schemaPath: "#/$defs/tallies/properties/pass/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.pass.type, parentSchema: schema80.properties.pass, data: data7 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 0 || isNaN(data7)) {
              const err28 = { instancePath: instancePath + "/tallies/pass", schemaPath: "#/$defs/tallies/properties/pass/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.pass, data: data7 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
        if (data4.improvement !== void 0) {
          let data8 = data4.improvement;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err29 = { instancePath: instancePath + "/tallies/improvement", schemaPath: "#/$defs/tallies/properties/improvement/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.improvement.type, parentSchema: schema80.properties.improvement, data: data8 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 0 || isNaN(data8)) {
              const err30 = { instancePath: instancePath + "/tallies/improvement", schemaPath: "#/$defs/tallies/properties/improvement/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.improvement, data: data8 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        }
        if (data4.regression !== void 0) {
          let data9 = data4.regression;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err31 = { instancePath: instancePath + "/tallies/regression", schemaPath: "#/$defs/tallies/properties/regression/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.regression.type, parentSchema: schema80.properties.regression, data: data9 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 < 0 || isNaN(data9)) {
              const err32 = { instancePath: instancePath + "/tallies/regression", schemaPath: "#/$defs/tallies/properties/regression/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.regression, data: data9 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        }
        if (data4.suspect !== void 0) {
          let data10 = data4.suspect;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err33 = { instancePath: instancePath + "/tallies/suspect", schemaPath: "#/$defs/tallies/properties/suspect/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.suspect.type, parentSchema: schema80.properties.suspect, data: data10 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              const err34 = { instancePath: instancePath + "/tallies/suspect", schemaPath: "#/$defs/tallies/properties/suspect/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.suspect, data: data10 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
        }
        if (data4.inconclusive !== void 0) {
          let data11 = data4.inconclusive;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err35 = { instancePath: instancePath + "/tallies/inconclusive", schemaPath: "#/$defs/tallies/properties/inconclusive/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.inconclusive.type, parentSchema: schema80.properties.inconclusive, data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              const err36 = { instancePath: instancePath + "/tallies/inconclusive", schemaPath: "#/$defs/tallies/properties/inconclusive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.inconclusive, data: data11 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          }
        }
        if (data4.new !== void 0) {
          let data12 = data4.new;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err37 = { instancePath: instancePath + "/tallies/new", schemaPath: "#/$defs/tallies/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.new.type, parentSchema: schema80.properties.new, data: data12 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              const err38 = { instancePath: instancePath + "/tallies/new", schemaPath: "#/$defs/tallies/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.new, data: data12 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        }
        if (data4.missing !== void 0) {
          let data13 = data4.missing;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err39 = { instancePath: instancePath + "/tallies/missing", schemaPath: "#/$defs/tallies/properties/missing/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.missing.type, parentSchema: schema80.properties.missing, data: data13 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 < 0 || isNaN(data13)) {
              const err40 = { instancePath: instancePath + "/tallies/missing", schemaPath: "#/$defs/tallies/properties/missing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.missing, data: data13 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
        }
        if (data4.invalid !== void 0) {
          let data14 = data4.invalid;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err41 = { instancePath: instancePath + "/tallies/invalid", schemaPath: "#/$defs/tallies/properties/invalid/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.invalid.type, parentSchema: schema80.properties.invalid, data: data14 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err42 = { instancePath: instancePath + "/tallies/invalid", schemaPath: "#/$defs/tallies/properties/invalid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.invalid, data: data14 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data4.waived !== void 0) {
          let data15 = data4.waived;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err43 = { instancePath: instancePath + "/tallies/waived", schemaPath: "#/$defs/tallies/properties/waived/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.waived.type, parentSchema: schema80.properties.waived, data: data15 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 0 || isNaN(data15)) {
              const err44 = { instancePath: instancePath + "/tallies/waived", schemaPath: "#/$defs/tallies/properties/waived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.waived, data: data15 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
      } else {
        const err45 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data: data4 };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.findings !== void 0) {
      let data16 = data.findings;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate58(data16[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.findings.type, parentSchema: schema103.properties.findings, data: data16 };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.runShifts !== void 0) {
      let data18 = data.runShifts;
      if (Array.isArray(data18)) {
        const len2 = data18.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate72(data18[i2], { instancePath: instancePath + "/runShifts/" + i2, parentData: data18, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate72.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/runShifts", schemaPath: "#/properties/runShifts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema103.properties.runShifts.type, parentSchema: schema103.properties.runShifts, data: data18 };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate70(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.unread !== void 0) {
      let data21 = data.unread;
      if (true !== data21) {
        const err48 = { instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema103.properties.unread, data: data21 };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
  } else {
    const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema107 = { "title": "MeasuredPairs", "description": "Present if base and head were measured in pairs: what the pairs show about groups of cases.", "type": "object", "required": ["pairs", "state", "alpha", "evidence", "groups", "found"], "additionalProperties": false, "properties": { "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 0 }, "state": { "description": "failed: the evidence reached 1 / alpha. passed: a change of one tolerance band is excluded in every judged group. open: neither.", "enum": ["failed", "passed", "open"] }, "alpha": { "description": "The probability that an unchanged version fails.", "type": "number" }, "evidence": { "description": "The weighted mean of the e-values of all judged groups.", "type": "number" }, "groups": { "description": "The groups that fail, then the open ones, at most 100.", "type": "array", "items": { "$ref": "#/$defs/pairGroup" } }, "found": { "description": "The smallest change of a label that these pairs would have found in half of the cases, by metric.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } } } };
var schema108 = { "title": "PairGroup", "description": "A group of cases in one metric.", "type": "object", "required": ["id", "metric", "kind", "name", "state", "percent", "low", "high", "evidence"], "additionalProperties": false, "properties": { "id": { "description": "The value of `group` in its findings.", "type": "string" }, "metric": { "type": "string" }, "kind": { "enum": ["case", "label", "test", "scenario", "everything"] }, "name": { "description": "The key of the case, label, load test or scenario; empty for everything.", "type": "string" }, "state": { "enum": ["worse", "settled", "open"] }, "percent": { "description": "The mean change in percent.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "open": { "description": "Open groups: the change in percent from which on all are excluded.", "type": "number" }, "evidence": { "description": "Its e-value.", "type": "number" } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pairs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.alpha === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" }, message: "must have required property 'alpha'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.evidence === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.groups === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.found === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "found" }, message: "must have required property 'found'", schema: schema107.required, parentSchema: schema107, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "pairs" || key0 === "state" || key0 === "alpha" || key0 === "evidence" || key0 === "groups" || key0 === "found")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema107, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.pairs !== void 0) {
      let data0 = data.pairs;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err7 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema107.properties.pairs.type, parentSchema: schema107.properties.pairs, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema107.properties.pairs, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (!(data1 === "failed" || data1 === "passed" || data1 === "open")) {
        const err9 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema107.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.state.enum, parentSchema: schema107.properties.state, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.alpha !== void 0) {
      let data2 = data.alpha;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.alpha.type, parentSchema: schema107.properties.alpha, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data3 = data.evidence;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.evidence.type, parentSchema: schema107.properties.evidence, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data4 = data.groups;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0) {
              const err12 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data5.metric === void 0) {
              const err13 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data5.kind === void 0) {
              const err14 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data5.name === void 0) {
              const err15 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5.state === void 0) {
              const err16 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data5.percent === void 0) {
              const err17 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.low === void 0) {
              const err18 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5.high === void 0) {
              const err19 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data5.evidence === void 0) {
              const err20 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema108.required, parentSchema: schema108, data: data5 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!func3.call(schema108.properties, key1)) {
                const err21 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema108, data: data5 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (typeof data6 !== "string") {
                const err22 = { instancePath: instancePath + "/groups/" + i0 + "/id", schemaPath: "#/$defs/pairGroup/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.id.type, parentSchema: schema108.properties.id, data: data6 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data5.metric !== void 0) {
              let data7 = data5.metric;
              if (typeof data7 !== "string") {
                const err23 = { instancePath: instancePath + "/groups/" + i0 + "/metric", schemaPath: "#/$defs/pairGroup/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.metric.type, parentSchema: schema108.properties.metric, data: data7 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data5.kind !== void 0) {
              let data8 = data5.kind;
              if (!(data8 === "case" || data8 === "label" || data8 === "test" || data8 === "scenario" || data8 === "everything")) {
                const err24 = { instancePath: instancePath + "/groups/" + i0 + "/kind", schemaPath: "#/$defs/pairGroup/properties/kind/enum", keyword: "enum", params: { allowedValues: schema108.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.kind.enum, parentSchema: schema108.properties.kind, data: data8 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data5.name !== void 0) {
              let data9 = data5.name;
              if (typeof data9 !== "string") {
                const err25 = { instancePath: instancePath + "/groups/" + i0 + "/name", schemaPath: "#/$defs/pairGroup/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.name.type, parentSchema: schema108.properties.name, data: data9 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data5.state !== void 0) {
              let data10 = data5.state;
              if (!(data10 === "worse" || data10 === "settled" || data10 === "open")) {
                const err26 = { instancePath: instancePath + "/groups/" + i0 + "/state", schemaPath: "#/$defs/pairGroup/properties/state/enum", keyword: "enum", params: { allowedValues: schema108.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.state.enum, parentSchema: schema108.properties.state, data: data10 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data5.percent !== void 0) {
              let data11 = data5.percent;
              if (!(typeof data11 == "number" && isFinite(data11))) {
                const err27 = { instancePath: instancePath + "/groups/" + i0 + "/percent", schemaPath: "#/$defs/pairGroup/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.percent.type, parentSchema: schema108.properties.percent, data: data11 };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data5.low !== void 0) {
              let data12 = data5.low;
              if (!(typeof data12 == "number" && isFinite(data12))) {
                const err28 = { instancePath: instancePath + "/groups/" + i0 + "/low", schemaPath: "#/$defs/pairGroup/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.low.type, parentSchema: schema108.properties.low, data: data12 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data5.high !== void 0) {
              let data13 = data5.high;
              if (!(typeof data13 == "number" && isFinite(data13))) {
                const err29 = { instancePath: instancePath + "/groups/" + i0 + "/high", schemaPath: "#/$defs/pairGroup/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.high.type, parentSchema: schema108.properties.high, data: data13 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data5.open !== void 0) {
              let data14 = data5.open;
              if (!(typeof data14 == "number" && isFinite(data14))) {
                const err30 = { instancePath: instancePath + "/groups/" + i0 + "/open", schemaPath: "#/$defs/pairGroup/properties/open/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.open.type, parentSchema: schema108.properties.open, data: data14 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data5.evidence !== void 0) {
              let data15 = data5.evidence;
              if (!(typeof data15 == "number" && isFinite(data15))) {
                const err31 = { instancePath: instancePath + "/groups/" + i0 + "/evidence", schemaPath: "#/$defs/pairGroup/properties/evidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.evidence.type, parentSchema: schema108.properties.evidence, data: data15 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/$defs/pairGroup/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data: data5 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema107.properties.groups.type, parentSchema: schema107.properties.groups, data: data4 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.found !== void 0) {
      let data16 = data.found;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data17 = data16[i1];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.metric === void 0) {
              const err34 = { instancePath: instancePath + "/found/" + i1, schemaPath: "#/$defs/foundFrom/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema109.required, parentSchema: schema109, data: data17 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (data17.percent === void 0) {
              const err35 = { instancePath: instancePath + "/found/" + i1, schemaPath: "#/$defs/foundFrom/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema109.required, parentSchema: schema109, data: data17 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            for (const key2 in data17) {
              if (!(key2 === "metric" || key2 === "percent")) {
                const err36 = { instancePath: instancePath + "/found/" + i1, schemaPath: "#/$defs/foundFrom/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema109, data: data17 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data17.metric !== void 0) {
              let data18 = data17.metric;
              if (typeof data18 !== "string") {
                const err37 = { instancePath: instancePath + "/found/" + i1 + "/metric", schemaPath: "#/$defs/foundFrom/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties.metric.type, parentSchema: schema109.properties.metric, data: data18 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data17.percent !== void 0) {
              let data19 = data17.percent;
              if (!(typeof data19 == "number" && isFinite(data19))) {
                const err38 = { instancePath: instancePath + "/found/" + i1 + "/percent", schemaPath: "#/$defs/foundFrom/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema109.properties.percent.type, parentSchema: schema109.properties.percent, data: data19 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/found/" + i1, schemaPath: "#/$defs/foundFrom/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data: data17 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema107.properties.found.type, parentSchema: schema107.properties.found, data: data16 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reasons === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.tallies === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tallies" }, message: "must have required property 'tallies'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.waivers === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.problems === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.candidate === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.baseline === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.runShifts === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runShifts" }, message: "must have required property 'runShifts'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.rerun === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rerun" }, message: "must have required property 'rerun'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema77.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data0 = data.schemaVersion;
      if (1 !== data0) {
        const err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema77.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          const err14 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema77.properties.tool.required, parentSchema: schema77.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema77.properties.tool.required, parentSchema: schema77.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err16 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.properties.tool, data: data1 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if ("guardband" !== data2) {
            const err17 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema77.properties.tool.properties.name, data: data2 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 !== "string") {
            const err18 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.tool.properties.version.type, parentSchema: schema77.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.tool.type, parentSchema: schema77.properties.tool, data: data1 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data4 = data.outcome;
      if (!(data4 === "passed" || data4 === "failed" || data4 === "undecided")) {
        const err20 = { instancePath: instancePath + "/outcome", schemaPath: "#/$defs/outcome/enum", keyword: "enum", params: { allowedValues: schema78.enum }, message: "must be equal to one of the allowed values", schema: schema78.enum, parentSchema: schema78, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.reasons !== void 0) {
      let data5 = data.reasons;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 === "regression" || data6 === "whole-run" || data6 === "objective" || data6 === "missing" || data6 === "invalid" || data6 === "dead" || data6 === "suspect" || data6 === "no-baseline" || data6 === "nothing-compared" || data6 === "objective-not-measured" || data6 === "metric-never-judged" || data6 === "suspect-unresolved" || data6 === "whole-run-undecided" || data6 === "open" || data6 === "inconclusive" || data6 === "unreadable-input" || data6 === "unsound" || data6 === "reference")) {
            const err21 = { instancePath: instancePath + "/reasons/" + i0, schemaPath: "#/$defs/outcomeReason/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values", schema: schema79.enum, parentSchema: schema79, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.reasons.type, parentSchema: schema77.properties.reasons, data: data5 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.tallies !== void 0) {
      let data7 = data.tallies;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.cases === void 0) {
          const err23 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data7.compared === void 0) {
          const err24 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "compared" }, message: "must have required property 'compared'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data7.pass === void 0) {
          const err25 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "pass" }, message: "must have required property 'pass'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data7.improvement === void 0) {
          const err26 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "improvement" }, message: "must have required property 'improvement'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data7.regression === void 0) {
          const err27 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "regression" }, message: "must have required property 'regression'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data7.suspect === void 0) {
          const err28 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "suspect" }, message: "must have required property 'suspect'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data7.inconclusive === void 0) {
          const err29 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "inconclusive" }, message: "must have required property 'inconclusive'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data7.new === void 0) {
          const err30 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data7.missing === void 0) {
          const err31 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data7.invalid === void 0) {
          const err32 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "invalid" }, message: "must have required property 'invalid'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data7.waived === void 0) {
          const err33 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/required", keyword: "required", params: { missingProperty: "waived" }, message: "must have required property 'waived'", schema: schema80.required, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        for (const key2 in data7) {
          if (!func3.call(schema80.properties, key2)) {
            const err34 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema80, data: data7 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data7.cases !== void 0) {
          let data8 = data7.cases;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err35 = { instancePath: instancePath + "/tallies/cases", schemaPath: "#/$defs/tallies/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.cases.type, parentSchema: schema80.properties.cases, data: data8 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 0 || isNaN(data8)) {
              const err36 = { instancePath: instancePath + "/tallies/cases", schemaPath: "#/$defs/tallies/properties/cases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.cases, data: data8 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          }
        }
        if (data7.compared !== void 0) {
          let data9 = data7.compared;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err37 = { instancePath: instancePath + "/tallies/compared", schemaPath: "#/$defs/tallies/properties/compared/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.compared.type, parentSchema: schema80.properties.compared, data: data9 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 < 0 || isNaN(data9)) {
              const err38 = { instancePath: instancePath + "/tallies/compared", schemaPath: "#/$defs/tallies/properties/compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.compared, data: data9 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        }
        if (data7.pass !== void 0) {
          let data10 = data7.pass;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err39 = { instancePath: instancePath + "/tallies/pass", schemaPath: "#/$defs/tallies/properties/pass/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.pass.type, parentSchema: schema80.properties.pass, data: data10 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              const err40 = { instancePath: instancePath + "/tallies/pass", schemaPath: "#/$defs/tallies/properties/pass/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.pass, data: data10 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
        }
        if (data7.improvement !== void 0) {
          let data11 = data7.improvement;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err41 = { instancePath: instancePath + "/tallies/improvement", schemaPath: "#/$defs/tallies/properties/improvement/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.improvement.type, parentSchema: schema80.properties.improvement, data: data11 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              const err42 = { instancePath: instancePath + "/tallies/improvement", schemaPath: "#/$defs/tallies/properties/improvement/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.improvement, data: data11 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data7.regression !== void 0) {
          let data12 = data7.regression;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err43 = { instancePath: instancePath + "/tallies/regression", schemaPath: "#/$defs/tallies/properties/regression/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.regression.type, parentSchema: schema80.properties.regression, data: data12 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              const err44 = { instancePath: instancePath + "/tallies/regression", schemaPath: "#/$defs/tallies/properties/regression/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.regression, data: data12 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
        if (data7.suspect !== void 0) {
          let data13 = data7.suspect;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err45 = { instancePath: instancePath + "/tallies/suspect", schemaPath: "#/$defs/tallies/properties/suspect/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.suspect.type, parentSchema: schema80.properties.suspect, data: data13 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 < 0 || isNaN(data13)) {
              const err46 = { instancePath: instancePath + "/tallies/suspect", schemaPath: "#/$defs/tallies/properties/suspect/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.suspect, data: data13 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          }
        }
        if (data7.inconclusive !== void 0) {
          let data14 = data7.inconclusive;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err47 = { instancePath: instancePath + "/tallies/inconclusive", schemaPath: "#/$defs/tallies/properties/inconclusive/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.inconclusive.type, parentSchema: schema80.properties.inconclusive, data: data14 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err48 = { instancePath: instancePath + "/tallies/inconclusive", schemaPath: "#/$defs/tallies/properties/inconclusive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.inconclusive, data: data14 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
        }
        if (data7.new !== void 0) {
          let data15 = data7.new;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err49 = { instancePath: instancePath + "/tallies/new", schemaPath: "#/$defs/tallies/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.new.type, parentSchema: schema80.properties.new, data: data15 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 0 || isNaN(data15)) {
              const err50 = { instancePath: instancePath + "/tallies/new", schemaPath: "#/$defs/tallies/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.new, data: data15 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          }
        }
        if (data7.missing !== void 0) {
          let data16 = data7.missing;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err51 = { instancePath: instancePath + "/tallies/missing", schemaPath: "#/$defs/tallies/properties/missing/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.missing.type, parentSchema: schema80.properties.missing, data: data16 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 < 0 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/tallies/missing", schemaPath: "#/$defs/tallies/properties/missing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.missing, data: data16 };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          }
        }
        if (data7.invalid !== void 0) {
          let data17 = data7.invalid;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            const err53 = { instancePath: instancePath + "/tallies/invalid", schemaPath: "#/$defs/tallies/properties/invalid/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.invalid.type, parentSchema: schema80.properties.invalid, data: data17 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 < 0 || isNaN(data17)) {
              const err54 = { instancePath: instancePath + "/tallies/invalid", schemaPath: "#/$defs/tallies/properties/invalid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.invalid, data: data17 };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          }
        }
        if (data7.waived !== void 0) {
          let data18 = data7.waived;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            const err55 = { instancePath: instancePath + "/tallies/waived", schemaPath: "#/$defs/tallies/properties/waived/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.waived.type, parentSchema: schema80.properties.waived, data: data18 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 0 || isNaN(data18)) {
              const err56 = { instancePath: instancePath + "/tallies/waived", schemaPath: "#/$defs/tallies/properties/waived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.waived, data: data18 };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/tallies", schemaPath: "#/$defs/tallies/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data: data7 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data19 = data.metrics;
      if (Array.isArray(data19)) {
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data20 = data19[i1];
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.id === void 0) {
              const err58 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema81.required, parentSchema: schema81, data: data20 };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data20.title === void 0) {
              const err59 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema81.required, parentSchema: schema81, data: data20 };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data20.unit === void 0) {
              const err60 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema81.required, parentSchema: schema81, data: data20 };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
            if (data20.better === void 0) {
              const err61 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/required", keyword: "required", params: { missingProperty: "better" }, message: "must have required property 'better'", schema: schema81.required, parentSchema: schema81, data: data20 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            for (const key3 in data20) {
              if (!(key3 === "id" || key3 === "title" || key3 === "unit" || key3 === "better")) {
                const err62 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema81, data: data20 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data20.id !== void 0) {
              let data21 = data20.id;
              if (typeof data21 !== "string") {
                const err63 = { instancePath: instancePath + "/metrics/" + i1 + "/id", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.id.type, parentSchema: schema81.properties.id, data: data21 };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data20.title !== void 0) {
              let data22 = data20.title;
              if (typeof data22 !== "string") {
                const err64 = { instancePath: instancePath + "/metrics/" + i1 + "/title", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.title.type, parentSchema: schema81.properties.title, data: data22 };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
            if (data20.unit !== void 0) {
              let data23 = data20.unit;
              if (!(data23 === "" || data23 === "ms" || data23 === "/s" || data23 === "%" || data23 === "KB/s" || data23 === "MB")) {
                const err65 = { instancePath: instancePath + "/metrics/" + i1 + "/unit", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/unit/enum", keyword: "enum", params: { allowedValues: schema81.properties.unit.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.unit.enum, parentSchema: schema81.properties.unit, data: data23 };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data20.better !== void 0) {
              let data24 = data20.better;
              if (!(data24 === "higher" || data24 === "lower")) {
                const err66 = { instancePath: instancePath + "/metrics/" + i1 + "/better", schemaPath: "run.schema.json#/$defs/declaredMetric/properties/better/enum", keyword: "enum", params: { allowedValues: schema81.properties.better.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.better.enum, parentSchema: schema81.properties.better, data: data24 };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "run.schema.json#/$defs/declaredMetric/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data: data20 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.metrics.type, parentSchema: schema77.properties.metrics, data: data19 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.findings !== void 0) {
      let data25 = data.findings;
      if (Array.isArray(data25)) {
        const len2 = data25.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate58(data25[i2], { instancePath: instancePath + "/findings/" + i2, parentData: data25, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err69 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.findings.type, parentSchema: schema77.properties.findings, data: data25 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.timelines !== void 0) {
      let data27 = data.timelines;
      if (Array.isArray(data27)) {
        const len3 = data27.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate64(data27[i3], { instancePath: instancePath + "/timelines/" + i3, parentData: data27, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate64.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err70 = { instancePath: instancePath + "/timelines", schemaPath: "#/properties/timelines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.timelines.type, parentSchema: schema77.properties.timelines, data: data27 };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data29 = data.errors;
      if (Array.isArray(data29)) {
        const len4 = data29.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate66(data29[i4], { instancePath: instancePath + "/errors/" + i4, parentData: data29, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err71 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.errors.type, parentSchema: schema77.properties.errors, data: data29 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.waivers !== void 0) {
      let data31 = data.waivers;
      if (Array.isArray(data31)) {
        const len5 = data31.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data32 = data31[i5];
          if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
            if (data32.state === void 0) {
              const err72 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            if (data32.metric === void 0) {
              const err73 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data32.where === void 0) {
              const err74 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data32.ceiling === void 0) {
              const err75 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data32.until === void 0) {
              const err76 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (data32.reason === void 0) {
              const err77 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema94.required, parentSchema: schema94, data: data32 };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
            for (const key4 in data32) {
              if (!(key4 === "state" || key4 === "metric" || key4 === "where" || key4 === "ceiling" || key4 === "until" || key4 === "reason" || key4 === "issue")) {
                const err78 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema94, data: data32 };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
            if (data32.state !== void 0) {
              let data33 = data32.state;
              if (!(data33 === "used" || data33 === "stale" || data33 === "unused" || data33 === "expired" || data33 === "exceeded")) {
                const err79 = { instancePath: instancePath + "/waivers/" + i5 + "/state", schemaPath: "#/$defs/waiverUse/properties/state/enum", keyword: "enum", params: { allowedValues: schema94.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema94.properties.state.enum, parentSchema: schema94.properties.state, data: data33 };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
            if (data32.metric !== void 0) {
              let data34 = data32.metric;
              if (typeof data34 !== "string") {
                const err80 = { instancePath: instancePath + "/waivers/" + i5 + "/metric", schemaPath: "#/$defs/waiverUse/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.metric.type, parentSchema: schema94.properties.metric, data: data34 };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
            if (data32.where !== void 0) {
              let data35 = data32.where;
              if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (const key5 in data35) {
                  let data36 = data35[key5];
                  if (typeof data36 !== "string" && !(typeof data36 == "number" && isFinite(data36))) {
                    const err81 = { instancePath: instancePath + "/waivers/" + i5 + "/where/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/waiverUse/properties/where/additionalProperties/type", keyword: "type", params: { type: schema94.properties.where.additionalProperties.type }, message: "must be string,number", schema: schema94.properties.where.additionalProperties.type, parentSchema: schema94.properties.where.additionalProperties, data: data36 };
                    if (vErrors === null) {
                      vErrors = [err81];
                    } else {
                      vErrors.push(err81);
                    }
                    errors++;
                  }
                }
              } else {
                const err82 = { instancePath: instancePath + "/waivers/" + i5 + "/where", schemaPath: "#/$defs/waiverUse/properties/where/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.properties.where.type, parentSchema: schema94.properties.where, data: data35 };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
            if (data32.ceiling !== void 0) {
              let data37 = data32.ceiling;
              if (typeof data37 !== "string") {
                const err83 = { instancePath: instancePath + "/waivers/" + i5 + "/ceiling", schemaPath: "#/$defs/waiverUse/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.ceiling.type, parentSchema: schema94.properties.ceiling, data: data37 };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
            }
            if (data32.until !== void 0) {
              let data38 = data32.until;
              if (typeof data38 !== "string") {
                const err84 = { instancePath: instancePath + "/waivers/" + i5 + "/until", schemaPath: "#/$defs/waiverUse/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.until.type, parentSchema: schema94.properties.until, data: data38 };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
            if (data32.reason !== void 0) {
              let data39 = data32.reason;
              if (typeof data39 !== "string") {
                const err85 = { instancePath: instancePath + "/waivers/" + i5 + "/reason", schemaPath: "#/$defs/waiverUse/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.reason.type, parentSchema: schema94.properties.reason, data: data39 };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
            if (data32.issue !== void 0) {
              let data40 = data32.issue;
              if (typeof data40 !== "string") {
                const err86 = { instancePath: instancePath + "/waivers/" + i5 + "/issue", schemaPath: "#/$defs/waiverUse/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.issue.type, parentSchema: schema94.properties.issue, data: data40 };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
            }
          } else {
            const err87 = { instancePath: instancePath + "/waivers/" + i5, schemaPath: "#/$defs/waiverUse/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data: data32 };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
      } else {
        const err88 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.waivers.type, parentSchema: schema77.properties.waivers, data: data31 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.problems !== void 0) {
      let data41 = data.problems;
      if (Array.isArray(data41)) {
        const len6 = data41.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data42 = data41[i6];
          if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
            if (data42.code === void 0) {
              const err89 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema95.required, parentSchema: schema95, data: data42 };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            if (data42.level === void 0) {
              const err90 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema95.required, parentSchema: schema95, data: data42 };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
            if (data42.message === void 0) {
              const err91 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema95.required, parentSchema: schema95, data: data42 };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
            if (data42.advice === void 0) {
              const err92 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/required", keyword: "required", params: { missingProperty: "advice" }, message: "must have required property 'advice'", schema: schema95.required, parentSchema: schema95, data: data42 };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
            for (const key6 in data42) {
              if (!(key6 === "code" || key6 === "level" || key6 === "message" || key6 === "advice" || key6 === "file" || key6 === "line" || key6 === "column" || key6 === "pointer")) {
                const err93 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema95, data: data42 };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
            }
            if (data42.code !== void 0) {
              let data43 = data42.code;
              if (typeof data43 !== "string") {
                const err94 = { instancePath: instancePath + "/problems/" + i6 + "/code", schemaPath: "#/$defs/problem/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.code.type, parentSchema: schema95.properties.code, data: data43 };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            }
            if (data42.level !== void 0) {
              let data44 = data42.level;
              if (!(data44 === "error" || data44 === "warning" || data44 === "note")) {
                const err95 = { instancePath: instancePath + "/problems/" + i6 + "/level", schemaPath: "#/$defs/problem/properties/level/enum", keyword: "enum", params: { allowedValues: schema95.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema95.properties.level.enum, parentSchema: schema95.properties.level, data: data44 };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data42.message !== void 0) {
              let data45 = data42.message;
              if (typeof data45 !== "string") {
                const err96 = { instancePath: instancePath + "/problems/" + i6 + "/message", schemaPath: "#/$defs/problem/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.message.type, parentSchema: schema95.properties.message, data: data45 };
                if (vErrors === null) {
                  vErrors = [err96];
                } else {
                  vErrors.push(err96);
                }
                errors++;
              }
            }
            if (data42.advice !== void 0) {
              let data46 = data42.advice;
              if (typeof data46 !== "string") {
                const err97 = { instancePath: instancePath + "/problems/" + i6 + "/advice", schemaPath: "#/$defs/problem/properties/advice/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.advice.type, parentSchema: schema95.properties.advice, data: data46 };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data42.file !== void 0) {
              let data47 = data42.file;
              if (typeof data47 !== "string") {
                const err98 = { instancePath: instancePath + "/problems/" + i6 + "/file", schemaPath: "#/$defs/problem/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.file.type, parentSchema: schema95.properties.file, data: data47 };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
            }
            if (data42.line !== void 0) {
              let data48 = data42.line;
              if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                const err99 = { instancePath: instancePath + "/problems/" + i6 + "/line", schemaPath: "#/$defs/problem/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema95.properties.line.type, parentSchema: schema95.properties.line, data: data48 };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            }
            if (data42.column !== void 0) {
              let data49 = data42.column;
              if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                const err100 = { instancePath: instancePath + "/problems/" + i6 + "/column", schemaPath: "#/$defs/problem/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema95.properties.column.type, parentSchema: schema95.properties.column, data: data49 };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
            }
            if (data42.pointer !== void 0) {
              let data50 = data42.pointer;
              if (typeof data50 !== "string") {
                const err101 = { instancePath: instancePath + "/problems/" + i6 + "/pointer", schemaPath: "#/$defs/problem/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.pointer.type, parentSchema: schema95.properties.pointer, data: data50 };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            }
          } else {
            const err102 = { instancePath: instancePath + "/problems/" + i6, schemaPath: "#/$defs/problem/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data: data42 };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
      } else {
        const err103 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.problems.type, parentSchema: schema77.properties.problems, data: data41 };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate68(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate70(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.runShifts !== void 0) {
      let data53 = data.runShifts;
      if (Array.isArray(data53)) {
        const len7 = data53.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate72(data53[i7], { instancePath: instancePath + "/runShifts/" + i7, parentData: data53, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate72.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err104 = { instancePath: instancePath + "/runShifts", schemaPath: "#/properties/runShifts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.runShifts.type, parentSchema: schema77.properties.runShifts, data: data53 };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.scenarios !== void 0) {
      let data55 = data.scenarios;
      if (Array.isArray(data55)) {
        if (data55.length > 0) {
          const err105 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items", schema: 0, parentSchema: schema77.properties.scenarios, data: data55 };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
      } else {
        const err106 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.scenarios.type, parentSchema: schema77.properties.scenarios, data: data55 };
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      }
    }
    if (data.job !== void 0) {
      let data56 = data.job;
      if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
        for (const key7 in data56) {
          if (!(key7 === "title" || key7 === "key" || key7 === "url" || key7 === "config")) {
            const err107 = { instancePath: instancePath + "/job", schemaPath: "#/properties/job/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.properties.job, data: data56 };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
          }
        }
        if (data56.title !== void 0) {
          let data57 = data56.title;
          if (typeof data57 === "string") {
            if (func1(data57) > 500) {
              const err108 = { instancePath: instancePath + "/job/title", schemaPath: "#/properties/job/properties/title/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema77.properties.job.properties.title, data: data57 };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          } else {
            const err109 = { instancePath: instancePath + "/job/title", schemaPath: "#/properties/job/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.job.properties.title.type, parentSchema: schema77.properties.job.properties.title, data: data57 };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
        if (data56.key !== void 0) {
          let data58 = data56.key;
          if (typeof data58 === "string") {
            if (func1(data58) > 500) {
              const err110 = { instancePath: instancePath + "/job/key", schemaPath: "#/properties/job/properties/key/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema77.properties.job.properties.key, data: data58 };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
          } else {
            const err111 = { instancePath: instancePath + "/job/key", schemaPath: "#/properties/job/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.job.properties.key.type, parentSchema: schema77.properties.job.properties.key, data: data58 };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
        if (data56.url !== void 0) {
          let data59 = data56.url;
          if (typeof data59 === "string") {
            if (func1(data59) > 2e3) {
              const err112 = { instancePath: instancePath + "/job/url", schemaPath: "#/properties/job/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema77.properties.job.properties.url, data: data59 };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          } else {
            const err113 = { instancePath: instancePath + "/job/url", schemaPath: "#/properties/job/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.job.properties.url.type, parentSchema: schema77.properties.job.properties.url, data: data59 };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
        if (data56.config !== void 0) {
          let data60 = data56.config;
          if (typeof data60 === "string") {
            if (func1(data60) > 500) {
              const err114 = { instancePath: instancePath + "/job/config", schemaPath: "#/properties/job/properties/config/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema77.properties.job.properties.config, data: data60 };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
          } else {
            const err115 = { instancePath: instancePath + "/job/config", schemaPath: "#/properties/job/properties/config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.job.properties.config.type, parentSchema: schema77.properties.job.properties.config, data: data60 };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
      } else {
        const err116 = { instancePath: instancePath + "/job", schemaPath: "#/properties/job/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.job.type, parentSchema: schema77.properties.job, data: data56 };
        if (vErrors === null) {
          vErrors = [err116];
        } else {
          vErrors.push(err116);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data61 = data.owners;
      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
        for (const key8 in data61) {
          if (!(key8 === "baselines" || key8 === "configuration")) {
            const err117 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.properties.owners, data: data61 };
            if (vErrors === null) {
              vErrors = [err117];
            } else {
              vErrors.push(err117);
            }
            errors++;
          }
        }
        if (data61.baselines !== void 0) {
          let data62 = data61.baselines;
          if (Array.isArray(data62)) {
            const len8 = data62.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data63 = data62[i8];
              if (typeof data63 === "string") {
                if (func1(data63) > 200) {
                  const err118 = { instancePath: instancePath + "/owners/baselines/" + i8, schemaPath: "#/properties/owners/properties/baselines/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema77.properties.owners.properties.baselines.items, data: data63 };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
              } else {
                const err119 = { instancePath: instancePath + "/owners/baselines/" + i8, schemaPath: "#/properties/owners/properties/baselines/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.owners.properties.baselines.items.type, parentSchema: schema77.properties.owners.properties.baselines.items, data: data63 };
                if (vErrors === null) {
                  vErrors = [err119];
                } else {
                  vErrors.push(err119);
                }
                errors++;
              }
            }
          } else {
            const err120 = { instancePath: instancePath + "/owners/baselines", schemaPath: "#/properties/owners/properties/baselines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.owners.properties.baselines.type, parentSchema: schema77.properties.owners.properties.baselines, data: data62 };
            if (vErrors === null) {
              vErrors = [err120];
            } else {
              vErrors.push(err120);
            }
            errors++;
          }
        }
        if (data61.configuration !== void 0) {
          let data64 = data61.configuration;
          if (Array.isArray(data64)) {
            const len9 = data64.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data65 = data64[i9];
              if (typeof data65 === "string") {
                if (func1(data65) > 200) {
                  const err121 = { instancePath: instancePath + "/owners/configuration/" + i9, schemaPath: "#/properties/owners/properties/configuration/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema77.properties.owners.properties.configuration.items, data: data65 };
                  if (vErrors === null) {
                    vErrors = [err121];
                  } else {
                    vErrors.push(err121);
                  }
                  errors++;
                }
              } else {
                const err122 = { instancePath: instancePath + "/owners/configuration/" + i9, schemaPath: "#/properties/owners/properties/configuration/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.owners.properties.configuration.items.type, parentSchema: schema77.properties.owners.properties.configuration.items, data: data65 };
                if (vErrors === null) {
                  vErrors = [err122];
                } else {
                  vErrors.push(err122);
                }
                errors++;
              }
            }
          } else {
            const err123 = { instancePath: instancePath + "/owners/configuration", schemaPath: "#/properties/owners/properties/configuration/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.owners.properties.configuration.type, parentSchema: schema77.properties.owners.properties.configuration, data: data64 };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
        }
      } else {
        const err124 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.owners.type, parentSchema: schema77.properties.owners, data: data61 };
        if (vErrors === null) {
          vErrors = [err124];
        } else {
          vErrors.push(err124);
        }
        errors++;
      }
    }
    if (data.rerun !== void 0) {
      if (!validate74(data.rerun, { instancePath: instancePath + "/rerun", parentData: data, parentDataProperty: "rerun", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.reference !== void 0) {
      if (!validate78(data.reference, { instancePath: instancePath + "/reference", parentData: data, parentDataProperty: "reference", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.pairs !== void 0) {
      if (!validate83(data.pairs, { instancePath: instancePath + "/pairs", parentData: data, parentDataProperty: "pairs", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate83.errors);
        errors = vErrors.length;
      }
    }
    if (data.gate !== void 0) {
      let data69 = data.gate;
      if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
        if (data69.decidedBy === void 0) {
          const err125 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "decidedBy" }, message: "must have required property 'decidedBy'", schema: schema77.properties.gate.required, parentSchema: schema77.properties.gate, data: data69 };
          if (vErrors === null) {
            vErrors = [err125];
          } else {
            vErrors.push(err125);
          }
          errors++;
        }
        if (data69.measurements === void 0) {
          const err126 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema77.properties.gate.required, parentSchema: schema77.properties.gate, data: data69 };
          if (vErrors === null) {
            vErrors = [err126];
          } else {
            vErrors.push(err126);
          }
          errors++;
        }
        if (data69.mostPairs === void 0) {
          const err127 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "mostPairs" }, message: "must have required property 'mostPairs'", schema: schema77.properties.gate.required, parentSchema: schema77.properties.gate, data: data69 };
          if (vErrors === null) {
            vErrors = [err127];
          } else {
            vErrors.push(err127);
          }
          errors++;
        }
        if (data69.durationMs === void 0) {
          const err128 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'", schema: schema77.properties.gate.required, parentSchema: schema77.properties.gate, data: data69 };
          if (vErrors === null) {
            vErrors = [err128];
          } else {
            vErrors.push(err128);
          }
          errors++;
        }
        for (const key9 in data69) {
          if (!func3.call(schema77.properties.gate.properties, key9)) {
            const err129 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.properties.gate, data: data69 };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
        }
        if (data69.decidedBy !== void 0) {
          let data70 = data69.decidedBy;
          if (!(data70 === "screen" || data70 === "errors" || data70 === "pairs")) {
            const err130 = { instancePath: instancePath + "/gate/decidedBy", schemaPath: "#/properties/gate/properties/decidedBy/enum", keyword: "enum", params: { allowedValues: schema77.properties.gate.properties.decidedBy.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.gate.properties.decidedBy.enum, parentSchema: schema77.properties.gate.properties.decidedBy, data: data70 };
            if (vErrors === null) {
              vErrors = [err130];
            } else {
              vErrors.push(err130);
            }
            errors++;
          }
        }
        if (data69.measurements !== void 0) {
          let data71 = data69.measurements;
          if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
            const err131 = { instancePath: instancePath + "/gate/measurements", schemaPath: "#/properties/gate/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.gate.properties.measurements.type, parentSchema: schema77.properties.gate.properties.measurements, data: data71 };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
          if (typeof data71 == "number" && isFinite(data71)) {
            if (data71 < 1 || isNaN(data71)) {
              const err132 = { instancePath: instancePath + "/gate/measurements", schemaPath: "#/properties/gate/properties/measurements/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema77.properties.gate.properties.measurements, data: data71 };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
          }
        }
        if (data69.mostPairs !== void 0) {
          let data72 = data69.mostPairs;
          if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
            const err133 = { instancePath: instancePath + "/gate/mostPairs", schemaPath: "#/properties/gate/properties/mostPairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.gate.properties.mostPairs.type, parentSchema: schema77.properties.gate.properties.mostPairs, data: data72 };
            if (vErrors === null) {
              vErrors = [err133];
            } else {
              vErrors.push(err133);
            }
            errors++;
          }
          if (typeof data72 == "number" && isFinite(data72)) {
            if (data72 < 1 || isNaN(data72)) {
              const err134 = { instancePath: instancePath + "/gate/mostPairs", schemaPath: "#/properties/gate/properties/mostPairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema77.properties.gate.properties.mostPairs, data: data72 };
              if (vErrors === null) {
                vErrors = [err134];
              } else {
                vErrors.push(err134);
              }
              errors++;
            }
          }
        }
        if (data69.durationMs !== void 0) {
          let data73 = data69.durationMs;
          if (typeof data73 == "number" && isFinite(data73)) {
            if (data73 < 0 || isNaN(data73)) {
              const err135 = { instancePath: instancePath + "/gate/durationMs", schemaPath: "#/properties/gate/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.gate.properties.durationMs, data: data73 };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
          } else {
            const err136 = { instancePath: instancePath + "/gate/durationMs", schemaPath: "#/properties/gate/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.gate.properties.durationMs.type, parentSchema: schema77.properties.gate.properties.durationMs, data: data73 };
            if (vErrors === null) {
              vErrors = [err136];
            } else {
              vErrors.push(err136);
            }
            errors++;
          }
        }
        if (data69.budgetMs !== void 0) {
          let data74 = data69.budgetMs;
          if (typeof data74 == "number" && isFinite(data74)) {
            if (data74 < 0 || isNaN(data74)) {
              const err137 = { instancePath: instancePath + "/gate/budgetMs", schemaPath: "#/properties/gate/properties/budgetMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.gate.properties.budgetMs, data: data74 };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
          } else {
            const err138 = { instancePath: instancePath + "/gate/budgetMs", schemaPath: "#/properties/gate/properties/budgetMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.gate.properties.budgetMs.type, parentSchema: schema77.properties.gate.properties.budgetMs, data: data74 };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
        }
        if (data69.isBudgetSpent !== void 0) {
          let data75 = data69.isBudgetSpent;
          if (true !== data75) {
            const err139 = { instancePath: instancePath + "/gate/isBudgetSpent", schemaPath: "#/properties/gate/properties/isBudgetSpent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema77.properties.gate.properties.isBudgetSpent, data: data75 };
            if (vErrors === null) {
              vErrors = [err139];
            } else {
              vErrors.push(err139);
            }
            errors++;
          }
        }
        if (data69.suspects !== void 0) {
          let data76 = data69.suspects;
          if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
            const err140 = { instancePath: instancePath + "/gate/suspects", schemaPath: "#/properties/gate/properties/suspects/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.gate.properties.suspects.type, parentSchema: schema77.properties.gate.properties.suspects, data: data76 };
            if (vErrors === null) {
              vErrors = [err140];
            } else {
              vErrors.push(err140);
            }
            errors++;
          }
          if (typeof data76 == "number" && isFinite(data76)) {
            if (data76 < 0 || isNaN(data76)) {
              const err141 = { instancePath: instancePath + "/gate/suspects", schemaPath: "#/properties/gate/properties/suspects/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.gate.properties.suspects, data: data76 };
              if (vErrors === null) {
                vErrors = [err141];
              } else {
                vErrors.push(err141);
              }
              errors++;
            }
          }
        }
        if (data69.seen !== void 0) {
          let data77 = data69.seen;
          if (Array.isArray(data77)) {
            const len10 = data77.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data78 = data77[i10];
              if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                if (data78.metric === void 0) {
                  const err142 = { instancePath: instancePath + "/gate/seen/" + i10, schemaPath: "#/$defs/foundFrom/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema109.required, parentSchema: schema109, data: data78 };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
                if (data78.percent === void 0) {
                  const err143 = { instancePath: instancePath + "/gate/seen/" + i10, schemaPath: "#/$defs/foundFrom/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema109.required, parentSchema: schema109, data: data78 };
                  if (vErrors === null) {
                    vErrors = [err143];
                  } else {
                    vErrors.push(err143);
                  }
                  errors++;
                }
                for (const key10 in data78) {
                  if (!(key10 === "metric" || key10 === "percent")) {
                    const err144 = { instancePath: instancePath + "/gate/seen/" + i10, schemaPath: "#/$defs/foundFrom/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema109, data: data78 };
                    if (vErrors === null) {
                      vErrors = [err144];
                    } else {
                      vErrors.push(err144);
                    }
                    errors++;
                  }
                }
                if (data78.metric !== void 0) {
                  let data79 = data78.metric;
                  if (typeof data79 !== "string") {
                    const err145 = { instancePath: instancePath + "/gate/seen/" + i10 + "/metric", schemaPath: "#/$defs/foundFrom/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties.metric.type, parentSchema: schema109.properties.metric, data: data79 };
                    if (vErrors === null) {
                      vErrors = [err145];
                    } else {
                      vErrors.push(err145);
                    }
                    errors++;
                  }
                }
                if (data78.percent !== void 0) {
                  let data80 = data78.percent;
                  if (!(typeof data80 == "number" && isFinite(data80))) {
                    const err146 = { instancePath: instancePath + "/gate/seen/" + i10 + "/percent", schemaPath: "#/$defs/foundFrom/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema109.properties.percent.type, parentSchema: schema109.properties.percent, data: data80 };
                    if (vErrors === null) {
                      vErrors = [err146];
                    } else {
                      vErrors.push(err146);
                    }
                    errors++;
                  }
                }
              } else {
                const err147 = { instancePath: instancePath + "/gate/seen/" + i10, schemaPath: "#/$defs/foundFrom/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data: data78 };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
          } else {
            const err148 = { instancePath: instancePath + "/gate/seen", schemaPath: "#/properties/gate/properties/seen/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.gate.properties.seen.type, parentSchema: schema77.properties.gate.properties.seen, data: data77 };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
        }
        if (data69.base !== void 0) {
          let data81 = data69.base;
          if (typeof data81 !== "string") {
            const err149 = { instancePath: instancePath + "/gate/base", schemaPath: "#/properties/gate/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.gate.properties.base.type, parentSchema: schema77.properties.gate.properties.base, data: data81 };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
      } else {
        const err150 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.gate.type, parentSchema: schema77.properties.gate, data: data69 };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data82 = data.configuration;
      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
        if (data82.from === void 0) {
          const err151 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema77.properties.configuration.required, parentSchema: schema77.properties.configuration, data: data82 };
          if (vErrors === null) {
            vErrors = [err151];
          } else {
            vErrors.push(err151);
          }
          errors++;
        }
        if (data82.commit === void 0) {
          const err152 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "commit" }, message: "must have required property 'commit'", schema: schema77.properties.configuration.required, parentSchema: schema77.properties.configuration, data: data82 };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        if (data82.judging === void 0) {
          const err153 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "judging" }, message: "must have required property 'judging'", schema: schema77.properties.configuration.required, parentSchema: schema77.properties.configuration, data: data82 };
          if (vErrors === null) {
            vErrors = [err153];
          } else {
            vErrors.push(err153);
          }
          errors++;
        }
        if (data82.reading === void 0) {
          const err154 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "reading" }, message: "must have required property 'reading'", schema: schema77.properties.configuration.required, parentSchema: schema77.properties.configuration, data: data82 };
          if (vErrors === null) {
            vErrors = [err154];
          } else {
            vErrors.push(err154);
          }
          errors++;
        }
        for (const key11 in data82) {
          if (!(key11 === "from" || key11 === "commit" || key11 === "absent" || key11 === "judging" || key11 === "reading")) {
            const err155 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.properties.configuration, data: data82 };
            if (vErrors === null) {
              vErrors = [err155];
            } else {
              vErrors.push(err155);
            }
            errors++;
          }
        }
        if (data82.from !== void 0) {
          let data83 = data82.from;
          if (!(data83 === "base" || data83 === "head")) {
            const err156 = { instancePath: instancePath + "/configuration/from", schemaPath: "#/properties/configuration/properties/from/enum", keyword: "enum", params: { allowedValues: schema77.properties.configuration.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.configuration.properties.from.enum, parentSchema: schema77.properties.configuration.properties.from, data: data83 };
            if (vErrors === null) {
              vErrors = [err156];
            } else {
              vErrors.push(err156);
            }
            errors++;
          }
        }
        if (data82.commit !== void 0) {
          let data84 = data82.commit;
          if (typeof data84 !== "string") {
            const err157 = { instancePath: instancePath + "/configuration/commit", schemaPath: "#/properties/configuration/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.configuration.properties.commit.type, parentSchema: schema77.properties.configuration.properties.commit, data: data84 };
            if (vErrors === null) {
              vErrors = [err157];
            } else {
              vErrors.push(err157);
            }
            errors++;
          }
        }
        if (data82.absent !== void 0) {
          let data85 = data82.absent;
          if (true !== data85) {
            const err158 = { instancePath: instancePath + "/configuration/absent", schemaPath: "#/properties/configuration/properties/absent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema77.properties.configuration.properties.absent, data: data85 };
            if (vErrors === null) {
              vErrors = [err158];
            } else {
              vErrors.push(err158);
            }
            errors++;
          }
        }
        if (data82.judging !== void 0) {
          let data86 = data82.judging;
          if (Array.isArray(data86)) {
            const len11 = data86.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data87 = data86[i11];
              if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                if (data87.key === void 0) {
                  const err159 = { instancePath: instancePath + "/configuration/judging/" + i11, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema111.required, parentSchema: schema111, data: data87 };
                  if (vErrors === null) {
                    vErrors = [err159];
                  } else {
                    vErrors.push(err159);
                  }
                  errors++;
                }
                for (const key12 in data87) {
                  if (!(key12 === "key" || key12 === "base" || key12 === "head")) {
                    const err160 = { instancePath: instancePath + "/configuration/judging/" + i11, schemaPath: "#/$defs/configChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema111, data: data87 };
                    if (vErrors === null) {
                      vErrors = [err160];
                    } else {
                      vErrors.push(err160);
                    }
                    errors++;
                  }
                }
                if (data87.key !== void 0) {
                  let data88 = data87.key;
                  if (typeof data88 !== "string") {
                    const err161 = { instancePath: instancePath + "/configuration/judging/" + i11 + "/key", schemaPath: "#/$defs/configChange/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.key.type, parentSchema: schema111.properties.key, data: data88 };
                    if (vErrors === null) {
                      vErrors = [err161];
                    } else {
                      vErrors.push(err161);
                    }
                    errors++;
                  }
                }
                if (data87.base !== void 0) {
                  let data89 = data87.base;
                  if (typeof data89 !== "string") {
                    const err162 = { instancePath: instancePath + "/configuration/judging/" + i11 + "/base", schemaPath: "#/$defs/configChange/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.base.type, parentSchema: schema111.properties.base, data: data89 };
                    if (vErrors === null) {
                      vErrors = [err162];
                    } else {
                      vErrors.push(err162);
                    }
                    errors++;
                  }
                }
                if (data87.head !== void 0) {
                  let data90 = data87.head;
                  if (typeof data90 !== "string") {
                    const err163 = { instancePath: instancePath + "/configuration/judging/" + i11 + "/head", schemaPath: "#/$defs/configChange/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.head.type, parentSchema: schema111.properties.head, data: data90 };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                }
              } else {
                const err164 = { instancePath: instancePath + "/configuration/judging/" + i11, schemaPath: "#/$defs/configChange/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema111.type, parentSchema: schema111, data: data87 };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
          } else {
            const err165 = { instancePath: instancePath + "/configuration/judging", schemaPath: "#/properties/configuration/properties/judging/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.configuration.properties.judging.type, parentSchema: schema77.properties.configuration.properties.judging, data: data86 };
            if (vErrors === null) {
              vErrors = [err165];
            } else {
              vErrors.push(err165);
            }
            errors++;
          }
        }
        if (data82.reading !== void 0) {
          let data91 = data82.reading;
          if (Array.isArray(data91)) {
            const len12 = data91.length;
            for (let i12 = 0; i12 < len12; i12++) {
              let data92 = data91[i12];
              if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                if (data92.key === void 0) {
                  const err166 = { instancePath: instancePath + "/configuration/reading/" + i12, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema111.required, parentSchema: schema111, data: data92 };
                  if (vErrors === null) {
                    vErrors = [err166];
                  } else {
                    vErrors.push(err166);
                  }
                  errors++;
                }
                for (const key13 in data92) {
                  if (!(key13 === "key" || key13 === "base" || key13 === "head")) {
                    const err167 = { instancePath: instancePath + "/configuration/reading/" + i12, schemaPath: "#/$defs/configChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema111, data: data92 };
                    if (vErrors === null) {
                      vErrors = [err167];
                    } else {
                      vErrors.push(err167);
                    }
                    errors++;
                  }
                }
                if (data92.key !== void 0) {
                  let data93 = data92.key;
                  if (typeof data93 !== "string") {
                    const err168 = { instancePath: instancePath + "/configuration/reading/" + i12 + "/key", schemaPath: "#/$defs/configChange/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.key.type, parentSchema: schema111.properties.key, data: data93 };
                    if (vErrors === null) {
                      vErrors = [err168];
                    } else {
                      vErrors.push(err168);
                    }
                    errors++;
                  }
                }
                if (data92.base !== void 0) {
                  let data94 = data92.base;
                  if (typeof data94 !== "string") {
                    const err169 = { instancePath: instancePath + "/configuration/reading/" + i12 + "/base", schemaPath: "#/$defs/configChange/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.base.type, parentSchema: schema111.properties.base, data: data94 };
                    if (vErrors === null) {
                      vErrors = [err169];
                    } else {
                      vErrors.push(err169);
                    }
                    errors++;
                  }
                }
                if (data92.head !== void 0) {
                  let data95 = data92.head;
                  if (typeof data95 !== "string") {
                    const err170 = { instancePath: instancePath + "/configuration/reading/" + i12 + "/head", schemaPath: "#/$defs/configChange/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.properties.head.type, parentSchema: schema111.properties.head, data: data95 };
                    if (vErrors === null) {
                      vErrors = [err170];
                    } else {
                      vErrors.push(err170);
                    }
                    errors++;
                  }
                }
              } else {
                const err171 = { instancePath: instancePath + "/configuration/reading/" + i12, schemaPath: "#/$defs/configChange/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema111.type, parentSchema: schema111, data: data92 };
                if (vErrors === null) {
                  vErrors = [err171];
                } else {
                  vErrors.push(err171);
                }
                errors++;
              }
            }
          } else {
            const err172 = { instancePath: instancePath + "/configuration/reading", schemaPath: "#/properties/configuration/properties/reading/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.configuration.properties.reading.type, parentSchema: schema77.properties.configuration.properties.reading, data: data91 };
            if (vErrors === null) {
              vErrors = [err172];
            } else {
              vErrors.push(err172);
            }
            errors++;
          }
        }
      } else {
        const err173 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.configuration.type, parentSchema: schema77.properties.configuration, data: data82 };
        if (vErrors === null) {
          vErrors = [err173];
        } else {
          vErrors.push(err173);
        }
        errors++;
      }
    }
  } else {
    const err174 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    if (vErrors === null) {
      vErrors = [err174];
    } else {
      vErrors.push(err174);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
