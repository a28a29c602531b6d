import { maximumFileBytes, maximumFileMebibytes } from '../../../../domain/files/uploadLimits';

/** The problem of this file as a profile picture; undefined for none. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'The picture must be a jpg, jpeg or png file';
  if (file.size > maximumFileBytes) return `The picture must not be larger than ${maximumFileMebibytes} MiB`;
  return undefined;
}
