import { depositFile } from '../browser/pendingFiles';

/**
 * Puts chosen files aside and gives what stands for them in the arguments of a multipart mutation, for example
 * `createTask({ ...fields, demo_image: depositFiles(files) })`. A deposit serves one call: call this again for a repeated try.
 */
export function depositFiles(files: readonly File[]): Blob[] {
  // The generated types ask for Blobs, which may not enter the store; the base query puts the files back in.
  return files.map(depositFile) as unknown as Blob[];
}
