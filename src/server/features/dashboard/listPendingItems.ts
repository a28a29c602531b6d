import { decidableKinds } from '../../../domain/pending/pendingKinds';
import type { Handler } from '../../operations/call';
import { listedKinds } from './pendingConditionsReadModel';
import { pendingFigures, pendingWindow } from './pendingReadModel';
import { pendingWire } from './pendingWire';

const defaultLimit = 100;

/** Requests that wait for the caller's decision, or the caller's own; kinds without a flag have no rows. */
export const listPendingItems: Handler<'listPendingItems'> = async ({ caller, database, query, services }) => {
  const { scope, kind, offset = 0, limit = defaultLimit } = query;
  const kinds = listedKinds(caller, scope);
  const named = decidableKinds(caller.grantedFlags);
  const figures = (await pendingFigures(database, { caller, scope, kinds })).filter(
    (figure) => scope === 'own' || figure.total > 0 || named.includes(figure.kind),
  );
  const shown = kinds.filter((known) => kind === undefined || known === kind);
  const rows = await pendingWindow(
    database,
    { caller, scope, kinds: shown },
    { offset, limit, timeZone: services.companyTimeZone },
  );
  return {
    Rows: rows.map(pendingWire),
    Total: figures.filter((figure) => shown.includes(figure.kind)).reduce((sum, figure) => sum + figure.total, 0),
    Figures: figures.map((figure) => ({
      Kind: figure.kind,
      Total: figure.total,
      Oldest: figure.oldest?.toISOString() ?? null,
    })),
  };
};
