/** True for the failure to load a part of the program (script or style), and not for a defect in one that was loaded. */
export const isPartUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
