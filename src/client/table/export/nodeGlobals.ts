import { Buffer } from 'buffer';

// exceljs and readable-stream look for these two globals of Node. They exist in the export worker only.
Object.assign(globalThis, {
  Buffer,
  process: {
    env: {},
    browser: true,
    version: '',
    nextTick: (task: (...given: unknown[]) => void, ...given: unknown[]) => queueMicrotask(() => task(...given)),
  },
});
