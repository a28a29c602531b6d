import { sql } from 'kysely';
import { openTestDatabase } from '../../support/database/testDatabase';

test('a database that test files share answers while one of them fakes timers', async () => {
  const { kysely, close } = await openTestDatabase();
  jest.useFakeTimers();
  try {
    const { rows } = await sql<{ answer: number }>`select 1 as answer`.execute(kysely);
    expect(rows).toEqual([{ answer: 1 }]);
  } finally {
    jest.useRealTimers();
    await close();
  }
}, 20_000);
