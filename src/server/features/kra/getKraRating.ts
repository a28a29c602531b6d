import type { Handler } from '../../operations/call';
import { mustSeeKra } from './kraReadModel';
import { kraWire } from './kraWire';

/**
 * CALL-083: one record; with `type` the ratings are the leader's (F-30).
 * @throws Failure 404 when the caller may not see it
 */
export const getKraRating: Handler<'getKraRating'> = async ({ body, caller, database }) =>
  kraWire(await mustSeeKra(database, caller, body.id), body.type === undefined ? 'own' : 'leader');
