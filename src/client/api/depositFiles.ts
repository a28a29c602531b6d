import { depositFile } from '../browser/pendingFiles';

/**
 * Stores chosen files and returns the references that represent them in the arguments of a multipart mutation, for
 * example `createTask({ ...fields, demo_image: depositFiles(files) })`. A deposit is valid for one call: call this
 * again for another try.
 */
export function depositFiles(files: readonly File[]): Blob[] {
  // The generated types ask for Blobs, which must not enter the store; the base query replaces the references by files.
  return files.map(depositFile) as unknown as Blob[];
}
