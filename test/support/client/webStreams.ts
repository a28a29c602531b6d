import { runInThisContext } from 'node:vm';

// Node has them, jsdom does not.
Object.assign(
  globalThis,
  runInThisContext('({ Blob, Response, CompressionStream, DecompressionStream, TextEncoder, TextDecoder })') as object,
);
