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
var validate = validate52;
var schema19 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "run.schema.json", "title": "RunDocument", "description": "The measurements of one run against one build, with their provenance. Written by `guardband read`.", "type": "object", "required": ["schemaVersion", "provenance", "measurements"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "provenance": { "$ref": "#/$defs/provenance" }, "measurements": { "type": "array", "items": { "$ref": "#/$defs/measurement" } } }, "$defs": { "declaredMetric": { "title": "DeclaredMetric", "description": "A metric that a configuration declares.", "type": "object", "required": ["id", "title", "unit", "better"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "unit": { "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "better": { "enum": ["higher", "lower"] } } }, "provenance": { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } }, "configuration": { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } }, "interval": { "title": "Interval", "description": 'A value published as a range, e.g. "74-84 ms".', "type": "object", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number" }, "high": { "type": "number" } } }, "value": { "title": "Value", "description": "A measured value in its metric's unit.", "oneOf": [{ "type": "number" }, { "$ref": "#/$defs/interval" }] }, "missingKind": { "title": "MissingKind", "description": "Why a metric has no value. not-run: N/A in the input. blank: an empty cell. absent: not mentioned. failed: measuring it failed.", "enum": ["not-run", "blank", "absent", "failed"] }, "percentileMethod": { "title": "PercentileMethod", "description": "How percentiles were computed. nearest-rank: the value at rank ceil(n p) of all samples. jmeter-dashboard: interpolated (R-6), by default from the last 20,000 samples only. jmeter-aggregate: the first value with a cumulative count >= round(n p). hdr: nearest rank, rounded up to the top of a histogram bucket.", "enum": ["nearest-rank", "jmeter-dashboard", "jmeter-aggregate", "hdr", "unknown"] }, "method": { "title": "Method", "type": "object", "required": ["percentile"], "additionalProperties": false, "properties": { "percentile": { "$ref": "#/$defs/percentileMethod" }, "significantDigits": { "description": "The precision of the histogram, if percentile is hdr.", "type": "integer", "minimum": 1, "maximum": 5 } } }, "histogram": { "title": "Histogram", "description": "The response times to the millisecond with their counts, and sums that do not follow from them. This is enough to merge the shards of a run without loss and to compute percentiles by any method. A sum is null if its column contained a value that is not a number, and absent if there was no such column.", "type": "object", "required": ["firstStartMs", "lastEndMs", "values", "counts"], "additionalProperties": false, "properties": { "firstStartMs": { "description": "When the first sample began, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "lastEndMs": { "description": "When the last sample ended, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "errors": { "description": "How many samples failed.", "type": ["integer", "null"], "minimum": 0 }, "receivedBytes": { "type": ["integer", "null"] }, "sentBytes": { "type": ["integer", "null"] }, "latencyMs": { "description": "The sum of all times to the first byte, in milliseconds.", "type": ["integer", "null"] }, "connectMs": { "description": "The sum of all connect times, in milliseconds.", "type": ["integer", "null"] }, "values": { "description": "The distinct response times in milliseconds, ascending.", "type": "array", "maxItems": 1e6, "items": { "type": "number", "minimum": 0, "maximum": 864e13 } }, "counts": { "description": "The number of samples with each of these values. They add up to the samples of the measurement.", "type": "array", "maxItems": 1e6, "items": { "type": "integer", "minimum": 1 } }, "apdex": { "description": "The thresholds of the APDEX in milliseconds, satisfied and tolerated, and how many samples failed within each of them.", "type": "object", "required": ["ms", "errors"], "additionalProperties": false, "properties": { "ms": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "integer", "minimum": 1 } }, "errors": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "integer", "minimum": 0 } } } } } }, "timeline": { "title": "Timeline", "description": "Requests and errors over the time of a run, in at most 120 intervals of equal width. Intervals begin at multiples of their width, so that the shards of a run can be merged without loss. 2 to 6 KB per case; the history keeps a short form (course).", "type": "object", "required": ["startMs", "widthMs", "requests"], "additionalProperties": false, "properties": { "startMs": { "description": "When the first interval begins, in milliseconds since 1970: a multiple of the width.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "widthMs": { "description": "The width of each interval in milliseconds: a power of two.", "type": "integer", "minimum": 1024, "maximum": 864e13 }, "requests": { "description": "How many requests ended in each interval. They add up to the samples of the measurement.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "errors": { "description": "How many of them failed. Absent if none did, or if it is unknown.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "slowestMs": { "description": "The longest response time of the requests that ended in each interval, in milliseconds; 0 without requests. It shows whether a slow p99 belongs to the whole run or to a moment.", "type": "array", "maxItems": 120, "items": { "type": "number", "minimum": 0 } }, "threads": { "description": "How many threads of the load generator ran when the slowest request of each interval ended (allThreads); 0 without requests. Absent if the results do not have it.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "codes": { "description": "How many requests of each interval failed, by response code. Counted like the response times; absent if nothing failed.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/codeCounts" } }, "times": { "description": "The response times of the requests that ended in each interval, separated by commas: the first bucket with a request, and the number of requests in each bucket from there on. Bucket n is n milliseconds up to 15; from there on, each doubling of the time has eight buckets of equal width. Absent for results with more than 256 labels.", "type": "array", "maxItems": 120, "items": { "type": "string", "maxLength": 4e3 } } } }, "codeCounts": { "title": "CodeCounts", "type": "object", "required": ["code", "counts"], "additionalProperties": false, "properties": { "code": { "description": 'The response code, e.g. "500".', "type": "string", "maxLength": 200 }, "counts": { "description": "One number for each interval.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } } } }, "countedError": { "title": "CountedError", "description": "Errors with the same response code and message. Errors that differ only in numbers count together; the message then has a # for each number.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "description": 'The response code, e.g. "500".', "type": "string", "maxLength": 200 }, "message": { "description": "The response message, or what a failed assertion reported. Cut after 160 bytes.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it.", "type": "integer", "minimum": 1 } } }, "measurement": { "title": "Measurement", "description": "The metrics of one case in one run. Two measurements of one case in a run are repetitions.", "type": "object", "required": ["scenario", "configuration", "metrics"], "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "description": "JMeter's sampler or transaction name inside the scenario.", "type": "string" }, "configuration": { "$ref": "#/$defs/configuration" }, "metrics": { "description": "Values by metric id, in milliseconds, requests per second or percent (0-100).", "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } }, "missing": { "description": "Why metrics have no value, by metric id.", "type": "object", "additionalProperties": { "$ref": "#/$defs/missingKind" } }, "groupedMedian": { "description": "The median of times recorded in whole milliseconds, interpolated by the shares of its millisecond. p50 is compared by it. Absent where p50 is fine enough or response times are unknown.", "type": "number", "exclusiveMinimum": 0 }, "samples": { "description": "The number of requests.", "type": "integer", "minimum": 0 }, "transaction": { "description": "These are transactions, whose requests also count under their own labels. A total leaves them out, as JMeter's does.", "const": true }, "errors": { "description": "The most common errors of the case, most frequent first. Absent if nothing failed or the errors are unknown.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/countedError" } }, "otherErrors": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 }, "startedAt": { "description": "When this case began, if known (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time from the first start to the last end, in milliseconds.", "type": "number", "minimum": 0 }, "warmupMs": { "description": "The warm-up cut from the start, in milliseconds.", "type": "number", "minimum": 0 }, "method": { "$ref": "#/$defs/method" }, "timeline": { "$ref": "#/$defs/timeline" }, "course": { "description": "The timeline as the history keeps it, in at most 16 intervals and mostly 0.3 to 0.6 kB: the start and the width, then of each interval, after a semicolon, the requests, the errors, the threads (empty if unknown), and where response times were counted the times in milliseconds below which 0, 25, 50, 75, 95, 99 and 100 % of them lie.", "type": "string", "maxLength": 2e3, "pattern": "^[0-9.,;]+$" }, "histogram": { "$ref": "#/$defs/histogram" } } } } };
var schema20 = { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } };
var formats0 = require_formats().fullFormats["date-time"];
var func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema21 = { "title": "Measurement", "description": "The metrics of one case in one run. Two measurements of one case in a run are repetitions.", "type": "object", "required": ["scenario", "configuration", "metrics"], "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "description": "JMeter's sampler or transaction name inside the scenario.", "type": "string" }, "configuration": { "$ref": "#/$defs/configuration" }, "metrics": { "description": "Values by metric id, in milliseconds, requests per second or percent (0-100).", "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } }, "missing": { "description": "Why metrics have no value, by metric id.", "type": "object", "additionalProperties": { "$ref": "#/$defs/missingKind" } }, "groupedMedian": { "description": "The median of times recorded in whole milliseconds, interpolated by the shares of its millisecond. p50 is compared by it. Absent where p50 is fine enough or response times are unknown.", "type": "number", "exclusiveMinimum": 0 }, "samples": { "description": "The number of requests.", "type": "integer", "minimum": 0 }, "transaction": { "description": "These are transactions, whose requests also count under their own labels. A total leaves them out, as JMeter's does.", "const": true }, "errors": { "description": "The most common errors of the case, most frequent first. Absent if nothing failed or the errors are unknown.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/countedError" } }, "otherErrors": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 }, "startedAt": { "description": "When this case began, if known (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time from the first start to the last end, in milliseconds.", "type": "number", "minimum": 0 }, "warmupMs": { "description": "The warm-up cut from the start, in milliseconds.", "type": "number", "minimum": 0 }, "method": { "$ref": "#/$defs/method" }, "timeline": { "$ref": "#/$defs/timeline" }, "course": { "description": "The timeline as the history keeps it, in at most 16 intervals and mostly 0.3 to 0.6 kB: the start and the width, then of each interval, after a semicolon, the requests, the errors, the threads (empty if unknown), and where response times were counted the times in milliseconds below which 0, 25, 50, 75, 95, 99 and 100 % of them lie.", "type": "string", "maxLength": 2e3, "pattern": "^[0-9.,;]+$" }, "histogram": { "$ref": "#/$defs/histogram" } } };
var func3 = Object.prototype.hasOwnProperty;
var schema22 = { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
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
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  validate58.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate58.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema25 = { "title": "MissingKind", "description": "Why a metric has no value. not-run: N/A in the input. blank: an empty cell. absent: not mentioned. failed: measuring it failed.", "enum": ["not-run", "blank", "absent", "failed"] };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "not-run" || data === "blank" || data === "absent" || data === "failed")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values", schema: schema25.enum, parentSchema: schema25, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema26 = { "title": "CountedError", "description": "Errors with the same response code and message. Errors that differ only in numbers count together; the message then has a # for each number.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "description": 'The response code, e.g. "500".', "type": "string", "maxLength": 200 }, "message": { "description": "The response message, or what a failed assertion reported. Cut after 160 bytes.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it.", "type": "integer", "minimum": 1 } } };
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
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema26.required, parentSchema: schema26, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "count")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26, data };
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
          const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema26.properties.code, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.code.type, parentSchema: schema26.properties.code, data: data0 };
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
          const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema26.properties.message, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.message.type, parentSchema: schema26.properties.message, data: data1 };
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
        const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.properties.count.type, parentSchema: schema26.properties.count, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema26.properties.count, data: data2 };
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
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema27 = { "title": "Method", "type": "object", "required": ["percentile"], "additionalProperties": false, "properties": { "percentile": { "$ref": "#/$defs/percentileMethod" }, "significantDigits": { "description": "The precision of the histogram, if percentile is hdr.", "type": "integer", "minimum": 1, "maximum": 5 } } };
var schema28 = { "title": "PercentileMethod", "description": "How percentiles were computed. nearest-rank: the value at rank ceil(n p) of all samples. jmeter-dashboard: interpolated (R-6), by default from the last 20,000 samples only. jmeter-aggregate: the first value with a cumulative count >= round(n p). hdr: nearest rank, rounded up to the top of a histogram bucket.", "enum": ["nearest-rank", "jmeter-dashboard", "jmeter-aggregate", "hdr", "unknown"] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "nearest-rank" || data === "jmeter-dashboard" || data === "jmeter-aggregate" || data === "hdr" || data === "unknown")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values", schema: schema28.enum, parentSchema: schema28, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
    if (data.percentile === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percentile" }, message: "must have required property 'percentile'", schema: schema27.required, parentSchema: schema27, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percentile" || key0 === "significantDigits")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema27, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.percentile !== void 0) {
      if (!validate67(data.percentile, { instancePath: instancePath + "/percentile", parentData: data, parentDataProperty: "percentile", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate67.errors);
        errors = vErrors.length;
      }
    }
    if (data.significantDigits !== void 0) {
      let data1 = data.significantDigits;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema27.properties.significantDigits.type, parentSchema: schema27.properties.significantDigits, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema27.properties.significantDigits, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema27.properties.significantDigits, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema27.type, parentSchema: schema27, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema31 = { "title": "Histogram", "description": "The response times to the millisecond with their counts, and sums that do not follow from them. This is enough to merge the shards of a run without loss and to compute percentiles by any method. A sum is null if its column contained a value that is not a number, and absent if there was no such column.", "type": "object", "required": ["firstStartMs", "lastEndMs", "values", "counts"], "additionalProperties": false, "properties": { "firstStartMs": { "description": "When the first sample began, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "lastEndMs": { "description": "When the last sample ended, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "errors": { "description": "How many samples failed.", "type": ["integer", "null"], "minimum": 0 }, "receivedBytes": { "type": ["integer", "null"] }, "sentBytes": { "type": ["integer", "null"] }, "latencyMs": { "description": "The sum of all times to the first byte, in milliseconds.", "type": ["integer", "null"] }, "connectMs": { "description": "The sum of all connect times, in milliseconds.", "type": ["integer", "null"] }, "values": { "description": "The distinct response times in milliseconds, ascending.", "type": "array", "maxItems": 1e6, "items": { "type": "number", "minimum": 0, "maximum": 864e13 } }, "counts": { "description": "The number of samples with each of these values. They add up to the samples of the measurement.", "type": "array", "maxItems": 1e6, "items": { "type": "integer", "minimum": 1 } }, "apdex": { "description": "The thresholds of the APDEX in milliseconds, satisfied and tolerated, and how many samples failed within each of them.", "type": "object", "required": ["ms", "errors"], "additionalProperties": false, "properties": { "ms": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "integer", "minimum": 1 } }, "errors": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "integer", "minimum": 0 } } } } } };
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
    if (data.firstStartMs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstStartMs" }, message: "must have required property 'firstStartMs'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.lastEndMs === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastEndMs" }, message: "must have required property 'lastEndMs'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.values === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.counts === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema31.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.firstStartMs !== void 0) {
      let data0 = data.firstStartMs;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/firstStartMs", schemaPath: "#/properties/firstStartMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.firstStartMs.type, parentSchema: schema31.properties.firstStartMs, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 864e13 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/firstStartMs", schemaPath: "#/properties/firstStartMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema31.properties.firstStartMs, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/firstStartMs", schemaPath: "#/properties/firstStartMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.firstStartMs, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.lastEndMs !== void 0) {
      let data1 = data.lastEndMs;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err8 = { instancePath: instancePath + "/lastEndMs", schemaPath: "#/properties/lastEndMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.lastEndMs.type, parentSchema: schema31.properties.lastEndMs, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 864e13 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/lastEndMs", schemaPath: "#/properties/lastEndMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema31.properties.lastEndMs, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/lastEndMs", schemaPath: "#/properties/lastEndMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.lastEndMs, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err11 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema31.properties.errors.type }, message: "must be integer,null", schema: schema31.properties.errors.type, parentSchema: schema31.properties.errors, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.errors, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.receivedBytes !== void 0) {
      let data3 = data.receivedBytes;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err13 = { instancePath: instancePath + "/receivedBytes", schemaPath: "#/properties/receivedBytes/type", keyword: "type", params: { type: schema31.properties.receivedBytes.type }, message: "must be integer,null", schema: schema31.properties.receivedBytes.type, parentSchema: schema31.properties.receivedBytes, data: data3 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.sentBytes !== void 0) {
      let data4 = data.sentBytes;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err14 = { instancePath: instancePath + "/sentBytes", schemaPath: "#/properties/sentBytes/type", keyword: "type", params: { type: schema31.properties.sentBytes.type }, message: "must be integer,null", schema: schema31.properties.sentBytes.type, parentSchema: schema31.properties.sentBytes, data: data4 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.latencyMs !== void 0) {
      let data5 = data.latencyMs;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err15 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: schema31.properties.latencyMs.type }, message: "must be integer,null", schema: schema31.properties.latencyMs.type, parentSchema: schema31.properties.latencyMs, data: data5 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.connectMs !== void 0) {
      let data6 = data.connectMs;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
        const err16 = { instancePath: instancePath + "/connectMs", schemaPath: "#/properties/connectMs/type", keyword: "type", params: { type: schema31.properties.connectMs.type }, message: "must be integer,null", schema: schema31.properties.connectMs.type, parentSchema: schema31.properties.connectMs, data: data6 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data7 = data.values;
      if (Array.isArray(data7)) {
        if (data7.length > 1e6) {
          const err17 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items", schema: 1e6, parentSchema: schema31.properties.values, data: data7 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 864e13 || isNaN(data8)) {
              const err18 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema31.properties.values.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              const err19 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.values.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.values.items.type, parentSchema: schema31.properties.values.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.values.type, parentSchema: schema31.properties.values, data: data7 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.counts !== void 0) {
      let data9 = data.counts;
      if (Array.isArray(data9)) {
        if (data9.length > 1e6) {
          const err22 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items", schema: 1e6, parentSchema: schema31.properties.counts, data: data9 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data10 = data9[i1];
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err23 = { instancePath: instancePath + "/counts/" + i1, schemaPath: "#/properties/counts/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.counts.items.type, parentSchema: schema31.properties.counts.items, data: data10 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 1 || isNaN(data10)) {
              const err24 = { instancePath: instancePath + "/counts/" + i1, schemaPath: "#/properties/counts/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.counts.items, data: data10 };
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
        const err25 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.counts.type, parentSchema: schema31.properties.counts, data: data9 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.apdex !== void 0) {
      let data11 = data.apdex;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.ms === void 0) {
          const err26 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/required", keyword: "required", params: { missingProperty: "ms" }, message: "must have required property 'ms'", schema: schema31.properties.apdex.required, parentSchema: schema31.properties.apdex, data: data11 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data11.errors === void 0) {
          const err27 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'", schema: schema31.properties.apdex.required, parentSchema: schema31.properties.apdex, data: data11 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "ms" || key1 === "errors")) {
            const err28 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.apdex, data: data11 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data11.ms !== void 0) {
          let data12 = data11.ms;
          if (Array.isArray(data12)) {
            if (data12.length > 2) {
              const err29 = { instancePath: instancePath + "/apdex/ms", schemaPath: "#/properties/apdex/properties/ms/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema31.properties.apdex.properties.ms, data: data12 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data12.length < 2) {
              const err30 = { instancePath: instancePath + "/apdex/ms", schemaPath: "#/properties/apdex/properties/ms/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema31.properties.apdex.properties.ms, data: data12 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len2 = data12.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data13 = data12[i2];
              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                const err31 = { instancePath: instancePath + "/apdex/ms/" + i2, schemaPath: "#/properties/apdex/properties/ms/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.apdex.properties.ms.items.type, parentSchema: schema31.properties.apdex.properties.ms.items, data: data13 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 < 1 || isNaN(data13)) {
                  const err32 = { instancePath: instancePath + "/apdex/ms/" + i2, schemaPath: "#/properties/apdex/properties/ms/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.apdex.properties.ms.items, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/apdex/ms", schemaPath: "#/properties/apdex/properties/ms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.apdex.properties.ms.type, parentSchema: schema31.properties.apdex.properties.ms, data: data12 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data11.errors !== void 0) {
          let data14 = data11.errors;
          if (Array.isArray(data14)) {
            if (data14.length > 2) {
              const err34 = { instancePath: instancePath + "/apdex/errors", schemaPath: "#/properties/apdex/properties/errors/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema31.properties.apdex.properties.errors, data: data14 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (data14.length < 2) {
              const err35 = { instancePath: instancePath + "/apdex/errors", schemaPath: "#/properties/apdex/properties/errors/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema31.properties.apdex.properties.errors, data: data14 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            const len3 = data14.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data15 = data14[i3];
              if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                const err36 = { instancePath: instancePath + "/apdex/errors/" + i3, schemaPath: "#/properties/apdex/properties/errors/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.apdex.properties.errors.items.type, parentSchema: schema31.properties.apdex.properties.errors.items, data: data15 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 < 0 || isNaN(data15)) {
                  const err37 = { instancePath: instancePath + "/apdex/errors/" + i3, schemaPath: "#/properties/apdex/properties/errors/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.apdex.properties.errors.items, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/apdex/errors", schemaPath: "#/properties/apdex/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.apdex.properties.errors.type, parentSchema: schema31.properties.apdex.properties.errors, data: data14 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.apdex.type, parentSchema: schema31.properties.apdex, data: data11 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
  } else {
    const err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err40];
    } else {
      vErrors.push(err40);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern3 = new RegExp("^[0-9.,;]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema21.required, parentSchema: schema21, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema21.required, parentSchema: schema21, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.metrics === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema21.required, parentSchema: schema21, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema21.properties, key0)) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema21, data };
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
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.scenario, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.scenario.type, parentSchema: schema21.properties.scenario, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.label.type, parentSchema: schema21.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.configuration !== void 0) {
      if (!validate56(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.metrics !== void 0) {
      let data3 = data.metrics;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          if (!validate58(data3[key1], { instancePath: instancePath + "/metrics/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.metrics.type, parentSchema: schema21.properties.metrics, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.missing !== void 0) {
      let data5 = data.missing;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key2 in data5) {
          if (!validate62(data5[key2], { instancePath: instancePath + "/missing/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate62.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.missing.type, parentSchema: schema21.properties.missing, data: data5 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.groupedMedian !== void 0) {
      let data7 = data.groupedMedian;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 <= 0 || isNaN(data7)) {
          const err9 = { instancePath: instancePath + "/groupedMedian", schemaPath: "#/properties/groupedMedian/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema21.properties.groupedMedian, data: data7 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/groupedMedian", schemaPath: "#/properties/groupedMedian/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema21.properties.groupedMedian.type, parentSchema: schema21.properties.groupedMedian, data: data7 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.samples !== void 0) {
      let data8 = data.samples;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err11 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.samples.type, parentSchema: schema21.properties.samples, data: data8 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err12 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema21.properties.samples, data: data8 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.transaction !== void 0) {
      let data9 = data.transaction;
      if (true !== data9) {
        const err13 = { instancePath: instancePath + "/transaction", schemaPath: "#/properties/transaction/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema21.properties.transaction, data: data9 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data10 = data.errors;
      if (Array.isArray(data10)) {
        if (data10.length > 32) {
          const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema21.properties.errors, data: data10 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate64(data10[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate64.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema21.properties.errors.type, parentSchema: schema21.properties.errors, data: data10 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.otherErrors !== void 0) {
      let data12 = data.otherErrors;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err16 = { instancePath: instancePath + "/otherErrors", schemaPath: "#/properties/otherErrors/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.otherErrors.type, parentSchema: schema21.properties.otherErrors, data: data12 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 < 1 || isNaN(data12)) {
          const err17 = { instancePath: instancePath + "/otherErrors", schemaPath: "#/properties/otherErrors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema21.properties.otherErrors, data: data12 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.startedAt !== void 0) {
      let data13 = data.startedAt;
      if (typeof data13 === "string") {
        if (!formats0.validate(data13)) {
          const err18 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema21.properties.startedAt, data: data13 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.startedAt.type, parentSchema: schema21.properties.startedAt, data: data13 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data14 = data.durationMs;
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 < 0 || isNaN(data14)) {
          const err20 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema21.properties.durationMs, data: data14 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema21.properties.durationMs.type, parentSchema: schema21.properties.durationMs, data: data14 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.warmupMs !== void 0) {
      let data15 = data.warmupMs;
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 < 0 || isNaN(data15)) {
          const err22 = { instancePath: instancePath + "/warmupMs", schemaPath: "#/properties/warmupMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema21.properties.warmupMs, data: data15 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/warmupMs", schemaPath: "#/properties/warmupMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema21.properties.warmupMs.type, parentSchema: schema21.properties.warmupMs, data: data15 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      if (!validate66(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.timeline !== void 0) {
      if (!validate70(data.timeline, { instancePath: instancePath + "/timeline", parentData: data, parentDataProperty: "timeline", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.course !== void 0) {
      let data18 = data.course;
      if (typeof data18 === "string") {
        if (func1(data18) > 2e3) {
          const err24 = { instancePath: instancePath + "/course", schemaPath: "#/properties/course/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema21.properties.course, data: data18 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err25 = { instancePath: instancePath + "/course", schemaPath: "#/properties/course/pattern", keyword: "pattern", params: { pattern: "^[0-9.,;]+$" }, message: 'must match pattern "^[0-9.,;]+$"', schema: "^[0-9.,;]+$", parentSchema: schema21.properties.course, data: data18 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/course", schemaPath: "#/properties/course/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.course.type, parentSchema: schema21.properties.course, data: data18 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.histogram !== void 0) {
      if (!validate74(data.histogram, { instancePath: instancePath + "/histogram", parentData: data, parentDataProperty: "histogram", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate74.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema19.required, parentSchema: schema19, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.provenance === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'", schema: schema19.required, parentSchema: schema19, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.measurements === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "measurements" }, message: "must have required property 'measurements'", schema: schema19.required, parentSchema: schema19, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schemaVersion" || key0 === "provenance" || key0 === "measurements")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19, data };
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
        const err4 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema19.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      if (!validate53(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.measurements !== void 0) {
      let data2 = data.measurements;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate55(data2[i0], { instancePath: instancePath + "/measurements/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate55.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/measurements", schemaPath: "#/properties/measurements/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.measurements.type, parentSchema: schema19.properties.measurements, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
