import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';

// Code that is loaded when it is needed may have to be translated first: on a fresh clone that takes a while.
configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom does not.
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream, WritableStream });

// The router describes every navigation as a Request; nothing is sent.
class PlainRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;
  constructor(
    readonly url: string,
    { signal }: RequestInit = {},
  ) {
    this.signal = signal;
  }
}
globalThis.Request ??= PlainRequest as unknown as typeof Request;

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
globalThis.reportError ??= (error: unknown) => console.error(error);

// An error on the console is a defect that the test did not expect: React's warnings included.
let unexpected: unknown[][] = [];
const originalError = console.error;
beforeEach(() => {
  unexpected = [];
  console.error = (...details: unknown[]) => {
    unexpected.push(details);
    originalError(...details);
  };
});
afterEach(() => {
  console.error = originalError;
  if (unexpected.length > 0)
    throw new Error(
      `The test wrote ${unexpected.length} error(s) to the console; the first: ${unexpected[0]?.map(String).join(' ')}`,
    );
});
