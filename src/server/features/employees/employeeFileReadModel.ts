import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleKra } from '../../ratings/visibleRatingsReadModel';
import { workingLeaveDays } from '../../leave-days/workingLeaveReadModel';
import { leavePeriodColumns } from '../../leave-days/leavePeriodColumns';

const maxRows = 2000;

/** Leaves of a person, the newest first. */
export const employeeLeaves = (database: Kysely<Schema>, employeeId: string, timeZone: string) =>
  database
    .selectFrom('leaves')
    .innerJoin('employees as person', 'person.id', 'leaves.employee_id')
    .select([
      ...leavePeriodColumns,
      'leaves.leave_type',
      'leaves.length_days',
      'leaves.reason',
      'leaves.status',
      'leaves.is_emergency',
      'leaves.created_at',
      workingLeaveDays({ leave: 'leaves', person: 'person', timeZone }).as('working_days'),
    ])
    .where('leaves.employee_id', '=', employeeId)
    .orderBy('leaves.starts_on', 'desc')
    .orderBy('leaves.id', 'desc')
    .limit(maxRows)
    .execute();

/** Overtime of a person, the newest first. */
export const employeeOvertime = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('overtime_entries as entry')
    .innerJoin('projects', 'projects.id', 'entry.project_id')
    .select([
      'entry.id',
      'entry.work_date',
      'entry.description',
      'entry.claimed_hours',
      'entry.status',
      'entry.status_comment',
      'projects.name as project_name',
    ])
    .where('entry.employee_id', '=', employeeId)
    .orderBy('entry.work_date', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(maxRows)
    .execute();

/** The visible monthly ratings of a person, the newest first. */
export const employeeRatings = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  database
    .selectFrom('kra_records')
    .innerJoin('employees as leader', 'leader.id', 'kra_records.team_leader_id')
    .select([
      'kra_records.id',
      'kra_records.month',
      'kra_records.own_average',
      'kra_records.leader_average',
      'kra_records.rated_at',
      'leader.full_name as leader_name',
    ])
    .select([
      'kra_records.own_q1',
      'kra_records.own_q2',
      'kra_records.own_q3',
      'kra_records.own_q4',
      'kra_records.own_q5',
    ])
    .select([
      'kra_records.leader_q1',
      'kra_records.leader_q2',
      'kra_records.leader_q3',
      'kra_records.leader_q4',
      'kra_records.leader_q5',
    ])
    .select([
      'kra_records.q1_text',
      'kra_records.q2_text',
      'kra_records.q3_text',
      'kra_records.q4_text',
      'kra_records.q5_text',
    ])
    .where('kra_records.employee_id', '=', employeeId)
    .where(isVisibleKra(caller))
    .orderBy('kra_records.month', 'desc')
    .limit(maxRows)
    .execute();

/** The history of a record, the newest first. */
export const employeeChanges = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employee_changes as change')
    .innerJoin('employees as actor', 'actor.id', 'change.actor_id')
    .select([
      'change.id',
      'change.field',
      'change.previous_value',
      'change.current_value',
      'change.changed_at',
      'actor.full_name as actor_name',
    ])
    .where('change.employee_id', '=', employeeId)
    .orderBy('change.changed_at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(maxRows)
    .execute();
