import { maxFileBytes, maxFileMebibytes, maxFiles } from '../../../../domain/files/uploadLimits';
import { depositFile, type FileReference } from '../../../browser/pendingFiles';

/** A file that the record already has. */
export interface StoredFile {
  /** The server's identifier (the link). */
  readonly id: string;
  readonly name: string;
  /** Where it can be opened. */
  readonly url: string;
  readonly size?: number;
}

/** The value of a files field: plain JSON. */
export interface FileChoice {
  /** Stored files that stay. */
  readonly kept: readonly StoredFile[];
  /** Files to upload. */
  readonly added: readonly FileReference[];
}

export const noFiles: FileChoice = { kept: [], added: [] };

/** Why a file was rejected. */
export interface FileRejection {
  readonly name: string;
  readonly reason: string;
}

const isSameFile = (known: FileReference, file: File): boolean =>
  known.name === file.name && known.size === file.size && known.modifiedMs === file.lastModified;

/**
 * Adds chosen files to the field (VAL-013, VAL-028): at most 50 per record and 25 MiB each.
 * @returns the new value and, for every rejected file, the reason
 */
export function takeFiles(
  choice: FileChoice,
  chosen: readonly File[],
  accepts?: (file: File) => string | null,
): { choice: FileChoice; rejections: FileRejection[] } {
  const added = [...choice.added];
  const rejections: FileRejection[] = [];
  const reasonAgainst = (file: File): string | null => {
    if (added.some((known) => isSameFile(known, file))) return 'is already in the list';
    if (file.size > maxFileBytes) return `is larger than ${maxFileMebibytes} MiB`;
    if (file.size === 0) return 'is empty';
    const ownReason = accepts?.(file) ?? null;
    if (ownReason !== null) return ownReason;
    return choice.kept.length + added.length >= maxFiles
      ? `was not added: at most ${maxFiles} files are allowed`
      : null;
  };
  for (const file of chosen) {
    const reason = reasonAgainst(file);
    if (reason === null) added.push(depositFile(file));
    else rejections.push({ name: file.name, reason });
  }
  return { choice: { kept: choice.kept, added }, rejections };
}

/** True for files with thumbnails (BEH-039): jpg, jpeg, png. */
export const isPictureName = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** A size as display text: '812 B', '14 KiB', '2.4 MiB', '1.2 GiB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KiB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
  return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}
