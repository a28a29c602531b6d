// The floor of a call: Fastify with one route, one prepared statement and JSON.stringify.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/** @type {{ sql: string, values: (string | null)[] }[]} */
/** All with one text. */
const statements = JSON.parse(readFileSync(String(process.env.STATEMENTS), 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
let turn = 0;
app.get('/api/health', async () => ({ status: 1 }));
app.get('/task', async (_, reply) => {
  const statement = statements[turn++ % statements.length];
  const { rows } = await pool.query({ name: 'task', text: statement?.sql ?? '', values: statement?.values ?? [] });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ status: 1, data: rows }));
});
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
