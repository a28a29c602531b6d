import { addMonths, firstDayOfMonth } from '../../../domain/calendar/month';
import { instantAt } from '../../../domain/calendar/instantAt';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { toCounts } from '../../work-figures/workStateReadModel';
import { workWire } from '../../work-figures/workWire';
import { employeeProjects, employeeTimeEntries } from './employeeWorkReadModel';
import { mustSeeTab } from './mustSeeTab';
import { wholeSeconds } from '../../../domain/timer/elapsed';

/**
 * Timer entries of a month, of visible tasks.
 * @throws Failure 404
 */
export const listEmployeeTimeEntries: Handler<'listEmployeeTimeEntries'> = async (call) => {
  const { caller, database, params, query, services } = call;
  const span = {
    from: instantAt(firstDayOfMonth(query.Month), '00:00', services.companyTimeZone),
    to: instantAt(firstDayOfMonth(addMonths(query.Month, 1)), '00:00', services.companyTimeZone),
  };
  const [, rows] = await allInOrder([
    mustSeeTab(call, params.id, 'Time logs'),
    employeeTimeEntries(database, caller, params.id, span),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Task_id: row.task_id,
    Task_key: row.key,
    Short_summary: row.summary,
    Project_id: row.project_id,
    Project_name: row.project_name,
    Check_In: row.started_at.toISOString(),
    Check_Out: row.stopped_at?.toISOString() ?? null,
    Minutes: row.stopped_at === null ? null : wholeSeconds(row.stopped_at.getTime() - row.started_at.getTime()) / 60,
  }));
};

/**
 * Visible projects of an employee.
 * @throws Failure 404
 */
export const listEmployeeProjects: Handler<'listEmployeeProjects'> = async (call) => {
  const [person, rows] = await allInOrder([
    mustSeeTab(call, call.params.id, 'Projects'),
    employeeProjects(call.database, call.caller, call.params.id),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Project_name: row.name,
    Project_short_name: row.short_name,
    Client_name: row.client_name,
    Status: row.status,
    Part:
      row.project_manager_id === person.id
        ? 'Project Manager'
        : row.technical_project_manager_id === person.id
          ? 'Technical Project Manager'
          : row.is_leader
            ? 'Leader'
            : 'Member',
    Work: workWire(toCounts(row)),
  }));
};
