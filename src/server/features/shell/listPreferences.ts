import type { Handler } from '../../operations/call';
import { preferencesOf } from './preferencesRepository';

/** What the caller has set: theme, table layouts and the like. */
export const listPreferences: Handler<'listPreferences'> = async ({ database, caller }) => {
  const preferences = await preferencesOf(database, caller.employeeId);
  return preferences.map(({ key, value }) => ({ Key: key, Value: value }));
};
