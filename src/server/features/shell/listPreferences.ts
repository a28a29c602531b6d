import type { Handler } from '../../operations/call';
import { readPreferences } from './preferencesRepository';

/** The caller's settings: theme, table layouts and others. */
export const listPreferences: Handler<'listPreferences'> = async ({ database, caller }) => {
  const preferences = await readPreferences(database, caller.employeeId);
  return preferences.map(({ key, value }) => ({ Key: key, Value: value }));
};
