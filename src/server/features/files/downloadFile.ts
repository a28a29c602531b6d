import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { isShownInline } from '../../plugins/mediaType';
import { findFileFor } from './filesReadModel';

/**
 * The content of a file. The name in the URL is for people; the stored one is sent.
 * @throws Failure 404 when no such file is visible to the caller
 */
export const downloadFile: Handler<'downloadFile'> = async ({ database, caller, params, services }) => {
  const file = await findFileFor(database, caller, params.id);
  if (file === undefined) throw failures.notFound('File');
  return {
    fileName: file.name,
    mediaType: file.media_type,
    sizeBytes: file.size_bytes,
    isShownInline: isShownInline(file.media_type),
    stream: () => services.fileStore.read(file.content_hash),
  };
};
