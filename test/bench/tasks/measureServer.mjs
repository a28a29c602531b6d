import http from 'node:http';
import { ports } from '../ports.mjs';
import { serverProgram } from '../serverProgram.mjs';
import { startTimed } from '../timedProcess.mjs';
import { measurePace } from './pace.ts';

/** Sends a form or asks, and reads the answer to its end. */
function ask(address, agent, { method, path, form }, token) {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path} was answered with ${response.statusCode}: ${Buffer.concat(chunks)}`)),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Starts a server process whose calls are measured over HTTP on kept connections. */
export async function startCalledServer(environment, port = ports.daybook) {
  const address = `http://localhost:${port}`;
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(port) },
  });
  const agent = new http.Agent({ keepAlive: true });
  const tokens = new Map();
  const getToken = async (email) => {
    if (!tokens.has(email))
      tokens.set(
        email,
        JSON.parse(
          await ask(address, agent, {
            method: 'POST',
            path: '/api/login',
            form: { Email: email, Password: 'daybook' },
          }),
        ).token,
      );
    return tokens.get(email);
  };
  return {
    runAtPace: async ({ email, calls }, lanes, duration) => {
      const token = await getToken(email);
      return measurePace((turn) => ask(address, agent, calls[turn % calls.length], token), lanes, duration);
    },
    stop: () => {
      agent.destroy();
      return server.stop();
    },
  };
}

/** The same calls of a server process: by kind, then by number of lanes. */
export async function measureServer(environment, kinds, lanes) {
  const server = await startCalledServer(environment);
  try {
    const paces = [];
    for (const kind of kinds) {
      const ofKind = [];
      for (const count of lanes) ofKind.push(await server.runAtPace(kind, count));
      paces.push(ofKind);
    }
    return paces;
  } finally {
    await server.stop();
  }
}
