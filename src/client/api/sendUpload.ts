import { learnFromAnswer, machineMs } from '../browser/clock';
import {
  beginUpload,
  isFileReference,
  mustBeDeposited,
  reportFailedUpload,
  reportUpload,
  type FileReference,
} from '../browser/pendingFiles';
import type { RawAnswer } from './answer';
import { asText, eachValue, type CallBody } from './encodeBody';
import { CancelledUpload, NoAnswer } from './noAnswer';

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CallBody;
  readonly signal: AbortSignal;
}
export type SendUpload = (upload: Upload) => Promise<RawAnswer>;

/** The file references in a body, in the order in which the files are sent. */
const getFiles = (body: CallBody): FileReference[] => Object.values(body).flat().filter(isFileReference);

/** The call has failed: its files are to be sent again, so none counts as sent. */
export const resetProgress = (body: CallBody): void => reportFailedUpload(getFiles(body));

/** BEH-015: multipart for uploads; each reference is replaced by its file. Throws when a file is no longer stored. */
function encodeMultipart(body: CallBody): FormData {
  const form = new FormData();
  eachValue(body, (name, value) => {
    if (isFileReference(value)) form.append(name, mustBeDeposited(value), value.name);
    else form.append(name, asText(value));
  });
  return form;
}

/** How far an upload was when the browser has reported it last. */
interface Sent {
  /** Bytes. */
  readonly loaded: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** Browsers report the progress several times in a second. */
const maxUnreportedMs = 1_000;

/**
 * Whether all of an upload may have left the browser: what the server has not got completely it does not store. More than
 * was reported may be on its way.
 */
export function mayHaveArrived(reported: Sent | undefined): boolean {
  if (reported === undefined) return true;
  const { loaded, total, elapsedMs } = reported;
  const unreported = (loaded / Math.max(elapsedMs, 1)) * maxUnreportedMs;
  return loaded + unreported >= total;
}

/**
 * Sends a multipart body and reports the progress of each file, which fetch cannot. Rejects with NoAnswer when none
 * comes and when cancelled, with CancelledUpload when the user does that.
 */
export const sendUpload: SendUpload = async ({ url, headers, body, signal }) => {
  const form = encodeMultipart(body);
  const files = getFiles(body);
  return new Promise((resolve, reject) => {
    const sentAtMs = machineMs();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    let sent: Sent | undefined;
    request.upload.onprogress = ({ loaded, total }) => {
      sent = { loaded, total, elapsedMs: machineMs() - sentAtMs };
      reportUpload(files, loaded);
    };
    let isCancelled = false;
    request.onload = () => {
      learnFromAnswer((name) => request.getResponseHeader(name), sentAtMs);
      resolve({ httpStatus: request.status, text: request.responseText });
    };
    request.onerror = () => reject(new NoAnswer());
    request.onabort = () =>
      reject(isCancelled ? new CancelledUpload({ mayHaveArrived: mayHaveArrived(sent) }) : new NoAnswer());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) {
      request.abort();
      return;
    }
    request.onloadend = beginUpload(files, () => {
      isCancelled = true;
      request.abort();
    });
    request.send(form);
  });
};
