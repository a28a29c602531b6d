import type { FileReference } from '../browser/pendingFiles';

/**
 * Files in the arguments of a multipart mutation, for example
 * `createTask({ ...fields, demo_image: asArgument(files) })`. The generated types ask for Blobs, which must not enter
 * the store; the base query replaces the references by files.
 */
export const asArgument = (files: readonly FileReference[]): Blob[] => [...files] as unknown as Blob[];
