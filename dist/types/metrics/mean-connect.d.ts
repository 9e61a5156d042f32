/** Time until the connection stood, 0 where one was reused: it shows handshakes that the response time hides. */
export declare const meanConnect: import("../model.js").Metric;
