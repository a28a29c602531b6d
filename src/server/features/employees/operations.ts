import type { Handlers } from '../../operations/call';
import { activateEmployee } from './activateEmployee';
import { addEmployee } from './addEmployee';
import { deactivateEmployee } from './deactivateEmployee';
import { editEmployee } from './editEmployee';
import { listEmployeeChanges, listEmployeeLeaves, listEmployeeOvertime, listEmployeeRatings } from './employeeFile';
import { listEmployeeTimeEntries, listEmployeeProjects } from './employeeWork';
import { getEmployeeSecondFactor, removeEmployeeSecondFactor } from './sessions/employeeSecondFactor';
import { endEmployeeSessions } from './sessions/endEmployeeSessions';
import { getEmployeeDetail } from './getEmployeeDetail';
import { getEmployeeFormChoices } from './getEmployeeFormChoices';
import { getEmployeeLeaving } from './getEmployeeLeaving';
import { importEmployees } from './import/importEmployees';
import { previewEmployeeImport } from './import/previewEmployeeImport';
import { inviteEmployee } from './inviteEmployee';
import { listEmployeeRecords } from './listEmployeeRecords';
import { listEmployeeSessions } from './sessions/listEmployeeSessions';
import { downloadPersonalData } from './personal-data/downloadPersonalData';
import { erasePersonalData } from './personal-data/erasePersonalData';
import { previewErasure } from './personal-data/previewErasure';
import { requestOwnPersonalData, requestPersonalData } from './personal-data/requestPersonalData';

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
  previewEmployeeImport,
  getEmployeeDetail,
  listEmployeeChanges,
  listEmployeeTimeEntries,
  listEmployeeLeaves,
  listEmployeeOvertime,
  listEmployeeRatings,
  listEmployeeProjects,
  listEmployeeSessions,
  endEmployeeSessions,
  getEmployeeSecondFactor,
  removeEmployeeSecondFactor,
  requestOwnPersonalData,
  requestPersonalData,
  downloadPersonalData,
  previewErasure,
  erasePersonalData,
} satisfies Partial<Handlers>;
