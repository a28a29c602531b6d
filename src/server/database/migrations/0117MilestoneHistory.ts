import { sql, type Kysely } from 'kysely';

/**
 * Entries about a milestone name it by its id. Older ones have its name as it was then: they get the id of the only
 * milestone of the project that has this name now and existed then. The others keep their name alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table history_entries add column milestone_id uuid references milestones on delete set null;
    update history_entries e set milestone_id = named.milestone_id
    from (
      select e.id, (array_agg(m.id))[1] as milestone_id
      from history_entries e
      join milestones m on m.project_id = e.project_id and m.created_at <= e.happened_at
        and (m.deleted_at is null or m.deleted_at >= e.happened_at)
        and m.name = substring(e.action from '^changed the milestone ''(.*)''$')
      where e.project_id is not null and e.action like 'changed the milestone ''%'
      group by e.id having count(*) = 1
    ) named
    where named.id = e.id;
    create index history_entries_milestone on history_entries (milestone_id) where milestone_id is not null;
  `.execute(database);
}
