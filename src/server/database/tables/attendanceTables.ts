import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { KraQuestion } from '../../../domain/kra/kraRatings';
import type { DayColumn, Instant, LogEntryColumns, OptionalInstant } from '../columnTypes';

export type HalfColumn = 'First Half' | 'Second Half';

/** `length_days` is a generated column, in steps of 0.5. */
export interface LeavesTable {
  id: string;
  employee_id: string;
  leave_type: string;
  starts_on: DayColumn;
  ends_on: DayColumn;
  half_from: Generated<HalfColumn>;
  half_to: Generated<HalfColumn>;
  reason: string;
  is_emergency: Generated<boolean>;
  status: Generated<string>;
  status_comment: string | null;
  acted_by_id: string | null;
  acted_at: OptionalInstant;
  created_by_id: string;
  created_at: Instant;
  length_days: GeneratedAlways<number>;
}
export interface LeaveNotifiedEmployeesTable {
  leave_id: string;
  employee_id: string;
}
export interface LeaveLogEntriesTable extends LogEntryColumns {
  leave_id: string;
}
/**
 * `half` is the half that is off; null for the whole day. `entered_at` is when its day, half or locations were last set; null
 * before this was recorded.
 */
export interface HolidaysTable {
  id: string;
  day: DayColumn;
  name: string;
  half: HalfColumn | null;
  entered_at: OptionalInstant;
  version: Generated<number>;
}
/** A holiday without a row here applies to every location. */
export interface HolidayLocationsTable {
  holiday_id: string;
  location_id: string;
}
/** Times and halves that complement the face logs of a day, or replace them; one row per employee and day. */
export interface ManualAttendancesTable {
  id: string;
  employee_id: string;
  work_date: DayColumn;
  check_in_at: OptionalInstant;
  check_out_at: OptionalInstant;
  present_first_half: Generated<boolean>;
  present_second_half: Generated<boolean>;
  replaces_recorded: Generated<boolean>;
  updated_by_id: string | null;
  updated_at: Instant;
}
/** `claimed_time` is 'HH:MM:SS' in the time zone of the company. */
export interface ManualAttendanceRequestsTable {
  id: string;
  employee_id: string;
  work_date: DayColumn;
  type: 'checkIn' | 'checkOut';
  claimed_time: string;
  reason: string;
  status: Generated<string>;
  status_comment: string | null;
  acted_by_id: string | null;
  acted_at: OptionalInstant;
  created_at: Instant;
}
export interface ManualAttendanceLogEntriesTable extends LogEntryColumns {
  request_id: string;
}
export interface OvertimeEntriesTable {
  id: string;
  employee_id: string;
  project_id: string;
  work_date: DayColumn;
  description: string;
  claimed_hours: number | null;
  status: Generated<string>;
  status_comment: string | null;
  acted_by_id: string | null;
  acted_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}
export interface OvertimeLogEntriesTable extends LogEntryColumns {
  overtime_entry_id: string;
}
/** `month` is the first day of the month; ratings are 1 to 10; the texts are those of the own rating's time; the averages are written by the database. */
export interface KraRecordsTable {
  id: string;
  employee_id: string;
  team_leader_id: string;
  month: DayColumn;
  own_q1: number;
  own_q2: number;
  own_q3: number;
  own_q4: number;
  own_q5: number;
  leader_q1: number | null;
  leader_q2: number | null;
  leader_q3: number | null;
  leader_q4: number | null;
  leader_q5: number | null;
  q1_text: string | null;
  q2_text: string | null;
  q3_text: string | null;
  q4_text: string | null;
  q5_text: string | null;
  created_at: Instant;
  rated_at: OptionalInstant;
  own_average: GeneratedAlways<number>;
  leader_average: GeneratedAlways<number | null>;
}
/** What a question asks; one without a text has no row. */
export interface KraQuestionsTable {
  question: KraQuestion;
  text: string;
  version: Generated<number>;
}
/** `month` (first day of the month) follows from `recorded_on`; one record per month and code. */
export interface PresentRecordsTable {
  id: string;
  recorded_on: DayColumn;
  month: GeneratedAlways<DayColumn>;
  name: string;
  code: string;
  working_days: number;
  full_leave_count: number;
  half_leave_count: number;
  missed_punch_count: number;
  wfm_days: number;
  carry_forward_days: number;
  total_days: number;
  allowed_days: number;
  grand_total_days: number;
  attendance_status: 'Approved' | 'Issue' | null;
  attendance_status_at: OptionalInstant;
  attendance_comment: Generated<string | null>;
  reminded_at: OptionalInstant;
  reminded_by_id: string | null;
  version: Generated<number>;
  created_by_id: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A device that reports face logs. `key_hash` is the SHA-256 of its key. */
export interface FaceDevicesTable {
  id: string;
  name: string;
  location_id: string | null;
  key_hash: Buffer;
  key_ending: string;
  status: Generated<'Active' | 'DeActive'>;
  created_by_id: string;
  created_at: Instant;
  last_seen_at: OptionalInstant;
  event_count: Generated<number>;
}
/** One row per employee and day with face logs; triggers write it from `face_logs`. */
export interface FaceDaysTable {
  employee_id: GeneratedAlways<string>;
  work_date: GeneratedAlways<DayColumn>;
  first_in_at: GeneratedAlways<Date | null>;
  last_in_at: GeneratedAlways<Date | null>;
  last_out_at: GeneratedAlways<Date | null>;
}

/** `month` is the first day of a closed month; an open one has no row. */
export interface PresentMonthClosingsTable {
  month: DayColumn;
  closed_by_id: string;
  closed_at: Instant;
}

/** One field of a present record before and after. */
export interface PresentChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** `record_id` is null for entries of the whole month (its first day). */
export interface PresentLogEntriesTable {
  id: string;
  month: DayColumn;
  record_id: string | null;
  action: 'Uploaded' | 'Replaced' | 'Edited' | 'Approved' | 'Issue' | 'Reminded' | 'Closed' | 'Opened again';
  comment: string | null;
  /** Written as JSON text, because the generator's rows are JSON anyway. */
  changes: ColumnType<readonly PresentChange[], string | readonly PresentChange[] | undefined, never>;
  created_by_id: string | null;
  created_at: Instant;
}

export interface FaceLogsTable {
  id: string;
  employee_id: string;
  work_date: DayColumn;
  logged_at: ColumnType<Date, Date, Date>;
  direction: 'in' | 'out';
  device_id: Generated<string | null>;
  device_event_id: Generated<string | null>;
}

export interface AttendanceTables {
  face_devices: FaceDevicesTable;
  face_days: FaceDaysTable;
  face_logs: FaceLogsTable;
  leaves: LeavesTable;
  leave_notified_employees: LeaveNotifiedEmployeesTable;
  leave_log_entries: LeaveLogEntriesTable;
  holidays: HolidaysTable;
  holiday_locations: HolidayLocationsTable;
  manual_attendances: ManualAttendancesTable;
  manual_attendance_requests: ManualAttendanceRequestsTable;
  manual_attendance_log_entries: ManualAttendanceLogEntriesTable;
  overtime_entries: OvertimeEntriesTable;
  overtime_log_entries: OvertimeLogEntriesTable;
  kra_records: KraRecordsTable;
  kra_questions: KraQuestionsTable;
  present_records: PresentRecordsTable;
  present_month_closings: PresentMonthClosingsTable;
  present_log_entries: PresentLogEntriesTable;
}
