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
var validate = validate133;
var schema52 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "report.schema.json", "title": "Report", "description": "What the gate found and decided. Written by `guardband check --out report.json` and `guardband gate --out report.json`.", "type": "object", "required": ["schemaVersion", "tool", "outcome", "reasons", "tallies", "findings", "waivers", "problems", "candidate", "baseline", "runShifts", "rerun"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for the outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "groups": { "description": "The groups of cases that explain the findings, worst first. Every case is in one group, unless nothing happened to it. Absent in reports of earlier versions.", "type": "array", "items": { "$ref": "#/$defs/caseGroup" } }, "statistics": { "$ref": "#/$defs/statistics" }, "timelines": { "description": "Requests and errors over the time of the run, per case and repetition, where the results have times.", "type": "array", "items": { "$ref": "#/$defs/caseTimeline" } }, "errors": { "description": "The most common errors of each case that had any, if the results contain them.", "type": "array", "items": { "$ref": "#/$defs/caseErrors" } }, "waivers": { "type": "array", "items": { "$ref": "#/$defs/waiverUse" } }, "problems": { "type": "array", "items": { "$ref": "#/$defs/problem" } }, "candidate": { "$ref": "#/$defs/candidateSide" }, "baseline": { "$ref": "#/$defs/baselineSide" }, "runShifts": { "description": "How the whole run shifted against its baselines, one entry per metric: the influence of the machine, and whether it could be removed.", "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "scenarios": { "description": "No longer written. Reports that have it stay readable.", "type": "array", "maxItems": 0 }, "job": { "title": "Job", "description": "The job that judged, so that one comment can show the reports of several jobs.", "type": "object", "additionalProperties": false, "properties": { "title": { "type": "string", "maxLength": 500, "description": "What the report is called in its heading." }, "key": { "type": "string", "maxLength": 500, "description": "Tells the reports of different jobs apart." }, "url": { "type": "string", "maxLength": 2e3, "description": "The web page of the job's log." }, "config": { "type": "string", "maxLength": 500, "description": "The path of the configuration, if an option named it." } } }, "owners": { "title": "Owners", "description": "The owners of the baselines according to CODEOWNERS: @person, @organisation/team or an email address.", "type": "object", "additionalProperties": false, "properties": { "baselines": { "type": "array", "items": { "type": "string", "maxLength": 200 } }, "configuration": { "type": "array", "items": { "type": "string", "maxLength": 200 } } } }, "rerun": { "$ref": "#/$defs/rerun" }, "reference": { "$ref": "#/$defs/referenceComparison" }, "pairs": { "$ref": "#/$defs/measuredPairs" }, "gate": { "title": "GateRun", "description": "How `guardband gate` came to its decision.", "type": "object", "required": ["decidedBy", "measurements", "mostPairs", "durationMs"], "additionalProperties": false, "properties": { "decidedBy": { "description": "screen: the first measurement showed nothing suspicious. errors: it showed something that needs no statistics. pairs: base and head were measured alternately.", "enum": ["screen", "errors", "pairs"] }, "measurements": { "description": "All measurements, of both versions.", "type": "integer", "minimum": 1 }, "mostPairs": { "description": "The number of pairs that the configuration allows.", "type": "integer", "minimum": 1 }, "durationMs": { "description": "The time of all measurements and builds, in milliseconds.", "type": "number", "minimum": 0 }, "budgetMs": { "description": "The time that the configuration allows, in milliseconds.", "type": "number", "minimum": 0 }, "isBudgetSpent": { "description": "Another pair would have exceeded the budget.", "const": true }, "suspects": { "description": "How many groups of cases the screen looked at; absent if all were.", "type": "integer", "minimum": 0 }, "seen": { "description": "The smallest change of a label that would have looked suspicious in half of the cases, by metric; present if the screen decided.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } }, "base": { "description": "The commit that was measured beside the head, if any was.", "type": "string" } } }, "configuration": { "title": "ConfigurationSource", "description": "On pull requests: whose configuration judged, and what the pull request changes in it. base: that of the merge base. head: that of the pull request itself, because the workflow says so.", "type": "object", "required": ["from", "commit", "judging", "reading"], "additionalProperties": false, "properties": { "from": { "enum": ["base", "head"] }, "commit": { "description": "The commit that the configuration is compared with.", "type": "string" }, "absent": { "description": "That commit has no configuration.", "const": true }, "judging": { "description": "Changes to how results are judged. They count only if `from` is head.", "type": "array", "items": { "$ref": "#/$defs/configChange" } }, "reading": { "description": "Changes to how results are read. They always count.", "type": "array", "items": { "$ref": "#/$defs/configChange" } }, "retiring": { "description": "Retirements that the pull request adds by name. They count for cases that it did not measure.", "type": "array", "items": { "$ref": "#/$defs/configChange" } } } } }, "$defs": { "configChange": { "title": "ConfigChange", "description": "A setting, or an entry of a list, that differs. Values are shortened text.", "type": "object", "required": ["key"], "additionalProperties": false, "properties": { "key": { "description": "Such as metrics.p99 or waivers.", "type": "string" }, "base": { "description": "Absent if it was added.", "type": "string" }, "head": { "description": "Absent if it was removed.", "type": "string" } } }, "outcome": { "title": "Outcome", "description": "The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2.", "enum": ["passed", "failed", "undecided"] }, "outcomeReason": { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] }, "verdict": { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] }, "tallies": { "title": "Tallies", "description": "How many cases, by their worst verdict, and how many values were compared.", "type": "object", "required": ["cases", "compared", "pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"], "additionalProperties": false, "properties": { "cases": { "type": "integer", "minimum": 0 }, "compared": { "description": "Findings in which a candidate value was judged against a baseline value.", "type": "integer", "minimum": 0 }, "pass": { "type": "integer", "minimum": 0 }, "improvement": { "type": "integer", "minimum": 0 }, "regression": { "type": "integer", "minimum": 0 }, "suspect": { "type": "integer", "minimum": 0 }, "inconclusive": { "type": "integer", "minimum": 0 }, "new": { "type": "integer", "minimum": 0 }, "missing": { "type": "integer", "minimum": 0 }, "invalid": { "type": "integer", "minimum": 0 }, "waived": { "type": "integer", "minimum": 0 } } }, "case": { "title": "CaseName", "type": "object", "required": ["scenario", "configuration", "key"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" }, "key": { "description": 'The canonical name of the case, e.g. "shop / GET /orders [users=50]".', "type": "string" } } }, "reason": { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] }, "shiftLabel": { "title": "ShiftLabel", "type": "object", "required": ["scenario", "label"], "additionalProperties": false, "properties": { "scenario": { "type": "string" }, "label": { "type": "string" }, "new": { "description": "The label has no history: its requests make every iteration longer.", "const": true }, "gone": { "description": "The label was not requested any more, which makes every iteration shorter.", "const": true }, "failing": { "description": "Its requests fail, so they take another time than those of the baseline.", "const": true } } }, "finding": { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "began": { "title": "LossStart", "description": "The run with which this loss began, if it is older than the run under test: the newest runs of the history are at this level, which nobody accepted.", "type": "object", "required": ["runs"], "additionalProperties": false, "properties": { "runs": { "description": "How many earlier runs have it.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } }, "foundFrom": { "title": "FoundFrom", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "The median of all labels.", "type": "number" } } }, "measuredPairs": { "title": "MeasuredPairs", "description": "Present if base and head were measured in pairs: what the pairs show about groups of cases.", "type": "object", "required": ["pairs", "state", "alpha", "evidence", "groups", "found"], "additionalProperties": false, "properties": { "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 0 }, "state": { "description": "failed: the evidence reached 1 / alpha. passed: a change of one tolerance band is excluded in every judged group. open: neither.", "enum": ["failed", "passed", "open"] }, "isPromising": { "description": "Present if another pair would be worth its time: a loss is likely, or what is left open is large.", "const": true }, "alpha": { "description": "The probability that an unchanged version fails.", "type": "number" }, "evidence": { "description": "The weighted sum of the e-values of the judged groups that are worse in their pairs.", "type": "number" }, "groups": { "description": "The groups that fail, then the open ones, at most 100.", "type": "array", "items": { "$ref": "#/$defs/pairGroup" } }, "found": { "description": "The smallest change of a label that these pairs would have found in half of the cases, by metric.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } } } }, "pairGroup": { "title": "PairGroup", "description": "A group of cases in one metric.", "type": "object", "required": ["id", "metric", "kind", "name", "state", "by", "percent", "low", "high", "evidence"], "additionalProperties": false, "properties": { "id": { "description": "The value of `group` in its findings.", "type": "string" }, "metric": { "type": "string" }, "kind": { "enum": ["case", "label", "test", "scenario", "everything"] }, "name": { "description": "The key of the case, label, load test or scenario; empty for everything.", "type": "string" }, "state": { "description": "worse: fails. suspect: its interval lies beyond the tolerance band, but that does not fail yet. settled: a change of one band is excluded. open: neither.", "enum": ["worse", "suspect", "settled", "open"] }, "by": { "description": "What the numbers are: own, the change of its own values; relative, that in relation to the other cases.", "enum": ["own", "relative"] }, "percent": { "description": "The mean change in percent.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "open": { "description": "Open groups: the change in percent from which on all are excluded.", "type": "number" }, "evidence": { "description": "Its e-value.", "type": "number" } } }, "statistics": { "title": "Statistics", "description": "The measured values of every case, as in the table of JMeter's dashboard. Of several repetitions, the one with the median throughput.", "type": "object", "required": ["metrics", "cases"], "additionalProperties": false, "properties": { "metrics": { "description": "The metrics that are the columns of the rows.", "type": "array", "items": { "type": "string" } }, "cases": { "type": "array", "items": { "$ref": "#/$defs/statisticsRow" } }, "total": { "$ref": "#/$defs/statisticsRow" } } }, "statisticsRow": { "title": "StatisticsRow", "type": "object", "required": ["values"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case; absent in the total.", "type": "string" }, "transaction": { "description": "Transactions, which the total leaves out.", "const": true }, "samples": { "type": "integer", "minimum": 0 }, "errors": { "description": "The number of failed requests, if it is known.", "type": "integer", "minimum": 0 }, "values": { "description": "The value of each metric in its unit; null if it was not measured.", "type": "array", "items": { "type": ["number", "null"] } } } }, "pastTimeline": { "title": "PastTimeline", "description": "The requests of a case in the newest run of the baseline.", "type": "object", "required": ["timeline"], "additionalProperties": false, "properties": { "startedAt": { "type": "string", "format": "date-time" }, "durationMs": { "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" } } }, "caseTimeline": { "title": "CaseTimeline", "type": "object", "required": ["case", "timeline"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "startedAt": { "description": "When the first request began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time until the last request ended, in milliseconds.", "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" }, "before": { "$ref": "#/$defs/pastTimeline" } } }, "caseErrors": { "title": "CaseErrors", "type": "object", "required": ["case", "errors"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "errors": { "description": "Most frequent first.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/comparedError" } }, "others": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 } } }, "comparedError": { "title": "ComparedError", "description": "Errors with the same response code and message.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "type": "string", "maxLength": 200 }, "message": { "description": "With a # for each number, where errors differ only in numbers.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it, in all repetitions. 0 where only the baseline has it, or might have it, and another case of this run does.", "type": "integer", "minimum": 0 }, "before": { "description": "How many did in the newest run of the baseline. Absent where that is not known.", "type": "integer", "minimum": 0 } } }, "waiverUse": { "title": "WaiverUse", "description": "How a waiver of the configuration was used. stale: it matches a case that is no longer worse.", "type": "object", "required": ["state", "metric", "where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "state": { "enum": ["used", "stale", "unused", "expired", "exceeded"] }, "metric": { "type": "string" }, "where": { "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "ceiling": { "type": "string" }, "until": { "type": "string" }, "reason": { "type": "string" }, "issue": { "type": "string" } } }, "problem": { "title": "Problem", "description": "Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.", "type": "object", "required": ["code", "level", "message", "advice"], "additionalProperties": false, "properties": { "code": { "type": "string" }, "level": { "enum": ["error", "warning", "note"] }, "message": { "description": "What is wrong.", "type": "string" }, "advice": { "description": "What to do.", "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer" }, "column": { "type": "integer" }, "pointer": { "description": "JSON pointer into the file.", "type": "string" } } }, "candidateSide": { "title": "CandidateSide", "type": "object", "required": ["provenance", "cases", "measurements"], "additionalProperties": false, "properties": { "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "cases": { "type": "integer" }, "measurements": { "type": "integer" }, "files": { "description": "How many result files there are, including those that could not be read.", "type": "integer" } } }, "baselineSide": { "title": "BaselineSide", "type": "object", "required": ["selector", "cases", "runs"], "additionalProperties": false, "properties": { "selector": { "description": "As requested: history, last, tag:NAME or a file.", "type": "string" }, "store": { "description": "Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.", "type": "string" }, "cases": { "type": "integer" }, "runs": { "description": "The provenance of the baseline runs, oldest first.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/provenance" } }, "noiseRuns": { "description": "If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.", "type": "integer", "minimum": 1 }, "age": { "title": "BaselineAge", "description": "How old the newest run of the baseline was when the candidate began.", "type": "object", "required": ["days"], "additionalProperties": false, "properties": { "days": { "type": "integer", "minimum": 0 }, "commits": { "description": "The commits and merges on the branch since then, if git knows them.", "type": "integer", "minimum": 0 } } }, "similarStore": { "description": "A folder with histories beside an empty one, whose name was probably meant.", "type": "string" }, "repetitions": { "description": "Present where the baseline was measured in the candidate's session: how often, of the case measured most often.", "type": "integer" } } }, "caseGroup": { "title": "CaseGroup", "description": "Cases of one state and kind that moved in the same metrics.", "type": "object", "required": ["state", "kind", "cases", "shared", "total"], "additionalProperties": false, "properties": { "state": { "description": "The worst that is true of its cases. tolerated: worse, but the configuration does not fail on it.", "enum": ["failing", "tolerated", "suspect", "unjudged", "waived", "better", "new", "retired", "same"] }, "kind": { "description": "How its cases changed. drift: a slow loss over several runs. lacking: a value is missing. invalid: a value cannot be used.", "enum": ["errors", "moved", "drift", "objective", "missing", "lacking", "invalid"] }, "cases": { "description": "The canonical names of its cases.", "type": "array", "items": { "type": "string" } }, "shared": { "description": "The values that all its cases have in common, by dimension: scenario, label or an axis. Only dimensions that vary in this run.", "type": "object", "additionalProperties": { "type": "string" } }, "total": { "description": "The number of cases of this run with these values: larger than the number of `cases` if the group is only a part of them.", "type": "integer", "minimum": 1 } } }, "referenceComparison": { "title": "ReferenceComparison", "description": "The same run judged against a second baseline, such as the last release.", "type": "object", "required": ["outcome", "reasons", "tallies", "findings", "runShifts", "baseline"], "additionalProperties": false, "properties": { "groups": { "description": "As in the report.", "type": "array", "items": { "$ref": "#/$defs/caseGroup" } }, "decides": { "description": "According to the configuration, this comparison can fail the gate. Absent: it is only shown.", "const": true }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for this outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "findings": { "description": "`fails` marks what would fail the gate if this were its only baseline.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "runShifts": { "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "baseline": { "$ref": "#/$defs/baselineSide" }, "unread": { "description": "Part of this baseline could not be read; the problems contain the reason.", "const": true } } }, "rerun": { "title": "Rerun", "description": "What to measure beside its base, so that the gate can decide.", "type": "object", "required": ["suspects", "controls"], "additionalProperties": false, "properties": { "suspects": { "description": "Suspect cases: they look worse, but one run is not enough to decide.", "type": "array", "items": { "$ref": "#/$defs/case" } }, "controls": { "description": "Cases to measure with them, so that the effect of the machine can be estimated again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.", "type": "array", "items": { "$ref": "#/$defs/case" } } } }, "runShift": { "title": "RunShift", "type": "object", "required": ["metric", "percent", "cases", "controls", "verdict"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "Median movement of the cases against their usual level, in percent of the metric. Times of a few whole milliseconds count less.", "type": "number" }, "cases": { "description": "The number of cases it was estimated from.", "type": "integer" }, "controls": { "description": "The declared controls.", "type": "array", "items": { "type": "string" } }, "limit": { "description": "The shift from which the whole run counts as worse, in percent.", "type": "number" }, "worstPast": { "description": "The same movement of the worst past run, in percent.", "type": "number" }, "labels": { "description": "Throughput: the labels whose response times explain the shift, because the other labels of their load tests wait for them. Absent if most labels explain it.", "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } }, "spreadBefore": { "description": "How much cases moved from run to run, percent (median standard deviation), as measured.", "type": "number" }, "spreadAfter": { "description": "The variation after removing the shift of the run, in percent.", "type": "number" }, "verdict": { "description": "regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.", "enum": ["pass", "regression", "inconclusive"] }, "unresolved": { "description": "Everything is worse than the band and beyond what the history ever did: the run is undecided until base and head are measured beside each other.", "const": true } } } } };
var func3 = Object.prototype.hasOwnProperty;
var func1 = require_ucs2length().default;
var schema53 = { "title": "Outcome", "description": "The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2.", "enum": ["passed", "failed", "undecided"] };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "passed" || data === "failed" || data === "undecided")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values", schema: schema53.enum, parentSchema: schema53, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
validate134.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema54 = { "title": "OutcomeReason", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "dead", "suspect", "no-baseline", "nothing-compared", "objective-not-measured", "metric-never-judged", "suspect-unresolved", "whole-run-undecided", "open", "inconclusive", "unreadable-input", "unsound", "reference"] };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
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
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema55 = { "title": "Tallies", "description": "How many cases, by their worst verdict, and how many values were compared.", "type": "object", "required": ["cases", "compared", "pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"], "additionalProperties": false, "properties": { "cases": { "type": "integer", "minimum": 0 }, "compared": { "description": "Findings in which a candidate value was judged against a baseline value.", "type": "integer", "minimum": 0 }, "pass": { "type": "integer", "minimum": 0 }, "improvement": { "type": "integer", "minimum": 0 }, "regression": { "type": "integer", "minimum": 0 }, "suspect": { "type": "integer", "minimum": 0 }, "inconclusive": { "type": "integer", "minimum": 0 }, "new": { "type": "integer", "minimum": 0 }, "missing": { "type": "integer", "minimum": 0 }, "invalid": { "type": "integer", "minimum": 0 }, "waived": { "type": "integer", "minimum": 0 } } };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cases === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.compared === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compared" }, message: "must have required property 'compared'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.pass === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pass" }, message: "must have required property 'pass'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.improvement === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "improvement" }, message: "must have required property 'improvement'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.regression === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regression" }, message: "must have required property 'regression'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.suspect === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspect" }, message: "must have required property 'suspect'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.inconclusive === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inconclusive" }, message: "must have required property 'inconclusive'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.new === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.missing === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.invalid === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invalid" }, message: "must have required property 'invalid'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.waived === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waived" }, message: "must have required property 'waived'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema55.properties, key0)) {
        const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema55, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data0 = data.cases;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err12 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.cases.type, parentSchema: schema55.properties.cases, data: data0 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err13 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.cases, data: data0 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.compared !== void 0) {
      let data1 = data.compared;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err14 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.compared.type, parentSchema: schema55.properties.compared, data: data1 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err15 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.compared, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.pass !== void 0) {
      let data2 = data.pass;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err16 = { instancePath: instancePath + "/pass", schemaPath: "#/properties/pass/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.pass.type, parentSchema: schema55.properties.pass, data: data2 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err17 = { instancePath: instancePath + "/pass", schemaPath: "#/properties/pass/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.pass, data: data2 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.improvement !== void 0) {
      let data3 = data.improvement;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err18 = { instancePath: instancePath + "/improvement", schemaPath: "#/properties/improvement/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.improvement.type, parentSchema: schema55.properties.improvement, data: data3 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err19 = { instancePath: instancePath + "/improvement", schemaPath: "#/properties/improvement/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.improvement, data: data3 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.regression !== void 0) {
      let data4 = data.regression;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err20 = { instancePath: instancePath + "/regression", schemaPath: "#/properties/regression/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.regression.type, parentSchema: schema55.properties.regression, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/regression", schemaPath: "#/properties/regression/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.regression, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.suspect !== void 0) {
      let data5 = data.suspect;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err22 = { instancePath: instancePath + "/suspect", schemaPath: "#/properties/suspect/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.suspect.type, parentSchema: schema55.properties.suspect, data: data5 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err23 = { instancePath: instancePath + "/suspect", schemaPath: "#/properties/suspect/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.suspect, data: data5 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.inconclusive !== void 0) {
      let data6 = data.inconclusive;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err24 = { instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.inconclusive.type, parentSchema: schema55.properties.inconclusive, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err25 = { instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.inconclusive, data: data6 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.new !== void 0) {
      let data7 = data.new;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err26 = { instancePath: instancePath + "/new", schemaPath: "#/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.new.type, parentSchema: schema55.properties.new, data: data7 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          const err27 = { instancePath: instancePath + "/new", schemaPath: "#/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.new, data: data7 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.missing !== void 0) {
      let data8 = data.missing;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err28 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.missing.type, parentSchema: schema55.properties.missing, data: data8 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err29 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.missing, data: data8 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.invalid !== void 0) {
      let data9 = data.invalid;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err30 = { instancePath: instancePath + "/invalid", schemaPath: "#/properties/invalid/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.invalid.type, parentSchema: schema55.properties.invalid, data: data9 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err31 = { instancePath: instancePath + "/invalid", schemaPath: "#/properties/invalid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.invalid, data: data9 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.waived !== void 0) {
      let data10 = data.waived;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err32 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.waived.type, parentSchema: schema55.properties.waived, data: data10 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 < 0 || isNaN(data10)) {
          const err33 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema55.properties.waived, data: data10 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema56 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
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
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema57 = { "title": "Finding", "description": "One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.", "type": "object", "required": ["case", "metric", "verdict", "gated", "reason"], "additionalProperties": false, "properties": { "case": { "$ref": "#/$defs/case" }, "metric": { "type": "string" }, "verdict": { "$ref": "#/$defs/verdict" }, "gated": { "description": "Whether the metric can fail the gate; false: it is only shown.", "type": "boolean" }, "fails": { "description": "The gate failed because of this finding.", "const": true }, "control": { "description": "A declared control, which measures the machine. It is judged and shown, but never fails the gate.", "const": true }, "reason": { "$ref": "#/$defs/reason" }, "candidate": { "$ref": "run.schema.json#/$defs/value" }, "repetitions": { "description": "The number of repetitions in the candidate.", "type": "integer", "minimum": 0 }, "samples": { "description": "The number of requests behind the candidate's value.", "type": "integer", "minimum": 0 }, "baseline": { "title": "Baseline", "description": "The baseline: median, minimum and maximum of the usable runs.", "type": "object", "required": ["value", "low", "high", "runs"], "additionalProperties": false, "properties": { "value": { "type": "number" }, "low": { "type": "number" }, "high": { "type": "number" }, "runs": { "type": "integer", "minimum": 0 }, "repetitions": { "description": "Of the one run, where it was measured in the candidate's session.", "type": "integer" } } }, "interpolated": { "description": "Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.", "const": true }, "series": { "description": "The usable runs' values, oldest first, at most 30.", "type": "array", "items": { "type": "number" } }, "delta": { "title": "Delta", "type": "object", "required": ["absolute", "direction"], "additionalProperties": false, "properties": { "absolute": { "description": "Candidate minus baseline, in the metric's unit (points for percentages).", "type": "number" }, "percent": { "description": "Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.", "type": "number" }, "direction": { "enum": ["better", "worse", "same"] } } }, "band": { "title": "ToleranceBand", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "type": "object", "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" } } }, "noise": { "title": "Noise", "description": "The variation of this value from run to run without a change (one standard deviation).", "type": "object", "required": ["from", "runs"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "absolute": { "type": "number" }, "runs": { "description": "The number of runs it was estimated from; in a session, the repetitions of the baseline.", "type": "integer" }, "from": { "description": "assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.", "enum": ["history", "assumed", "counts", "session"] }, "own": { "description": "Estimated from the case's own history alone, in percent.", "type": "number" }, "siblings": { "description": "Estimated from the other cases of the run, in percent.", "type": "number" }, "assumed": { "description": "Where there are no other cases: what is assumed of the case and the machine together, in percent.", "type": "number" }, "raised": { "description": "Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.", "enum": ["floor", "rounding", "requests"] } } }, "limit": { "description": "The value from which the verdict is worse, in the metric's unit.", "type": "number" }, "severity": { "description": "The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.", "type": "number" }, "smallestDetectable": { "description": "The smallest regression that would be detected with 50 % probability: percent, or points for percentages.", "type": "number" }, "basis": { "title": "LimitBasis", "description": "How the limit and the probability of a change relative to the baseline are computed (docs/method.md).", "type": "object", "required": ["error", "freedom", "level", "groups"], "additionalProperties": false, "properties": { "error": { "description": "The standard error of the effect, in percent.", "type": "number" }, "freedom": { "description": "The degrees of freedom of Student's distribution.", "type": "number" }, "level": { "description": "The limit is where this probability begins, after division by `groups`.", "type": "number" }, "groups": { "description": "Probabilities are multiplied by this, because several groups of cases are looked at.", "type": "number" }, "errors": { "description": "The effect that `probability` is about, in standard errors. Only where a change was found.", "type": "number" }, "errorsFreedom": { "description": "The degrees of freedom for `errors`, if they are not `freedom`.", "type": "number" } } }, "group": { "description": "Identifies the group of cases whose change decided: findings of one metric with the same value belong together.", "type": "string" }, "probability": { "description": "Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.", "type": "number" }, "unresolved": { "description": "A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.", "type": "number" }, "exceptions": { "description": "The rules that moved the verdict after the model had decided; docs/method.md lists them.", "type": "array", "items": { "type": "string" } }, "because": { "title": "Because", "description": "Throughput: the labels that explain the change of the loop, for which this label waits.", "type": "object", "required": ["waitsFor"], "additionalProperties": false, "properties": { "waitsFor": { "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } } } }, "began": { "title": "LossStart", "description": "The run with which this loss began, if it is older than the run under test: the newest runs of the history are at this level, which nobody accepted.", "type": "object", "required": ["runs"], "additionalProperties": false, "properties": { "runs": { "description": "How many earlier runs have it.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "drift": { "title": "CaseDrift", "description": "A slow loss over several runs, none of which shows it alone.", "type": "object", "required": ["percent", "runs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean change since it began, in percent of the metric.", "type": "number" }, "runs": { "description": "How many runs it has lasted.", "type": "integer" }, "since": { "description": "When its first run was measured.", "type": "string" }, "commit": { "description": "The commit of its first run.", "type": "string" }, "tag": { "description": "The tag of its first run.", "type": "string" } } }, "effect": { "title": "PairEffect", "description": "The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.", "type": "object", "required": ["percent", "low", "high", "pairs"], "additionalProperties": false, "properties": { "percent": { "description": "The mean of the pairs.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 1 }, "open": { "description": "Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.", "type": "number" } } }, "objective": { "description": "The objective this finding is about, as configured.", "type": "string" }, "waiver": { "title": "WaiverNote", "type": "object", "required": ["reason", "until"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "until": { "type": "string" }, "issue": { "type": "string" }, "ceiling": { "type": "string" } } }, "adjusted": { "title": "Adjusted", "description": "The change after removing the part shared with other cases.", "type": "object", "required": ["percent", "shift"], "additionalProperties": false, "properties": { "percent": { "type": "number" }, "shift": { "description": "The part of the change that the case shares with others, in percent.", "type": "number" }, "awaited": { "description": "Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.", "type": "number" }, "source": { "description": "What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.", "enum": ["controls", "all", "group"] } } } } };
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
var schema60 = { "title": "Verdict", "enum": ["pass", "improvement", "regression", "suspect", "inconclusive", "new", "missing", "invalid", "waived"] };
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
var schema61 = { "title": "Reason", "description": "Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.", "enum": ["reported", "within-band", "within-noise", "beyond-limit", "flagrant", "group", "coupled", "drift", "relative", "single-run", "errors", "baseline-errors", "dead", "few-samples", "unsound", "objective", "whole-step", "cap", "environment", "method", "not-recorded", "short-history", "too-noisy", "retired", "no-baseline", "no-candidate", "not-run-before", "not-run", "blank", "absent", "failed"] };
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
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
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
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema64 = { "title": "CaseGroup", "description": "Cases of one state and kind that moved in the same metrics.", "type": "object", "required": ["state", "kind", "cases", "shared", "total"], "additionalProperties": false, "properties": { "state": { "description": "The worst that is true of its cases. tolerated: worse, but the configuration does not fail on it.", "enum": ["failing", "tolerated", "suspect", "unjudged", "waived", "better", "new", "retired", "same"] }, "kind": { "description": "How its cases changed. drift: a slow loss over several runs. lacking: a value is missing. invalid: a value cannot be used.", "enum": ["errors", "moved", "drift", "objective", "missing", "lacking", "invalid"] }, "cases": { "description": "The canonical names of its cases.", "type": "array", "items": { "type": "string" } }, "shared": { "description": "The values that all its cases have in common, by dimension: scenario, label or an axis. Only dimensions that vary in this run.", "type": "object", "additionalProperties": { "type": "string" } }, "total": { "description": "The number of cases of this run with these values: larger than the number of `cases` if the group is only a part of them.", "type": "integer", "minimum": 1 } } };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema64.required, parentSchema: schema64, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema64.required, parentSchema: schema64, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema64.required, parentSchema: schema64, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.shared === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shared" }, message: "must have required property 'shared'", schema: schema64.required, parentSchema: schema64, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema64.required, parentSchema: schema64, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "state" || key0 === "kind" || key0 === "cases" || key0 === "shared" || key0 === "total")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema64, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (!(data0 === "failing" || data0 === "tolerated" || data0 === "suspect" || data0 === "unjudged" || data0 === "waived" || data0 === "better" || data0 === "new" || data0 === "retired" || data0 === "same")) {
        const err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema64.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema64.properties.state.enum, parentSchema: schema64.properties.state, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (!(data1 === "errors" || data1 === "moved" || data1 === "drift" || data1 === "objective" || data1 === "missing" || data1 === "lacking" || data1 === "invalid")) {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema64.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema64.properties.kind.enum, parentSchema: schema64.properties.kind, data: data1 };
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
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err8 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.properties.cases.items.type, parentSchema: schema64.properties.cases.items, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema64.properties.cases.type, parentSchema: schema64.properties.cases, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.shared !== void 0) {
      let data4 = data.shared;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          let data5 = data4[key1];
          if (typeof data5 !== "string") {
            const err10 = { instancePath: instancePath + "/shared/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/shared/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.properties.shared.additionalProperties.type, parentSchema: schema64.properties.shared.additionalProperties, data: data5 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/shared", schemaPath: "#/properties/shared/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.properties.shared.type, parentSchema: schema64.properties.shared, data: data4 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data6 = data.total;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err12 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema64.properties.total.type, parentSchema: schema64.properties.total, data: data6 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 1 || isNaN(data6)) {
          const err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema64.properties.total, data: data6 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.type, parentSchema: schema64, data };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema65 = { "title": "Statistics", "description": "The measured values of every case, as in the table of JMeter's dashboard. Of several repetitions, the one with the median throughput.", "type": "object", "required": ["metrics", "cases"], "additionalProperties": false, "properties": { "metrics": { "description": "The metrics that are the columns of the rows.", "type": "array", "items": { "type": "string" } }, "cases": { "type": "array", "items": { "$ref": "#/$defs/statisticsRow" } }, "total": { "$ref": "#/$defs/statisticsRow" } } };
var schema66 = { "title": "StatisticsRow", "type": "object", "required": ["values"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case; absent in the total.", "type": "string" }, "transaction": { "description": "Transactions, which the total leaves out.", "const": true }, "samples": { "type": "integer", "minimum": 0 }, "errors": { "description": "The number of failed requests, if it is known.", "type": "integer", "minimum": 0 }, "values": { "description": "The value of each metric in its unit; null if it was not measured.", "type": "array", "items": { "type": ["number", "null"] } } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.values === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'", schema: schema66.required, parentSchema: schema66, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "transaction" || key0 === "samples" || key0 === "errors" || key0 === "values")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema66, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      let data0 = data.case;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.case.type, parentSchema: schema66.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.transaction !== void 0) {
      let data1 = data.transaction;
      if (true !== data1) {
        const err3 = { instancePath: instancePath + "/transaction", schemaPath: "#/properties/transaction/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema66.properties.transaction, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.samples !== void 0) {
      let data2 = data.samples;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.samples.type, parentSchema: schema66.properties.samples, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema66.properties.samples, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.errors !== void 0) {
      let data3 = data.errors;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.errors.type, parentSchema: schema66.properties.errors, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema66.properties.errors, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.values !== void 0) {
      let data4 = data.values;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err8 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: schema66.properties.values.items.type }, message: "must be number,null", schema: schema66.properties.values.items.type, parentSchema: schema66.properties.values.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema66.properties.values.type, parentSchema: schema66.properties.values, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
validate160.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metrics === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "metrics" || key0 === "cases" || key0 === "total")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data0 = data.metrics;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 !== "string") {
            const err3 = { instancePath: instancePath + "/metrics/" + i0, schemaPath: "#/properties/metrics/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.metrics.items.type, parentSchema: schema65.properties.metrics.items, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.metrics.type, parentSchema: schema65.properties.metrics, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data2 = data.cases;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate160(data2[i1], { instancePath: instancePath + "/cases/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate160.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.cases.type, parentSchema: schema65.properties.cases, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      if (!validate160(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate160.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema67 = { "title": "CaseTimeline", "type": "object", "required": ["case", "timeline"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "startedAt": { "description": "When the first request began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time until the last request ended, in milliseconds.", "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" }, "before": { "$ref": "#/$defs/pastTimeline" } } };
var formats0 = require_formats().fullFormats["date-time"];
var schema29 = { "title": "Timeline", "description": "Requests and errors over the time of a run, in at most 120 intervals of equal width. Intervals begin at multiples of their width, so that the shards of a run can be merged without loss. 2 to 6 KB per case; the history keeps a short form (course).", "type": "object", "required": ["startMs", "widthMs", "requests"], "additionalProperties": false, "properties": { "startMs": { "description": "When the first interval begins, in milliseconds since 1970: a multiple of the width.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "widthMs": { "description": "The width of each interval in milliseconds: a power of two.", "type": "integer", "minimum": 1024, "maximum": 864e13 }, "requests": { "description": "How many requests ended in each interval. They add up to the samples of the measurement.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "errors": { "description": "How many of them failed. Absent if none did, or if it is unknown.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "slowestMs": { "description": "The longest response time of the requests that ended in each interval, in milliseconds; 0 without requests. It shows whether a slow p99 belongs to the whole run or to a moment.", "type": "array", "maxItems": 120, "items": { "type": "number", "minimum": 0 } }, "threads": { "description": "How many threads of the load generator ran when the slowest request of each interval ended (allThreads); 0 without requests. Absent if the results do not have it.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "codes": { "description": "How many requests of each interval failed, by response code. Counted like the response times; absent if nothing failed.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/codeCounts" } }, "times": { "description": "The response times of the requests that ended in each interval, separated by commas: the first bucket with a request, and the number of requests in each bucket from there on. Bucket n is n milliseconds up to 15; from there on, each doubling of the time has eight buckets of equal width. Absent for results with more than 256 labels.", "type": "array", "maxItems": 120, "items": { "type": "string", "maxLength": 4e3 } } } };
var schema30 = { "title": "CodeCounts", "type": "object", "required": ["code", "counts"], "additionalProperties": false, "properties": { "code": { "description": 'The response code, e.g. "500".', "type": "string", "maxLength": 200 }, "counts": { "description": "One number for each interval.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema30.required, parentSchema: schema30, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.counts === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'", schema: schema30.required, parentSchema: schema30, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "counts")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema30, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema30.properties.code, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.code.type, parentSchema: schema30.properties.code, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.counts !== void 0) {
      let data1 = data.counts;
      if (Array.isArray(data1)) {
        if (data1.length > 120) {
          const err5 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema30.properties.counts, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err6 = { instancePath: instancePath + "/counts/" + i0, schemaPath: "#/properties/counts/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema30.properties.counts.items.type, parentSchema: schema30.properties.counts.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/counts/" + i0, schemaPath: "#/properties/counts/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema30.properties.counts.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema30.properties.counts.type, parentSchema: schema30.properties.counts, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.startMs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startMs" }, message: "must have required property 'startMs'", schema: schema29.required, parentSchema: schema29, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.widthMs === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widthMs" }, message: "must have required property 'widthMs'", schema: schema29.required, parentSchema: schema29, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requests === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema29.required, parentSchema: schema29, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "startMs" || key0 === "widthMs" || key0 === "requests" || key0 === "errors" || key0 === "slowestMs" || key0 === "threads" || key0 === "codes" || key0 === "times")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema29, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.startMs !== void 0) {
      let data0 = data.startMs;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/startMs", schemaPath: "#/properties/startMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema29.properties.startMs.type, parentSchema: schema29.properties.startMs, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 864e13 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/startMs", schemaPath: "#/properties/startMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema29.properties.startMs, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/startMs", schemaPath: "#/properties/startMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema29.properties.startMs, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.widthMs !== void 0) {
      let data1 = data.widthMs;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/widthMs", schemaPath: "#/properties/widthMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema29.properties.widthMs.type, parentSchema: schema29.properties.widthMs, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 864e13 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/widthMs", schemaPath: "#/properties/widthMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema29.properties.widthMs, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < 1024 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/widthMs", schemaPath: "#/properties/widthMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema29.properties.widthMs, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.requests !== void 0) {
      let data2 = data.requests;
      if (Array.isArray(data2)) {
        if (data2.length > 120) {
          const err10 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema29.properties.requests, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err11 = { instancePath: instancePath + "/requests/" + i0, schemaPath: "#/properties/requests/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema29.properties.requests.items.type, parentSchema: schema29.properties.requests.items, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 0 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/requests/" + i0, schemaPath: "#/properties/requests/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema29.properties.requests.items, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.requests.type, parentSchema: schema29.properties.requests, data: data2 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        if (data4.length > 120) {
          const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema29.properties.errors, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err15 = { instancePath: instancePath + "/errors/" + i1, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema29.properties.errors.items.type, parentSchema: schema29.properties.errors.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err16 = { instancePath: instancePath + "/errors/" + i1, schemaPath: "#/properties/errors/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema29.properties.errors.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.errors.type, parentSchema: schema29.properties.errors, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.slowestMs !== void 0) {
      let data6 = data.slowestMs;
      if (Array.isArray(data6)) {
        if (data6.length > 120) {
          const err18 = { instancePath: instancePath + "/slowestMs", schemaPath: "#/properties/slowestMs/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema29.properties.slowestMs, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 0 || isNaN(data7)) {
              const err19 = { instancePath: instancePath + "/slowestMs/" + i2, schemaPath: "#/properties/slowestMs/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema29.properties.slowestMs.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/slowestMs/" + i2, schemaPath: "#/properties/slowestMs/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema29.properties.slowestMs.items.type, parentSchema: schema29.properties.slowestMs.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/slowestMs", schemaPath: "#/properties/slowestMs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.slowestMs.type, parentSchema: schema29.properties.slowestMs, data: data6 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.threads !== void 0) {
      let data8 = data.threads;
      if (Array.isArray(data8)) {
        if (data8.length > 120) {
          const err22 = { instancePath: instancePath + "/threads", schemaPath: "#/properties/threads/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema29.properties.threads, data: data8 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        const len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data9 = data8[i3];
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err23 = { instancePath: instancePath + "/threads/" + i3, schemaPath: "#/properties/threads/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema29.properties.threads.items.type, parentSchema: schema29.properties.threads.items, data: data9 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 < 0 || isNaN(data9)) {
              const err24 = { instancePath: instancePath + "/threads/" + i3, schemaPath: "#/properties/threads/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema29.properties.threads.items, data: data9 };
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
        const err25 = { instancePath: instancePath + "/threads", schemaPath: "#/properties/threads/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.threads.type, parentSchema: schema29.properties.threads, data: data8 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.codes !== void 0) {
      let data10 = data.codes;
      if (Array.isArray(data10)) {
        if (data10.length > 32) {
          const err26 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema29.properties.codes, data: data10 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate71(data10[i4], { instancePath: instancePath + "/codes/" + i4, parentData: data10, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate71.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.codes.type, parentSchema: schema29.properties.codes, data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.times !== void 0) {
      let data12 = data.times;
      if (Array.isArray(data12)) {
        if (data12.length > 120) {
          const err28 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema29.properties.times, data: data12 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len5 = data12.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data13 = data12[i5];
          if (typeof data13 === "string") {
            if (func1(data13) > 4e3) {
              const err29 = { instancePath: instancePath + "/times/" + i5, schemaPath: "#/properties/times/items/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema29.properties.times.items, data: data13 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/times/" + i5, schemaPath: "#/properties/times/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.times.items.type, parentSchema: schema29.properties.times.items, data: data13 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.times.type, parentSchema: schema29.properties.times, data: data12 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
validate165.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema69 = { "title": "PastTimeline", "description": "The requests of a case in the newest run of the baseline.", "type": "object", "required": ["timeline"], "additionalProperties": false, "properties": { "startedAt": { "type": "string", "format": "date-time" }, "durationMs": { "type": "number", "minimum": 0 }, "timeline": { "$ref": "run.schema.json#/$defs/timeline" } } };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timeline === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeline" }, message: "must have required property 'timeline'", schema: schema69.required, parentSchema: schema69, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "startedAt" || key0 === "durationMs" || key0 === "timeline")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema69, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data0 = data.startedAt;
      if (typeof data0 === "string") {
        if (!formats0.validate(data0)) {
          const err2 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema69.properties.startedAt, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.startedAt.type, parentSchema: schema69.properties.startedAt, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data1 = data.durationMs;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema69.properties.durationMs, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema69.properties.durationMs.type, parentSchema: schema69.properties.durationMs, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.timeline !== void 0) {
      if (!validate165(data.timeline, { instancePath: instancePath + "/timeline", parentData: data, parentDataProperty: "timeline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate165.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
validate168.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timeline === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeline" }, message: "must have required property 'timeline'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "startedAt" || key0 === "durationMs" || key0 === "timeline" || key0 === "before")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema67, data };
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
        const err3 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.case.type, parentSchema: schema67.properties.case, data: data0 };
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
          const err4 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema67.properties.startedAt, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.startedAt.type, parentSchema: schema67.properties.startedAt, data: data1 };
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
          const err6 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67.properties.durationMs, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.properties.durationMs.type, parentSchema: schema67.properties.durationMs, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.timeline !== void 0) {
      if (!validate165(data.timeline, { instancePath: instancePath + "/timeline", parentData: data, parentDataProperty: "timeline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate165.errors);
        errors = vErrors.length;
      }
    }
    if (data.before !== void 0) {
      if (!validate168(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate164.errors = vErrors;
  return errors === 0;
}
validate164.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema70 = { "title": "CaseErrors", "type": "object", "required": ["case", "errors"], "additionalProperties": false, "properties": { "case": { "description": "The key of the case.", "type": "string" }, "errors": { "description": "Most frequent first.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/comparedError" } }, "others": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 } } };
var schema71 = { "title": "ComparedError", "description": "Errors with the same response code and message.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "type": "string", "maxLength": 200 }, "message": { "description": "With a # for each number, where errors differ only in numbers.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it, in all repetitions. 0 where only the baseline has it, or might have it, and another case of this run does.", "type": "integer", "minimum": 0 }, "before": { "description": "How many did in the newest run of the baseline. Absent where that is not known.", "type": "integer", "minimum": 0 } } };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema71.required, parentSchema: schema71, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "count" || key0 === "before")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema71, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema71.properties.code, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.code.type, parentSchema: schema71.properties.code, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema71.properties.message, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.message.type, parentSchema: schema71.properties.message, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.properties.count.type, parentSchema: schema71.properties.count, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema71.properties.count, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.before !== void 0) {
      let data3 = data.before;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.properties.before.type, parentSchema: schema71.properties.before, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema71.properties.before, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate173.errors = vErrors;
  return errors === 0;
}
validate173.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema70.required, parentSchema: schema70, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.errors === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'", schema: schema70.required, parentSchema: schema70, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "errors" || key0 === "others")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema70, data };
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
        const err3 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.properties.case.type, parentSchema: schema70.properties.case, data: data0 };
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
          const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema70.properties.errors, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate173(data1[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate173.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema70.properties.errors.type, parentSchema: schema70.properties.errors, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.others !== void 0) {
      let data3 = data.others;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema70.properties.others.type, parentSchema: schema70.properties.others, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema70.properties.others, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema72 = { "title": "WaiverUse", "description": "How a waiver of the configuration was used. stale: it matches a case that is no longer worse.", "type": "object", "required": ["state", "metric", "where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "state": { "enum": ["used", "stale", "unused", "expired", "exceeded"] }, "metric": { "type": "string" }, "where": { "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "ceiling": { "type": "string" }, "until": { "type": "string" }, "reason": { "type": "string" }, "issue": { "type": "string" } } };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.where === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.ceiling === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.until === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "state" || key0 === "metric" || key0 === "where" || key0 === "ceiling" || key0 === "until" || key0 === "reason" || key0 === "issue")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema72, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (!(data0 === "used" || data0 === "stale" || data0 === "unused" || data0 === "expired" || data0 === "exceeded")) {
        const err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema72.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema72.properties.state.enum, parentSchema: schema72.properties.state, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.metric.type, parentSchema: schema72.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      let data2 = data.where;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          let data3 = data2[key1];
          if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
            const err9 = { instancePath: instancePath + "/where/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/where/additionalProperties/type", keyword: "type", params: { type: schema72.properties.where.additionalProperties.type }, message: "must be string,number", schema: schema72.properties.where.additionalProperties.type, parentSchema: schema72.properties.where.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.properties.where.type, parentSchema: schema72.properties.where, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.ceiling !== void 0) {
      let data4 = data.ceiling;
      if (typeof data4 !== "string") {
        const err11 = { instancePath: instancePath + "/ceiling", schemaPath: "#/properties/ceiling/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.ceiling.type, parentSchema: schema72.properties.ceiling, data: data4 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.until !== void 0) {
      let data5 = data.until;
      if (typeof data5 !== "string") {
        const err12 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.until.type, parentSchema: schema72.properties.until, data: data5 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data6 = data.reason;
      if (typeof data6 !== "string") {
        const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.reason.type, parentSchema: schema72.properties.reason, data: data6 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.issue !== void 0) {
      let data7 = data.issue;
      if (typeof data7 !== "string") {
        const err14 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.issue.type, parentSchema: schema72.properties.issue, data: data7 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
validate176.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema73 = { "title": "Problem", "description": "Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.", "type": "object", "required": ["code", "level", "message", "advice"], "additionalProperties": false, "properties": { "code": { "type": "string" }, "level": { "enum": ["error", "warning", "note"] }, "message": { "description": "What is wrong.", "type": "string" }, "advice": { "description": "What to do.", "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer" }, "column": { "type": "integer" }, "pointer": { "description": "JSON pointer into the file.", "type": "string" } } };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.level === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.advice === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advice" }, message: "must have required property 'advice'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "level" || key0 === "message" || key0 === "advice" || key0 === "file" || key0 === "line" || key0 === "column" || key0 === "pointer")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema73, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.code.type, parentSchema: schema73.properties.code, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.level !== void 0) {
      let data1 = data.level;
      if (!(data1 === "error" || data1 === "warning" || data1 === "note")) {
        const err6 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema73.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema73.properties.level.enum, parentSchema: schema73.properties.level, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.message.type, parentSchema: schema73.properties.message, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.advice !== void 0) {
      let data3 = data.advice;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/advice", schemaPath: "#/properties/advice/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.advice.type, parentSchema: schema73.properties.advice, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data4 = data.file;
      if (typeof data4 !== "string") {
        const err9 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.file.type, parentSchema: schema73.properties.file, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.line !== void 0) {
      let data5 = data.line;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err10 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.line.type, parentSchema: schema73.properties.line, data: data5 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.column !== void 0) {
      let data6 = data.column;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err11 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.column.type, parentSchema: schema73.properties.column, data: data6 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data7 = data.pointer;
      if (typeof data7 !== "string") {
        const err12 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.pointer.type, parentSchema: schema73.properties.pointer, data: data7 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
validate178.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema74 = { "title": "CandidateSide", "type": "object", "required": ["provenance", "cases", "measurements"], "additionalProperties": false, "properties": { "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "cases": { "type": "integer" }, "measurements": { "type": "integer" }, "files": { "description": "How many result files there are, including those that could not be read.", "type": "integer" } } };
var schema20 = { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "tool" || key0 === "startedAt" || key0 === "commit" || key0 === "branch" || key0 === "note" || key0 === "tag" || key0 === "environment")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.tool !== void 0) {
      let data0 = data.tool;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.tool.type, parentSchema: schema20.properties.tool, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data1 = data.startedAt;
      if (typeof data1 === "string") {
        if (!formats0.validate(data1)) {
          const err2 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema20.properties.startedAt, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.startedAt.type, parentSchema: schema20.properties.startedAt, data: data1 };
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
        const err4 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.commit.type, parentSchema: schema20.properties.commit, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.branch !== void 0) {
      let data3 = data.branch;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.branch.type, parentSchema: schema20.properties.branch, data: data3 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.note !== void 0) {
      let data4 = data.note;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err6 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema20.properties.note, data: data4 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err7 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.note, data: data4 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.note.type, parentSchema: schema20.properties.note, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data5 = data.tag;
      if (typeof data5 !== "string") {
        const err9 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.tag.type, parentSchema: schema20.properties.tag, data: data5 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data6 = data.environment;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          let data7 = data6[key1];
          if (typeof data7 !== "string") {
            const err10 = { instancePath: instancePath + "/environment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.environment.additionalProperties.type, parentSchema: schema20.properties.environment.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.properties.environment.type, parentSchema: schema20.properties.environment, data: data6 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
validate181.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provenance === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.measurements === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provenance" || key0 === "cases" || key0 === "measurements" || key0 === "files")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      if (!validate181(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate181.errors);
        errors = vErrors.length;
      }
    }
    if (data.cases !== void 0) {
      let data1 = data.cases;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.cases.type, parentSchema: schema74.properties.cases, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.measurements !== void 0) {
      let data2 = data.measurements;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/measurements", schemaPath: "#/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.measurements.type, parentSchema: schema74.properties.measurements, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.files !== void 0) {
      let data3 = data.files;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.files.type, parentSchema: schema74.properties.files, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema76 = { "title": "BaselineSide", "type": "object", "required": ["selector", "cases", "runs"], "additionalProperties": false, "properties": { "selector": { "description": "As requested: history, last, tag:NAME or a file.", "type": "string" }, "store": { "description": "Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.", "type": "string" }, "cases": { "type": "integer" }, "runs": { "description": "The provenance of the baseline runs, oldest first.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/provenance" } }, "noiseRuns": { "description": "If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.", "type": "integer", "minimum": 1 }, "age": { "title": "BaselineAge", "description": "How old the newest run of the baseline was when the candidate began.", "type": "object", "required": ["days"], "additionalProperties": false, "properties": { "days": { "type": "integer", "minimum": 0 }, "commits": { "description": "The commits and merges on the branch since then, if git knows them.", "type": "integer", "minimum": 0 } } }, "similarStore": { "description": "A folder with histories beside an empty one, whose name was probably meant.", "type": "string" }, "repetitions": { "description": "Present where the baseline was measured in the candidate's session: how often, of the case measured most often.", "type": "integer" } } };
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selector === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'", schema: schema76.required, parentSchema: schema76, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema76.required, parentSchema: schema76, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.runs === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema76.required, parentSchema: schema76, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "selector" || key0 === "store" || key0 === "cases" || key0 === "runs" || key0 === "noiseRuns" || key0 === "age" || key0 === "similarStore" || key0 === "repetitions")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema76, data };
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
        const err4 = { instancePath: instancePath + "/selector", schemaPath: "#/properties/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.selector.type, parentSchema: schema76.properties.selector, data: data0 };
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
        const err5 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.store.type, parentSchema: schema76.properties.store, data: data1 };
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
        const err6 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.cases.type, parentSchema: schema76.properties.cases, data: data2 };
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
          if (!validate181(data3[i0], { instancePath: instancePath + "/runs/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate181.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.runs.type, parentSchema: schema76.properties.runs, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.noiseRuns !== void 0) {
      let data5 = data.noiseRuns;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err8 = { instancePath: instancePath + "/noiseRuns", schemaPath: "#/properties/noiseRuns/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.noiseRuns.type, parentSchema: schema76.properties.noiseRuns, data: data5 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err9 = { instancePath: instancePath + "/noiseRuns", schemaPath: "#/properties/noiseRuns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.noiseRuns, data: data5 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.age !== void 0) {
      let data6 = data.age;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.days === void 0) {
          const err10 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'", schema: schema76.properties.age.required, parentSchema: schema76.properties.age, data: data6 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key1 in data6) {
          if (!(key1 === "days" || key1 === "commits")) {
            const err11 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema76.properties.age, data: data6 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data6.days !== void 0) {
          let data7 = data6.days;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err12 = { instancePath: instancePath + "/age/days", schemaPath: "#/properties/age/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.age.properties.days.type, parentSchema: schema76.properties.age.properties.days, data: data7 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 0 || isNaN(data7)) {
              const err13 = { instancePath: instancePath + "/age/days", schemaPath: "#/properties/age/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.age.properties.days, data: data7 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data6.commits !== void 0) {
          let data8 = data6.commits;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err14 = { instancePath: instancePath + "/age/commits", schemaPath: "#/properties/age/properties/commits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.age.properties.commits.type, parentSchema: schema76.properties.age.properties.commits, data: data8 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 0 || isNaN(data8)) {
              const err15 = { instancePath: instancePath + "/age/commits", schemaPath: "#/properties/age/properties/commits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.age.properties.commits, data: data8 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.age.type, parentSchema: schema76.properties.age, data: data6 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.similarStore !== void 0) {
      let data9 = data.similarStore;
      if (typeof data9 !== "string") {
        const err17 = { instancePath: instancePath + "/similarStore", schemaPath: "#/properties/similarStore/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.similarStore.type, parentSchema: schema76.properties.similarStore, data: data9 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.repetitions !== void 0) {
      let data10 = data.repetitions;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err18 = { instancePath: instancePath + "/repetitions", schemaPath: "#/properties/repetitions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.repetitions.type, parentSchema: schema76.properties.repetitions, data: data10 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
validate184.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema77 = { "title": "RunShift", "type": "object", "required": ["metric", "percent", "cases", "controls", "verdict"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "Median movement of the cases against their usual level, in percent of the metric. Times of a few whole milliseconds count less.", "type": "number" }, "cases": { "description": "The number of cases it was estimated from.", "type": "integer" }, "controls": { "description": "The declared controls.", "type": "array", "items": { "type": "string" } }, "limit": { "description": "The shift from which the whole run counts as worse, in percent.", "type": "number" }, "worstPast": { "description": "The same movement of the worst past run, in percent.", "type": "number" }, "labels": { "description": "Throughput: the labels whose response times explain the shift, because the other labels of their load tests wait for them. Absent if most labels explain it.", "type": "array", "items": { "$ref": "#/$defs/shiftLabel" } }, "spreadBefore": { "description": "How much cases moved from run to run, percent (median standard deviation), as measured.", "type": "number" }, "spreadAfter": { "description": "The variation after removing the shift of the run, in percent.", "type": "number" }, "verdict": { "description": "regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.", "enum": ["pass", "regression", "inconclusive"] }, "unresolved": { "description": "Everything is worse than the band and beyond what the history ever did: the run is undecided until base and head are measured beside each other.", "const": true } } };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.controls === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controls" }, message: "must have required property 'controls'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema77.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77, data };
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
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.metric.type, parentSchema: schema77.properties.metric, data: data0 };
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
        const err7 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.percent.type, parentSchema: schema77.properties.percent, data: data1 };
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
        const err8 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.cases.type, parentSchema: schema77.properties.cases, data: data2 };
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
            const err9 = { instancePath: instancePath + "/controls/" + i0, schemaPath: "#/properties/controls/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.controls.items.type, parentSchema: schema77.properties.controls.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/controls", schemaPath: "#/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.controls.type, parentSchema: schema77.properties.controls, data: data3 };
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
        const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.limit.type, parentSchema: schema77.properties.limit, data: data5 };
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
        const err12 = { instancePath: instancePath + "/worstPast", schemaPath: "#/properties/worstPast/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.worstPast.type, parentSchema: schema77.properties.worstPast, data: data6 };
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
          if (!validate154(data7[i1], { instancePath: instancePath + "/labels/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate154.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.labels.type, parentSchema: schema77.properties.labels, data: data7 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.spreadBefore !== void 0) {
      let data9 = data.spreadBefore;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        const err14 = { instancePath: instancePath + "/spreadBefore", schemaPath: "#/properties/spreadBefore/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.spreadBefore.type, parentSchema: schema77.properties.spreadBefore, data: data9 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.spreadAfter !== void 0) {
      let data10 = data.spreadAfter;
      if (!(typeof data10 == "number" && isFinite(data10))) {
        const err15 = { instancePath: instancePath + "/spreadAfter", schemaPath: "#/properties/spreadAfter/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.spreadAfter.type, parentSchema: schema77.properties.spreadAfter, data: data10 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      let data11 = data.verdict;
      if (!(data11 === "pass" || data11 === "regression" || data11 === "inconclusive")) {
        const err16 = { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema77.properties.verdict.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.verdict.enum, parentSchema: schema77.properties.verdict, data: data11 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.unresolved !== void 0) {
      let data12 = data.unresolved;
      if (true !== data12) {
        const err17 = { instancePath: instancePath + "/unresolved", schemaPath: "#/properties/unresolved/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema77.properties.unresolved, data: data12 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
validate187.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema78 = { "title": "Rerun", "description": "What to measure beside its base, so that the gate can decide.", "type": "object", "required": ["suspects", "controls"], "additionalProperties": false, "properties": { "suspects": { "description": "Suspect cases: they look worse, but one run is not enough to decide.", "type": "array", "items": { "$ref": "#/$defs/case" } }, "controls": { "description": "Cases to measure with them, so that the effect of the machine can be estimated again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.", "type": "array", "items": { "$ref": "#/$defs/case" } } } };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.suspects === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suspects" }, message: "must have required property 'suspects'", schema: schema78.required, parentSchema: schema78, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.controls === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controls" }, message: "must have required property 'controls'", schema: schema78.required, parentSchema: schema78, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "suspects" || key0 === "controls")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema78, data };
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
          if (!validate143(data0[i0], { instancePath: instancePath + "/suspects/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate143.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/suspects", schemaPath: "#/properties/suspects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.suspects.type, parentSchema: schema78.properties.suspects, data: data0 };
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
          if (!validate143(data2[i1], { instancePath: instancePath + "/controls/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate143.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/controls", schemaPath: "#/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.controls.type, parentSchema: schema78.properties.controls, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
validate190.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema79 = { "title": "ReferenceComparison", "description": "The same run judged against a second baseline, such as the last release.", "type": "object", "required": ["outcome", "reasons", "tallies", "findings", "runShifts", "baseline"], "additionalProperties": false, "properties": { "groups": { "description": "As in the report.", "type": "array", "items": { "$ref": "#/$defs/caseGroup" } }, "decides": { "description": "According to the configuration, this comparison can fail the gate. Absent: it is only shown.", "const": true }, "outcome": { "$ref": "#/$defs/outcome" }, "reasons": { "description": "The reasons for this outcome, most important first.", "type": "array", "items": { "$ref": "#/$defs/outcomeReason" } }, "tallies": { "$ref": "#/$defs/tallies" }, "findings": { "description": "`fails` marks what would fail the gate if this were its only baseline.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "runShifts": { "type": "array", "items": { "$ref": "#/$defs/runShift" } }, "baseline": { "$ref": "#/$defs/baselineSide" }, "unread": { "description": "Part of this baseline could not be read; the problems contain the reason.", "const": true } } };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reasons === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tallies === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tallies" }, message: "must have required property 'tallies'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.runShifts === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runShifts" }, message: "must have required property 'runShifts'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.baseline === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema79.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data0 = data.groups;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate157(data0[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate157.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.groups.type, parentSchema: schema79.properties.groups, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.decides !== void 0) {
      let data2 = data.decides;
      if (true !== data2) {
        const err8 = { instancePath: instancePath + "/decides", schemaPath: "#/properties/decides/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema79.properties.decides, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate134(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.reasons !== void 0) {
      let data4 = data.reasons;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate136(data4[i1], { instancePath: instancePath + "/reasons/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate136.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.reasons.type, parentSchema: schema79.properties.reasons, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.tallies !== void 0) {
      if (!validate138(data.tallies, { instancePath: instancePath + "/tallies", parentData: data, parentDataProperty: "tallies", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.findings !== void 0) {
      let data7 = data.findings;
      if (Array.isArray(data7)) {
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate142(data7[i2], { instancePath: instancePath + "/findings/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate142.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.findings.type, parentSchema: schema79.properties.findings, data: data7 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.runShifts !== void 0) {
      let data9 = data.runShifts;
      if (Array.isArray(data9)) {
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate187(data9[i3], { instancePath: instancePath + "/runShifts/" + i3, parentData: data9, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate187.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/runShifts", schemaPath: "#/properties/runShifts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.runShifts.type, parentSchema: schema79.properties.runShifts, data: data9 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate184(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate184.errors);
        errors = vErrors.length;
      }
    }
    if (data.unread !== void 0) {
      let data12 = data.unread;
      if (true !== data12) {
        const err12 = { instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema79.properties.unread, data: data12 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
validate194.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema80 = { "title": "MeasuredPairs", "description": "Present if base and head were measured in pairs: what the pairs show about groups of cases.", "type": "object", "required": ["pairs", "state", "alpha", "evidence", "groups", "found"], "additionalProperties": false, "properties": { "pairs": { "description": "The number of pairs.", "type": "integer", "minimum": 0 }, "state": { "description": "failed: the evidence reached 1 / alpha. passed: a change of one tolerance band is excluded in every judged group. open: neither.", "enum": ["failed", "passed", "open"] }, "isPromising": { "description": "Present if another pair would be worth its time: a loss is likely, or what is left open is large.", "const": true }, "alpha": { "description": "The probability that an unchanged version fails.", "type": "number" }, "evidence": { "description": "The weighted sum of the e-values of the judged groups that are worse in their pairs.", "type": "number" }, "groups": { "description": "The groups that fail, then the open ones, at most 100.", "type": "array", "items": { "$ref": "#/$defs/pairGroup" } }, "found": { "description": "The smallest change of a label that these pairs would have found in half of the cases, by metric.", "type": "array", "items": { "$ref": "#/$defs/foundFrom" } } } };
var schema81 = { "title": "PairGroup", "description": "A group of cases in one metric.", "type": "object", "required": ["id", "metric", "kind", "name", "state", "by", "percent", "low", "high", "evidence"], "additionalProperties": false, "properties": { "id": { "description": "The value of `group` in its findings.", "type": "string" }, "metric": { "type": "string" }, "kind": { "enum": ["case", "label", "test", "scenario", "everything"] }, "name": { "description": "The key of the case, label, load test or scenario; empty for everything.", "type": "string" }, "state": { "description": "worse: fails. suspect: its interval lies beyond the tolerance band, but that does not fail yet. settled: a change of one band is excluded. open: neither.", "enum": ["worse", "suspect", "settled", "open"] }, "by": { "description": "What the numbers are: own, the change of its own values; relative, that in relation to the other cases.", "enum": ["own", "relative"] }, "percent": { "description": "The mean change in percent.", "type": "number" }, "low": { "description": "The lower end of the 95 % interval.", "type": "number" }, "high": { "description": "The upper end of the 95 % interval.", "type": "number" }, "open": { "description": "Open groups: the change in percent from which on all are excluded.", "type": "number" }, "evidence": { "description": "Its e-value.", "type": "number" } } };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate204.evaluated;
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
  validate204.errors = vErrors;
  return errors === 0;
}
validate204.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema82 = { "title": "FoundFrom", "type": "object", "required": ["metric", "percent"], "additionalProperties": false, "properties": { "metric": { "type": "string" }, "percent": { "description": "The median of all labels.", "type": "number" } } };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "metric" || key0 === "percent")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data0 = data.metric;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.metric.type, parentSchema: schema82.properties.metric, data: data0 };
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
        const err4 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.percent.type, parentSchema: schema82.properties.percent, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
validate206.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pairs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pairs" }, message: "must have required property 'pairs'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.alpha === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" }, message: "must have required property 'alpha'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.evidence === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.groups === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.found === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "found" }, message: "must have required property 'found'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "pairs" || key0 === "state" || key0 === "isPromising" || key0 === "alpha" || key0 === "evidence" || key0 === "groups" || key0 === "found")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema80, data };
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
        const err7 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema80.properties.pairs.type, parentSchema: schema80.properties.pairs, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/pairs", schemaPath: "#/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.pairs, data: data0 };
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
        const err9 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema80.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema80.properties.state.enum, parentSchema: schema80.properties.state, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.isPromising !== void 0) {
      let data2 = data.isPromising;
      if (true !== data2) {
        const err10 = { instancePath: instancePath + "/isPromising", schemaPath: "#/properties/isPromising/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema80.properties.isPromising, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.alpha !== void 0) {
      let data3 = data.alpha;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema80.properties.alpha.type, parentSchema: schema80.properties.alpha, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data4 = data.evidence;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err12 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema80.properties.evidence.type, parentSchema: schema80.properties.evidence, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data5 = data.groups;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate204(data5[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate204.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.groups.type, parentSchema: schema80.properties.groups, data: data5 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate206(data7[i1], { instancePath: instancePath + "/found/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate206.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.found.type, parentSchema: schema80.properties.found, data: data7 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
validate203.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema83 = { "title": "ConfigChange", "description": "A setting, or an entry of a list, that differs. Values are shortened text.", "type": "object", "required": ["key"], "additionalProperties": false, "properties": { "key": { "description": "Such as metrics.p99 or waivers.", "type": "string" }, "base": { "description": "Absent if it was added.", "type": "string" }, "head": { "description": "Absent if it was removed.", "type": "string" } } };
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate210.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "key" || key0 === "base" || key0 === "head")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.key.type, parentSchema: schema83.properties.key, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.base !== void 0) {
      let data1 = data.base;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.base.type, parentSchema: schema83.properties.base, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.head !== void 0) {
      let data2 = data.head;
      if (typeof data2 !== "string") {
        const err4 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.head.type, parentSchema: schema83.properties.head, data: data2 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
validate210.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reasons === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.tallies === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tallies" }, message: "must have required property 'tallies'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.waivers === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.problems === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.candidate === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.baseline === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.runShifts === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runShifts" }, message: "must have required property 'runShifts'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.rerun === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rerun" }, message: "must have required property 'rerun'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema52.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52, data };
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
        const err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema52.properties.schemaVersion, data: data0 };
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
          const err14 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema52.properties.tool.required, parentSchema: schema52.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema52.properties.tool.required, parentSchema: schema52.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err16 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52.properties.tool, data: data1 };
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
            const err17 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema52.properties.tool.properties.name, data: data2 };
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
            const err18 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.tool.properties.version.type, parentSchema: schema52.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.properties.tool.type, parentSchema: schema52.properties.tool, data: data1 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate134(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.reasons !== void 0) {
      let data5 = data.reasons;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate136(data5[i0], { instancePath: instancePath + "/reasons/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate136.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.reasons.type, parentSchema: schema52.properties.reasons, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.tallies !== void 0) {
      if (!validate138(data.tallies, { instancePath: instancePath + "/tallies", parentData: data, parentDataProperty: "tallies", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.metrics !== void 0) {
      let data8 = data.metrics;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate140(data8[i1], { instancePath: instancePath + "/metrics/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate140.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.metrics.type, parentSchema: schema52.properties.metrics, data: data8 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.findings !== void 0) {
      let data10 = data.findings;
      if (Array.isArray(data10)) {
        const len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate142(data10[i2], { instancePath: instancePath + "/findings/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate142.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.findings.type, parentSchema: schema52.properties.findings, data: data10 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data12 = data.groups;
      if (Array.isArray(data12)) {
        const len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate157(data12[i3], { instancePath: instancePath + "/groups/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate157.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.groups.type, parentSchema: schema52.properties.groups, data: data12 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.statistics !== void 0) {
      if (!validate159(data.statistics, { instancePath: instancePath + "/statistics", parentData: data, parentDataProperty: "statistics", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate159.errors);
        errors = vErrors.length;
      }
    }
    if (data.timelines !== void 0) {
      let data15 = data.timelines;
      if (Array.isArray(data15)) {
        const len4 = data15.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate164(data15[i4], { instancePath: instancePath + "/timelines/" + i4, parentData: data15, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate164.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/timelines", schemaPath: "#/properties/timelines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.timelines.type, parentSchema: schema52.properties.timelines, data: data15 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data17 = data.errors;
      if (Array.isArray(data17)) {
        const len5 = data17.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate172(data17[i5], { instancePath: instancePath + "/errors/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.errors.type, parentSchema: schema52.properties.errors, data: data17 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.waivers !== void 0) {
      let data19 = data.waivers;
      if (Array.isArray(data19)) {
        const len6 = data19.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate176(data19[i6], { instancePath: instancePath + "/waivers/" + i6, parentData: data19, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate176.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.waivers.type, parentSchema: schema52.properties.waivers, data: data19 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.problems !== void 0) {
      let data21 = data.problems;
      if (Array.isArray(data21)) {
        const len7 = data21.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate178(data21[i7], { instancePath: instancePath + "/problems/" + i7, parentData: data21, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate178.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.problems.type, parentSchema: schema52.properties.problems, data: data21 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate180(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate180.errors);
        errors = vErrors.length;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate184(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate184.errors);
        errors = vErrors.length;
      }
    }
    if (data.runShifts !== void 0) {
      let data25 = data.runShifts;
      if (Array.isArray(data25)) {
        const len8 = data25.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (!validate187(data25[i8], { instancePath: instancePath + "/runShifts/" + i8, parentData: data25, parentDataProperty: i8, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate187.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/runShifts", schemaPath: "#/properties/runShifts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.runShifts.type, parentSchema: schema52.properties.runShifts, data: data25 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.scenarios !== void 0) {
      let data27 = data.scenarios;
      if (Array.isArray(data27)) {
        if (data27.length > 0) {
          const err29 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items", schema: 0, parentSchema: schema52.properties.scenarios, data: data27 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.scenarios.type, parentSchema: schema52.properties.scenarios, data: data27 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.job !== void 0) {
      let data28 = data.job;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        for (const key2 in data28) {
          if (!(key2 === "title" || key2 === "key" || key2 === "url" || key2 === "config")) {
            const err31 = { instancePath: instancePath + "/job", schemaPath: "#/properties/job/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52.properties.job, data: data28 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data28.title !== void 0) {
          let data29 = data28.title;
          if (typeof data29 === "string") {
            if (func1(data29) > 500) {
              const err32 = { instancePath: instancePath + "/job/title", schemaPath: "#/properties/job/properties/title/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema52.properties.job.properties.title, data: data29 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/job/title", schemaPath: "#/properties/job/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.job.properties.title.type, parentSchema: schema52.properties.job.properties.title, data: data29 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data28.key !== void 0) {
          let data30 = data28.key;
          if (typeof data30 === "string") {
            if (func1(data30) > 500) {
              const err34 = { instancePath: instancePath + "/job/key", schemaPath: "#/properties/job/properties/key/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema52.properties.job.properties.key, data: data30 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/job/key", schemaPath: "#/properties/job/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.job.properties.key.type, parentSchema: schema52.properties.job.properties.key, data: data30 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data28.url !== void 0) {
          let data31 = data28.url;
          if (typeof data31 === "string") {
            if (func1(data31) > 2e3) {
              const err36 = { instancePath: instancePath + "/job/url", schemaPath: "#/properties/job/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema52.properties.job.properties.url, data: data31 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/job/url", schemaPath: "#/properties/job/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.job.properties.url.type, parentSchema: schema52.properties.job.properties.url, data: data31 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data28.config !== void 0) {
          let data32 = data28.config;
          if (typeof data32 === "string") {
            if (func1(data32) > 500) {
              const err38 = { instancePath: instancePath + "/job/config", schemaPath: "#/properties/job/properties/config/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema52.properties.job.properties.config, data: data32 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/job/config", schemaPath: "#/properties/job/properties/config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.job.properties.config.type, parentSchema: schema52.properties.job.properties.config, data: data32 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/job", schemaPath: "#/properties/job/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.properties.job.type, parentSchema: schema52.properties.job, data: data28 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data33 = data.owners;
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        for (const key3 in data33) {
          if (!(key3 === "baselines" || key3 === "configuration")) {
            const err41 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52.properties.owners, data: data33 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data33.baselines !== void 0) {
          let data34 = data33.baselines;
          if (Array.isArray(data34)) {
            const len9 = data34.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data35 = data34[i9];
              if (typeof data35 === "string") {
                if (func1(data35) > 200) {
                  const err42 = { instancePath: instancePath + "/owners/baselines/" + i9, schemaPath: "#/properties/owners/properties/baselines/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema52.properties.owners.properties.baselines.items, data: data35 };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/owners/baselines/" + i9, schemaPath: "#/properties/owners/properties/baselines/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.owners.properties.baselines.items.type, parentSchema: schema52.properties.owners.properties.baselines.items, data: data35 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/owners/baselines", schemaPath: "#/properties/owners/properties/baselines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.owners.properties.baselines.type, parentSchema: schema52.properties.owners.properties.baselines, data: data34 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data33.configuration !== void 0) {
          let data36 = data33.configuration;
          if (Array.isArray(data36)) {
            const len10 = data36.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data37 = data36[i10];
              if (typeof data37 === "string") {
                if (func1(data37) > 200) {
                  const err45 = { instancePath: instancePath + "/owners/configuration/" + i10, schemaPath: "#/properties/owners/properties/configuration/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema52.properties.owners.properties.configuration.items, data: data37 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/owners/configuration/" + i10, schemaPath: "#/properties/owners/properties/configuration/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.owners.properties.configuration.items.type, parentSchema: schema52.properties.owners.properties.configuration.items, data: data37 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/owners/configuration", schemaPath: "#/properties/owners/properties/configuration/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.owners.properties.configuration.type, parentSchema: schema52.properties.owners.properties.configuration, data: data36 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.properties.owners.type, parentSchema: schema52.properties.owners, data: data33 };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.rerun !== void 0) {
      if (!validate190(data.rerun, { instancePath: instancePath + "/rerun", parentData: data, parentDataProperty: "rerun", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate190.errors);
        errors = vErrors.length;
      }
    }
    if (data.reference !== void 0) {
      if (!validate194(data.reference, { instancePath: instancePath + "/reference", parentData: data, parentDataProperty: "reference", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate194.errors);
        errors = vErrors.length;
      }
    }
    if (data.pairs !== void 0) {
      if (!validate203(data.pairs, { instancePath: instancePath + "/pairs", parentData: data, parentDataProperty: "pairs", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate203.errors);
        errors = vErrors.length;
      }
    }
    if (data.gate !== void 0) {
      let data41 = data.gate;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.decidedBy === void 0) {
          const err49 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "decidedBy" }, message: "must have required property 'decidedBy'", schema: schema52.properties.gate.required, parentSchema: schema52.properties.gate, data: data41 };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (data41.measurements === void 0) {
          const err50 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema52.properties.gate.required, parentSchema: schema52.properties.gate, data: data41 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data41.mostPairs === void 0) {
          const err51 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "mostPairs" }, message: "must have required property 'mostPairs'", schema: schema52.properties.gate.required, parentSchema: schema52.properties.gate, data: data41 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data41.durationMs === void 0) {
          const err52 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'", schema: schema52.properties.gate.required, parentSchema: schema52.properties.gate, data: data41 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        for (const key4 in data41) {
          if (!func3.call(schema52.properties.gate.properties, key4)) {
            const err53 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52.properties.gate, data: data41 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data41.decidedBy !== void 0) {
          let data42 = data41.decidedBy;
          if (!(data42 === "screen" || data42 === "errors" || data42 === "pairs")) {
            const err54 = { instancePath: instancePath + "/gate/decidedBy", schemaPath: "#/properties/gate/properties/decidedBy/enum", keyword: "enum", params: { allowedValues: schema52.properties.gate.properties.decidedBy.enum }, message: "must be equal to one of the allowed values", schema: schema52.properties.gate.properties.decidedBy.enum, parentSchema: schema52.properties.gate.properties.decidedBy, data: data42 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data41.measurements !== void 0) {
          let data43 = data41.measurements;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err55 = { instancePath: instancePath + "/gate/measurements", schemaPath: "#/properties/gate/properties/measurements/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema52.properties.gate.properties.measurements.type, parentSchema: schema52.properties.gate.properties.measurements, data: data43 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 < 1 || isNaN(data43)) {
              const err56 = { instancePath: instancePath + "/gate/measurements", schemaPath: "#/properties/gate/properties/measurements/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema52.properties.gate.properties.measurements, data: data43 };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
        if (data41.mostPairs !== void 0) {
          let data44 = data41.mostPairs;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            const err57 = { instancePath: instancePath + "/gate/mostPairs", schemaPath: "#/properties/gate/properties/mostPairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema52.properties.gate.properties.mostPairs.type, parentSchema: schema52.properties.gate.properties.mostPairs, data: data44 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data44 == "number" && isFinite(data44)) {
            if (data44 < 1 || isNaN(data44)) {
              const err58 = { instancePath: instancePath + "/gate/mostPairs", schemaPath: "#/properties/gate/properties/mostPairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema52.properties.gate.properties.mostPairs, data: data44 };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
        }
        if (data41.durationMs !== void 0) {
          let data45 = data41.durationMs;
          if (typeof data45 == "number" && isFinite(data45)) {
            if (data45 < 0 || isNaN(data45)) {
              const err59 = { instancePath: instancePath + "/gate/durationMs", schemaPath: "#/properties/gate/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52.properties.gate.properties.durationMs, data: data45 };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/gate/durationMs", schemaPath: "#/properties/gate/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.properties.gate.properties.durationMs.type, parentSchema: schema52.properties.gate.properties.durationMs, data: data45 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data41.budgetMs !== void 0) {
          let data46 = data41.budgetMs;
          if (typeof data46 == "number" && isFinite(data46)) {
            if (data46 < 0 || isNaN(data46)) {
              const err61 = { instancePath: instancePath + "/gate/budgetMs", schemaPath: "#/properties/gate/properties/budgetMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52.properties.gate.properties.budgetMs, data: data46 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          } else {
            const err62 = { instancePath: instancePath + "/gate/budgetMs", schemaPath: "#/properties/gate/properties/budgetMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.properties.gate.properties.budgetMs.type, parentSchema: schema52.properties.gate.properties.budgetMs, data: data46 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data41.isBudgetSpent !== void 0) {
          let data47 = data41.isBudgetSpent;
          if (true !== data47) {
            const err63 = { instancePath: instancePath + "/gate/isBudgetSpent", schemaPath: "#/properties/gate/properties/isBudgetSpent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema52.properties.gate.properties.isBudgetSpent, data: data47 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data41.suspects !== void 0) {
          let data48 = data41.suspects;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            const err64 = { instancePath: instancePath + "/gate/suspects", schemaPath: "#/properties/gate/properties/suspects/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema52.properties.gate.properties.suspects.type, parentSchema: schema52.properties.gate.properties.suspects, data: data48 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
          if (typeof data48 == "number" && isFinite(data48)) {
            if (data48 < 0 || isNaN(data48)) {
              const err65 = { instancePath: instancePath + "/gate/suspects", schemaPath: "#/properties/gate/properties/suspects/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52.properties.gate.properties.suspects, data: data48 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
        }
        if (data41.seen !== void 0) {
          let data49 = data41.seen;
          if (Array.isArray(data49)) {
            const len11 = data49.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (!validate206(data49[i11], { instancePath: instancePath + "/gate/seen/" + i11, parentData: data49, parentDataProperty: i11, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate206.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err66 = { instancePath: instancePath + "/gate/seen", schemaPath: "#/properties/gate/properties/seen/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.gate.properties.seen.type, parentSchema: schema52.properties.gate.properties.seen, data: data49 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data41.base !== void 0) {
          let data51 = data41.base;
          if (typeof data51 !== "string") {
            const err67 = { instancePath: instancePath + "/gate/base", schemaPath: "#/properties/gate/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.gate.properties.base.type, parentSchema: schema52.properties.gate.properties.base, data: data51 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.properties.gate.type, parentSchema: schema52.properties.gate, data: data41 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data52 = data.configuration;
      if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
        if (data52.from === void 0) {
          const err69 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema52.properties.configuration.required, parentSchema: schema52.properties.configuration, data: data52 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data52.commit === void 0) {
          const err70 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "commit" }, message: "must have required property 'commit'", schema: schema52.properties.configuration.required, parentSchema: schema52.properties.configuration, data: data52 };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (data52.judging === void 0) {
          const err71 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "judging" }, message: "must have required property 'judging'", schema: schema52.properties.configuration.required, parentSchema: schema52.properties.configuration, data: data52 };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (data52.reading === void 0) {
          const err72 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/required", keyword: "required", params: { missingProperty: "reading" }, message: "must have required property 'reading'", schema: schema52.properties.configuration.required, parentSchema: schema52.properties.configuration, data: data52 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        for (const key5 in data52) {
          if (!(key5 === "from" || key5 === "commit" || key5 === "absent" || key5 === "judging" || key5 === "reading" || key5 === "retiring")) {
            const err73 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52.properties.configuration, data: data52 };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data52.from !== void 0) {
          let data53 = data52.from;
          if (!(data53 === "base" || data53 === "head")) {
            const err74 = { instancePath: instancePath + "/configuration/from", schemaPath: "#/properties/configuration/properties/from/enum", keyword: "enum", params: { allowedValues: schema52.properties.configuration.properties.from.enum }, message: "must be equal to one of the allowed values", schema: schema52.properties.configuration.properties.from.enum, parentSchema: schema52.properties.configuration.properties.from, data: data53 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data52.commit !== void 0) {
          let data54 = data52.commit;
          if (typeof data54 !== "string") {
            const err75 = { instancePath: instancePath + "/configuration/commit", schemaPath: "#/properties/configuration/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.configuration.properties.commit.type, parentSchema: schema52.properties.configuration.properties.commit, data: data54 };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data52.absent !== void 0) {
          let data55 = data52.absent;
          if (true !== data55) {
            const err76 = { instancePath: instancePath + "/configuration/absent", schemaPath: "#/properties/configuration/properties/absent/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema52.properties.configuration.properties.absent, data: data55 };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
        if (data52.judging !== void 0) {
          let data56 = data52.judging;
          if (Array.isArray(data56)) {
            const len12 = data56.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (!validate210(data56[i12], { instancePath: instancePath + "/configuration/judging/" + i12, parentData: data56, parentDataProperty: i12, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate210.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err77 = { instancePath: instancePath + "/configuration/judging", schemaPath: "#/properties/configuration/properties/judging/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.configuration.properties.judging.type, parentSchema: schema52.properties.configuration.properties.judging, data: data56 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data52.reading !== void 0) {
          let data58 = data52.reading;
          if (Array.isArray(data58)) {
            const len13 = data58.length;
            for (let i13 = 0; i13 < len13; i13++) {
              if (!validate210(data58[i13], { instancePath: instancePath + "/configuration/reading/" + i13, parentData: data58, parentDataProperty: i13, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate210.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err78 = { instancePath: instancePath + "/configuration/reading", schemaPath: "#/properties/configuration/properties/reading/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.configuration.properties.reading.type, parentSchema: schema52.properties.configuration.properties.reading, data: data58 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data52.retiring !== void 0) {
          let data60 = data52.retiring;
          if (Array.isArray(data60)) {
            const len14 = data60.length;
            for (let i14 = 0; i14 < len14; i14++) {
              if (!validate210(data60[i14], { instancePath: instancePath + "/configuration/retiring/" + i14, parentData: data60, parentDataProperty: i14, rootData, dynamicAnchors })) {
                vErrors = joinErrors(vErrors, validate210.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/configuration/retiring", schemaPath: "#/properties/configuration/properties/retiring/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.configuration.properties.retiring.type, parentSchema: schema52.properties.configuration.properties.retiring, data: data60 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
      } else {
        const err80 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.properties.configuration.type, parentSchema: schema52.properties.configuration, data: data52 };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
  } else {
    const err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data };
    if (vErrors === null) {
      vErrors = [err81];
    } else {
      vErrors.push(err81);
    }
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
validate133.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
