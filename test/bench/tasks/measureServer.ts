import http from 'node:http';
import { ports } from '../ports';
import { serverProgram } from '../serverProgram';
import { startTimed, type Environment } from '../timedProcess';
import { measurePace, type Duration, type Pace } from './pace';
import type { TaskCall, TaskCallKind } from './taskCalls';

/** Sends a form or asks, and reads the answer to its end. */
function ask(address: string, agent: http.Agent, { method, path, form }: TaskCall, token?: string): Promise<Buffer> {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path} was answered with ${response.statusCode}: ${Buffer.concat(chunks).toString()}`)),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** A program that answers calls, and how fast it does. */
export interface CalledServer {
  /** One call of that user, until its answer was read. @throws when the answer is not 200 */
  readonly call: (email: string, call: TaskCall) => Promise<Buffer>;
  readonly runAtPace: (kind: TaskCallKind, lanes: number, duration?: Duration) => Promise<Pace>;
  readonly stop: () => Promise<void>;
}

/** Starts a server process whose calls are measured over HTTP on kept connections. */
export async function startCalledServer(environment: Environment, port = ports.daybook): Promise<CalledServer> {
  const address = `http://localhost:${port}`;
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(port) },
  });
  const agent = new http.Agent({ keepAlive: true });
  const tokens = new Map<string, Promise<string>>();
  const signIn = async (email: string): Promise<string> => {
    const answer = await ask(address, agent, {
      method: 'POST',
      path: '/api/login',
      form: { Email: email, Password: 'daybook' },
    });
    return (JSON.parse(answer.toString()) as { token: string }).token;
  };
  const getToken = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? signIn(email);
    tokens.set(email, token);
    return token;
  };
  return {
    call: async (email, call) => ask(address, agent, call, await getToken(email)),
    runAtPace: async ({ email, calls }, lanes, duration) => {
      const token = await getToken(email);
      const send = (turn: number) => {
        const call = calls[turn % calls.length];
        if (call === undefined) throw new Error('There is nothing to call');
        return ask(address, agent, call, token);
      };
      return measurePace(send, lanes, duration);
    },
    stop: () => {
      agent.destroy();
      return server.stop();
    },
  };
}

/** The same calls of a server process: by kind, then by number of lanes. */
export async function measureServer(
  environment: Environment,
  kinds: readonly TaskCallKind[],
  lanes: readonly number[],
): Promise<Pace[][]> {
  const server = await startCalledServer(environment);
  try {
    const paces: Pace[][] = [];
    for (const kind of kinds) {
      const ofKind: Pace[] = [];
      for (const count of lanes) ofKind.push(await server.runAtPace(kind, count));
      paces.push(ofKind);
    }
    return paces;
  } finally {
    await server.stop();
  }
}
