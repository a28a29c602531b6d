import type { Handler } from '../../operations/call';
import { leaderKraForms } from './kraReadModel';
import { kraWire } from './kraWire';

/** CALL-082: employees who rated themselves and chose the caller as team leader (F-31). */
export const listKraFormsToRate: Handler<'listKraFormsToRate'> = async ({ caller, database }) =>
  (await leaderKraForms(database, caller)).map((row) => kraWire(row));
