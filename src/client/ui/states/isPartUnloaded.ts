/** True for the failure to load a part of the program (script or style), but not for a defect in a loaded one. */
export const isPartUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
