import { parentPort } from 'node:worker_threads';
import { readRows } from './readRows';
import type { FromSheetThread, ToSheetThread } from './sheetMessages';
import { damagedFile, SheetProblem } from './sheetProblem';

/** A few milliseconds of the server's own thread each. */
const batchCells = 5000;

// Entry of the thread in which uploaded files are read.
if (parentPort === null) throw new Error('This file runs as a worker thread only');
const port = parentPort;
const post = (message: FromSheetThread): void => port.postMessage(message);

port.on('message', ({ bytes, maxRows }: ToSheetThread) => {
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
    // A file can be broken in more ways than the reader has words for.
    post({ kind: 'problem', message: (error instanceof SheetProblem ? error : damagedFile()).message });
  }
});
