// oxlint-disable-next-line clock/in-screens -- when the file is made
import { companyNowMs } from '../../browser/clock';
import { otherTasks } from '../../browser/otherTasks';
import type { ExportCell, ExportColumn } from './exportCells';
import type { ExportReply, ExportRequest } from './exportMessages';

/** The part of a Worker that the export uses. */
export interface ExportWorker {
  readonly postMessage: (request: ExportRequest) => void;
  onmessage: ((event: MessageEvent<ExportReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly terminate: () => void;
}

export interface ExportJob {
  readonly sheetName: string;
  readonly columns: readonly ExportColumn[];
  readonly total: number;
  /** Rows of the sheet from a position; fewer than `limit` at the end, and where rows have left the list since the start. */
  readonly rowsFrom: (offset: number, limit: number, signal: AbortSignal) => Promise<ExportCell[][]>;
  /** Called with 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Rows per message: large enough to be fast, small enough that the page stays responsive. */
export const EXPORT_CHUNK_ROWS = 1000;

function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

/**
 * Feeds the worker chunk by chunk, at most one ahead of it.
 * @returns the finished file, or undefined when the signal cancelled the export @throws Error when rows could not be
 * fetched or the worker failed
 */
export async function runExport(
  job: ExportJob,
  createWorker: () => ExportWorker,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const worker = createWorker();
  try {
    const nextReply = (): Promise<ExportReply> =>
      new Promise((resolve, reject) => {
        worker.onmessage = (event) =>
          event.data.kind === 'failed' ? reject(new Error(event.data.message)) : resolve(event.data);
        worker.onerror = (event) => reject(new Error(event.message || 'The export worker failed'));
        signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')), { once: true });
      });
    worker.postMessage({
      kind: 'started',
      sheetName: job.sheetName,
      columns: job.columns,
      madeAtMs: companyNowMs(),
    });
    const readFrom = async (offset: number): Promise<ExportCell[][] | undefined> =>
      offset < job.total ? job.rowsFrom(offset, EXPORT_CHUNK_ROWS, signal) : undefined;
    let rows = await readFrom(0);
    for (let end = EXPORT_CHUNK_ROWS; rows !== undefined && !isAborted(signal); end += EXPORT_CHUNK_ROWS) {
      await otherTasks();
      const written = nextReply();
      worker.postMessage({ kind: 'rowsSent', rows: JSON.stringify(rows) });
      // The next chunk is prepared while the worker writes this one.
      const [next] = await Promise.all([readFrom(end), written]);
      job.onProgress(Math.min(1, end / job.total));
      rows = next;
    }
    if (isAborted(signal)) return undefined;
    const last = nextReply();
    worker.postMessage({ kind: 'ended' });
    const reply = await last;
    return reply.kind === 'finished' ? reply.file : undefined;
  } catch (error) {
    if (isAborted(signal)) return undefined;
    throw error;
  } finally {
    worker.terminate();
  }
}
