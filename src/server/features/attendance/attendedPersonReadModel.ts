import type { Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/call';
import type { AttendedPerson } from '../../attendance/attendanceSourcesReadModel';

/**
 * Somebody whose attendance the caller may see: the caller, anybody for holders of Report.Attendance_Summary, and those
 * who report to a holder of Me.Team_Leave.
 * @throws Failure 403 for others when no flag opens any, 404 when there is no such person among those that a flag opens
 */
export async function mustSeeAttendanceOf(database: Kysely<Schema>, caller: Caller, employeeId: string): Promise<AttendedPerson> {
  const seesAll = caller.grantedFlags.has('Report.Attendance_Summary');
  if (employeeId !== caller.employeeId && !seesAll && !caller.grantedFlags.has('Me.Team_Leave')) throw failures.notPermitted();
  if (!isRecordId(employeeId)) throw failures.notFound('Employee');
  const person = await database.selectFrom('employees').select(['id', 'location_id', 'joined_on', 'team_leader_id']).where('id', '=', employeeId).executeTakeFirst();
  if (person === undefined || (person.id !== caller.employeeId && !seesAll && person.team_leader_id !== caller.employeeId)) throw failures.notFound('Employee');
  return person;
}
