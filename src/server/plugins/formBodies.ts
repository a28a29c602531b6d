import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const mebibyte = 1024 * 1024;
/** The longest text of the contract, percent-encoded, and room to spare. */
const maximumFormBytes = 4 * mebibyte;

/** A field that is sent several times becomes a list. */
function parseForm(text: string): Record<string, string | string[]> {
  const fields = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else fields[name] = [earlier, value];
  }
  return fields;
}

/** Bodies are forms, with or without files; every other content type is refused. */
export async function installFormBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maximumFormBytes }, (_request, body, done) => done(null, parseForm(body as string)));
  await app.register(multipart, { throwFileSizeLimit: false });
}
