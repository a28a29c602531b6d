import pg from 'pg';

/** Each round finds a pool of transactions that no other program uses at this moment; a busy one within a few. */
const ROUNDS = 5;

async function withClient<Result>(
  connectionString: string,
  connectionTimeoutMillis: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, application_name: 'daybook start' });
  // A connection that breaks fails its next query, which says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readSession(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/**
 * Whether a pooler shares one session of PostgreSQL among several connections (PgBouncer in transaction or statement
 * mode). Prepared statements, LISTEN and locks of a session do not work there. Two connections that are open at the same
 * time never have the same session otherwise, and a connection never changes its session.
 * @throws the error of a connection that fails
 */
export function hasSharedSessions(connectionString: string, connectTimeoutMs: number): Promise<boolean> {
  return withClient(connectionString, connectTimeoutMs, async (first) => {
    let session = await readSession(first);
    // A pooler gives connections numbers of its own. Without one there is nothing to find out.
    if (session === processId(first)) return false;
    return withClient(connectionString, connectTimeoutMs, async (second) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        if ((await readSession(second)) === session) return true;
        const earlier = session;
        session = await readSession(first);
        if (session !== earlier) return true;
      }
      return false;
    });
  });
}

/** The number under which the other side of the connection cancels queries; the driver's types do not have it. */
const processId = (client: pg.Client): unknown => 'processID' in client && client.processID;
