import type { Handler } from '../../operations/call';
import { overtimeWhere } from './overtimeReadModel';
import { isVisibleOvertime } from './overtimeScopeReadModel';
import { overtimeWire } from './overtimeWire';

/** CALL-078, B-09: the visible entries; the employee in the body is ignored. */
export const listOvertime: Handler<'listOvertime'> = async ({ caller, database }) =>
  (await overtimeWhere(database, isVisibleOvertime(caller))).map((row) => overtimeWire(row, caller));
