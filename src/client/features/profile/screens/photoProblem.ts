import { maximumFileBytes, maximumFileMebibytes } from '../../../../domain/files/uploadLimits';

/** The problem of this file as a profile picture; undefined for none. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'A picture is a jpg, jpeg or png file';
  if (file.size > maximumFileBytes) return `A picture may have at most ${maximumFileMebibytes} MiB`;
  return undefined;
}
