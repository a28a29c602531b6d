import { sql, type Kysely } from 'kysely';

/** Tables whose rows are interviews or belong to one; `interview` is the expression of the round's id. */
const interviewTables = [
  { table: 'interview_rounds', interview: 'r.id' },
  { table: 'interview_candidates', interview: 'null::uuid' },
  { table: 'interview_interviewers', interview: 'r.round_id' },
] as const;

function tell({ table, interview }: (typeof interviewTables)[number]): string {
  const insert = (rows: string): string =>
    `insert into changes (kind, subject_id, people, origin) select distinct 'interview', ${interview}, '{}'::uuid[], nullif(current_setting('daybook.origin', true), '') from ${rows} r;`;
  return `
    create function ${table}_tell_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then ${insert('old_rows')}
      else ${insert('new_rows')}
      end if;
      return null;
    end $$;
    create trigger ${table}_tell_change_insert after insert on ${table} referencing new table as new_rows for each statement execute function ${table}_tell_change();
    create trigger ${table}_tell_change_update after update on ${table} referencing new table as new_rows for each statement execute function ${table}_tell_change();
    create trigger ${table}_tell_change_delete after delete on ${table} referencing old table as old_rows for each statement execute function ${table}_tell_change();`;
}

/**
 * Keeping employees: a version that grows with every change of the record, whoever makes it, and the history of the
 * changes. Interviews: a candidate goes through rounds; a round that was handed in does not change any more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employees add column version integer not null default 1;
    create function employees_count_version() returns trigger language plpgsql as $$
    begin
      if (to_jsonb(new) - '{password_hash,version,full_name}'::text[]) is distinct from (to_jsonb(old) - '{password_hash,version,full_name}'::text[]) then new.version := old.version + 1; end if;
      return new;
    end $$;
    create trigger employees_count_version before update on employees for each row execute function employees_count_version();

    create function employees_tell_code() returns trigger language plpgsql as $$
    begin
      insert into changes (kind, subject_id, people, origin)
      select 'employee', n.id, array[n.id], nullif(current_setting('daybook.origin', true), '')
      from new_rows n join old_rows o on o.id = n.id where (n.code, n.shift_type) is distinct from (o.code, o.shift_type);
      return null;
    end $$;
    create trigger employees_tell_code after update on employees referencing new table as new_rows old table as old_rows for each statement execute function employees_tell_code();

    create table employee_changes (
      id uuid primary key,
      employee_id uuid not null references employees,
      actor_id uuid not null references employees,
      field text not null,
      previous_value text,
      current_value text,
      changed_at timestamptz not null default now()
    );
    create index employee_changes_employee on employee_changes (employee_id, changed_at desc, id desc);

    create table interview_candidates (
      id uuid primary key,
      name text not null,
      email text not null,
      mobile text,
      position text not null,
      experience_years numeric(4, 1) check (experience_years between 0 and 60),
      notice_days integer check (notice_days between 0 and 365),
      source text,
      resume_file_id uuid references files,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now()
    );
    create index interview_candidates_resume on interview_candidates (resume_file_id);

    create table interview_rounds (
      id uuid primary key,
      candidate_id uuid not null references interview_candidates,
      number integer not null check (number >= 1),
      title text not null,
      held_at timestamptz not null,
      mode text not null,
      ratings jsonb not null default '{}',
      average numeric(4, 2),
      result text check (result in ('Selected', 'Hold', 'Rejected')),
      remarks text,
      submitted_at timestamptz,
      submitted_by_id uuid references employees,
      version integer not null default 1,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now(),
      check (submitted_at is null or result is not null),
      unique (candidate_id, number)
    );
    comment on column interview_rounds.ratings is 'Item to rating, 1 to 10';
    create index interview_rounds_held on interview_rounds (held_at desc, id);

    create table interview_interviewers (
      round_id uuid not null references interview_rounds on delete cascade,
      employee_id uuid not null references employees,
      primary key (round_id, employee_id)
    );
    create index interview_interviewers_employee on interview_interviewers (employee_id);
  `.execute(database);
  for (const entry of interviewTables) await sql.raw(tell(entry)).execute(database);
}
