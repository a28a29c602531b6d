import { useEffect } from 'react';
import { watchUpload, type FileReference } from '../browser/pendingFiles';
import { useScreenState } from '../screen-state/useScreenState';

const notStarted: Readonly<Record<string, number>> = {};

/**
 * Upload progress of these files, for `FilesField getProgress={…}`: 0 to 1, undefined before the start and after a
 * failure.
 * @param files a list that stays the same between renders
 */
export function useUploadProgress(files: readonly FileReference[]): (file: FileReference) => number | undefined {
  const [shares, setShares] = useScreenState('drafts', 'upload', notStarted);
  useEffect(() => {
    const ends = files.map((file) =>
      watchUpload(file, (share) =>
        setShares(({ [file.fileRef]: _former, ...others }) =>
          share === undefined ? others : { ...others, [file.fileRef]: share },
        ),
      ),
    );
    return () => ends.forEach((end) => end());
  }, [files, setShares]);
  return ({ fileRef }) => shares[fileRef];
}
