import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const require = createRequire(import.meta.url);
const requireAsExceljs = createRequire(require.resolve('exceljs'));

/**
 * Settings that let the streaming writer of exceljs, made for Node, run in the export worker.
 *
 * - alias: `archiver` is replaced by a small zip writer for browsers; readable-stream and events are the copies
 *   inside exceljs.
 * - fallback: the writer imports `fs` and `crypto` for features that the export does not use (files by name, passwords).
 *
 * Merge both into `resolve` of webpack.config.js.
 */
export const excelResolve = {
  alias: {
    archiver$: path.join(root, 'src/client/table/export/zipArchive.ts'),
  },
  fallback: /** @type {Record<string, string | false>} */ ({
    fs: false,
    crypto: false,
    stream: requireAsExceljs.resolve('readable-stream'),
    buffer: require.resolve('buffer/'),
    events: requireAsExceljs.resolve('events/'),
  }),
};
