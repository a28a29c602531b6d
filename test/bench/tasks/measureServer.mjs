import http from 'node:http';
import { ports } from '../ports.mjs';
import { startTimed } from '../timedProcess.mjs';
import { measurePace } from './pace.ts';

const address = `http://localhost:${ports.daybook}`;

/** Sends a form or asks, and reads the answer to its end. */
function ask(agent, { method, path, form }, token) {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }) };
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => (response.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${path} was answered with ${response.statusCode}: ${Buffer.concat(chunks)}`))));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** The same calls of a server process, over HTTP on kept connections: by kind, then by number of lanes. */
export async function measureServer(environment, kinds, lanes) {
  const server = await startTimed(process.execPath, ['dist/server/main.mjs'], { url: `${address}/api/health`, env: { ...environment, PORT: String(ports.daybook) } });
  const agent = new http.Agent({ keepAlive: true, maxSockets: Math.max(...lanes) });
  try {
    const paces = [];
    for (const { email, calls } of kinds) {
      const { token } = JSON.parse(await ask(agent, { method: 'POST', path: '/api/login', form: { Email: email, Password: 'daybook' } }));
      const ofKind = [];
      for (const count of lanes) ofKind.push(await measurePace((turn) => ask(agent, calls[turn % calls.length], token), count));
      paces.push(ofKind);
    }
    return paces;
  } finally {
    agent.destroy();
    await server.stop();
  }
}
