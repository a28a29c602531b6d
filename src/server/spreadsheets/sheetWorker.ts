import { parentPort } from 'node:worker_threads';
import { readRows } from './readRows';
import type { FromSheetThread, ToSheetThread } from './sheetMessages';
import { damagedFile, SheetProblem } from './sheetProblem';

/** Takes a few milliseconds of the server's thread per batch. */
const batchCells = 5000;

// The thread that reads uploaded files.
if (parentPort === null) throw new Error('This file runs as a worker thread only');
const port = parentPort;
const post = (message: FromSheetThread): void => port.postMessage(message);

port.on('message', ({ bytes, maxRows }: ToSheetThread) => {
  post({ kind: 'begun' });
  try {
    const rows = readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), maxRows);
    for (let from = 0; from < rows.length;) {
      let to = from;
      for (let cells = 0; to < rows.length && cells < batchCells; to += 1) cells += rows[to]?.cells.length ?? 0;
      post({ kind: 'rows', rows: rows.slice(from, to) });
      from = to;
    }
    post({ kind: 'end' });
  } catch (error) {
    // Any other error also means that the file is damaged.
    post({ kind: 'problem', message: (error instanceof SheetProblem ? error : damagedFile()).message });
  }
});
