import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { countOtherPreferences, storePreference } from './preferencesRepository';

/** More than all tables and forms need; bounds the rows of one user. */
const maxPreferences = 200;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Stores a preference; '' deletes it. When a page is left, its last choice can overtake the one before, which is ignored
 * then: by the numbers of its calls.
 * @throws Failure 422 for invalid JSON, or when there are too many
 */
export const savePreference: Handler<'savePreference'> = async ({ database, body, caller, now, origin }) => {
  const { Key: key, Value: value } = body;
  if (value !== '') {
    const isFull = (await countOtherPreferences(database, caller.employeeId, key)) >= maxPreferences;
    mustBeValid([
      ...(isJson(value) ? [] : [{ field: 'Value', message: 'Value must be JSON' }]),
      ...(isFull ? [{ field: 'Key', message: `At most ${maxPreferences} preferences are kept` }] : []),
    ]);
  }
  const { tab, callNumber } = origin;
  await storePreference(database, caller.employeeId, { key, value, tab, callNumber }, now);
  return { Key: key, Value: value };
};
