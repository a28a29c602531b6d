import { learnFromAnswer, machineMs } from '../browser/clock';
import {
  isFileReference,
  mustBeDeposited,
  reportFailedUpload,
  reportUpload,
  type FileReference,
} from '../browser/pendingFiles';
import type { RawAnswer } from './answer';
import { asText, eachValue, type CallBody } from './encodeBody';
import { NoAnswer } from './noAnswer';

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

/**
 * Sends a multipart body and reports the progress of each file, which fetch cannot. Rejects with NoAnswer when none
 * comes and when cancelled.
 */
export const sendUpload: SendUpload = async ({ url, headers, body, signal }) => {
  const form = encodeMultipart(body);
  const files = getFiles(body);
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
    else request.send(form);
  });
};
