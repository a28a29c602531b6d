import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { tablesInOrder, type CompanyRows } from './companyRows';

/** Rows of one statement: large enough to be fast, small enough for the embedded database's memory. */
const ROWS_PER_STATEMENT = 1000;

/** Tables with triggers whose results the generator's rows contain already. */
const triggersToDisable = ['tasks', 'task_timers', 'comments'] as const;

/** References between rows that cannot exist before both do. */
export interface LateReferences {
  departmentHeads: readonly { id: string; head_id: string }[];
  photos: readonly { id: string; photo_file_id: string }[];
}

/**
 * Writes the rows, table by table. The rows of a statement are one JSON parameter: ten times faster than a parameter
 * per value, and without the limit of 65,535 parameters.
 */
export async function insertCompany(transaction: Kysely<Schema>, rows: CompanyRows): Promise<void> {
  // The rows of tasks contain the names and figures that triggers would write for each of them.
  for (const table of triggersToDisable)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  for (const table of tablesInOrder) {
    const ofTable: readonly object[] = rows[table] ?? [];
    const [first] = ofTable;
    if (first === undefined) continue;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    for (let start = 0; start < ofTable.length; start += ROWS_PER_STATEMENT) {
      const json = JSON.stringify(ofTable.slice(start, start + ROWS_PER_STATEMENT));
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
        transaction,
      );
    }
  }
  await sql`insert into project_task_counts select project_id, count(*) from tasks where deleted_at is null and project_id = any(${(rows.projects ?? []).map(({ id }) => id)}::uuid[]) group by project_id`.execute(
    transaction,
  );
  await sql`select task_states_from_history(${(rows.projects ?? []).map(({ id }) => id)}::uuid[])`.execute(transaction);
  for (const table of triggersToDisable)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
  // As the trigger would, for servers that are running.
  await sql`insert into task_moves (move) values ('many')`.execute(transaction);
}

/** Provisional numbers of tickets begin here, far from those that tickets have. */
export const firstProvisionalNumber = 1_000_000;

/**
 * Gives the tickets of a division that was just written the next numbers of their departments: a load that is interrupted
 * leaves tickets with numbers as any others, and those raised since then keep theirs.
 */
export async function numberTicketsOfDivision(transaction: Kysely<Schema>): Promise<void> {
  await sql`with department as (select id, prefix, last_ticket_number from ticket_departments order by id for update),
    ranked as (
      select tickets.id, prefix, last_ticket_number + row_number() over (partition by department.id order by created_at, tickets.id) as number
      from tickets join department on department.id = ticket_department_id where number >= ${firstProvisionalNumber}
    ), numbered as (
      update tickets set number = ranked.number, key = prefix || '-' || ranked.number from ranked where ranked.id = tickets.id
      returning ticket_department_id, tickets.number
    )
    update ticket_departments set last_ticket_number = last.number
    from (select ticket_department_id, max(number) as number from numbered group by ticket_department_id) last
    where last.ticket_department_id = ticket_departments.id`.execute(transaction);
}

/** Gives the tickets of all divisions the numbers of their departments in the order in which they were raised. */
export async function numberTickets(transaction: Kysely<Schema>): Promise<void> {
  await sql`select from ticket_departments order by id for update`.execute(transaction);
  // No two tickets have the same number at any moment: negative ones are free.
  await sql`update tickets set number = -ranked.number, key = tickets.id::text from (select id, row_number() over (partition by ticket_department_id order by created_at, id) as number from tickets) ranked where ranked.id = tickets.id`.execute(
    transaction,
  );
  await sql`update tickets set number = -number, key = prefix || '-' || -number from ticket_departments where ticket_departments.id = ticket_department_id`.execute(
    transaction,
  );
  await sql`update ticket_departments set last_ticket_number = (select count(*) from tickets where ticket_department_id = ticket_departments.id)`.execute(
    transaction,
  );
}

export async function setLateReferences(
  transaction: Kysely<Schema>,
  { departmentHeads, photos }: LateReferences,
): Promise<void> {
  await sql`update departments set head_id = given.head_id from json_populate_recordset(null::departments, ${JSON.stringify(departmentHeads)}::json) given where departments.id = given.id`.execute(
    transaction,
  );
  await sql`update employees set photo_file_id = given.photo_file_id from json_populate_recordset(null::employees, ${JSON.stringify(photos)}::json) given where employees.id = given.id`.execute(
    transaction,
  );
}
