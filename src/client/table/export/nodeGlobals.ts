import { Buffer } from 'buffer';

// exceljs and readable-stream expect these two globals of Node. They exist only in the export worker.
Object.assign(globalThis, {
  Buffer,
  process: {
    env: {},
    browser: true,
    version: '',
    nextTick: (task: (...given: unknown[]) => void, ...given: unknown[]) => queueMicrotask(() => task(...given)),
  },
});
