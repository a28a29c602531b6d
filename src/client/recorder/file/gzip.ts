const through = (content: BlobPart, transform: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([content]).stream().pipeThrough(transform));

export const gzipped = (text: string): Promise<ArrayBuffer> =>
  through(text, new CompressionStream('gzip')).arrayBuffer();

/** Rejects when the content is not gzipped. */
export const gunzipped = (content: ArrayBuffer): Promise<string> =>
  through(content, new DecompressionStream('gzip')).text();
