import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from '../columnTypes';

/** A changed field of an employee; values as shown to people. */
export interface EmployeeChangesTable {
  id: string;
  employee_id: string;
  actor_id: string;
  field: string;
  previous_value: string | null;
  current_value: string | null;
  changed_at: Instant;
}
export interface InterviewCandidatesTable {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  position: string;
  experience_years: number | null;
  notice_days: number | null;
  source: string | null;
  resume_file_id: string | null;
  created_by_id: string;
  created_at: Instant;
}
/** A submitted round is final; the next one follows. `ratings` maps items to 1 to 10. */
export interface InterviewRoundsTable {
  id: string;
  candidate_id: string;
  number: number;
  title: string;
  held_at: ColumnType<Date, Date, Date>;
  mode: string;
  ratings: ColumnType<Record<string, number>, string | Readonly<Record<string, number>>, string>;
  average: number | null;
  result: 'Selected' | 'Hold' | 'Rejected' | null;
  remarks: string | null;
  submitted_at: OptionalInstant;
  submitted_by_id: string | null;
  version: Generated<number>;
  created_by_id: string;
  created_at: Instant;
}
export interface InterviewInterviewersTable {
  round_id: string;
  employee_id: string;
}

export interface PeopleTables {
  employee_changes: EmployeeChangesTable;
  interview_candidates: InterviewCandidatesTable;
  interview_rounds: InterviewRoundsTable;
  interview_interviewers: InterviewInterviewersTable;
}
