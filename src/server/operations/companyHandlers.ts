import { setToday } from '../features/clock/setToday';
import { listEmployees } from '../features/directory/listEmployees';
import { listEmployeesByFilter } from '../features/directory/listEmployeesByFilter';
import { searchEmployees } from '../features/directory/searchEmployees';
import { listDirectory } from '../features/directory/listDirectory';
import { listEmployeeRecords } from '../features/employees/listEmployeeRecords';
import { getEmployeeFormChoices } from '../features/employees/getEmployeeFormChoices';
import { addEmployee } from '../features/employees/addEmployee';
import { editEmployee } from '../features/employees/editEmployee';
import { inviteEmployee } from '../features/employees/inviteEmployee';
import { getEmployeeLeaving } from '../features/employees/getEmployeeLeaving';
import { deactivateEmployee } from '../features/employees/deactivateEmployee';
import { activateEmployee } from '../features/employees/activateEmployee';
import { importEmployees } from '../features/employees/importEmployees';
import { getEmployeeDetail } from '../features/employees/getEmployeeDetail';
import {
  listEmployeeChanges,
  listEmployeeLeaves,
  listEmployeeOvertime,
  listEmployeeRatings,
} from '../features/employees/employeeFile';
import { listEmployeeProjects, listEmployeeTimeLogs } from '../features/employees/employeeWork';
import { listInterviews } from '../features/interviews/listInterviews';
import { getInterview } from '../features/interviews/getInterview';
import { saveInterview } from '../features/interviews/saveInterview';
import { startNextInterviewRound } from '../features/interviews/startNextInterviewRound';
import {
  listFaceLogins,
  listFaceLoginsOfDay,
  listFaceLoginsOfMonth,
  listFaceLoginWindow,
} from '../features/attendance/faceLogins';
import { getAttendanceOfMonth } from '../features/attendance/getAttendanceOfMonth';
import { getAttendanceSummary } from '../features/attendance/getAttendanceSummary';
import { addFaceDevice, deactivateFaceDevice, listFaceDevices } from '../features/attendance/faceDevices';
import { recordFaceEvents } from '../features/attendance/recordFaceEvents';
import { getOvertimeDay } from '../features/overtime/getOvertimeDay';
import { listOvertimeProjects } from '../features/overtime/listOvertimeProjects';
import { getOvertime } from '../features/overtime/getOvertime';
import { saveOvertime } from '../features/overtime/saveOvertime';
import { listOvertime } from '../features/overtime/listOvertime';
import { decideOvertime } from '../features/overtime/decideOvertime';
import { deleteOvertime } from '../features/overtime/deleteOvertime';
import { listOvertimeWindow } from '../features/overtime/listOvertimeWindow';
import { listOvertimeLogs } from '../features/overtime/listOvertimeLogs';
import { listKraRecords } from '../features/kra/listKraRecords';
import { rateOwnKra } from '../features/kra/rateOwnKra';
import { listKraFormsToRate } from '../features/kra/listKraFormsToRate';
import { getKraRating } from '../features/kra/getKraRating';
import { rateKraAsTeamLeader } from '../features/kra/rateKraAsTeamLeader';
import { listKraLeaders } from '../features/kra/listKraLeaders';
import { getKraFacts } from '../features/kra/getKraFacts';
import { listKraReport } from '../features/kra/listKraReport';
import { listKraPerformance } from '../features/kra/listKraPerformance';
import { applyForLeave } from '../features/leave/applyForLeave';
import { listLeaves } from '../features/leave/listLeaves';
import { getLeaveCounts } from '../features/leave/getLeaveCounts';
import { changeLeaveStatus } from '../features/leave/changeLeaveStatus';
import { listLeaveLogs } from '../features/leave/listLeaveLogs';
import { listLeavesToday } from '../features/leave/listLeavesToday';
import { listLeaveWindow } from '../features/leave/listLeaveWindow';
import { listLeaveQuarters } from '../features/leave/listLeaveQuarters';
import { getLeaveCalendar } from '../features/leave/getLeaveCalendar';
import { getLeaveImpact } from '../features/leave/getLeaveImpact';
import { decideLeaves } from '../features/leave/decideLeaves';
import { deleteDepartment, getDepartment, listDepartments, saveDepartment } from '../features/masters/departments';
import { copyHolidays, deleteHoliday, getHoliday, listHolidays, saveHoliday } from '../features/masters/holidays';
import { listMasterUses } from '../features/masters/listMasterUses';
import { deleteLocation, getLocation, listLocations, saveLocation } from '../features/masters/locations';
import { deletePosition, getPositionEntry, listPositions, savePosition } from '../features/masters/positions';
import {
  deleteRequirement,
  getRequirement,
  listRequirementMaster,
  saveRequirement,
} from '../features/masters/requirements';
import { deleteTechStack, getTechStack, listTechStackMaster, saveTechStack } from '../features/masters/techStacks';
import {
  deleteTicketDepartment,
  getTicketDepartment,
  listTicketDepartments,
  saveTicketDepartment,
} from '../features/masters/ticketDepartments';
import { deleteVertical, getVertical, listVerticals, saveVertical } from '../features/masters/verticals';
import { listOwnDues } from '../features/dashboard/listOwnDues';
import { getNextHoliday } from '../features/dashboard/getNextHoliday';
import { listPendingItems } from '../features/dashboard/listPendingItems';
import { getCompanyDay } from '../features/dashboard/getCompanyDay';
import { listCompanyPeople } from '../features/dashboard/listCompanyPeople';
import { getOwnMonth } from '../features/dashboard/getOwnMonth';
import { getAttendanceTrend } from '../features/attendance/getAttendanceTrend';
import { addTicketMessage } from '../features/tickets/addTicketMessage';
import { assignTicket } from '../features/tickets/assignTicket';
import { changeTicketStatus } from '../features/tickets/changeTicketStatus';
import { createTicket } from '../features/tickets/createTicket';
import { getTicket } from '../features/tickets/getTicket';
import { listTickets } from '../features/tickets/listTickets';
import { updateTicket } from '../features/tickets/updateTicket';
import { decideManualAttendanceRequest } from '../features/manual-attendance/decideManualAttendanceRequest';
import { getLinkedManualAttendance } from '../features/manual-attendance/getLinkedManualAttendance';
import { getManualAttendanceRequest } from '../features/manual-attendance/getManualAttendanceRequest';
import { listManualAttendanceWindow } from '../features/manual-attendance/listManualAttendanceWindow';
import { getManualAttendanceEvidence } from '../features/manual-attendance/getManualAttendanceEvidence';
import { listManualAttendanceLogs } from '../features/manual-attendance/listManualAttendanceLogs';
import { listManualAttendanceRequests } from '../features/manual-attendance/listManualAttendanceRequests';
import { listOwnManualAttendanceRequests } from '../features/manual-attendance/listOwnManualAttendanceRequests';
import { requestManualAttendance } from '../features/manual-attendance/requestManualAttendance';
import { answerMonthlyAttendance } from '../features/present-data/answerMonthlyAttendance';
import { closePresentMonth } from '../features/present-data/closePresentMonth';
import { comparePresentMonth } from '../features/present-data/comparePresentMonth';
import { getMonthlyAttendance } from '../features/present-data/getMonthlyAttendance';
import { getPresentMonth } from '../features/present-data/getPresentMonth';
import { getPresentRecord } from '../features/present-data/getPresentRecord';
import { listPresentLogs } from '../features/present-data/listPresentLogs';
import { listPresentUnanswered } from '../features/present-data/listPresentUnanswered';
import { listPresentWindow } from '../features/present-data/listPresentWindow';
import { sumPresentRecords } from '../features/present-data/sumPresentRecords';
import { listPresentRecords } from '../features/present-data/listPresentRecords';
import { previewPresentRecords } from '../features/present-data/previewPresentRecords';
import { updatePresentRecord } from '../features/present-data/updatePresentRecord';
import { uploadPresentRecords } from '../features/present-data/uploadPresentRecords';
import type { Handlers } from './call';

/** People, days, leave, ratings, tickets, masters and dashboards. */
export const companyHandlers = {
  setToday,
  listEmployees,
  listEmployeesByFilter,
  searchEmployees,
  listDirectory,
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
  listEmployeeTimeLogs,
  listEmployeeLeaves,
  listEmployeeOvertime,
  listEmployeeRatings,
  listEmployeeProjects,
  listInterviews,
  getInterview,
  saveInterview,
  startNextInterviewRound,
  listFaceLogins,
  getAttendanceOfMonth,
  getAttendanceSummary,
  listFaceLoginsOfDay,
  listFaceLoginsOfMonth,
  listFaceLoginWindow,
  listFaceDevices,
  addFaceDevice,
  deactivateFaceDevice,
  recordFaceEvents,
  getOvertimeDay,
  listOvertimeProjects,
  getOvertime,
  saveOvertime,
  listOvertime,
  decideOvertime,
  deleteOvertime,
  listOvertimeWindow,
  listOvertimeLogs,
  listKraRecords,
  rateOwnKra,
  listKraFormsToRate,
  getKraRating,
  rateKraAsTeamLeader,
  listKraLeaders,
  getKraFacts,
  listKraReport,
  listKraPerformance,
  applyForLeave,
  listLeaves,
  getLeaveCounts,
  changeLeaveStatus,
  listLeaveLogs,
  listLeavesToday,
  listLeaveWindow,
  listLeaveQuarters,
  getLeaveCalendar,
  getLeaveImpact,
  decideLeaves,
  deleteDepartment,
  getDepartment,
  listDepartments,
  saveDepartment,
  copyHolidays,
  deleteHoliday,
  getHoliday,
  listHolidays,
  saveHoliday,
  listMasterUses,
  deleteLocation,
  getLocation,
  listLocations,
  saveLocation,
  deletePosition,
  getPositionEntry,
  listPositions,
  savePosition,
  deleteRequirement,
  getRequirement,
  listRequirementMaster,
  saveRequirement,
  deleteTechStack,
  getTechStack,
  listTechStackMaster,
  saveTechStack,
  deleteTicketDepartment,
  getTicketDepartment,
  listTicketDepartments,
  saveTicketDepartment,
  deleteVertical,
  getVertical,
  listVerticals,
  saveVertical,
  listOwnDues,
  getNextHoliday,
  listPendingItems,
  getCompanyDay,
  listCompanyPeople,
  getOwnMonth,
  getAttendanceTrend,
  addTicketMessage,
  assignTicket,
  changeTicketStatus,
  createTicket,
  getTicket,
  listTickets,
  updateTicket,
  decideManualAttendanceRequest,
  getLinkedManualAttendance,
  getManualAttendanceEvidence,
  listManualAttendanceLogs,
  getManualAttendanceRequest,
  listManualAttendanceRequests,
  listManualAttendanceWindow,
  listOwnManualAttendanceRequests,
  requestManualAttendance,
  answerMonthlyAttendance,
  closePresentMonth,
  comparePresentMonth,
  getMonthlyAttendance,
  getPresentMonth,
  getPresentRecord,
  listPresentLogs,
  listPresentRecords,
  listPresentUnanswered,
  listPresentWindow,
  sumPresentRecords,
  previewPresentRecords,
  updatePresentRecord,
  uploadPresentRecords,
} satisfies Partial<Handlers>;
