// The floor of a call: Fastify with one route, one prepared statement and JSON.stringify.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * By the name of the call; those of one name have one text.
 * @type {Record<string, { sql: string, values: (string | null)[] }[]>}
 */
const statements = JSON.parse(readFileSync(String(process.env.STATEMENTS), 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/api/health', async () => ({ status: 1 }));
for (const [name, variants] of Object.entries(statements)) {
  let turn = 0;
  app.get(`/${name}`, async (_, reply) => {
    const statement = variants[turn++ % variants.length];
    const { rows } = await pool.query({ name, text: statement?.sql ?? '', values: statement?.values ?? [] });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ status: 1, data: rows }));
  });
}
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
