import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/** Versions and history of roles, and saved views of tables. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table roles add column version integer not null default 1;

    create table role_changes (
      id uuid primary key,
      role_id uuid not null,
      role_name text not null,
      action text not null check (action in ('added', 'changed', 'deleted')),
      former_name text,
      description text,
      granted_flags text[] not null default '{}',
      revoked_flags text[] not null default '{}',
      changed_by_id uuid references employees on delete set null,
      changed_at timestamptz not null default now()
    );
    comment on column role_changes.role_id is 'No reference: what happened to a deleted role stays known';
    comment on column role_changes.description is 'The new description, where it changed';
    create index role_changes_role on role_changes (role_id, changed_at desc, id);
    create index role_changes_time on role_changes (changed_at desc, id);

    create table saved_views (
      id uuid primary key,
      table_name text not null,
      owner_id uuid not null references employees on delete cascade,
      name text not null,
      view text not null,
      is_shared boolean not null default false,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    comment on column saved_views.view is 'Search, sort, filters, groups and layout, as JSON';
    create unique index saved_views_name on saved_views (owner_id, table_name, lower(name));
    create index saved_views_shared on saved_views (table_name) where is_shared;
  `.execute(database);
  const savedViews = { table: 'saved_views', rows: "select case when r.is_shared then 'shared-view' else 'saved-view' end, null::uuid, null::uuid, array[r.owner_id] from changed r" };
  await sql.raw(watch(savedViews)).execute(database);
}
