import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hasOneSession } from '../database/pools/queuedPool';
import type { Schema } from '../database/schema';

/** Tests make it smaller. */
export const portionOfPeople = {
  /** The attendance of a month of that many takes the embedded database some 50 ms. */
  maxPeople: 400,
};

/** What a statement about a portion of people answers. */
interface Portion<Answer> {
  readonly answer: Answer;
  readonly peopleCount: number;
  /** The greatest id among them; null without people. */
  readonly lastId: string | null;
}

/**
 * Answers of statements about all people of a condition. Where one session serves everyone, each is about some hundred of
 * them, with statements of other users in between: every person is counted once, and each as of one moment.
 * @param belongs condition on `employees`
 * @param read sends the statement about the people of a condition
 */
export async function inPortionsOfPeople<Answer>(
  database: Kysely<Schema>,
  belongs: RawBuilder<boolean>,
  read: (belongs: RawBuilder<boolean>) => Promise<Portion<Answer>>,
): Promise<Answer[]> {
  if (!hasOneSession(database)) return [(await read(belongs)).answer];
  const answers: Answer[] = [];
  const { maxPeople } = portionOfPeople;
  let after: string | null = null;
  for (;;) {
    const isNext: RawBuilder<boolean> = after === null ? belongs : sql`${belongs} and employees.id > ${after}`;
    const portion: Portion<Answer> = await read(
      sql`employees.id in (select employees.id from employees where ${isNext} order by employees.id limit ${maxPeople})`,
    );
    answers.push(portion.answer);
    after = portion.lastId;
    if (after === null || portion.peopleCount < maxPeople) return answers;
  }
}
