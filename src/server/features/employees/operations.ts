import type { Handlers } from '../../operations/call';
import { activateEmployee } from './activateEmployee';
import { addEmployee } from './addEmployee';
import { deactivateEmployee } from './deactivateEmployee';
import { editEmployee } from './editEmployee';
import { listEmployeeChanges, listEmployeeLeaves, listEmployeeOvertime, listEmployeeRatings } from './employeeFile';
import { listEmployeeTimeEntries, listEmployeeProjects } from './employeeWork';
import { endEmployeeSessions } from './sessions/endEmployeeSessions';
import { getEmployeeDetail } from './getEmployeeDetail';
import { getEmployeeFormChoices } from './getEmployeeFormChoices';
import { getEmployeeLeaving } from './getEmployeeLeaving';
import { importEmployees } from './import/importEmployees';
import { inviteEmployee } from './inviteEmployee';
import { listEmployeeRecords } from './listEmployeeRecords';
import { listEmployeeSessions } from './sessions/listEmployeeSessions';

export const employeesOperations = {
  listEmployeeRecords,
  getEmployeeFormChoices,
  addEmployee,
  editEmployee,
  inviteEmployee,
  getEmployeeLeaving,
  deactivateEmployee,
  activateEmployee,
  importEmployees,
  getEmployeeDetail,
  listEmployeeChanges,
  listEmployeeTimeEntries,
  listEmployeeLeaves,
  listEmployeeOvertime,
  listEmployeeRatings,
  listEmployeeProjects,
  listEmployeeSessions,
  endEmployeeSessions,
} satisfies Partial<Handlers>;
