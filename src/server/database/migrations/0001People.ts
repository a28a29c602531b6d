import { sql, type Kysely } from 'kysely';

/** Masters that describe a person, roles with their permission record, and employees. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table company_settings (
      key text primary key,
      value text not null
    );

    create table departments (
      id uuid primary key,
      name text not null,
      head_id uuid,
      parent_id uuid references departments,
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index departments_name on departments (lower(name));

    create table positions (
      id uuid primary key,
      name text not null,
      department_id uuid references departments,
      is_project_manager boolean not null default false,
      is_technical_project_manager boolean not null default false,
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index positions_name on positions (lower(name));

    create table locations (
      id uuid primary key,
      name text not null,
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index locations_name on locations (lower(name));

    create table verticals (
      id uuid primary key,
      name text not null,
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index verticals_name on verticals (lower(name));

    create table roles (
      id uuid primary key,
      name text not null,
      description text not null default '',
      granted_flags text[] not null default '{}',
      updated_at timestamptz not null default now()
    );
    create unique index roles_name on roles (lower(name));

    create table employees (
      id uuid primary key,
      code text not null,
      first_name text not null,
      middle_name text,
      last_name text not null,
      email text not null,
      mobile text,
      password_hash text,
      photo_file_id uuid,
      role_id uuid not null references roles,
      position_id uuid references positions,
      department_id uuid references departments,
      team_leader_id uuid references employees,
      location_id uuid references locations,
      vertical_id uuid references verticals,
      shift_type text,
      joined_on date,
      status text not null default 'Active' check (status in ('Active', 'DeActive')),
      created_at timestamptz not null default now(),
      full_name text not null generated always as (first_name || ' ' || last_name) stored
    );
    create unique index employees_email on employees (lower(email));
    create unique index employees_code on employees (lower(code));
    create index employees_full_name on employees (full_name, id);
    create index employees_search on employees using gin ((full_name || ' ' || code) gin_trgm_ops);
    create index employees_role on employees (role_id);
    create index employees_position on employees (position_id);
    create index employees_department on employees (department_id);
    create index employees_team_leader on employees (team_leader_id);
    alter table departments add foreign key (head_id) references employees;
  `.execute(database);
}
