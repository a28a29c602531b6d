import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AttendanceTables } from './tables/attendanceTables';
import type { ActiveState, DayColumn as Day, Instant, OptionalInstant } from './columnTypes';
import type { PeopleTables } from './tables/peopleTables';
import type { SignInTables } from './tables/signInTables';
import type { TicketTables } from './tables/ticketTables';
import type { WorkTables } from './tables/workTables';

interface Named {
  id: string;
  name: string;
  status: ActiveState;
  version: Generated<number>;
}

export interface CompanySettingsTable {
  key: string;
  value: string;
}
export interface DepartmentsTable extends Named {
  head_id: string | null;
  parent_id: string | null;
}
export interface PositionsTable extends Named {
  department_id: string | null;
  is_project_manager: Generated<boolean>;
  is_technical_project_manager: Generated<boolean>;
}
/** `granted_flags` holds 'Group.Flag' for every flag that is '1'. */
export interface RolesTable {
  id: string;
  name: string;
  description: Generated<string>;
  granted_flags: string[];
  updated_at: Instant;
  version: Generated<number>;
  second_factor_required: Generated<boolean>;
}
export interface RoleChangesTable {
  id: string;
  role_id: string;
  role_name: string;
  action: 'added' | 'changed' | 'deleted';
  former_name: string | null;
  description: string | null;
  granted_flags: string[];
  revoked_flags: string[];
  second_factor_required: boolean | null;
  changed_by_id: string | null;
  changed_at: Instant;
}
export interface SavedViewsTable {
  id: string;
  table_name: string;
  owner_id: string;
  name: string;
  view: string;
  is_shared: boolean;
  version: Generated<number>;
  updated_at: Instant;
}
export interface EmployeesTable {
  id: string;
  code: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  mobile: string | null;
  password_hash: string | null;
  photo_file_id: string | null;
  role_id: string;
  position_id: string | null;
  department_id: string | null;
  team_leader_id: string | null;
  location_id: string | null;
  vertical_id: string | null;
  shift_type: string | null;
  joined_on: Day | null;
  status: ActiveState;
  created_at: Instant;
  full_name: GeneratedAlways<string>;
  /** When the personal data was erased; 'Former employee N' then has this number. */
  erased_at: OptionalInstant;
  erased_number: ColumnType<number | null, never, number>;
  erased_by_id: ColumnType<string | null, never, string>;
  /** Incremented by a trigger with every change of the record. */
  version: Generated<number>;
}
/** Where and when someone worked before; the record has the present workplace. */
export interface FormerWorkplacesTable {
  employee_id: string;
  /** The first day of the next one. */
  until: Day;
  location_id: string | null;
  shift_type: string | null;
}
export interface PreferencesTable {
  employee_id: string;
  key: string;
  /** JSON; '' when it was deleted a moment ago. */
  value: string;
  updated_at: Instant;
  /** The page that has chosen it, and the number of its call. */
  tab: string | null;
  call_number: number | null;
}
export interface FilesTable {
  id: string;
  content_hash: string;
  name: string;
  size_bytes: number;
  media_type: string;
  uploaded_by_id: string | null;
  uploaded_at: Instant;
}
/** `path`: address in the client; `mailed_at`: null while the mail waits. */
export interface NotificationsTable {
  id: string;
  recipient_id: string;
  actor_id: string | null;
  kind: string;
  text: string;
  path: string;
  created_at: Instant;
  read_at: OptionalInstant;
  mailed_at: OptionalInstant;
  mail_claimed_at: OptionalInstant;
  mail_tries: Generated<number>;
  mail_due_at: OptionalInstant;
}
/** Written by triggers; ids only, kept for a day. `people` are affected personally, whatever projects they see. */
export interface ChangesTable {
  id: GeneratedAlways<number>;
  transaction_id: Generated<number>;
  happened_at: Instant;
  kind: string;
  subject_id: string | null;
  project_id: string | null;
  people: string[];
  origin: string | null;
}
export interface ChangeLogStateTable {
  is_only: Generated<boolean>;
  trimmed_through: Generated<number>;
}

/** Without `finished_at`: running, or ended from outside. `schedule_slot`: number of the interval, for scheduled ones. */
export interface BackupsTable {
  id: Generated<string>;
  started_at: Instant;
  finished_at: OptionalInstant;
  schedule_slot: number | null;
  file: string;
  size_bytes: number | null;
  row_count: number | null;
  file_count: number | null;
  missing_file_count: number | null;
  is_encrypted: boolean | null;
  problem: string | null;
}

/** Rows are only added; the database rejects everything else. */
export interface AuditEventsTable {
  id: string;
  happened_at: ColumnType<Date, never, never>;
  actor_id: ColumnType<string | null, never, never>;
  actor_name: ColumnType<string | null, never, never>;
  kind: ColumnType<string, never, never>;
  subject_kind: ColumnType<string | null, never, never>;
  subject_id: ColumnType<string | null, never, never>;
  subject_text: ColumnType<string | null, never, never>;
  address: ColumnType<string | null, never, never>;
  /** The end of the session's id. */
  session: ColumnType<string | null, never, never>;
  details: ColumnType<Record<string, unknown>, never, never>;
  once_key: ColumnType<string | null, never, never>;
}

export interface FileObjectsTable {
  /** SHA-256 in hexadecimal. */
  content_hash: string;
  /** When it was sent, or referred to, for the last time. */
  stored_at: Instant;
}
export interface FileContentsTable {
  /** SHA-256 in hexadecimal. */
  content_hash: string;
  size_bytes: number;
  stored_at: Instant;
}

export interface FileContentPartsTable {
  content_hash: string;
  /** From 0. */
  part: number;
  content: Buffer;
}

/** Tables as the migrations leave them. Dates are read as text, instants as Date, bigint and numeric as number. */
export interface Schema extends AttendanceTables, PeopleTables, SignInTables, TicketTables, WorkTables {
  company_settings: CompanySettingsTable;
  departments: DepartmentsTable;
  positions: PositionsTable;
  locations: Named;
  verticals: Named;
  roles: RolesTable;
  role_changes: RoleChangesTable;
  saved_views: SavedViewsTable;
  employees: EmployeesTable;
  former_workplaces: FormerWorkplacesTable;
  preferences: PreferencesTable;
  files: FilesTable;
  backups: BackupsTable;
  audit_events: AuditEventsTable;
  file_contents: FileContentsTable;
  file_objects: FileObjectsTable;
  file_content_parts: FileContentPartsTable;
  tech_stacks: Named;
  requirements: Named;
  notifications: NotificationsTable;
  changes: ChangesTable;
  change_log_state: ChangeLogStateTable;
}
