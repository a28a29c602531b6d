import type { Kysely } from 'kysely';
import { hasOneSession } from './pools/queuedPool';
import type { Schema } from './schema';

/**
 * Reads about each of the given things: together, or, where one session serves everyone, one after the other, because what
 * is sent together keeps that session until all of it is read.
 */
export async function readEach<Given, Answer>(
  database: Kysely<Schema>,
  given: readonly Given[],
  read: (one: Given) => Promise<Answer>,
): Promise<Answer[]> {
  if (!hasOneSession(database)) return Promise.all(given.map(read));
  const answers: Answer[] = [];
  for (const one of given) answers.push(await read(one));
  return answers;
}
