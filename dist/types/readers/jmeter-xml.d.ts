import type { Reader } from '../model.js';
/** JMeter's result in XML. It is recognised, so that it is refused in words of its own. */
export declare const jmeterXml: Reader;
