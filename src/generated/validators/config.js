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
var validate = validate99;
var schema40 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "config.schema.json", "title": "ConfigDocument", "description": "The configuration file guardband.yml. Every key is optional; without the file all defaults apply.", "type": "object", "additionalProperties": false, "properties": { "version": { "const": 1 }, "results": { "description": "Files, folders or globs to read when none are named on the command line. Relative to the folder of this file.", "type": "array", "items": { "type": "string" } }, "paths": { "description": "Path patterns that name the scenario and the axes of a result, e.g. results/{scenario}/{users}_users/**.", "type": "array", "items": { "type": "string" } }, "scenario": { "description": "The scenario of all results that do not name one in their content, by `paths` or by a folder scenario=NAME. The names of files and folders are then never used.", "type": "string", "minLength": 1 }, "renamed": { "description": "New names of labels and scenarios, so that renamed cases keep their history: {label: OLD, to: NEW} or {scenario: OLD, to: NEW}. Applies to baselines and accepted levels.", "type": "array", "items": { "$ref": "#/$defs/renaming" } }, "warmup": { "description": "A time such as 300s or 5m, excluded from the start of every raw result. Default: 0s.", "type": "string", "pattern": "^\\d+(\\.\\d+)?(ms|s|m)$" }, "percentiles": { "title": "ExactMethod", "description": "How percentiles of raw results are computed. nearest-rank (default): the value at rank ceil(n p). jmeter-dashboard: interpolated like in JMeter's HTML report, but from all samples. jmeter-aggregate: like in JMeter's Aggregate Report.", "enum": ["nearest-rank", "jmeter-dashboard", "jmeter-aggregate"] }, "apdex": { "description": "Adds the APDEX of raw results: the milliseconds that satisfy users, and that they tolerate.", "type": "object", "required": ["satisfied", "tolerated"], "additionalProperties": false, "properties": { "satisfied": { "type": "integer", "minimum": 1, "maximum": 6e4 }, "tolerated": { "type": "integer", "minimum": 1, "maximum": 6e4 } } }, "shards": { "title": "Shards", "description": "How several results of one case are combined. overlap (default): as shards of one run if they overlap in time, else as repetitions. merge: always as shards. repetitions: always as repetitions.", "enum": ["overlap", "merge", "repetitions"] }, "columns": { "title": "TableColumns", "description": "How your own CSV files are read: the content of each column, by the names in the header. A file that has all of these columns is read in this way. It has one value per row (`metric` and `value`), or one column per metric (`metrics`).", "type": "object", "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "type": "string", "minLength": 1 }, "axes": { "description": "The columns of axes: {users: vus}.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1 } }, "metric": { "description": "The column with the name of the metric of each row, such as p99.", "type": "string", "minLength": 1 }, "value": { "description": "The column with the value of each row.", "type": "string", "minLength": 1 }, "unit": { "description": "The column with the unit of each row. Times are converted to ms.", "type": "string", "minLength": 1 }, "samples": { "description": "The column with the number of requests.", "type": "string", "minLength": 1 }, "metrics": { "description": "One column per metric, by metric id: {p99: 'p99 (ms)', throughput: rps}. Values are in the unit of the metric.", "type": "object", "minProperties": 1, "additionalProperties": { "type": "string", "minLength": 1 } } } }, "labels": { "description": "Which JMeter labels are judged.", "type": "object", "additionalProperties": false, "properties": { "include": { "type": "array", "items": { "type": "string" } }, "exclude": { "type": "array", "items": { "type": "string" } }, "transactions": { "description": "Which rows to keep if transaction controllers write rows in addition to their children: both (default), each under its own label, only children or only parents.", "enum": ["both", "children", "parents"] } } }, "environment": { "description": "The environment of the candidate, in addition to that in the results, e.g. {instance: c5.large}.", "type": "object", "additionalProperties": { "type": "string" } }, "controls": { "description": "Cases that the change under test cannot affect, so that they measure the machine. They are judged and shown, but never fail the gate.", "type": "array", "items": { "$ref": "#/$defs/where" } }, "metrics": { "description": "How each metric is judged, by metric id: report (shown, never judged), gate (default settings), or settings. Settings with `better` declare your own metric: queueDepth: {unit: '', better: lower, band: 10%}.", "type": "object", "additionalProperties": { "$ref": "#/$defs/metricRule" } }, "overrides": { "description": "Metric settings for certain cases. If several match, the last one wins.", "type": "array", "items": { "$ref": "#/$defs/override" } }, "objectives": { "description": 'Absolute limits, independent of the baseline: {where, <metric>: "< 1" | ">= 99.5" | "within 5% of targetRate" | "74 to 84"}.', "type": "array", "items": { "$ref": "#/$defs/objective" } }, "derive": { "description": "Metrics computed from others of the same run, for candidate and baseline, in this order. They are gated unless `metrics` sets them to report.", "type": "array", "items": { "$ref": "#/$defs/derivation" } }, "baselines": { "type": "object", "additionalProperties": false, "properties": { "store": { "description": "The folder of the history files, relative to that of this file (default: baselines), branch:NAME for a separate branch in the remote, git:URL#branch for another repository, or s3://bucket/prefix for object storage.", "type": "string" }, "history": { "description": "How many of the newest runs of the history are used. Default: 30.", "type": "integer", "minimum": 1 }, "empty": { "description": "The outcome while the history is empty. A tag, a commit or a file that is named must have runs. Default: undecided.", "enum": ["undecided", "pass"] }, "reference": { "description": "A second baseline, shown beside the first, such as tag:* for the last release. Takes the values of `--against`: tag:NAME, last, ref:GITREF, or a readable result. `fail` sets whether it can fail the gate.", "type": "string", "minLength": 1 } } }, "measure": { "title": "MeasureSettings", "description": "How `guardband gate` measures. In the commands, {version} is the folder of a version, {head} that of the head and {out} the folder for its results, quoted for the shell; the variables GUARDBAND_VERSION, GUARDBAND_OUT and GUARDBAND_SIDE (base or head) are set, too.", "type": "object", "additionalProperties": false, "properties": { "build": { "description": "Builds a version, once. A shell runs it in the folder of the version. Absent or empty: nothing is built.", "type": "string" }, "run": { "description": "Measures one version once, and writes its results into {out}. A shell runs it in the current folder.", "type": "string", "minLength": 1 }, "pairs": { "description": "How often base and head are measured beside each other at most. Default: 4.", "type": "integer", "minimum": 1, "maximum": 100 }, "budget": { "description": "The time that builds and measurements may take, such as 30m. A pair that would exceed it is not begun; a command that does is stopped. Default: 1h.", "type": "string", "pattern": "^\\d+(\\.\\d+)?(s|m|h)$" } } }, "retired": { "description": "Cases of the baseline that are intentionally no longer measured.", "type": "array", "items": { "$ref": "#/$defs/retirement" } }, "dead": { "description": "Cases in which most requests fail in every run, and why that is intended. They are shown, but not judged. Any other such case fails the gate.", "type": "array", "items": { "$ref": "#/$defs/retirement" } }, "fail": { "type": "object", "additionalProperties": false, "properties": { "on": { "description": "The findings that fail the gate. Default: all of them.", "type": "array", "items": { "enum": ["regression", "objective", "missing", "invalid"] } }, "suspect": { "description": "The effect of a suspect. undecided (default): the gate is undecided (exit code 2) if a suspect change is too large to pass, or if everything is worse by more than the history ever showed. report: a suspect is only shown. fail: every suspect fails the gate.", "enum": ["report", "undecided", "fail"] }, "undecided": { "description": "fail: a case that could not be judged makes the gate undecided (exit code 2). Default: pass.", "enum": ["pass", "fail"] }, "open": { "description": "The effect of pairs that neither show a change nor exclude one. pass (default): the gate passes, and the report says what could not be excluded. undecided: exit code 2.", "enum": ["pass", "undecided"] }, "reference": { "description": "The effect of the comparison with the second baseline. report (default): it is only shown. fail: the gate also fails, or is undecided, if that comparison does.", "enum": ["report", "fail"] } } }, "waivers": { "description": "Known regressions that are accepted until a date.", "type": "array", "items": { "$ref": "#/$defs/waiver" } } }, "$defs": { "where": { "title": "Where", "description": "Selects cases by scenario, label or any axis: a pattern with * and ?, or a comparison such as >=300. All conditions must match.", "type": "object", "additionalProperties": { "type": ["string", "number"] } }, "bandPart": { "title": "BandPart", "description": "5% (relative), 2ms, 0.5 points, or a bare number in the metric's unit.", "type": ["string", "number"], "pattern": "^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$", "minimum": 0 }, "band": { "title": "Band", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "oneOf": [{ "$ref": "#/$defs/bandPart" }, { "type": "array", "items": { "$ref": "#/$defs/bandPart" }, "minItems": 1, "maxItems": 2 }] }, "metricRule": { "title": "MetricRule", "oneOf": [{ "enum": ["report", "gate"] }, { "type": "object", "additionalProperties": false, "properties": { "band": { "$ref": "#/$defs/band" }, "cap": { "description": "The highest value allowed, whatever the baseline is (for the error rate, in percent).", "type": "number" }, "better": { "description": "Declares your own metric: which direction is better.", "enum": ["higher", "lower"] }, "unit": { "description": "The unit of your own metric. Default: none.", "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "title": { "description": "The title of your own metric in reports. Default: its id.", "type": "string", "minLength": 1 } } }] }, "override": { "title": "Override", "type": "object", "required": ["where", "metrics"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "metrics": { "type": "object", "additionalProperties": { "$ref": "#/$defs/metricRule" } } } }, "objective": { "title": "Objective", "type": "object", "properties": { "where": { "$ref": "#/$defs/where" } }, "minProperties": 1, "additionalProperties": { "type": "string" } }, "derivation": { "title": "Derivation", "description": "A metric computed from others. kneePoint: the load above which `of` grows by at most 5 %. maxThroughput: the highest `of` along an axis. ratio (higher is better) and overhead (lower is better): `of` of case `other` divided by `of` of case `base`; the two differ only in these axes. targetShare: `of` in percent of an axis. littlesLaw: throughput x mean response time / an axis.", "type": "object", "required": ["metric"], "additionalProperties": false, "properties": { "metric": { "enum": ["kneePoint", "maxThroughput", "ratio", "overhead", "targetShare", "littlesLaw"] }, "of": { "description": "The metric it is computed from. Default: throughput.", "type": "string" }, "along": { "description": "The axis of the load (default: users) or of the target (default: targetRate).", "type": "string" }, "base": { "$ref": "#/$defs/where" }, "other": { "$ref": "#/$defs/where" }, "where": { "$ref": "#/$defs/where" } }, "if": { "properties": { "metric": { "enum": ["ratio", "overhead"] } } }, "then": { "required": ["base", "other"], "properties": { "base": true, "other": true } } }, "retirement": { "title": "Retirement", "type": "object", "required": ["where", "reason"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "reason": { "type": "string", "minLength": 1 } } }, "renaming": { "title": "Renaming", "description": "With `label`, the label gets the new name, in that scenario only if one is given. Without it, the scenario does.", "type": "object", "required": ["to"], "minProperties": 2, "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "type": "string", "minLength": 1 }, "to": { "description": "The new name.", "type": "string", "minLength": 1 } } }, "ceiling": { "title": "Ceiling", "description": "20% or 1.5 points.", "type": "string", "pattern": "^\\d+(\\.\\d+)?\\s*(%|points?)$" }, "waiver": { "title": "Waiver", "type": "object", "required": ["where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "metric": { "description": "The metric, or a list of metrics, that may be worse up to `ceiling`. Omit it if `ceiling` names the metrics.", "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] }, "ceiling": { "description": "How much worse the metric may be: 20% or 1.5 points; or one value for each metric: {throughput: 20%, p99: 40%}.", "oneOf": [{ "$ref": "#/$defs/ceiling" }, { "type": "object", "additionalProperties": { "$ref": "#/$defs/ceiling" }, "minProperties": 1 }] }, "until": { "description": "The last day on which the waiver applies, YYYY-MM-DD.", "type": "string", "format": "date" }, "issue": { "type": "string" }, "reason": { "type": "string", "minLength": 1 } } } } };
var func3 = Object.prototype.hasOwnProperty;
var func1 = require_ucs2length().default;
var schema41 = { "title": "Renaming", "description": "With `label`, the label gets the new name, in that scenario only if one is given. Without it, the scenario does.", "type": "object", "required": ["to"], "minProperties": 2, "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "type": "string", "minLength": 1 }, "to": { "description": "The new name.", "type": "string", "minLength": 1 } } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties", schema: 2, parentSchema: schema41, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema41.required, parentSchema: schema41, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scenario" || key0 === "label" || key0 === "to")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema41, data };
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
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41.properties.scenario, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.scenario.type, parentSchema: schema41.properties.scenario, data: data0 };
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
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41.properties.label, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.label.type, parentSchema: schema41.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41.properties.to, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.to.type, parentSchema: schema41.properties.to, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema42 = { "title": "Where", "description": "Selects cases by scenario, label or any axis: a pattern with * and ?, or a comparison such as >=300. All conditions must match.", "type": "object", "additionalProperties": { "type": ["string", "number"] } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      let data0 = data[key0];
      if (typeof data0 !== "string" && !(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema42.additionalProperties.type }, message: "must be string,number", schema: schema42.additionalProperties.type, parentSchema: schema42.additionalProperties, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema43 = { "title": "MetricRule", "oneOf": [{ "enum": ["report", "gate"] }, { "type": "object", "additionalProperties": false, "properties": { "band": { "$ref": "#/$defs/band" }, "cap": { "description": "The highest value allowed, whatever the baseline is (for the error rate, in percent).", "type": "number" }, "better": { "description": "Declares your own metric: which direction is better.", "enum": ["higher", "lower"] }, "unit": { "description": "The unit of your own metric. Default: none.", "enum": ["", "ms", "/s", "%", "KB/s", "MB"] }, "title": { "description": "The title of your own metric in reports. Default: its id.", "type": "string", "minLength": 1 } } }] };
var schema44 = { "title": "Band", "description": "The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.", "oneOf": [{ "$ref": "#/$defs/bandPart" }, { "type": "array", "items": { "$ref": "#/$defs/bandPart" }, "minItems": 1, "maxItems": 2 }] };
var schema45 = { "title": "BandPart", "description": "5% (relative), 2ms, 0.5 points, or a bare number in the metric's unit.", "type": ["string", "number"], "pattern": "^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$", "minimum": 0 };
var pattern6 = new RegExp("^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$", "u");
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema45.type }, message: "must be string,number", schema: schema45.type, parentSchema: schema45, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  if (typeof data === "string") {
    if (!pattern6.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$" }, message: 'must match pattern "^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$"', schema: "^\\d+(\\.\\d+)?\\s*(%|ms|s|points?|/s|KB/s|MB)?$", parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
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
  if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = joinErrors(vErrors, validate106.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2) {
      const err0 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema44.oneOf[1], data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44.oneOf[1], data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate106(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate106.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.oneOf[1].type, parentSchema: schema44.oneOf[1], data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      var items0 = true;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema44.oneOf, parentSchema: schema44, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
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
  validate105.errors = vErrors;
  evaluated0.items = items0;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": false, "dynamicItems": true };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
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
  if (!(data === "report" || data === "gate")) {
    const err0 = { instancePath, schemaPath: "#/oneOf/0/enum", keyword: "enum", params: { allowedValues: schema43.oneOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema43.oneOf[0].enum, parentSchema: schema43.oneOf[0], data };
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
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "band" || key0 === "cap" || key0 === "better" || key0 === "unit" || key0 === "title")) {
        const err1 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema43.oneOf[1], data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.band !== void 0) {
      if (!validate105(data.band, { instancePath: instancePath + "/band", parentData: data, parentDataProperty: "band", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.cap !== void 0) {
      let data1 = data.cap;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/cap", schemaPath: "#/oneOf/1/properties/cap/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema43.oneOf[1].properties.cap.type, parentSchema: schema43.oneOf[1].properties.cap, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.better !== void 0) {
      let data2 = data.better;
      if (!(data2 === "higher" || data2 === "lower")) {
        const err3 = { instancePath: instancePath + "/better", schemaPath: "#/oneOf/1/properties/better/enum", keyword: "enum", params: { allowedValues: schema43.oneOf[1].properties.better.enum }, message: "must be equal to one of the allowed values", schema: schema43.oneOf[1].properties.better.enum, parentSchema: schema43.oneOf[1].properties.better, data: data2 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.unit !== void 0) {
      let data3 = data.unit;
      if (!(data3 === "" || data3 === "ms" || data3 === "/s" || data3 === "%" || data3 === "KB/s" || data3 === "MB")) {
        const err4 = { instancePath: instancePath + "/unit", schemaPath: "#/oneOf/1/properties/unit/enum", keyword: "enum", params: { allowedValues: schema43.oneOf[1].properties.unit.enum }, message: "must be equal to one of the allowed values", schema: schema43.oneOf[1].properties.unit.enum, parentSchema: schema43.oneOf[1].properties.unit, data: data3 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err5 = { instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema43.oneOf[1].properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.oneOf[1].properties.title.type, parentSchema: schema43.oneOf[1].properties.title, data: data4 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.oneOf[1].type, parentSchema: schema43.oneOf[1], data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
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
    const err8 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema43.oneOf, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
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
  validate104.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate104.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema46 = { "title": "Override", "type": "object", "required": ["where", "metrics"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "metrics": { "type": "object", "additionalProperties": { "$ref": "#/$defs/metricRule" } } } };
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
    if (data.where === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metrics === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "where" || key0 === "metrics")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema46, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      if (!validate102(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.metrics !== void 0) {
      let data1 = data.metrics;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (!validate104(data1[key1], { instancePath: instancePath + "/metrics/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate104.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.properties.metrics.type, parentSchema: schema46.properties.metrics, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema47 = { "title": "Objective", "type": "object", "properties": { "where": { "$ref": "#/$defs/where" } }, "minProperties": 1, "additionalProperties": { "type": "string" } };
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
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema47, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "where")) {
        let data0 = data[key0];
        if (typeof data0 !== "string") {
          const err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.additionalProperties.type, parentSchema: schema47.additionalProperties, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    if (data.where !== void 0) {
      if (!validate102(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
validate115.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema48 = { "title": "Derivation", "description": "A metric computed from others. kneePoint: the load above which `of` grows by at most 5 %. maxThroughput: the highest `of` along an axis. ratio (higher is better) and overhead (lower is better): `of` of case `other` divided by `of` of case `base`; the two differ only in these axes. targetShare: `of` in percent of an axis. littlesLaw: throughput x mean response time / an axis.", "type": "object", "required": ["metric"], "additionalProperties": false, "properties": { "metric": { "enum": ["kneePoint", "maxThroughput", "ratio", "overhead", "targetShare", "littlesLaw"] }, "of": { "description": "The metric it is computed from. Default: throughput.", "type": "string" }, "along": { "description": "The axis of the load (default: users) or of the target (default: targetRate).", "type": "string" }, "base": { "$ref": "#/$defs/where" }, "other": { "$ref": "#/$defs/where" }, "where": { "$ref": "#/$defs/where" } }, "if": { "properties": { "metric": { "enum": ["ratio", "overhead"] } } }, "then": { "required": ["base", "other"], "properties": { "base": true, "other": true } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric !== void 0) {
      let data0 = data.metric;
      if (!(data0 === "ratio" || data0 === "overhead")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.base === void 0) {
        const err1 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'", schema: schema48.then.required, parentSchema: schema48.then, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.other === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "other" }, message: "must have required property 'other'", schema: schema48.then.required, parentSchema: schema48.then, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.base = true;
      props0.other = true;
      props0.metric = true;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema48.if, parentSchema: schema48, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema48.required, parentSchema: schema48, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "metric" || key0 === "of" || key0 === "along" || key0 === "base" || key0 === "other" || key0 === "where")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data };
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
      if (!(data1 === "kneePoint" || data1 === "maxThroughput" || data1 === "ratio" || data1 === "overhead" || data1 === "targetShare" || data1 === "littlesLaw")) {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/enum", keyword: "enum", params: { allowedValues: schema48.properties.metric.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.metric.enum, parentSchema: schema48.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.of !== void 0) {
      let data2 = data.of;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.of.type, parentSchema: schema48.properties.of, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.along !== void 0) {
      let data3 = data.along;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/along", schemaPath: "#/properties/along/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.along.type, parentSchema: schema48.properties.along, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.base !== void 0) {
      if (!validate102(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.other !== void 0) {
      if (!validate102(data.other, { instancePath: instancePath + "/other", parentData: data, parentDataProperty: "other", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.where !== void 0) {
      if (!validate102(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
validate118.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema49 = { "title": "Retirement", "type": "object", "required": ["where", "reason"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "reason": { "type": "string", "minLength": 1 } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.where === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema49.required, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema49.required, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "where" || key0 === "reason")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema49, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      if (!validate102(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.reason, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.reason.type, parentSchema: schema49.properties.reason, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
validate123.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema50 = { "title": "Waiver", "type": "object", "required": ["where", "ceiling", "until", "reason"], "additionalProperties": false, "properties": { "where": { "$ref": "#/$defs/where" }, "metric": { "description": "The metric, or a list of metrics, that may be worse up to `ceiling`. Omit it if `ceiling` names the metrics.", "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] }, "ceiling": { "description": "How much worse the metric may be: 20% or 1.5 points; or one value for each metric: {throughput: 20%, p99: 40%}.", "oneOf": [{ "$ref": "#/$defs/ceiling" }, { "type": "object", "additionalProperties": { "$ref": "#/$defs/ceiling" }, "minProperties": 1 }] }, "until": { "description": "The last day on which the waiver applies, YYYY-MM-DD.", "type": "string", "format": "date" }, "issue": { "type": "string" }, "reason": { "type": "string", "minLength": 1 } } };
var schema51 = { "title": "Ceiling", "description": "20% or 1.5 points.", "type": "string", "pattern": "^\\d+(\\.\\d+)?\\s*(%|points?)$" };
var pattern8 = new RegExp("^\\d+(\\.\\d+)?\\s*(%|points?)$", "u");
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern8.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d+(\\.\\d+)?\\s*(%|points?)$" }, message: 'must match pattern "^\\d+(\\.\\d+)?\\s*(%|points?)$"', schema: "^\\d+(\\.\\d+)?\\s*(%|points?)$", parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "dynamicProps": false, "dynamicItems": false };
var formats12 = require_formats().fullFormats.date;
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.where === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema50.required, parentSchema: schema50, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ceiling === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'", schema: schema50.required, parentSchema: schema50, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.until === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema50.required, parentSchema: schema50, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema50.required, parentSchema: schema50, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "where" || key0 === "metric" || key0 === "ceiling" || key0 === "until" || key0 === "issue" || key0 === "reason")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      if (!validate102(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== void 0) {
      let data1 = data.metric;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.metric.oneOf[0].type, parentSchema: schema50.properties.metric.oneOf[0], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/metric/" + i0, schemaPath: "#/properties/metric/oneOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.metric.oneOf[1].items.type, parentSchema: schema50.properties.metric.oneOf[1].items, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.metric.oneOf[1].type, parentSchema: schema50.properties.metric.oneOf[1], data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema50.properties.metric.oneOf, parentSchema: schema50.properties.metric, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ceiling !== void 0) {
      let data3 = data.ceiling;
      const _errs12 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs13 = errors;
      if (!validate129(data3, { instancePath: instancePath + "/ceiling", parentData: data, parentDataProperty: "ceiling", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate129.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs13 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs14 = errors;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length < 1) {
          const err9 = { instancePath: instancePath + "/ceiling", schemaPath: "#/properties/ceiling/oneOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema50.properties.ceiling.oneOf[1], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        for (const key1 in data3) {
          if (!validate129(data3[key1], { instancePath: instancePath + "/ceiling/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate129.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/ceiling", schemaPath: "#/properties/ceiling/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.ceiling.oneOf[1].type, parentSchema: schema50.properties.ceiling.oneOf[1], data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid1 = _errs14 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
      }
      if (!valid4) {
        const err11 = { instancePath: instancePath + "/ceiling", schemaPath: "#/properties/ceiling/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema50.properties.ceiling.oneOf, parentSchema: schema50.properties.ceiling, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = _errs12;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.until !== void 0) {
      let data5 = data.until;
      if (typeof data5 === "string") {
        if (!formats12.validate(data5)) {
          const err12 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema50.properties.until, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.until.type, parentSchema: schema50.properties.until, data: data5 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.issue !== void 0) {
      let data6 = data.issue;
      if (typeof data6 !== "string") {
        const err14 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.issue.type, parentSchema: schema50.properties.issue, data: data6 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data7 = data.reason;
      if (typeof data7 === "string") {
        if (func1(data7) < 1) {
          const err15 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.reason, data: data7 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.reason.type, parentSchema: schema50.properties.reason, data: data7 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern5 = new RegExp("^\\d+(\\.\\d+)?(ms|s|m)$", "u");
var pattern7 = new RegExp("^\\d+(\\.\\d+)?(s|m|h)$", "u");
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func3.call(schema40.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (1 !== data0) {
        const err1 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema40.properties.version, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err2 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.results.items.type, parentSchema: schema40.properties.results.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.results.type, parentSchema: schema40.properties.results, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data3 = data.paths;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 !== "string") {
            const err4 = { instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.paths.items.type, parentSchema: schema40.properties.paths.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.paths.type, parentSchema: schema40.properties.paths, data: data3 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data5 = data.scenario;
      if (typeof data5 === "string") {
        if (func1(data5) < 1) {
          const err6 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.scenario, data: data5 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.scenario.type, parentSchema: schema40.properties.scenario, data: data5 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.renamed !== void 0) {
      let data6 = data.renamed;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate100(data6[i2], { instancePath: instancePath + "/renamed/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate100.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/renamed", schemaPath: "#/properties/renamed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.renamed.type, parentSchema: schema40.properties.renamed, data: data6 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.warmup !== void 0) {
      let data8 = data.warmup;
      if (typeof data8 === "string") {
        if (!pattern5.test(data8)) {
          const err9 = { instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/pattern", keyword: "pattern", params: { pattern: "^\\d+(\\.\\d+)?(ms|s|m)$" }, message: 'must match pattern "^\\d+(\\.\\d+)?(ms|s|m)$"', schema: "^\\d+(\\.\\d+)?(ms|s|m)$", parentSchema: schema40.properties.warmup, data: data8 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.warmup.type, parentSchema: schema40.properties.warmup, data: data8 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.percentiles !== void 0) {
      let data9 = data.percentiles;
      if (!(data9 === "nearest-rank" || data9 === "jmeter-dashboard" || data9 === "jmeter-aggregate")) {
        const err11 = { instancePath: instancePath + "/percentiles", schemaPath: "#/properties/percentiles/enum", keyword: "enum", params: { allowedValues: schema40.properties.percentiles.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.percentiles.enum, parentSchema: schema40.properties.percentiles, data: data9 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.apdex !== void 0) {
      let data10 = data.apdex;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.satisfied === void 0) {
          const err12 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/required", keyword: "required", params: { missingProperty: "satisfied" }, message: "must have required property 'satisfied'", schema: schema40.properties.apdex.required, parentSchema: schema40.properties.apdex, data: data10 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data10.tolerated === void 0) {
          const err13 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/required", keyword: "required", params: { missingProperty: "tolerated" }, message: "must have required property 'tolerated'", schema: schema40.properties.apdex.required, parentSchema: schema40.properties.apdex, data: data10 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key1 in data10) {
          if (!(key1 === "satisfied" || key1 === "tolerated")) {
            const err14 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.apdex, data: data10 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data10.satisfied !== void 0) {
          let data11 = data10.satisfied;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err15 = { instancePath: instancePath + "/apdex/satisfied", schemaPath: "#/properties/apdex/properties/satisfied/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.apdex.properties.satisfied.type, parentSchema: schema40.properties.apdex.properties.satisfied, data: data11 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 6e4 || isNaN(data11)) {
              const err16 = { instancePath: instancePath + "/apdex/satisfied", schemaPath: "#/properties/apdex/properties/satisfied/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000", schema: 6e4, parentSchema: schema40.properties.apdex.properties.satisfied, data: data11 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              const err17 = { instancePath: instancePath + "/apdex/satisfied", schemaPath: "#/properties/apdex/properties/satisfied/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.apdex.properties.satisfied, data: data11 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data10.tolerated !== void 0) {
          let data12 = data10.tolerated;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err18 = { instancePath: instancePath + "/apdex/tolerated", schemaPath: "#/properties/apdex/properties/tolerated/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.apdex.properties.tolerated.type, parentSchema: schema40.properties.apdex.properties.tolerated, data: data12 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 6e4 || isNaN(data12)) {
              const err19 = { instancePath: instancePath + "/apdex/tolerated", schemaPath: "#/properties/apdex/properties/tolerated/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000", schema: 6e4, parentSchema: schema40.properties.apdex.properties.tolerated, data: data12 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              const err20 = { instancePath: instancePath + "/apdex/tolerated", schemaPath: "#/properties/apdex/properties/tolerated/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.apdex.properties.tolerated, data: data12 };
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
        const err21 = { instancePath: instancePath + "/apdex", schemaPath: "#/properties/apdex/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.apdex.type, parentSchema: schema40.properties.apdex, data: data10 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.shards !== void 0) {
      let data13 = data.shards;
      if (!(data13 === "overlap" || data13 === "merge" || data13 === "repetitions")) {
        const err22 = { instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/enum", keyword: "enum", params: { allowedValues: schema40.properties.shards.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.shards.enum, parentSchema: schema40.properties.shards, data: data13 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data14 = data.columns;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (const key2 in data14) {
          if (!(key2 === "scenario" || key2 === "label" || key2 === "axes" || key2 === "metric" || key2 === "value" || key2 === "unit" || key2 === "samples" || key2 === "metrics")) {
            const err23 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.columns, data: data14 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data14.scenario !== void 0) {
          let data15 = data14.scenario;
          if (typeof data15 === "string") {
            if (func1(data15) < 1) {
              const err24 = { instancePath: instancePath + "/columns/scenario", schemaPath: "#/properties/columns/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.scenario, data: data15 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/columns/scenario", schemaPath: "#/properties/columns/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.scenario.type, parentSchema: schema40.properties.columns.properties.scenario, data: data15 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data14.label !== void 0) {
          let data16 = data14.label;
          if (typeof data16 === "string") {
            if (func1(data16) < 1) {
              const err26 = { instancePath: instancePath + "/columns/label", schemaPath: "#/properties/columns/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.label, data: data16 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/columns/label", schemaPath: "#/properties/columns/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.label.type, parentSchema: schema40.properties.columns.properties.label, data: data16 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data14.axes !== void 0) {
          let data17 = data14.axes;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            for (const key3 in data17) {
              let data18 = data17[key3];
              if (typeof data18 === "string") {
                if (func1(data18) < 1) {
                  const err28 = { instancePath: instancePath + "/columns/axes/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/properties/axes/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.axes.additionalProperties, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/columns/axes/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/properties/axes/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.axes.additionalProperties.type, parentSchema: schema40.properties.columns.properties.axes.additionalProperties, data: data18 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/columns/axes", schemaPath: "#/properties/columns/properties/axes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.columns.properties.axes.type, parentSchema: schema40.properties.columns.properties.axes, data: data17 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data14.metric !== void 0) {
          let data19 = data14.metric;
          if (typeof data19 === "string") {
            if (func1(data19) < 1) {
              const err31 = { instancePath: instancePath + "/columns/metric", schemaPath: "#/properties/columns/properties/metric/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.metric, data: data19 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/columns/metric", schemaPath: "#/properties/columns/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.metric.type, parentSchema: schema40.properties.columns.properties.metric, data: data19 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data20 = data14.value;
          if (typeof data20 === "string") {
            if (func1(data20) < 1) {
              const err33 = { instancePath: instancePath + "/columns/value", schemaPath: "#/properties/columns/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.value, data: data20 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/columns/value", schemaPath: "#/properties/columns/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.value.type, parentSchema: schema40.properties.columns.properties.value, data: data20 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data14.unit !== void 0) {
          let data21 = data14.unit;
          if (typeof data21 === "string") {
            if (func1(data21) < 1) {
              const err35 = { instancePath: instancePath + "/columns/unit", schemaPath: "#/properties/columns/properties/unit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.unit, data: data21 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/columns/unit", schemaPath: "#/properties/columns/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.unit.type, parentSchema: schema40.properties.columns.properties.unit, data: data21 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data14.samples !== void 0) {
          let data22 = data14.samples;
          if (typeof data22 === "string") {
            if (func1(data22) < 1) {
              const err37 = { instancePath: instancePath + "/columns/samples", schemaPath: "#/properties/columns/properties/samples/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.samples, data: data22 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/columns/samples", schemaPath: "#/properties/columns/properties/samples/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.samples.type, parentSchema: schema40.properties.columns.properties.samples, data: data22 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data14.metrics !== void 0) {
          let data23 = data14.metrics;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (Object.keys(data23).length < 1) {
              const err39 = { instancePath: instancePath + "/columns/metrics", schemaPath: "#/properties/columns/properties/metrics/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema40.properties.columns.properties.metrics, data: data23 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            for (const key4 in data23) {
              let data24 = data23[key4];
              if (typeof data24 === "string") {
                if (func1(data24) < 1) {
                  const err40 = { instancePath: instancePath + "/columns/metrics/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/properties/metrics/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.columns.properties.metrics.additionalProperties, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              } else {
                const err41 = { instancePath: instancePath + "/columns/metrics/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/properties/metrics/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.columns.properties.metrics.additionalProperties.type, parentSchema: schema40.properties.columns.properties.metrics.additionalProperties, data: data24 };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
          } else {
            const err42 = { instancePath: instancePath + "/columns/metrics", schemaPath: "#/properties/columns/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.columns.properties.metrics.type, parentSchema: schema40.properties.columns.properties.metrics, data: data23 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.columns.type, parentSchema: schema40.properties.columns, data: data14 };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.labels !== void 0) {
      let data25 = data.labels;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        for (const key5 in data25) {
          if (!(key5 === "include" || key5 === "exclude" || key5 === "transactions")) {
            const err44 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.labels, data: data25 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data25.include !== void 0) {
          let data26 = data25.include;
          if (Array.isArray(data26)) {
            const len3 = data26.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data27 = data26[i3];
              if (typeof data27 !== "string") {
                const err45 = { instancePath: instancePath + "/labels/include/" + i3, schemaPath: "#/properties/labels/properties/include/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.labels.properties.include.items.type, parentSchema: schema40.properties.labels.properties.include.items, data: data27 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
          } else {
            const err46 = { instancePath: instancePath + "/labels/include", schemaPath: "#/properties/labels/properties/include/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.labels.properties.include.type, parentSchema: schema40.properties.labels.properties.include, data: data26 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data25.exclude !== void 0) {
          let data28 = data25.exclude;
          if (Array.isArray(data28)) {
            const len4 = data28.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data29 = data28[i4];
              if (typeof data29 !== "string") {
                const err47 = { instancePath: instancePath + "/labels/exclude/" + i4, schemaPath: "#/properties/labels/properties/exclude/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.labels.properties.exclude.items.type, parentSchema: schema40.properties.labels.properties.exclude.items, data: data29 };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
          } else {
            const err48 = { instancePath: instancePath + "/labels/exclude", schemaPath: "#/properties/labels/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.labels.properties.exclude.type, parentSchema: schema40.properties.labels.properties.exclude, data: data28 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data25.transactions !== void 0) {
          let data30 = data25.transactions;
          if (!(data30 === "both" || data30 === "children" || data30 === "parents")) {
            const err49 = { instancePath: instancePath + "/labels/transactions", schemaPath: "#/properties/labels/properties/transactions/enum", keyword: "enum", params: { allowedValues: schema40.properties.labels.properties.transactions.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.labels.properties.transactions.enum, parentSchema: schema40.properties.labels.properties.transactions, data: data30 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.labels.type, parentSchema: schema40.properties.labels, data: data25 };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data31 = data.environment;
      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
        for (const key6 in data31) {
          let data32 = data31[key6];
          if (typeof data32 !== "string") {
            const err51 = { instancePath: instancePath + "/environment/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.environment.additionalProperties.type, parentSchema: schema40.properties.environment.additionalProperties, data: data32 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.environment.type, parentSchema: schema40.properties.environment, data: data31 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.controls !== void 0) {
      let data33 = data.controls;
      if (Array.isArray(data33)) {
        const len5 = data33.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate102(data33[i5], { instancePath: instancePath + "/controls/" + i5, parentData: data33, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate102.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/controls", schemaPath: "#/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.controls.type, parentSchema: schema40.properties.controls, data: data33 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data35 = data.metrics;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        for (const key7 in data35) {
          if (!validate104(data35[key7], { instancePath: instancePath + "/metrics/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data35, parentDataProperty: key7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate104.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.metrics.type, parentSchema: schema40.properties.metrics, data: data35 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.overrides !== void 0) {
      let data37 = data.overrides;
      if (Array.isArray(data37)) {
        const len6 = data37.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate111(data37[i6], { instancePath: instancePath + "/overrides/" + i6, parentData: data37, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate111.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.overrides.type, parentSchema: schema40.properties.overrides, data: data37 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.objectives !== void 0) {
      let data39 = data.objectives;
      if (Array.isArray(data39)) {
        const len7 = data39.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate115(data39[i7], { instancePath: instancePath + "/objectives/" + i7, parentData: data39, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate115.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.objectives.type, parentSchema: schema40.properties.objectives, data: data39 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.derive !== void 0) {
      let data41 = data.derive;
      if (Array.isArray(data41)) {
        const len8 = data41.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (!validate118(data41[i8], { instancePath: instancePath + "/derive/" + i8, parentData: data41, parentDataProperty: i8, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate118.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/derive", schemaPath: "#/properties/derive/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.derive.type, parentSchema: schema40.properties.derive, data: data41 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.baselines !== void 0) {
      let data43 = data.baselines;
      if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
        for (const key8 in data43) {
          if (!(key8 === "store" || key8 === "history" || key8 === "empty" || key8 === "reference")) {
            const err58 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.baselines, data: data43 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data43.store !== void 0) {
          let data44 = data43.store;
          if (typeof data44 !== "string") {
            const err59 = { instancePath: instancePath + "/baselines/store", schemaPath: "#/properties/baselines/properties/store/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.baselines.properties.store.type, parentSchema: schema40.properties.baselines.properties.store, data: data44 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data43.history !== void 0) {
          let data45 = data43.history;
          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
            const err60 = { instancePath: instancePath + "/baselines/history", schemaPath: "#/properties/baselines/properties/history/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.baselines.properties.history.type, parentSchema: schema40.properties.baselines.properties.history, data: data45 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (typeof data45 == "number" && isFinite(data45)) {
            if (data45 < 1 || isNaN(data45)) {
              const err61 = { instancePath: instancePath + "/baselines/history", schemaPath: "#/properties/baselines/properties/history/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.baselines.properties.history, data: data45 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
        }
        if (data43.empty !== void 0) {
          let data46 = data43.empty;
          if (!(data46 === "undecided" || data46 === "pass")) {
            const err62 = { instancePath: instancePath + "/baselines/empty", schemaPath: "#/properties/baselines/properties/empty/enum", keyword: "enum", params: { allowedValues: schema40.properties.baselines.properties.empty.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.baselines.properties.empty.enum, parentSchema: schema40.properties.baselines.properties.empty, data: data46 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data43.reference !== void 0) {
          let data47 = data43.reference;
          if (typeof data47 === "string") {
            if (func1(data47) < 1) {
              const err63 = { instancePath: instancePath + "/baselines/reference", schemaPath: "#/properties/baselines/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.baselines.properties.reference, data: data47 };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          } else {
            const err64 = { instancePath: instancePath + "/baselines/reference", schemaPath: "#/properties/baselines/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.baselines.properties.reference.type, parentSchema: schema40.properties.baselines.properties.reference, data: data47 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.baselines.type, parentSchema: schema40.properties.baselines, data: data43 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.measure !== void 0) {
      let data48 = data.measure;
      if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
        for (const key9 in data48) {
          if (!(key9 === "build" || key9 === "run" || key9 === "pairs" || key9 === "budget")) {
            const err66 = { instancePath: instancePath + "/measure", schemaPath: "#/properties/measure/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.measure, data: data48 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data48.build !== void 0) {
          let data49 = data48.build;
          if (typeof data49 !== "string") {
            const err67 = { instancePath: instancePath + "/measure/build", schemaPath: "#/properties/measure/properties/build/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.measure.properties.build.type, parentSchema: schema40.properties.measure.properties.build, data: data49 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data48.run !== void 0) {
          let data50 = data48.run;
          if (typeof data50 === "string") {
            if (func1(data50) < 1) {
              const err68 = { instancePath: instancePath + "/measure/run", schemaPath: "#/properties/measure/properties/run/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.measure.properties.run, data: data50 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          } else {
            const err69 = { instancePath: instancePath + "/measure/run", schemaPath: "#/properties/measure/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.measure.properties.run.type, parentSchema: schema40.properties.measure.properties.run, data: data50 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data48.pairs !== void 0) {
          let data51 = data48.pairs;
          if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
            const err70 = { instancePath: instancePath + "/measure/pairs", schemaPath: "#/properties/measure/properties/pairs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.measure.properties.pairs.type, parentSchema: schema40.properties.measure.properties.pairs, data: data51 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
          if (typeof data51 == "number" && isFinite(data51)) {
            if (data51 > 100 || isNaN(data51)) {
              const err71 = { instancePath: instancePath + "/measure/pairs", schemaPath: "#/properties/measure/properties/pairs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema40.properties.measure.properties.pairs, data: data51 };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
            if (data51 < 1 || isNaN(data51)) {
              const err72 = { instancePath: instancePath + "/measure/pairs", schemaPath: "#/properties/measure/properties/pairs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.measure.properties.pairs, data: data51 };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          }
        }
        if (data48.budget !== void 0) {
          let data52 = data48.budget;
          if (typeof data52 === "string") {
            if (!pattern7.test(data52)) {
              const err73 = { instancePath: instancePath + "/measure/budget", schemaPath: "#/properties/measure/properties/budget/pattern", keyword: "pattern", params: { pattern: "^\\d+(\\.\\d+)?(s|m|h)$" }, message: 'must match pattern "^\\d+(\\.\\d+)?(s|m|h)$"', schema: "^\\d+(\\.\\d+)?(s|m|h)$", parentSchema: schema40.properties.measure.properties.budget, data: data52 };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          } else {
            const err74 = { instancePath: instancePath + "/measure/budget", schemaPath: "#/properties/measure/properties/budget/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.measure.properties.budget.type, parentSchema: schema40.properties.measure.properties.budget, data: data52 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/measure", schemaPath: "#/properties/measure/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.measure.type, parentSchema: schema40.properties.measure, data: data48 };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.retired !== void 0) {
      let data53 = data.retired;
      if (Array.isArray(data53)) {
        const len9 = data53.length;
        for (let i9 = 0; i9 < len9; i9++) {
          if (!validate123(data53[i9], { instancePath: instancePath + "/retired/" + i9, parentData: data53, parentDataProperty: i9, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate123.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err76 = { instancePath: instancePath + "/retired", schemaPath: "#/properties/retired/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.retired.type, parentSchema: schema40.properties.retired, data: data53 };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
    if (data.dead !== void 0) {
      let data55 = data.dead;
      if (Array.isArray(data55)) {
        const len10 = data55.length;
        for (let i10 = 0; i10 < len10; i10++) {
          if (!validate123(data55[i10], { instancePath: instancePath + "/dead/" + i10, parentData: data55, parentDataProperty: i10, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate123.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err77 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.dead.type, parentSchema: schema40.properties.dead, data: data55 };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.fail !== void 0) {
      let data57 = data.fail;
      if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
        for (const key10 in data57) {
          if (!(key10 === "on" || key10 === "suspect" || key10 === "undecided" || key10 === "open" || key10 === "reference")) {
            const err78 = { instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40.properties.fail, data: data57 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data57.on !== void 0) {
          let data58 = data57.on;
          if (Array.isArray(data58)) {
            const len11 = data58.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data59 = data58[i11];
              if (!(data59 === "regression" || data59 === "objective" || data59 === "missing" || data59 === "invalid")) {
                const err79 = { instancePath: instancePath + "/fail/on/" + i11, schemaPath: "#/properties/fail/properties/on/items/enum", keyword: "enum", params: { allowedValues: schema40.properties.fail.properties.on.items.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.fail.properties.on.items.enum, parentSchema: schema40.properties.fail.properties.on.items, data: data59 };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
          } else {
            const err80 = { instancePath: instancePath + "/fail/on", schemaPath: "#/properties/fail/properties/on/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.fail.properties.on.type, parentSchema: schema40.properties.fail.properties.on, data: data58 };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data57.suspect !== void 0) {
          let data60 = data57.suspect;
          if (!(data60 === "report" || data60 === "undecided" || data60 === "fail")) {
            const err81 = { instancePath: instancePath + "/fail/suspect", schemaPath: "#/properties/fail/properties/suspect/enum", keyword: "enum", params: { allowedValues: schema40.properties.fail.properties.suspect.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.fail.properties.suspect.enum, parentSchema: schema40.properties.fail.properties.suspect, data: data60 };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data57.undecided !== void 0) {
          let data61 = data57.undecided;
          if (!(data61 === "pass" || data61 === "fail")) {
            const err82 = { instancePath: instancePath + "/fail/undecided", schemaPath: "#/properties/fail/properties/undecided/enum", keyword: "enum", params: { allowedValues: schema40.properties.fail.properties.undecided.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.fail.properties.undecided.enum, parentSchema: schema40.properties.fail.properties.undecided, data: data61 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data57.open !== void 0) {
          let data62 = data57.open;
          if (!(data62 === "pass" || data62 === "undecided")) {
            const err83 = { instancePath: instancePath + "/fail/open", schemaPath: "#/properties/fail/properties/open/enum", keyword: "enum", params: { allowedValues: schema40.properties.fail.properties.open.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.fail.properties.open.enum, parentSchema: schema40.properties.fail.properties.open, data: data62 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
        if (data57.reference !== void 0) {
          let data63 = data57.reference;
          if (!(data63 === "report" || data63 === "fail")) {
            const err84 = { instancePath: instancePath + "/fail/reference", schemaPath: "#/properties/fail/properties/reference/enum", keyword: "enum", params: { allowedValues: schema40.properties.fail.properties.reference.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.fail.properties.reference.enum, parentSchema: schema40.properties.fail.properties.reference, data: data63 };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
        }
      } else {
        const err85 = { instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.fail.type, parentSchema: schema40.properties.fail, data: data57 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.waivers !== void 0) {
      let data64 = data.waivers;
      if (Array.isArray(data64)) {
        const len12 = data64.length;
        for (let i12 = 0; i12 < len12; i12++) {
          if (!validate127(data64[i12], { instancePath: instancePath + "/waivers/" + i12, parentData: data64, parentDataProperty: i12, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate127.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err86 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.waivers.type, parentSchema: schema40.properties.waivers, data: data64 };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
  } else {
    const err87 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    if (vErrors === null) {
      vErrors = [err87];
    } else {
      vErrors.push(err87);
    }
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
