import type { ExportReply, ExportRequest } from '../../../../src/client/table/export/exportMessages';
import { fetchAhead } from '../../../../src/client/table/export/fetchAhead';
import {
  EXPORT_CHUNK_ROWS,
  type ExportJob,
  type ExportWorker,
  runExport,
} from '../../../../src/client/table/export/runExport';

/** A worker that counts the rows and answers in the next moment, as a real one does. */
class CountingWorker implements ExportWorker {
  onmessage: ((event: MessageEvent<ExportReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  rowCount = 0;
  isTerminated = false;

  constructor(private readonly failure?: string) {}

  postMessage(request: ExportRequest): void {
    if (request.kind === 'rowsSent') this.rowCount += (JSON.parse(request.rows) as unknown[]).length;
    const reply: ExportReply | undefined = this.failure
      ? { kind: 'failed', message: this.failure }
      : request.kind === 'rowsSent'
        ? { kind: 'rowsWritten' }
        : request.kind === 'ended'
          ? { kind: 'finished', file: new Blob([String(this.rowCount)]) }
          : undefined;
    if (reply) queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: reply })));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function createJob(total: number, change: Partial<ExportJob> = {}): ExportJob {
  return {
    sheetName: 'Rows',
    columns: [{ header: 'Number', width: 10 }],
    total,
    rowsFrom: async (offset, limit) =>
      Array.from({ length: Math.min(limit, total - offset) }, (_row, index) => [offset + index]),
    onProgress: () => undefined,
    ...change,
  };
}

describe('Reading the rows of an export', () => {
  it('asks for large portions, one ahead, each once, and hands them out piece by piece', async () => {
    const asked: string[] = [];
    const read = fetchAhead(
      (offset, limit) => {
        asked.push(`${offset}+${limit}`);
        return Promise.resolve(Array.from({ length: Math.min(limit, 7000 - offset) }, (_row, index) => offset + index));
      },
      3000,
      7000,
    );
    const seen: number[] = [];
    for (let offset = 0; offset < 7000; offset += 1000) {
      const rows = await read(offset, 1000);
      if (offset === 0) expect(asked).toEqual(['0+3000', '3000+3000']);
      seen.push(...rows);
    }
    expect(seen).toEqual(Array.from({ length: 7000 }, (_row, index) => index));
    expect(asked).toEqual(['0+3000', '3000+3000', '6000+3000']);
  });

  it('reports a failure to every caller', async () => {
    const read = fetchAhead(
      (offset) => (offset === 0 ? Promise.resolve([1]) : Promise.reject(new Error('gone'))),
      1,
      3,
    );
    expect(await read(0, 1)).toEqual([1]);
    await expect(read(1, 1)).rejects.toThrow('gone');
  });
});

describe('Running an Excel export', () => {
  it('sends every row once and says how far it is', async () => {
    const worker = new CountingWorker();
    const shares: number[] = [];
    const total = 2.5 * EXPORT_CHUNK_ROWS;
    const file = await runExport(
      createJob(total, { onProgress: (share) => shares.push(share) }),
      () => worker,
      new AbortController().signal,
    );
    expect(file).toBeDefined();
    expect(worker.rowCount).toBe(total);
    expect(shares).toEqual([0.4, 0.8, 1]);
    expect(worker.isTerminated).toBe(true);
  });

  it('goes on to the last row when rows have left the list since the start', async () => {
    const worker = new CountingWorker();
    const total = 3 * EXPORT_CHUNK_ROWS;
    const rowsFrom = async (offset: number, limit: number) =>
      Array.from({ length: offset === 0 ? 0 : limit - 1 }, () => [offset]);
    await runExport(createJob(total, { rowsFrom }), () => worker, new AbortController().signal);
    expect(worker.rowCount).toBe(2 * (EXPORT_CHUNK_ROWS - 1));
  });

  it('writes a file with the headings alone when no row passes the filters', async () => {
    const worker = new CountingWorker();
    await expect(runExport(createJob(0), () => worker, new AbortController().signal)).resolves.toBeInstanceOf(Blob);
  });

  it('stops the worker and gives no file when it is cancelled', async () => {
    const worker = new CountingWorker();
    const controller = new AbortController();
    const job = createJob(10 * EXPORT_CHUNK_ROWS, { onProgress: (share) => share >= 0.3 && controller.abort() });
    await expect(runExport(job, () => worker, controller.signal)).resolves.toBeUndefined();
    expect(worker.rowCount).toBeLessThan(10 * EXPORT_CHUNK_ROWS);
    expect(worker.isTerminated).toBe(true);
  });

  it('says so when the worker fails or rows cannot be fetched', async () => {
    const failing = new CountingWorker('disk full');
    await expect(runExport(createJob(5), () => failing, new AbortController().signal)).rejects.toThrow('disk full');
    const worker = new CountingWorker();
    const job = createJob(5, { rowsFrom: () => Promise.reject(new Error('not permitted')) });
    await expect(runExport(job, () => worker, new AbortController().signal)).rejects.toThrow('not permitted');
    expect(worker.isTerminated).toBe(true);
  });
});
