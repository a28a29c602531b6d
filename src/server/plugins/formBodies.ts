import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const mebibyte = 1024 * 1024;
/** The longest text of the contract, percent-encoded, and room to spare. */
const maximumFormBytes = 4 * mebibyte;

/** Bodies are forms, with or without files; every other content type is refused. */
export async function installFormBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: maximumFormBytes });
  await app.register(multipart, { throwFileSizeLimit: false });
}
