import type { LightMyRequestResponse } from 'fastify';
import type { BuiltRequest } from './hostileInput';
import { countRoundTrips, type Counted } from '../database/roundTrips';
import type { TestServer } from '../testServer';

/** Sends a request to a test server and counts how often it waits for the database. */
export const countCall = (
  server: TestServer,
  { method, url, payload, headers }: BuiltRequest,
  token: string | undefined,
): Promise<Counted & { answer: LightMyRequestResponse }> =>
  countRoundTrips(() =>
    server.app.inject({
      method,
      url: `/api${url}`,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }),
  );
