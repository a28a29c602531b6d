import type { Kysely } from 'kysely';
import { maySeeTab } from '../../../domain/employees/employeeTabs';
import { attendanceFlags } from '../../../domain/permissions/flagSets';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';

/** Callers without any of these see only their own attendance. */
const openingFlags = [...attendanceFlags, 'Me.Team_Leave'];

/**
 * An employee whose attendance the caller may see, as on the page of an employee: the caller, every employee for
 * holders of Report.Attendance_Summary or Report.Face_Report, and the team of a holder of Me.Team_Leave.
 * @throws Failure 403 for others without any of these flags, 404 when no visible employee has the id
 */
export async function mustSeeAttendance(database: Kysely<Schema>, caller: Caller, employeeId: string): Promise<void> {
  if (employeeId !== caller.employeeId && !openingFlags.some((flag) => caller.grantedFlags.has(flag)))
    throw failures.notPermitted();
  if (!isRecordId(employeeId)) throw failures.notFound('Employee');
  const person = await database
    .selectFrom('employees')
    .select(['id', 'team_leader_id'])
    .where('id', '=', employeeId)
    .executeTakeFirst();
  if (person === undefined || !maySeeTab('Attendance', { id: person.id, teamLeaderId: person.team_leader_id }, caller))
    throw failures.notFound('Employee');
}
