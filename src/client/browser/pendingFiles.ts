import { newId } from './ids';

/** Represents a chosen file where only plain values are allowed: in forms, in the arguments of a call, in the store. */
export interface FileReference {
  readonly fileRef: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970, as the file system says. */
  readonly modifiedMs: number;
}

const files = new Map<string, File>();
/** Gets 0 to 1; undefined when the upload has failed. */
type ReportShare = (share: number | undefined) => void;
/** Ends the call that is sending a file. */
const cancellations = new Map<string, () => void>();
const watchers = new Map<string, Set<ReportShare>>();

export const isFileReference = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && 'fileRef' in value && typeof value.fileRef === 'string';

/** Keeps a chosen file until `forgetFile`; it can be sent any number of times. */
export function depositFile(file: File): FileReference {
  const fileRef = newId();
  files.set(fileRef, file);
  return { fileRef, name: file.name, size: file.size, modifiedMs: file.lastModified };
}

/** The file of a reference; undefined when it is not on this page (any more), as in a recording. */
export const getFile = ({ fileRef }: FileReference): File | undefined => files.get(fileRef);

/** The file of a reference. Throws when it is not on this page (any more). */
export function mustBeDeposited(reference: FileReference): File {
  const file = getFile(reference);
  if (!file) throw new Error(`The file ${reference.name} is no longer available. Choose it again.`);
  return file;
}

/** Nothing refers to the file any more. */
export const forgetFile = ({ fileRef }: FileReference): void => void files.delete(fileRef);

/** Reports how much of a file has been sent. Returns the function that unsubscribes. */
export function watchUpload({ fileRef }: FileReference, report: ReportShare): () => void {
  const reports = watchers.get(fileRef) ?? new Set<ReportShare>();
  watchers.set(fileRef, reports.add(report));
  return () => {
    reports.delete(report);
    if (reports.size === 0) watchers.delete(fileRef);
  };
}

/**
 * A call begins to send these files.
 * @param cancel ends it
 * @returns says that it has ended
 */
export function beginUpload(sent: readonly FileReference[], cancel: () => void): () => void {
  for (const { fileRef } of sent) cancellations.set(fileRef, cancel);
  return () => {
    for (const { fileRef } of sent) if (cancellations.get(fileRef) === cancel) cancellations.delete(fileRef);
  };
}

/** The user cancels the upload of these files, if one is running. */
export function cancelUpload(sent: readonly FileReference[]): void {
  for (const cancel of new Set(sent.map(({ fileRef }) => cancellations.get(fileRef)))) cancel?.();
}

/**
 * Reports the progress of an upload to its watchers. The files of one call are sent one after the other, so the sent
 * bytes fill them in that order.
 */
export function reportUpload(sent: readonly FileReference[], sentBytes: number): void {
  let remaining = sentBytes;
  for (const { fileRef, size } of sent) {
    const share = size === 0 ? (remaining >= 0 ? 1 : 0) : Math.min(Math.max(remaining / size, 0), 1);
    remaining -= size;
    watchers.get(fileRef)?.forEach((report) => report(share));
  }
}

/** Nothing was stored, although the files may have been sent completely. */
export const reportFailedUpload = (sent: readonly FileReference[]): void =>
  sent.forEach(({ fileRef }) => watchers.get(fileRef)?.forEach((report) => report(undefined)));
