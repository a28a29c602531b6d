import pg from 'pg';

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;

/** Text that only statements of the server's own upkeep have, which may run during any call. */
const isOfUpkeep = (text: string): boolean =>
  /^\s*(?:notify |vacuum |checkpoint\b|select pg_stat_force_next_flush|select \(pg_current_wal_lsn)/.test(text) ||
  /from pg_stat_user_tables|pg_temp\./.test(text);

/**
 * Calls `watch` before every statement that calls of the tested server send: without those of rehearsals, notifications
 * of other servers (which several commits may share) and the upkeep of the embedded database.
 */
export function watchStatements(watch: (text: string, client: pg.Client) => void): void {
  const query = pg.Client.prototype.query as Query;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
    const { application_name: name } = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    const [statement] = parameters as [{ text?: string } | string];
    const text = typeof statement === 'string' ? statement : (statement.text ?? '');
    if (name !== 'daybook rehearsal' && !isOfUpkeep(text)) watch(text, this);
    return query.apply(this, parameters);
  });
}
