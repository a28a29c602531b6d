import { v7 as newId } from 'uuid';
import { dayIn } from '../../../domain/calendar/day';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { daysChangedBy } from './workplaces/changedDays';
import { employeeRecordWire } from './employeeRecordWire';
import { handOverTeam } from './duties/handOverTeam';
import { movedEmployees, toEmployeeColumns } from './employeeValues';
import { mustHaveUnusedCodeAndEmail } from './mustHaveUnusedCodeAndEmail';
import { recordProblems } from './employeeCheck';
import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { insertEmployees, queueEmployeeChanges } from './employeesRepository';
import { employeeRecord } from '../../employee-records/employeesReadModel';
import { inviteAll } from './invitation';
import { knownCompany } from './knownCompanyReadModel';

/**
 * Adds an employee and mails the link that sets the first password.
 * @throws Failure 409 for a code or mail address that is taken, 422 with other problems
 */
export const addEmployee: PreparedHandler<'addEmployee'> = {
  prepare:
    async ({ database: pool }) =>
    async (call) => {
      const { body, caller, database, now, services } = call;
      const today = dayIn(services.companyTimeZone, now);
      const id = newId();
      const values = toEmployeeColumns(body);
      const [, known] = await allInOrder([queueEmployeeChanges(database), knownCompany(database)]);
      const problems = recordProblems(known, { caller, today }, id, values);
      mustHaveUnusedCodeAndEmail(problems);
      mustBeValid(problems);
      const { firstRecorded } = known;
      const record = { id, stored: undefined, values };
      mustBeValid((await daysChangedBy(call, record, { former: [], firstRecorded, isStored: true })).problems);
      await insertEmployees(database, [{ id, ...values }], now);
      await addEmployeeChanges(database, caller.employeeId, now, [
        { employeeId: id, field: 'Status', previous: null, current: 'Active' },
      ]);
      await handOverTeam(call, movedEmployees([{ id, stored: undefined, values, changes: [] }]));
      const subject = { kind: 'employee', id } as const;
      call.recordAudit({ kind: 'employee_added', subject });
      call.recordAudit({
        kind: 'role_assigned',
        subject,
        details: { current: known.roles.get(values.role_id)?.name ?? '' },
      });
      await inviteAll(call, pool, [id]);
      return employeeRecordWire(await employeeRecord(database, id), call);
    },
};
