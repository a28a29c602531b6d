import { nanoid } from '@reduxjs/toolkit';

/** Represents a chosen file where only plain values are allowed: in the arguments of a call and in the store. */
export interface FileReference {
  readonly fileRef: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const files = new Map<string, File>();
const watchers = new Map<File, Set<(share: number) => void>>();

export const isFileReference = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && 'fileRef' in value && typeof value.fileRef === 'string';

export function depositFile(file: File): FileReference {
  const fileRef = nanoid();
  files.set(fileRef, file);
  return { fileRef, name: file.name, size: file.size };
}

/** The file of a reference. Throws when it was never stored or has been sent before. */
export function mustBeDeposited(reference: FileReference): File {
  const file = files.get(reference.fileRef);
  if (!file) throw new Error(`The file ${reference.name} is no longer available. Choose it again.`);
  return file;
}

/** The call has ended: another try stores the file again. */
export const forgetFile = (reference: FileReference): void => void files.delete(reference.fileRef);

/** Reports how much of a file has been sent, from 0 to 1. Returns the function that unsubscribes. */
export function watchUpload(file: File, report: (share: number) => void): () => void {
  const reports = watchers.get(file) ?? new Set();
  watchers.set(file, reports.add(report));
  return () => {
    reports.delete(report);
    if (reports.size === 0) watchers.delete(file);
  };
}

/**
 * Reports the progress of an upload to its watchers. The files of one call are sent one after the other, so the sent
 * bytes fill them in that order.
 */
export function reportUpload(sent: readonly File[], sentBytes: number): void {
  let remaining = sentBytes;
  for (const file of sent) {
    const share = file.size === 0 ? (remaining >= 0 ? 1 : 0) : Math.min(Math.max(remaining / file.size, 0), 1);
    remaining -= file.size;
    watchers.get(file)?.forEach((report) => report(share));
  }
}
