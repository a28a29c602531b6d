import { useEffect, useState } from 'react';
import { watchUpload } from '../browser/pendingFiles';

/**
 * Upload progress of these files, for `FilesField progressOf={…}`: 0 to 1, undefined before the start.
 * @param files the same File objects that were passed to depositFiles; keep the list stable between renders
 */
export function useUploadProgress(files: readonly File[]): (file: File) => number | undefined {
  const [shares, setShares] = useState<ReadonlyMap<File, number>>(new Map());
  useEffect(() => {
    const ends = files.map((file) =>
      watchUpload(file, (share) => setShares((known) => new Map(known).set(file, share))),
    );
    return () => ends.forEach((end) => end());
  }, [files]);
  return (file) => shares.get(file);
}
