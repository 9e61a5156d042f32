// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// ../gate/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "../gate/node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
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

// ../gate/node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "../gate/node_modules/ajv-formats/dist/formats.js"(exports) {
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
var validate = validate27;
var schema43 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "history.schema.json", "title": "HistoryLine", "description": "One line of baselines/<scenario>.ndjson: either one measurement (without its histogram, to keep lines short) with the provenance of its run, or the acceptance of a level. Files are append-only. The order of lines is irrelevant, because provenance.startedAt orders runs and accept.from refers to one; so git can merge two histories as a union.", "type": "object", "required": ["schemaVersion"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "measurement": { "$ref": "run.schema.json#/$defs/measurement" }, "provenance": { "$ref": "run.schema.json#/$defs/provenance" }, "accept": { "$ref": "#/$defs/accept" } }, "if": { "required": ["accept"], "properties": { "accept": true } }, "else": { "required": ["measurement", "provenance"], "properties": { "measurement": true, "provenance": true } }, "$defs": { "accept": { "title": "Accept", "description": "The level of a case from a certain run on was accepted as its new baseline. Earlier measurements are then used only to estimate noise.", "type": "object", "required": ["case", "metric", "from", "reason", "acceptedAt"], "additionalProperties": false, "properties": { "case": { "title": "AcceptedCase", "type": "object", "required": ["scenario", "configuration"], "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" } } }, "metric": { "description": "The id of a metric, or * for all metrics.", "type": "string", "minLength": 1 }, "from": { "description": "startedAt of the first run of the accepted level.", "type": "string", "format": "date-time" }, "reason": { "type": "string", "minLength": 1 }, "acceptedAt": { "description": "When it was accepted. For information only.", "type": "string", "format": "date-time" } } } } };
var schema32 = { "title": "Provenance", "description": "Where and when a run was measured.", "type": "object", "additionalProperties": false, "properties": { "tool": { "description": 'What produced the results, e.g. "JMeter".', "type": "string" }, "startedAt": { "description": "When the run began (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "commit": { "description": "Full commit id of the build that was measured.", "type": "string" }, "branch": { "type": "string" }, "note": { "description": 'What the person who recorded the run wants to be remembered, e.g. "new JVM flags".', "type": "string", "minLength": 1, "maxLength": 200 }, "tag": { "description": 'A release name, e.g. "4.5.0".', "type": "string" }, "environment": { "description": "The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.", "type": "object", "additionalProperties": { "type": "string" } } } };
var schema33 = { "title": "Measurement", "description": "The metrics of one case in one run. Two measurements of one case in a run are repetitions.", "type": "object", "required": ["scenario", "configuration", "metrics"], "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "description": "JMeter's sampler or transaction name inside the scenario.", "type": "string" }, "configuration": { "$ref": "#/$defs/configuration" }, "metrics": { "description": "Values by metric id, in milliseconds, requests per second or percent (0-100).", "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } }, "missing": { "description": "Why metrics have no value, by metric id.", "type": "object", "additionalProperties": { "$ref": "#/$defs/missingKind" } }, "groupedMedian": { "description": "The median of times recorded in whole milliseconds, interpolated by the shares of its millisecond. p50 is compared by it. Absent where p50 is fine enough or response times are unknown.", "type": "number", "exclusiveMinimum": 0 }, "samples": { "description": "The number of requests.", "type": "integer", "minimum": 0 }, "errors": { "description": "The most common errors of the case, most frequent first. Absent if nothing failed or the errors are unknown.", "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/countedError" } }, "otherErrors": { "description": "How many requests failed with none of these errors.", "type": "integer", "minimum": 1 }, "startedAt": { "description": "When this case began, if known (ISO 8601, UTC).", "type": "string", "format": "date-time" }, "durationMs": { "description": "The time from the first start to the last end, in milliseconds.", "type": "number", "minimum": 0 }, "warmupMs": { "description": "The warm-up cut from the start, in milliseconds.", "type": "number", "minimum": 0 }, "method": { "$ref": "#/$defs/method" }, "timeline": { "$ref": "#/$defs/timeline" }, "histogram": { "$ref": "#/$defs/histogram" } } };
var schema34 = { "title": "Configuration", "description": 'The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.', "type": "object", "additionalProperties": { "type": "string" } };
var schema37 = { "title": "MissingKind", "description": "Why a metric has no value. not-run: N/A in the input. blank: an empty cell. absent: not mentioned. failed: measuring it failed.", "enum": ["not-run", "blank", "absent", "failed"] };
var schema38 = { "title": "CountedError", "description": "Errors with the same response code and message. Errors that differ only in numbers count together; the message then has a # for each number.", "type": "object", "required": ["count"], "additionalProperties": false, "properties": { "code": { "description": 'The response code, e.g. "500".', "type": "string", "maxLength": 200 }, "message": { "description": "The response message, or what a failed assertion reported. Cut after 160 bytes.", "type": "string", "maxLength": 200 }, "count": { "description": "How many requests failed with it.", "type": "integer", "minimum": 1 } } };
var schema41 = { "title": "Timeline", "description": "Requests and errors over the time of a run, in at most 120 intervals of equal width. Intervals begin at multiples of their width, so that the shards of a run can be merged without loss. 0.3 to 0.9 KB per case; the history does not keep it.", "type": "object", "required": ["startMs", "widthMs", "requests"], "additionalProperties": false, "properties": { "startMs": { "description": "When the first interval begins, in milliseconds since 1970: a multiple of the width.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "widthMs": { "description": "The width of each interval in milliseconds: a power of two.", "type": "integer", "minimum": 1024, "maximum": 864e13 }, "requests": { "description": "How many requests ended in each interval. They add up to the samples of the measurement.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "errors": { "description": "How many of them failed. Absent if none did, or if it is unknown.", "type": "array", "maxItems": 120, "items": { "type": "integer", "minimum": 0 } }, "slowestMs": { "description": "The longest response time of the requests that ended in each interval, in milliseconds; 0 without requests. It shows whether a slow p99 belongs to the whole run or to a moment.", "type": "array", "maxItems": 120, "items": { "type": "number", "minimum": 0 } } } };
var schema42 = { "title": "Histogram", "description": "The response times to the millisecond with their counts, and sums that do not follow from them. This is enough to merge the shards of a run without loss and to compute percentiles by any method. A sum is null if its column contained a value that is not a number, and absent if there was no such column.", "type": "object", "required": ["firstStartMs", "lastEndMs", "values", "counts"], "additionalProperties": false, "properties": { "firstStartMs": { "description": "When the first sample began, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "lastEndMs": { "description": "When the last sample ended, in milliseconds since 1970.", "type": "integer", "minimum": 0, "maximum": 864e13 }, "errors": { "description": "How many samples failed.", "type": ["integer", "null"], "minimum": 0 }, "receivedBytes": { "type": ["integer", "null"] }, "sentBytes": { "type": ["integer", "null"] }, "latencyMs": { "description": "The sum of all times to the first byte, in milliseconds.", "type": ["integer", "null"] }, "connectMs": { "description": "The sum of all connect times, in milliseconds.", "type": ["integer", "null"] }, "values": { "description": "The distinct response times in milliseconds, ascending.", "type": "array", "maxItems": 1e6, "items": { "type": "number", "minimum": 0, "maximum": 864e13 } }, "counts": { "description": "The number of samples with each of these values. They add up to the samples of the measurement.", "type": "array", "maxItems": 1e6, "items": { "type": "integer", "minimum": 1 } } } };
var func3 = Object.prototype.hasOwnProperty;
var func1 = require_ucs2length().default;
var schema35 = { "title": "Value", "description": "A measured value in its metric's unit.", "oneOf": [{ "type": "number" }, { "$ref": "#/$defs/interval" }] };
var schema36 = { "title": "Interval", "description": 'A value published as a range, e.g. "74-84 ms".', "type": "object", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number" }, "high": { "type": "number" } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
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
  validate22.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate22.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema39 = { "title": "Method", "type": "object", "required": ["percentile"], "additionalProperties": false, "properties": { "percentile": { "$ref": "#/$defs/percentileMethod" }, "significantDigits": { "description": "The precision of the histogram, if percentile is hdr.", "type": "integer", "minimum": 1, "maximum": 5 } } };
var schema40 = { "title": "PercentileMethod", "description": "How percentiles were computed. nearest-rank: the value at rank ceil(n p) of all samples. jmeter-dashboard: interpolated (R-6), by default from the last 20,000 samples only. jmeter-aggregate: the first value with a cumulative count >= round(n p). hdr: nearest rank, rounded up to the top of a histogram bucket.", "enum": ["nearest-rank", "jmeter-dashboard", "jmeter-aggregate", "hdr", "unknown"] };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.percentile === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percentile" }, message: "must have required property 'percentile'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "percentile" || key0 === "significantDigits")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema39, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.percentile !== void 0) {
      let data0 = data.percentile;
      if (!(data0 === "nearest-rank" || data0 === "jmeter-dashboard" || data0 === "jmeter-aggregate" || data0 === "hdr" || data0 === "unknown")) {
        const err2 = { instancePath: instancePath + "/percentile", schemaPath: "#/$defs/percentileMethod/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values", schema: schema40.enum, parentSchema: schema40, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.significantDigits !== void 0) {
      let data1 = data.significantDigits;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.significantDigits.type, parentSchema: schema39.properties.significantDigits, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema39.properties.significantDigits, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/significantDigits", schemaPath: "#/properties/significantDigits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.significantDigits, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats0 = require_formats().fullFormats["date-time"];
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenario === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema33.required, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configuration === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema33.required, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.metrics === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema33.required, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func3.call(schema33.properties, key0)) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data };
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
          const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.scenario, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.scenario.type, parentSchema: schema33.properties.scenario, data: data0 };
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
        const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.label.type, parentSchema: schema33.properties.label, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
            const err7 = { instancePath: instancePath + "/configuration/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/configuration/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.additionalProperties.type, parentSchema: schema34.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      let data4 = data.metrics;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key2 in data4) {
          if (!validate22(data4[key2], { instancePath: instancePath + "/metrics/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = joinErrors(vErrors, validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.metrics.type, parentSchema: schema33.properties.metrics, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.missing !== void 0) {
      let data6 = data.missing;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key3 in data6) {
          let data7 = data6[key3];
          if (!(data7 === "not-run" || data7 === "blank" || data7 === "absent" || data7 === "failed")) {
            const err10 = { instancePath: instancePath + "/missing/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/missingKind/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values", schema: schema37.enum, parentSchema: schema37, data: data7 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.missing.type, parentSchema: schema33.properties.missing, data: data6 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.groupedMedian !== void 0) {
      let data8 = data.groupedMedian;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 <= 0 || isNaN(data8)) {
          const err12 = { instancePath: instancePath + "/groupedMedian", schemaPath: "#/properties/groupedMedian/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema33.properties.groupedMedian, data: data8 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/groupedMedian", schemaPath: "#/properties/groupedMedian/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema33.properties.groupedMedian.type, parentSchema: schema33.properties.groupedMedian, data: data8 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.samples !== void 0) {
      let data9 = data.samples;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err14 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.samples.type, parentSchema: schema33.properties.samples, data: data9 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err15 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.samples, data: data9 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.errors !== void 0) {
      let data10 = data.errors;
      if (Array.isArray(data10)) {
        if (data10.length > 32) {
          const err16 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema33.properties.errors, data: data10 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.count === void 0) {
              const err17 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/countedError/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema38.required, parentSchema: schema38, data: data11 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            for (const key4 in data11) {
              if (!(key4 === "code" || key4 === "message" || key4 === "count")) {
                const err18 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/countedError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data: data11 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data11.code !== void 0) {
              let data12 = data11.code;
              if (typeof data12 === "string") {
                if (func1(data12) > 200) {
                  const err19 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/countedError/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema38.properties.code, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/countedError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.code.type, parentSchema: schema38.properties.code, data: data12 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data11.message !== void 0) {
              let data13 = data11.message;
              if (typeof data13 === "string") {
                if (func1(data13) > 200) {
                  const err21 = { instancePath: instancePath + "/errors/" + i0 + "/message", schemaPath: "#/$defs/countedError/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema38.properties.message, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/errors/" + i0 + "/message", schemaPath: "#/$defs/countedError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.message.type, parentSchema: schema38.properties.message, data: data13 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data11.count !== void 0) {
              let data14 = data11.count;
              if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                const err23 = { instancePath: instancePath + "/errors/" + i0 + "/count", schemaPath: "#/$defs/countedError/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.count.type, parentSchema: schema38.properties.count, data: data14 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 < 1 || isNaN(data14)) {
                  const err24 = { instancePath: instancePath + "/errors/" + i0 + "/count", schemaPath: "#/$defs/countedError/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.count, data: data14 };
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
            const err25 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/countedError/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data11 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.errors.type, parentSchema: schema33.properties.errors, data: data10 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.otherErrors !== void 0) {
      let data15 = data.otherErrors;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
        const err27 = { instancePath: instancePath + "/otherErrors", schemaPath: "#/properties/otherErrors/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.otherErrors.type, parentSchema: schema33.properties.otherErrors, data: data15 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 < 1 || isNaN(data15)) {
          const err28 = { instancePath: instancePath + "/otherErrors", schemaPath: "#/properties/otherErrors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties.otherErrors, data: data15 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.startedAt !== void 0) {
      let data16 = data.startedAt;
      if (typeof data16 === "string") {
        if (!formats0.validate(data16)) {
          const err29 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33.properties.startedAt, data: data16 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.startedAt.type, parentSchema: schema33.properties.startedAt, data: data16 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data17 = data.durationMs;
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 < 0 || isNaN(data17)) {
          const err31 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.durationMs, data: data17 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema33.properties.durationMs.type, parentSchema: schema33.properties.durationMs, data: data17 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.warmupMs !== void 0) {
      let data18 = data.warmupMs;
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 < 0 || isNaN(data18)) {
          const err33 = { instancePath: instancePath + "/warmupMs", schemaPath: "#/properties/warmupMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.warmupMs, data: data18 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/warmupMs", schemaPath: "#/properties/warmupMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema33.properties.warmupMs.type, parentSchema: schema33.properties.warmupMs, data: data18 };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      if (!validate24(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.timeline !== void 0) {
      let data20 = data.timeline;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.startMs === void 0) {
          const err35 = { instancePath: instancePath + "/timeline", schemaPath: "#/$defs/timeline/required", keyword: "required", params: { missingProperty: "startMs" }, message: "must have required property 'startMs'", schema: schema41.required, parentSchema: schema41, data: data20 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data20.widthMs === void 0) {
          const err36 = { instancePath: instancePath + "/timeline", schemaPath: "#/$defs/timeline/required", keyword: "required", params: { missingProperty: "widthMs" }, message: "must have required property 'widthMs'", schema: schema41.required, parentSchema: schema41, data: data20 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data20.requests === void 0) {
          const err37 = { instancePath: instancePath + "/timeline", schemaPath: "#/$defs/timeline/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema41.required, parentSchema: schema41, data: data20 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key5 in data20) {
          if (!(key5 === "startMs" || key5 === "widthMs" || key5 === "requests" || key5 === "errors" || key5 === "slowestMs")) {
            const err38 = { instancePath: instancePath + "/timeline", schemaPath: "#/$defs/timeline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema41, data: data20 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data20.startMs !== void 0) {
          let data21 = data20.startMs;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err39 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "#/$defs/timeline/properties/startMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.startMs.type, parentSchema: schema41.properties.startMs, data: data21 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 864e13 || isNaN(data21)) {
              const err40 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "#/$defs/timeline/properties/startMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema41.properties.startMs, data: data21 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data21 < 0 || isNaN(data21)) {
              const err41 = { instancePath: instancePath + "/timeline/startMs", schemaPath: "#/$defs/timeline/properties/startMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.startMs, data: data21 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
        }
        if (data20.widthMs !== void 0) {
          let data22 = data20.widthMs;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            const err42 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "#/$defs/timeline/properties/widthMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.widthMs.type, parentSchema: schema41.properties.widthMs, data: data22 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 864e13 || isNaN(data22)) {
              const err43 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "#/$defs/timeline/properties/widthMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema41.properties.widthMs, data: data22 };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data22 < 1024 || isNaN(data22)) {
              const err44 = { instancePath: instancePath + "/timeline/widthMs", schemaPath: "#/$defs/timeline/properties/widthMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1024 }, message: "must be >= 1024", schema: 1024, parentSchema: schema41.properties.widthMs, data: data22 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
        if (data20.requests !== void 0) {
          let data23 = data20.requests;
          if (Array.isArray(data23)) {
            if (data23.length > 120) {
              const err45 = { instancePath: instancePath + "/timeline/requests", schemaPath: "#/$defs/timeline/properties/requests/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.requests, data: data23 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len1 = data23.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data24 = data23[i1];
              if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                const err46 = { instancePath: instancePath + "/timeline/requests/" + i1, schemaPath: "#/$defs/timeline/properties/requests/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.requests.items.type, parentSchema: schema41.properties.requests.items, data: data24 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
              if (typeof data24 == "number" && isFinite(data24)) {
                if (data24 < 0 || isNaN(data24)) {
                  const err47 = { instancePath: instancePath + "/timeline/requests/" + i1, schemaPath: "#/$defs/timeline/properties/requests/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.requests.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err48 = { instancePath: instancePath + "/timeline/requests", schemaPath: "#/$defs/timeline/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.requests.type, parentSchema: schema41.properties.requests, data: data23 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data20.errors !== void 0) {
          let data25 = data20.errors;
          if (Array.isArray(data25)) {
            if (data25.length > 120) {
              const err49 = { instancePath: instancePath + "/timeline/errors", schemaPath: "#/$defs/timeline/properties/errors/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.errors, data: data25 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            const len2 = data25.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data26 = data25[i2];
              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                const err50 = { instancePath: instancePath + "/timeline/errors/" + i2, schemaPath: "#/$defs/timeline/properties/errors/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.errors.items.type, parentSchema: schema41.properties.errors.items, data: data26 };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
              if (typeof data26 == "number" && isFinite(data26)) {
                if (data26 < 0 || isNaN(data26)) {
                  const err51 = { instancePath: instancePath + "/timeline/errors/" + i2, schemaPath: "#/$defs/timeline/properties/errors/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.errors.items, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err52 = { instancePath: instancePath + "/timeline/errors", schemaPath: "#/$defs/timeline/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.errors.type, parentSchema: schema41.properties.errors, data: data25 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data20.slowestMs !== void 0) {
          let data27 = data20.slowestMs;
          if (Array.isArray(data27)) {
            if (data27.length > 120) {
              const err53 = { instancePath: instancePath + "/timeline/slowestMs", schemaPath: "#/$defs/timeline/properties/slowestMs/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items", schema: 120, parentSchema: schema41.properties.slowestMs, data: data27 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            const len3 = data27.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data28 = data27[i3];
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 < 0 || isNaN(data28)) {
                  const err54 = { instancePath: instancePath + "/timeline/slowestMs/" + i3, schemaPath: "#/$defs/timeline/properties/slowestMs/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.slowestMs.items, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              } else {
                const err55 = { instancePath: instancePath + "/timeline/slowestMs/" + i3, schemaPath: "#/$defs/timeline/properties/slowestMs/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema41.properties.slowestMs.items.type, parentSchema: schema41.properties.slowestMs.items, data: data28 };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/timeline/slowestMs", schemaPath: "#/$defs/timeline/properties/slowestMs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.slowestMs.type, parentSchema: schema41.properties.slowestMs, data: data27 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/timeline", schemaPath: "#/$defs/timeline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data: data20 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.histogram !== void 0) {
      let data29 = data.histogram;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.firstStartMs === void 0) {
          const err58 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/required", keyword: "required", params: { missingProperty: "firstStartMs" }, message: "must have required property 'firstStartMs'", schema: schema42.required, parentSchema: schema42, data: data29 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data29.lastEndMs === void 0) {
          const err59 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/required", keyword: "required", params: { missingProperty: "lastEndMs" }, message: "must have required property 'lastEndMs'", schema: schema42.required, parentSchema: schema42, data: data29 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data29.values === void 0) {
          const err60 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'", schema: schema42.required, parentSchema: schema42, data: data29 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (data29.counts === void 0) {
          const err61 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'", schema: schema42.required, parentSchema: schema42, data: data29 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        for (const key6 in data29) {
          if (!func3.call(schema42.properties, key6)) {
            const err62 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema42, data: data29 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data29.firstStartMs !== void 0) {
          let data30 = data29.firstStartMs;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            const err63 = { instancePath: instancePath + "/histogram/firstStartMs", schemaPath: "#/$defs/histogram/properties/firstStartMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.firstStartMs.type, parentSchema: schema42.properties.firstStartMs, data: data30 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 864e13 || isNaN(data30)) {
              const err64 = { instancePath: instancePath + "/histogram/firstStartMs", schemaPath: "#/$defs/histogram/properties/firstStartMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema42.properties.firstStartMs, data: data30 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            if (data30 < 0 || isNaN(data30)) {
              const err65 = { instancePath: instancePath + "/histogram/firstStartMs", schemaPath: "#/$defs/histogram/properties/firstStartMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.firstStartMs, data: data30 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
        }
        if (data29.lastEndMs !== void 0) {
          let data31 = data29.lastEndMs;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            const err66 = { instancePath: instancePath + "/histogram/lastEndMs", schemaPath: "#/$defs/histogram/properties/lastEndMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.lastEndMs.type, parentSchema: schema42.properties.lastEndMs, data: data31 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 864e13 || isNaN(data31)) {
              const err67 = { instancePath: instancePath + "/histogram/lastEndMs", schemaPath: "#/$defs/histogram/properties/lastEndMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema42.properties.lastEndMs, data: data31 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              const err68 = { instancePath: instancePath + "/histogram/lastEndMs", schemaPath: "#/$defs/histogram/properties/lastEndMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.lastEndMs, data: data31 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          }
        }
        if (data29.errors !== void 0) {
          let data32 = data29.errors;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32)) && data32 !== null) {
            const err69 = { instancePath: instancePath + "/histogram/errors", schemaPath: "#/$defs/histogram/properties/errors/type", keyword: "type", params: { type: schema42.properties.errors.type }, message: "must be integer,null", schema: schema42.properties.errors.type, parentSchema: schema42.properties.errors, data: data32 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 < 0 || isNaN(data32)) {
              const err70 = { instancePath: instancePath + "/histogram/errors", schemaPath: "#/$defs/histogram/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.errors, data: data32 };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          }
        }
        if (data29.receivedBytes !== void 0) {
          let data33 = data29.receivedBytes;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33)) && data33 !== null) {
            const err71 = { instancePath: instancePath + "/histogram/receivedBytes", schemaPath: "#/$defs/histogram/properties/receivedBytes/type", keyword: "type", params: { type: schema42.properties.receivedBytes.type }, message: "must be integer,null", schema: schema42.properties.receivedBytes.type, parentSchema: schema42.properties.receivedBytes, data: data33 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data29.sentBytes !== void 0) {
          let data34 = data29.sentBytes;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34)) && data34 !== null) {
            const err72 = { instancePath: instancePath + "/histogram/sentBytes", schemaPath: "#/$defs/histogram/properties/sentBytes/type", keyword: "type", params: { type: schema42.properties.sentBytes.type }, message: "must be integer,null", schema: schema42.properties.sentBytes.type, parentSchema: schema42.properties.sentBytes, data: data34 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data29.latencyMs !== void 0) {
          let data35 = data29.latencyMs;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35)) && data35 !== null) {
            const err73 = { instancePath: instancePath + "/histogram/latencyMs", schemaPath: "#/$defs/histogram/properties/latencyMs/type", keyword: "type", params: { type: schema42.properties.latencyMs.type }, message: "must be integer,null", schema: schema42.properties.latencyMs.type, parentSchema: schema42.properties.latencyMs, data: data35 };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data29.connectMs !== void 0) {
          let data36 = data29.connectMs;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36)) && data36 !== null) {
            const err74 = { instancePath: instancePath + "/histogram/connectMs", schemaPath: "#/$defs/histogram/properties/connectMs/type", keyword: "type", params: { type: schema42.properties.connectMs.type }, message: "must be integer,null", schema: schema42.properties.connectMs.type, parentSchema: schema42.properties.connectMs, data: data36 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data29.values !== void 0) {
          let data37 = data29.values;
          if (Array.isArray(data37)) {
            if (data37.length > 1e6) {
              const err75 = { instancePath: instancePath + "/histogram/values", schemaPath: "#/$defs/histogram/properties/values/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items", schema: 1e6, parentSchema: schema42.properties.values, data: data37 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            const len4 = data37.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data38 = data37[i4];
              if (typeof data38 == "number" && isFinite(data38)) {
                if (data38 > 864e13 || isNaN(data38)) {
                  const err76 = { instancePath: instancePath + "/histogram/values/" + i4, schemaPath: "#/$defs/histogram/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e13 }, message: "must be <= 8640000000000000", schema: 864e13, parentSchema: schema42.properties.values.items, data: data38 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
                if (data38 < 0 || isNaN(data38)) {
                  const err77 = { instancePath: instancePath + "/histogram/values/" + i4, schemaPath: "#/$defs/histogram/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.values.items, data: data38 };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
              } else {
                const err78 = { instancePath: instancePath + "/histogram/values/" + i4, schemaPath: "#/$defs/histogram/properties/values/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema42.properties.values.items.type, parentSchema: schema42.properties.values.items, data: data38 };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/histogram/values", schemaPath: "#/$defs/histogram/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.values.type, parentSchema: schema42.properties.values, data: data37 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data29.counts !== void 0) {
          let data39 = data29.counts;
          if (Array.isArray(data39)) {
            if (data39.length > 1e6) {
              const err80 = { instancePath: instancePath + "/histogram/counts", schemaPath: "#/$defs/histogram/properties/counts/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items", schema: 1e6, parentSchema: schema42.properties.counts, data: data39 };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            const len5 = data39.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data40 = data39[i5];
              if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                const err81 = { instancePath: instancePath + "/histogram/counts/" + i5, schemaPath: "#/$defs/histogram/properties/counts/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.counts.items.type, parentSchema: schema42.properties.counts.items, data: data40 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
              if (typeof data40 == "number" && isFinite(data40)) {
                if (data40 < 1 || isNaN(data40)) {
                  const err82 = { instancePath: instancePath + "/histogram/counts/" + i5, schemaPath: "#/$defs/histogram/properties/counts/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.counts.items, data: data40 };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err83 = { instancePath: instancePath + "/histogram/counts", schemaPath: "#/$defs/histogram/properties/counts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.counts.type, parentSchema: schema42.properties.counts, data: data39 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = { instancePath: instancePath + "/histogram", schemaPath: "#/$defs/histogram/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data: data29 };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
  } else {
    const err85 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
    if (vErrors === null) {
      vErrors = [err85];
    } else {
      vErrors.push(err85);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema51 = { "title": "Accept", "description": "The level of a case from a certain run on was accepted as its new baseline. Earlier measurements are then used only to estimate noise.", "type": "object", "required": ["case", "metric", "from", "reason", "acceptedAt"], "additionalProperties": false, "properties": { "case": { "title": "AcceptedCase", "type": "object", "required": ["scenario", "configuration"], "additionalProperties": false, "properties": { "scenario": { "type": "string", "minLength": 1 }, "label": { "type": "string" }, "configuration": { "$ref": "run.schema.json#/$defs/configuration" } } }, "metric": { "description": "The id of a metric, or * for all metrics.", "type": "string", "minLength": 1 }, "from": { "description": "startedAt of the first run of the accepted level.", "type": "string", "format": "date-time" }, "reason": { "type": "string", "minLength": 1 }, "acceptedAt": { "description": "When it was accepted. For information only.", "type": "string", "format": "date-time" } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.case === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case" }, message: "must have required property 'case'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metric === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.acceptedAt === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptedAt" }, message: "must have required property 'acceptedAt'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "case" || key0 === "metric" || key0 === "from" || key0 === "reason" || key0 === "acceptedAt")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51, data };
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
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.scenario === void 0) {
          const err6 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema51.properties.case.required, parentSchema: schema51.properties.case, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.configuration === void 0) {
          const err7 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema51.properties.case.required, parentSchema: schema51.properties.case, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "scenario" || key1 === "label" || key1 === "configuration")) {
            const err8 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51.properties.case, data: data0 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.scenario !== void 0) {
          let data1 = data0.scenario;
          if (typeof data1 === "string") {
            if (func1(data1) < 1) {
              const err9 = { instancePath: instancePath + "/case/scenario", schemaPath: "#/properties/case/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.case.properties.scenario, data: data1 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/case/scenario", schemaPath: "#/properties/case/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.case.properties.scenario.type, parentSchema: schema51.properties.case.properties.scenario, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.label !== void 0) {
          let data2 = data0.label;
          if (typeof data2 !== "string") {
            const err11 = { instancePath: instancePath + "/case/label", schemaPath: "#/properties/case/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.case.properties.label.type, parentSchema: schema51.properties.case.properties.label, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.configuration !== void 0) {
          let data3 = data0.configuration;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (const key2 in data3) {
              let data4 = data3[key2];
              if (typeof data4 !== "string") {
                const err12 = { instancePath: instancePath + "/case/configuration/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/configuration/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.additionalProperties.type, parentSchema: schema34.additionalProperties, data: data4 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/case/configuration", schemaPath: "run.schema.json#/$defs/configuration/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/case", schemaPath: "#/properties/case/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.case.type, parentSchema: schema51.properties.case, data: data0 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.metric !== void 0) {
      let data5 = data.metric;
      if (typeof data5 === "string") {
        if (func1(data5) < 1) {
          const err15 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.metric, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.metric.type, parentSchema: schema51.properties.metric, data: data5 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data6 = data.from;
      if (typeof data6 === "string") {
        if (!formats0.validate(data6)) {
          const err17 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51.properties.from, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.from.type, parentSchema: schema51.properties.from, data: data6 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data7 = data.reason;
      if (typeof data7 === "string") {
        if (func1(data7) < 1) {
          const err19 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.reason, data: data7 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.reason.type, parentSchema: schema51.properties.reason, data: data7 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.acceptedAt !== void 0) {
      let data8 = data.acceptedAt;
      if (typeof data8 === "string") {
        if (!formats0.validate(data8)) {
          const err21 = { instancePath: instancePath + "/acceptedAt", schemaPath: "#/properties/acceptedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51.properties.acceptedAt, data: data8 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/acceptedAt", schemaPath: "#/properties/acceptedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.acceptedAt.type, parentSchema: schema51.properties.acceptedAt, data: data8 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
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
    let missing0;
    if (data.accept === void 0 && (missing0 = "accept")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
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
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.measurement === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "measurement" }, message: "must have required property 'measurement'", schema: schema43.else.required, parentSchema: schema43.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.provenance === void 0) {
        const err2 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'", schema: schema43.else.required, parentSchema: schema43.else, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.measurement = true;
      props0.provenance = true;
      props0.accept = true;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema43.if, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schemaVersion" || key0 === "measurement" || key0 === "provenance" || key0 === "accept")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema43, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data0 = data.schemaVersion;
      if (1 !== data0) {
        const err6 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema43.properties.schemaVersion, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.measurement !== void 0) {
      if (!validate28(data.measurement, { instancePath: instancePath + "/measurement", parentData: data, parentDataProperty: "measurement", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.provenance !== void 0) {
      let data2 = data.provenance;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (!(key1 === "tool" || key1 === "startedAt" || key1 === "commit" || key1 === "branch" || key1 === "note" || key1 === "tag" || key1 === "environment")) {
            const err7 = { instancePath: instancePath + "/provenance", schemaPath: "run.schema.json#/$defs/provenance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data2.tool !== void 0) {
          let data3 = data2.tool;
          if (typeof data3 !== "string") {
            const err8 = { instancePath: instancePath + "/provenance/tool", schemaPath: "run.schema.json#/$defs/provenance/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tool.type, parentSchema: schema32.properties.tool, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data2.startedAt !== void 0) {
          let data4 = data2.startedAt;
          if (typeof data4 === "string") {
            if (!formats0.validate(data4)) {
              const err9 = { instancePath: instancePath + "/provenance/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema32.properties.startedAt, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/provenance/startedAt", schemaPath: "run.schema.json#/$defs/provenance/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.startedAt.type, parentSchema: schema32.properties.startedAt, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.commit !== void 0) {
          let data5 = data2.commit;
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/provenance/commit", schemaPath: "run.schema.json#/$defs/provenance/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.commit.type, parentSchema: schema32.properties.commit, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.branch !== void 0) {
          let data6 = data2.branch;
          if (typeof data6 !== "string") {
            const err12 = { instancePath: instancePath + "/provenance/branch", schemaPath: "run.schema.json#/$defs/provenance/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.branch.type, parentSchema: schema32.properties.branch, data: data6 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data2.note !== void 0) {
          let data7 = data2.note;
          if (typeof data7 === "string") {
            if (func1(data7) > 200) {
              const err13 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema32.properties.note, data: data7 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func1(data7) < 1) {
              const err14 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.note, data: data7 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/provenance/note", schemaPath: "run.schema.json#/$defs/provenance/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.note.type, parentSchema: schema32.properties.note, data: data7 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data2.tag !== void 0) {
          let data8 = data2.tag;
          if (typeof data8 !== "string") {
            const err16 = { instancePath: instancePath + "/provenance/tag", schemaPath: "run.schema.json#/$defs/provenance/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.tag.type, parentSchema: schema32.properties.tag, data: data8 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data2.environment !== void 0) {
          let data9 = data2.environment;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            for (const key2 in data9) {
              let data10 = data9[key2];
              if (typeof data10 !== "string") {
                const err17 = { instancePath: instancePath + "/provenance/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "run.schema.json#/$defs/provenance/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.environment.additionalProperties.type, parentSchema: schema32.properties.environment.additionalProperties, data: data10 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/provenance/environment", schemaPath: "run.schema.json#/$defs/provenance/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.environment.type, parentSchema: schema32.properties.environment, data: data9 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/provenance", schemaPath: "run.schema.json#/$defs/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data2 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.accept !== void 0) {
      if (!validate32(data.accept, { instancePath: instancePath + "/accept", parentData: data, parentDataProperty: "accept", rootData, dynamicAnchors })) {
        vErrors = joinErrors(vErrors, validate32.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validate
};

function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
