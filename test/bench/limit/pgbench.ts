import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findOrInstall } from '../../../scripts/testing/postgresServer.mjs';
import type { LoggedStatement } from './statementLog';

/** Peers plan as the server's sessions do; otherwise they would be slowed down by parallel plans and planning. */
export const peerEnvironment = {
  PGOPTIONS: '-c jit=off -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan',
};

/** Scripts that pgbench runs in turns, with the values of their variables. */
export interface PgbenchWork {
  readonly files: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** `:name` in a text would be taken for a variable. */
const maskTexts = (sql: string) =>
  sql.replace(/'[^']*'/g, (text) =>
    /:[A-Za-z0-9_]/.test(text) && !text.includes('\\') ? `E${text.replaceAll(':', '\\072')}` : text,
  );

/** Writes each statement as a script with its values as variables. */
export async function statementWork(
  folder: string,
  name: string,
  statements: readonly LoggedStatement[],
): Promise<PgbenchWork> {
  const files: string[] = [];
  const variables: Record<string, string> = {};
  for (const [place, { sql, values }] of statements.entries()) {
    const variable = (number: string | number) => `v${place}_${number}`;
    for (const [position, value] of values.entries()) if (value !== null) variables[variable(position + 1)] = value;
    const text = maskTexts(sql).replace(/\$(\d+)/g, (_, number: string) =>
      values[Number(number) - 1] === null ? 'null' : `:${variable(number)}`,
    );
    const file = path.join(folder, `${name}-${place}.sql`);
    await writeFile(file, `${text};\n`);
    files.push(file);
  }
  return { files, variables };
}

export async function scriptWork(folder: string, name: string, script: string): Promise<PgbenchWork> {
  const file = path.join(folder, `${name}.sql`);
  await writeFile(file, script);
  return { files: [file], variables: {} };
}

/** Transactions per second, connecting not counted. */
export async function runPgbench(
  url: string,
  work: PgbenchWork,
  connections: number,
  seconds: number,
): Promise<number> {
  const { hostname, port, username, pathname } = new URL(url);
  const child = spawn(
    path.join(findOrInstall(), 'pgbench'),
    [
      ...['-h', hostname, '-p', port, '-U', username, '-n', '-M', 'prepared'],
      ...['-c', String(connections), '-j', '2', '-T', String(seconds)],
      ...work.files.flatMap((file) => ['-f', file]),
      ...Object.entries(work.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      pathname.slice(1),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...peerEnvironment } },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  const text = Buffer.concat(output).toString();
  const perSecond = /^tps = ([\d.]+)/m.exec(text)?.[1];
  if (perSecond === undefined || Number(perSecond) === 0)
    throw new Error(`pgbench ended without a rate: ${text.trim()}`);
  return Number(perSecond);
}
