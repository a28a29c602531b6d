import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import type { CompanyClock } from '../clock/companyClock';

const yearSeconds = 365 * 24 * 60 * 60;
/** webpack puts a content hash into every file name except index.html. */
const hashedName = /\.[0-9a-f]{8,}\./;

/** The page shows nothing without signing in. */
const robots = 'User-agent: *\nDisallow: /api/\n';

/** False for a path that no file and no route can have: an invalid escape ('/task/%E0%A4%A'), or a null character. */
export function isReadablePath(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    // An invalid escape.
    return false;
  }
}

/** Serves the built client, already compressed, and its page for every path of a screen. */
export async function installClientFiles(
  app: FastifyInstance,
  directory: string,
  sendStartPage: (reply: FastifyReply) => FastifyReply,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    wildcard: true,
    index: false,
    // Source maps are for stack traces on the server; they are not public.
    allowedPath: (pathName) => !pathName.endsWith('.map'),
    cacheControl: false,
    setHeaders: (response, file) => {
      const name = path.basename(file).replace(/\.(br|gz)$/, '');
      response.setHeader(
        'cache-control',
        hashedName.test(name) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      );
    },
  });
  app.get('/', (_request, reply) => sendStartPage(reply));
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
}

interface CompanySignIn {
  readonly name: string;
  readonly isAvailable: boolean;
}

/**
 * The page gets the company's time, and at whom employees sign in, in a header before it shows anything; the cached file
 * cannot contain them.
 */
export function sendPage(reply: FastifyReply, clock: CompanyClock, signIn: CompanySignIn | undefined): FastifyReply {
  const facts = [`clock;desc="${clock.headerValue()}"`];
  if (signIn !== undefined)
    facts.push(`${signIn.isAvailable ? 'sign-in' : 'no-sign-in'};desc="${encodeURIComponent(signIn.name)}"`);
  return reply.code(200).header('server-timing', facts.join(', ')).sendFile('index.html');
}
