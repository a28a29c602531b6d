import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { createSetUpToken } from './setUpRepository';

/**
 * A one-time link that creates the first HR account, for the start with an empty database.
 * @param publicUrl without a trailing slash
 * @returns undefined when the company has employees already
 */
export async function createSetUpLink(database: Kysely<Schema>, publicUrl: string): Promise<string | undefined> {
  const token = await createSetUpToken(database);
  return token === undefined ? undefined : `${publicUrl}/setup/${token}`;
}
