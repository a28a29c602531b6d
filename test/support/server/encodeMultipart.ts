import { randomUUID } from 'node:crypto';

export interface TestFile {
  field: string;
  fileName: string;
  content: Buffer | string;
  /** What the sender claims it to be. */
  claimedType?: string;
}

/** A multipart body as a browser writes it. */
export function encodeMultipart(
  fields: [string, string][],
  files: TestFile[],
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----${randomUUID()}`;
  const part = (disposition: string, headers: string, content: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${headers}\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const parts = [
    ...fields.map(([name, value]) => part(`name="${name}"`, '', Buffer.from(value))),
    ...files.map(({ field, fileName, content, claimedType = 'application/octet-stream' }) =>
      part(
        `name="${field}"; filename="${fileName.replaceAll('"', '%22')}"`,
        `content-type: ${claimedType}\r\n`,
        Buffer.from(content),
      ),
    ),
  ];
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
