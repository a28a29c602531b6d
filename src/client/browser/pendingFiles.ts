import { nanoid } from '@reduxjs/toolkit';

/** Stands for a chosen file wherever only plain values may go: in the arguments of a call and in the store. */
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

/** Puts a file aside for one call. */
export function depositFile(file: File): FileReference {
  const fileRef = nanoid();
  files.set(fileRef, file);
  return { fileRef, name: file.name, size: file.size };
}

/** The file behind a reference. Throws when it was never deposited or has been sent before. */
export function mustBeDeposited(reference: FileReference): File {
  const file = files.get(reference.fileRef);
  if (!file) throw new Error(`The file ${reference.name} is no longer available. Choose it again.`);
  return file;
}

/** The call is over, well or not: a repeated attempt deposits the file again. */
export const forgetFile = (reference: FileReference): void => void files.delete(reference.fileRef);

/** Reports how much of a file has gone out, as a share from 0 to 1. Returns the function that ends the reports. */
export function watchUpload(file: File, report: (share: number) => void): () => void {
  const present = watchers.get(file) ?? new Set();
  watchers.set(file, present.add(report));
  return () => {
    present.delete(report);
    if (present.size === 0) watchers.delete(file);
  };
}

/**
 * Tells the watchers how far an upload is. The files of one call travel one after the other,
 * so the bytes that have gone out fill them in that order.
 */
export function reportUpload(sent: readonly File[], sentBytes: number): void {
  let remaining = sentBytes;
  for (const file of sent) {
    const share = file.size === 0 ? (remaining >= 0 ? 1 : 0) : Math.min(Math.max(remaining / file.size, 0), 1);
    remaining -= file.size;
    watchers.get(file)?.forEach((report) => report(share));
  }
}
