import { learnFromAnswer, machineMs } from '../browser/clock';
import { reportUpload, type FileReference } from '../browser/pendingFiles';
import type { RawAnswer } from './answer';
import { NoAnswer } from './noAnswer';

export interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  /** In sending order. */
  readonly files: readonly FileReference[];
  readonly signal: AbortSignal;
}

/**
 * Sends a multipart body and reports the progress of each file, which fetch cannot. Rejects with NoAnswer when none
 * comes and when cancelled.
 */
export function sendUpload({ url, headers, body, files, signal }: Upload): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sentAtMs = machineMs();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.upload.onprogress = (event) => reportUpload(files, event.loaded);
    request.onload = () => {
      learnFromAnswer((name) => request.getResponseHeader(name), sentAtMs);
      resolve({ httpStatus: request.status, text: request.responseText });
    };
    request.onerror = () => reject(new NoAnswer());
    request.onabort = () => reject(new NoAnswer());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(body);
  });
}
