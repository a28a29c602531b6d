import { readFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A statement as the server received it, with its values. */
export interface LoggedStatement {
  readonly sql: string;
  readonly values: readonly (string | null)[];
  /** Time of the database for planning and running it. */
  readonly milliseconds: number;
}

/** Begins every entry, so that a statement may have several lines. */
const MARK = '@daybook@ ';
const DEFAULT_PREFIX = '%m [%p] ';

const logged = /^LOG: {2}duration: ([\d.]+) ms {2}(?:(?:parse|bind|execute) [^:]+|statement): ([\s\S]*)$/;

/** `$1 = 'it''s', $2 = NULL` */
function readValues(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}

/** Times of parsing, binding and running are entries of their own; they are added up. */
function readEntries(log: string): LoggedStatement[] {
  const statements = new Map<string, LoggedStatement>();
  let current: LoggedStatement | undefined;
  for (const entry of log.split(MARK).slice(1)) {
    const text = entry.replace(/\n\t/g, '\n').trimEnd();
    const [, milliseconds, sql] = logged.exec(text) ?? [];
    if (sql !== undefined) {
      const before = statements.get(sql);
      current = { sql, values: before?.values ?? [], milliseconds: (before?.milliseconds ?? 0) + Number(milliseconds) };
      statements.set(sql, current);
    } else if (text.startsWith('DETAIL:') && current !== undefined) {
      current = { ...current, values: readValues(text) };
      statements.set(current.sql, current);
    }
  }
  return [...statements.values()];
}

/** What a session that begins now writes before each entry. */
async function prefixOfNewSessions(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ log_line_prefix: string }>('show log_line_prefix');
    return rows[0]?.log_line_prefix;
  } finally {
    await client.end();
  }
}

/**
 * What the database receives while something runs, read from its log: whatever driver or query builder the server uses.
 * @param url of a superuser
 * @param warmUp runs before, unlogged
 */
export async function statementsDuring(
  url: string,
  logFile: string,
  warmUp: () => Promise<unknown>,
  runs: readonly (() => Promise<unknown>)[],
): Promise<LoggedStatement[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const configure = async (settings: Readonly<Record<string, string | null>>) => {
    for (const [name, value] of Object.entries(settings))
      await client.query(value === null ? `alter system reset ${name}` : `alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
    // New sessions have the configuration when the others have been signalled; they read it before their next statement.
    while ((await prefixOfNewSessions(url)) !== (settings.log_line_prefix ?? DEFAULT_PREFIX)) await wait(50);
  };
  try {
    await client.query('set log_min_duration_statement = -1');
    await configure({ log_min_duration_statement: '0', log_line_prefix: MARK });
    const found: LoggedStatement[][] = [];
    // A session may read the configuration with its next statement, and then log nothing of it.
    await warmUp();
    for (const run of runs) {
      const { size } = await stat(logFile);
      await run();
      found.push(readEntries((await readFile(logFile)).subarray(size).toString()));
    }
    await configure({ log_min_duration_statement: null, log_line_prefix: null });
    return found;
  } finally {
    await client.end();
  }
}

/** For each variant of a call the statement about tasks that takes the database most over all variants. */
export function mainStatements(variants: readonly (readonly LoggedStatement[])[]): LoggedStatement[] {
  const totals = new Map<string, number>();
  for (const { sql, milliseconds } of variants.flat())
    if (/\btasks\b/.test(sql)) totals.set(sql, (totals.get(sql) ?? 0) + milliseconds);
  const [main] = [...totals].sort(([, a], [, b]) => b - a);
  const found = variants.flatMap((statements) => statements.find(({ sql }) => sql === main?.[0]) ?? []);
  if (found.length === 0) throw new Error('The calls ran no statement about tasks');
  return found;
}
