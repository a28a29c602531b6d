import { maximumFileBytes, maximumFileMebibytes } from '../../../../domain/files/uploadLimits';

/** What stands against this file as a profile picture; undefined when nothing does. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'A picture is a jpg, jpeg or png file';
  if (file.size > maximumFileBytes) return `A picture may have at most ${maximumFileMebibytes} MiB`;
  return undefined;
}
