import { quickPasswordHash } from './quickPasswordHash';
import { startTestServer, testStart, type TestServer } from '../testServer';

export interface SignInServer {
  /** Only in tests and their hooks. */
  readonly server: TestServer;
  readonly password: string;
  readonly passwordHash: string;
  /** Number of the test, for names that are used once. */
  readonly count: number;
  /** Sets the clock forward. */
  readonly after: (ms: number) => void;
}

/** A server for the tests of a file: each test begins at the same time and without failed attempts to sign in. */
export function signInServer(): SignInServer {
  let server: TestServer;
  let passwordHash: string;
  let count = 0;
  const password = 'right password';
  beforeAll(async () => {
    server = await startTestServer();
    passwordHash = await quickPasswordHash(password);
  });
  beforeEach(async () => {
    server.clock.now = testStart;
    await server.database.deleteFrom('attempt_levels').execute();
    count += 1;
  });
  afterAll(() => server.close());
  return {
    get server() {
      return server;
    },
    password,
    get passwordHash() {
      return passwordHash;
    },
    get count() {
      return count;
    },
    after: (ms) => {
      server.clock.now = new Date(server.clock.now.getTime() + ms);
    },
  };
}
