// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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

// <stdin>
var validate = validate214;
var schema84 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "signoff.schema.json", "title": "Signoff", "description": "The decision whether the performance of a release is signed off, and why. Written by `guardband signoff --out signoff.json`.", "type": "object", "required": ["schemaVersion", "tool", "decidedAt", "decision", "reasons", "candidate", "baseline", "cases", "objectives", "drift", "waivers", "problems"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "guardband" }, "version": { "type": "string" } } }, "decidedAt": { "type": "string", "format": "date-time" }, "decision": { "title": "Decision", "description": "signed: every case of the baseline is accounted for and none is worse. rejected: something is worse, broken or missing. undecided: something could not be judged.", "enum": ["signed", "rejected", "undecided"] }, "reasons": { "description": "The reasons against signing, most serious first. Empty if signed.", "type": "array", "items": { "$ref": "#/$defs/signoffReason" } }, "candidate": { "$ref": "report.schema.json#/$defs/candidateSide" }, "baseline": { "$ref": "report.schema.json#/$defs/baselineSide" }, "metrics": { "description": "The metrics that the configuration declares in addition to the built-in ones.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/declaredMetric" } }, "groups": { "description": "The groups of cases that explain the decision, worst first.", "type": "array", "maxItems": 1e3, "items": { "$ref": "#/$defs/signoffGroup" } }, "cases": { "type": "array", "items": { "$ref": "#/$defs/accountedCase" } }, "objectives": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding" } }, "drift": { "description": "Metrics that got worse by more than their band over several releases, although no single step exceeded it.", "type": "array", "items": { "$ref": "#/$defs/drift" } }, "waivers": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/waiverUse" } }, "problems": { "type": "array", "items": { "$ref": "report.schema.json#/$defs/problem" } } }, "$defs": { "signoffReason": { "title": "SignoffReason", "type": "object", "required": ["kind", "cases"], "additionalProperties": false, "properties": { "kind": { "description": "The first five reject the release, the others leave it undecided.", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "unreadable-input", "no-baseline", "whole-run-undecided", "suspect", "slow-loss", "not-judged", "unmet-objective"] }, "cases": { "description": "Names of the cases. Empty if the reason concerns the whole run.", "type": "array", "items": { "type": "string" } } } }, "signoffGroup": { "title": "SignoffGroup", "description": "Cases that moved alike.", "type": "object", "required": ["account", "sentence", "cases"], "additionalProperties": false, "properties": { "account": { "description": "The worst account of its cases.", "enum": ["waived", "retired", "missing", "new", "regression", "invalid", "suspect", "slow-loss", "not-judged"] }, "sentence": { "description": "What happened, by how much and how certain that is.", "type": "string" }, "cases": { "description": "How many cases it has.", "type": "integer", "minimum": 1 } } }, "accountedCase": { "title": "AccountedCase", "type": "object", "required": ["case", "account"], "additionalProperties": false, "properties": { "case": { "type": "string" }, "account": { "description": "measured: in candidate and baseline. waived: worse, but allowed by the configuration. retired: not measured, as configured. missing: not measured. new: not in the baseline. slow-loss: a suspect that lost a little in each of several runs, so that no single measurement settles it. regression, invalid, suspect, not-judged: as its findings say.", "enum": ["measured", "waived", "retired", "missing", "new", "regression", "invalid", "suspect", "slow-loss", "not-judged"] }, "findings": { "description": "The findings that explain the account.", "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding" } } } }, "drift": { "title": "Drift", "type": "object", "required": ["case", "metric", "percent", "releases"], "additionalProperties": false, "properties": { "case": { "type": "string" }, "metric": { "type": "string" }, "percent": { "description": "The change from the oldest release to the candidate, in percent.", "type": "number" }, "releases": { "description": "Oldest first, without the candidate.", "type": "array", "items": { "type": "object", "required": ["tag", "value"], "additionalProperties": false, "properties": { "tag": { "type": "string" }, "value": { "type": "number" } } } }, "now": { "type": "number" } } } } };
var func3 = Object.prototype.hasOwnProperty;
var formats0 = require_formats().fullFormats["date-time"];
var schema85 = { "title": "SignoffReason", "type": "object", "required": ["kind", "cases"], "additionalProperties": false, "properties": { "kind": { "description": "The first five reject the release, the others leave it undecided.", "enum": ["regression", "whole-run", "objective", "missing", "invalid", "unreadable-input", "no-baseline", "whole-run-undecided", "suspect", "slow-loss", "not-judged", "unmet-objective"] }, "cases": { "description": "Names of the cases. Empty if the reason concerns the whole run.", "type": "array", "items": { "type": "string" } } } };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema85.required, parentSchema: schema85, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema85.required, parentSchema: schema85, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "kind" || key0 === "cases")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (!(data0 === "regression" || data0 === "whole-run" || data0 === "objective" || data0 === "missing" || data0 === "invalid" || data0 === "unreadable-input" || data0 === "no-baseline" || data0 === "whole-run-undecided" || data0 === "suspect" || data0 === "slow-loss" || data0 === "not-judged" || data0 === "unmet-objective")) {
        const err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema85.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema85.properties.kind.enum, parentSchema: schema85.properties.kind, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data1 = data.cases;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err4 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.cases.items.type, parentSchema: schema85.properties.cases.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.cases.type, parentSchema: schema85.properties.cases, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
validate215.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema74 = { "title": "CandidateSide", "type": "object", "required": ["provenance", "cases", "measurements"], "additionalProperties": false, "properties": { "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "cases": { "type": "integer" }, "measurements": { "type": "integer" }, "files": { "description": "How many result files there are, including those that could not be read.", "type": "integer" } } };
var schema20 = { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } };
var func1 = require_ucs2length().default;
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
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate217.evaluated;
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
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema76 = { "title": "BaselineSide", "type": "object", "required": ["selector", "cases", "runs"], "additionalProperties": false, "properties": { "selector": { "description": "As requested: history, last, tag:NAME or a file.", "type": "string" }, "store": { "description": "Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.", "type": "string" }, "cases": { "type": "integer" }, "runs": { "description": "The provenance of the baseline runs, oldest first.", "type": "array", "items": { "$ref": "run.schema.json#/$defs/provenance" } }, "noiseRuns": { "description": "If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.", "type": "integer", "minimum": 1 }, "age": { "title": "BaselineAge", "description": "How old the newest run of the baseline was when the candidate began.", "type": "object", "required": ["days"], "additionalProperties": false, "properties": { "days": { "type": "integer", "minimum": 0 }, "commits": { "description": "The commits and merges on the branch since then, if git knows them.", "type": "integer", "minimum": 0 } } }, "similarStore": { "description": "A folder with histories beside an empty one, whose name was probably meant.", "type": "string" }, "repetitions": { "description": "Present where the baseline was measured in the candidate's session: how often, of the case measured most often.", "type": "integer" } } };
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate220.evaluated;
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
  validate220.errors = vErrors;
  return errors === 0;
}
validate220.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema56 = { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate223.evaluated;
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
  validate223.errors = vErrors;
  return errors === 0;
}
validate223.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema89 = { "title": "SignoffGroup", "description": "Cases that moved alike.", "type": "object", "required": ["account", "sentence", "cases"], "additionalProperties": false, "properties": { "account": { "description": "The worst account of its cases.", "enum": ["waived", "retired", "missing", "new", "regression", "invalid", "suspect", "slow-loss", "not-judged"] }, "sentence": { "description": "What happened, by how much and how certain that is.", "type": "string" }, "cases": { "description": "How many cases it has.", "type": "integer", "minimum": 1 } } };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sentence === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sentence" }, message: "must have required property 'sentence'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "account" || key0 === "sentence" || key0 === "cases")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      let data0 = data.account;
      if (!(data0 === "waived" || data0 === "retired" || data0 === "missing" || data0 === "new" || data0 === "regression" || data0 === "invalid" || data0 === "suspect" || data0 === "slow-loss" || data0 === "not-judged")) {
        const err4 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/enum", keyword: "enum", params: { allowedValues: schema89.properties.account.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.account.enum, parentSchema: schema89.properties.account, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.sentence !== void 0) {
      let data1 = data.sentence;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/sentence", schemaPath: "#/properties/sentence/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.sentence.type, parentSchema: schema89.properties.sentence, data: data1 };
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
        const err6 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.cases.type, parentSchema: schema89.properties.cases, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.cases, data: data2 };
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
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema90 = { "title": "AccountedCase", "type": "object", "required": ["case", "account"], "additionalProperties": false, "properties": { "case": { "type": "string" }, "account": { "description": "measured: in candidate and baseline. waived: worse, but allowed by the configuration. retired: not measured, as configured. missing: not measured. new: not in the baseline. slow-loss: a suspect that lost a little in each of several runs, so that no single measurement settles it. regression, invalid, suspect, not-judged: as its findings say.", "enum": ["measured", "waived", "retired", "missing", "new", "regression", "invalid", "suspect", "slow-loss", "not-judged"] }, "findings": { "description": "The findings that explain the account.", "type": "array", "items": { "$ref": "report.schema.json#/$defs/finding" } } } };
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
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate228.evaluated;
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
  validate228.errors = vErrors;
  return errors === 0;
}
validate228.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
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
    if (data.account === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'", schema: schema90.required, parentSchema: schema90, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "account" || key0 === "findings")) {
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
    if (data.account !== void 0) {
      let data1 = data.account;
      if (!(data1 === "measured" || data1 === "waived" || data1 === "retired" || data1 === "missing" || data1 === "new" || data1 === "regression" || data1 === "invalid" || data1 === "suspect" || data1 === "slow-loss" || data1 === "not-judged")) {
        const err4 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/enum", keyword: "enum", params: { allowedValues: schema90.properties.account.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.account.enum, parentSchema: schema90.properties.account, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.findings !== void 0) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate228(data2[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate228.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema90.properties.findings.type, parentSchema: schema90.properties.findings, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema92 = { "title": "Drift", "type": "object", "required": ["case", "metric", "percent", "releases"], "additionalProperties": false, "properties": { "case": { "type": "string" }, "metric": { "type": "string" }, "percent": { "description": "The change from the oldest release to the candidate, in percent.", "type": "number" }, "releases": { "description": "Oldest first, without the candidate.", "type": "array", "items": { "type": "object", "required": ["tag", "value"], "additionalProperties": false, "properties": { "tag": { "type": "string" }, "value": { "type": "number" } } } }, "now": { "type": "number" } } };
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
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
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.releases === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "releases" }, message: "must have required property 'releases'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "metric" || key0 === "percent" || key0 === "releases" || key0 === "now")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.case !== void 0) {
      let data0 = data.case;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.case.type, parentSchema: schema92.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.metric.type, parentSchema: schema92.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data2 = data.percent;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.percent.type, parentSchema: schema92.properties.percent, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.releases !== void 0) {
      let data3 = data.releases;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.tag === void 0) {
              const err8 = { instancePath: instancePath + "/releases/" + i0, schemaPath: "#/properties/releases/items/required", keyword: "required", params: { missingProperty: "tag" }, message: "must have required property 'tag'", schema: schema92.properties.releases.items.required, parentSchema: schema92.properties.releases.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data4.value === void 0) {
              const err9 = { instancePath: instancePath + "/releases/" + i0, schemaPath: "#/properties/releases/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema92.properties.releases.items.required, parentSchema: schema92.properties.releases.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key1 in data4) {
              if (!(key1 === "tag" || key1 === "value")) {
                const err10 = { instancePath: instancePath + "/releases/" + i0, schemaPath: "#/properties/releases/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92.properties.releases.items, data: data4 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data4.tag !== void 0) {
              let data5 = data4.tag;
              if (typeof data5 !== "string") {
                const err11 = { instancePath: instancePath + "/releases/" + i0 + "/tag", schemaPath: "#/properties/releases/items/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.releases.items.properties.tag.type, parentSchema: schema92.properties.releases.items.properties.tag, data: data5 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data4.value !== void 0) {
              let data6 = data4.value;
              if (!(typeof data6 == "number" && isFinite(data6))) {
                const err12 = { instancePath: instancePath + "/releases/" + i0 + "/value", schemaPath: "#/properties/releases/items/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.releases.items.properties.value.type, parentSchema: schema92.properties.releases.items.properties.value, data: data6 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/releases/" + i0, schemaPath: "#/properties/releases/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.properties.releases.items.type, parentSchema: schema92.properties.releases.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/releases", schemaPath: "#/properties/releases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.releases.type, parentSchema: schema92.properties.releases, data: data3 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.now !== void 0) {
      let data7 = data.now;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err15 = { instancePath: instancePath + "/now", schemaPath: "#/properties/now/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.now.type, parentSchema: schema92.properties.now, data: data7 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema72 = { "title": "WaiverUse", "description": "How a waiver of the configuration was used. stale: it matches a case that is no longer worse.", "type": "object", "required": ["state", "metric", "where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "state": { "enum": ["used", "stale", "unused", "expired", "exceeded"] }, "metric": { "type": "string" }, "where": { "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "ceiling": { "type": "string" }, "until": { "type": "string" }, "reason": { "type": "string" }, "issue": { "type": "string" } } };
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate239.evaluated;
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
  validate239.errors = vErrors;
  return errors === 0;
}
validate239.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema73 = { "title": "Problem", "description": "Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.", "type": "object", "required": ["code", "level", "message", "advice"], "additionalProperties": false, "properties": { "code": { "type": "string" }, "level": { "enum": ["error", "warning", "note"] }, "message": { "description": "What is wrong.", "type": "string" }, "advice": { "description": "What to do.", "type": "string" }, "file": { "type": "string" }, "line": { "type": "integer" }, "column": { "type": "integer" }, "pointer": { "description": "JSON pointer into the file.", "type": "string" } } };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate241.evaluated;
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
  validate241.errors = vErrors;
  return errors === 0;
}
validate241.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tool === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.decidedAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decidedAt" }, message: "must have required property 'decidedAt'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.decision === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reasons === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.candidate === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.baseline === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.cases === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.objectives === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectives" }, message: "must have required property 'objectives'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.drift === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drift" }, message: "must have required property 'drift'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.waivers === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.problems === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema84.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema84, data };
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
        const err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema84.properties.schemaVersion, data: data0 };
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
          const err14 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema84.properties.tool.required, parentSchema: schema84.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data1.version === void 0) {
          const err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema84.properties.tool.required, parentSchema: schema84.properties.tool, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "version")) {
            const err16 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema84.properties.tool, data: data1 };
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
            const err17 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "guardband" }, message: "must be equal to constant", schema: "guardband", parentSchema: schema84.properties.tool.properties.name, data: data2 };
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
            const err18 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.tool.properties.version.type, parentSchema: schema84.properties.tool.properties.version, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.tool.type, parentSchema: schema84.properties.tool, data: data1 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.decidedAt !== void 0) {
      let data4 = data.decidedAt;
      if (typeof data4 === "string") {
        if (!formats0.validate(data4)) {
          const err20 = { instancePath: instancePath + "/decidedAt", schemaPath: "#/properties/decidedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema84.properties.decidedAt, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/decidedAt", schemaPath: "#/properties/decidedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.decidedAt.type, parentSchema: schema84.properties.decidedAt, data: data4 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.decision !== void 0) {
      let data5 = data.decision;
      if (!(data5 === "signed" || data5 === "rejected" || data5 === "undecided")) {
        const err22 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema84.properties.decision.enum }, message: "must be equal to one of the allowed values", schema: schema84.properties.decision.enum, parentSchema: schema84.properties.decision, data: data5 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.reasons !== void 0) {
      let data6 = data.reasons;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate215(data6[i0], { instancePath: instancePath + "/reasons/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate215.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.reasons.type, parentSchema: schema84.properties.reasons, data: data6 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.candidate !== void 0) {
      if (!validate217(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate217.errors);
        errors = vErrors.length;
      }
    }
    if (data.baseline !== void 0) {
      if (!validate220(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate220.errors);
        errors = vErrors.length;
      }
    }
    if (data.metrics !== void 0) {
      let data10 = data.metrics;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate223(data10[i1], { instancePath: instancePath + "/metrics/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate223.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.metrics.type, parentSchema: schema84.properties.metrics, data: data10 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data12 = data.groups;
      if (Array.isArray(data12)) {
        if (data12.length > 1e3) {
          const err25 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema84.properties.groups, data: data12 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate225(data12[i2], { instancePath: instancePath + "/groups/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate225.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.groups.type, parentSchema: schema84.properties.groups, data: data12 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.cases !== void 0) {
      let data14 = data.cases;
      if (Array.isArray(data14)) {
        const len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate227(data14[i3], { instancePath: instancePath + "/cases/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate227.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.cases.type, parentSchema: schema84.properties.cases, data: data14 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.objectives !== void 0) {
      let data16 = data.objectives;
      if (Array.isArray(data16)) {
        const len4 = data16.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate228(data16[i4], { instancePath: instancePath + "/objectives/" + i4, parentData: data16, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate228.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.objectives.type, parentSchema: schema84.properties.objectives, data: data16 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.drift !== void 0) {
      let data18 = data.drift;
      if (Array.isArray(data18)) {
        const len5 = data18.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate237(data18[i5], { instancePath: instancePath + "/drift/" + i5, parentData: data18, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate237.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.drift.type, parentSchema: schema84.properties.drift, data: data18 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.waivers !== void 0) {
      let data20 = data.waivers;
      if (Array.isArray(data20)) {
        const len6 = data20.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate239(data20[i6], { instancePath: instancePath + "/waivers/" + i6, parentData: data20, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate239.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.waivers.type, parentSchema: schema84.properties.waivers, data: data20 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.problems !== void 0) {
      let data22 = data.problems;
      if (Array.isArray(data22)) {
        const len7 = data22.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate241(data22[i7], { instancePath: instancePath + "/problems/" + i7, parentData: data22, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate241.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.problems.type, parentSchema: schema84.properties.problems, data: data22 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
validate214.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
