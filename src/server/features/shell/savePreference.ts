import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { countOtherPreferences, forgetPreference, keepPreference } from './preferencesRepository';

/** More than all tables and forms together need; keeps one person from filling the database. */
const maximumPreferences = 200;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps one preference; '' forgets it.
 * @throws Failure 422 for a value that is no JSON, or when there are too many
 */
export const savePreference: Handler<'savePreference'> = async ({ database, body, caller, now }) => {
  const { Key: key, Value: value } = body;
  if (value === '') await forgetPreference(database, caller.employeeId, key);
  else {
    const isFull = (await countOtherPreferences(database, caller.employeeId, key)) >= maximumPreferences;
    mustBeValid([
      ...(isJson(value) ? [] : [{ field: 'Value', message: 'Value must be JSON' }]),
      ...(isFull ? [{ field: 'Key', message: `At most ${maximumPreferences} preferences are kept` }] : []),
    ]);
    await keepPreference(database, caller.employeeId, key, value, now);
  }
  return { Key: key, Value: value };
};
