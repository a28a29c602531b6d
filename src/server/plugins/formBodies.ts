import { parse } from 'node:querystring';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors/failure';

const mebibyte = 1024 * 1024;
/** The longest text of the contract, percent-encoded, with a margin. */
const maxFormBytes = 4 * mebibyte;
/** The longest lists of the contract have 500 entries. */
const maxFields = 5000;

function hasFewFields(text: string): boolean {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxFields) return false;
  }
  return true;
}

/** Bodies are forms, with or without files; every other content type is rejected. */
export async function installFormBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, text: string, done) => {
      // Two million fields of two letters fit into a form: they are counted before parsing.
      if (!hasFewFields(text)) done(new Failure(413, 'The form has too many fields'));
      else done(null, parse(text, '&', '=', { maxKeys: 0 }));
    },
  );
  await app.register(multipart, { throwFileSizeLimit: false });
}
