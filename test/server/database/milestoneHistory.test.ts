import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openOwnTestDatabase } from '../../support/database/testDatabase';
import { addPerson } from '../../support/testPeople';
import { testMoment } from '../../support/testMoment';
import { addProject } from '../../support/testWork';

test('old entries about milestones get the id of the only one that had the name then, and no other', async () => {
  const database = await openOwnTestDatabase();
  const { kysely } = database;
  const actor = await addPerson(kysely);
  const project = await addProject(kysely, [actor]);
  await sql`alter table history_entries drop column milestone_id`.execute(kysely);
  const first = testMoment().getTime();
  const at = (days: number): Date => new Date(first + days * 86_400_000);
  const addMilestone = async (name: string, createdAt: Date, deletedAt: Date | null = null): Promise<string> => {
    const id = randomUUID();
    await sql`insert into milestones (id, project_id, name, status, created_at, deleted_at)
      values (${id}, ${project.id}, ${name}, 'OPEN', ${createdAt}, ${deletedAt})`.execute(kysely);
    return id;
  };
  const removed = await addMilestone('Beta', at(0), at(5));
  const present = await addMilestone('Beta', at(6));
  await addMilestone('Twice', at(0), at(5));
  await addMilestone('Twice', at(5));
  for (const [name, days] of [
    ['Beta', 3],
    ['Beta', 7],
    ['Twice', 5],
    ['Former name', 7],
  ] as const)
    await sql`insert into history_entries (id, project_id, actor_id, action, remark, happened_at)
      values (${randomUUID()}, ${project.id}, ${actor.id}, ${`changed the milestone '${name}'`}, 'Status: OPEN → CLOSE', ${at(days)})`.execute(
      kysely,
    );
  await migrations['0117MilestoneHistory']?.up(kysely);
  const { rows } = await sql<{ milestone_id: string | null }>`
    select milestone_id from history_entries where action like 'changed the milestone%' order by happened_at, action desc`.execute(
    kysely,
  );
  expect(rows.map(({ milestone_id }) => milestone_id)).toEqual([removed, null, null, present]);
  await database.close();
});
