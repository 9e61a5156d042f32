/** The part of playwright's API that tests and benchmarks use. */
export interface BrowserPage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly setViewportSize: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  readonly emulateMedia: (media: { readonly colorScheme: 'light' | 'dark' }) => Promise<void>;
  readonly evaluate: <Result>(script: string) => Promise<Result>;
  readonly addInitScript: (script: string) => Promise<void>;
  readonly click: (
    selector: string,
    options?: { readonly position: { readonly x: number; readonly y: number } },
  ) => Promise<void>;
  readonly fill: (selector: string, text: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  readonly dblclick: (selector: string) => Promise<void>;
  /** Within the selected element, from one position to another. */
  readonly dragAndDrop: (
    from: string,
    to: string,
    options: { readonly sourcePosition: Position; readonly targetPosition: Position },
  ) => Promise<void>;
  readonly press: (selector: string, key: string) => Promise<void>;
  readonly textContent: (selector: string) => Promise<string | null>;
  readonly waitForSelector: (selector: string) => Promise<unknown>;
  readonly waitForTimeout: (milliseconds: number) => Promise<void>;
  readonly screenshot: (options: { readonly path: string; readonly fullPage?: boolean }) => Promise<unknown>;
  readonly url: () => string;
  readonly on: (event: 'request' | 'console' | 'pageerror', listener: (what: BrowserEvent) => void) => void;
  readonly context: () => { readonly newCDPSession: (page: BrowserPage) => Promise<Session> };
  readonly close: () => Promise<void>;
}
/** The part of Chromium's own protocol that tests use. */
interface Session {
  readonly send: (
    method: 'Performance.enable' | 'Performance.getMetrics',
    parameters?: { readonly timeDomain: 'threadTicks' },
  ) => Promise<{ readonly metrics: readonly { readonly name: string; readonly value: number }[] }>;
}
interface Position {
  readonly x: number;
  readonly y: number;
}
interface BrowserEvent {
  readonly url: () => string;
  readonly type: () => string;
  readonly text: () => string;
  readonly message: string;
}
export interface Browser {
  readonly newPage: (options?: {
    readonly javaScriptEnabled?: boolean;
    readonly bypassCSP?: boolean;
    readonly colorScheme?: 'light' | 'dark';
    readonly viewport?: { readonly width: number; readonly height: number };
  }) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}
export declare function openBrowser(tools: string): Promise<Browser>;
