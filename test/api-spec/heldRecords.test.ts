/* The client holds records once, by kind (`x-record`). What else has an id in an answer is listed here with the reason, and the list only gets shorter. */
import { recordViews } from '../support/client/recordViews';
import { shapesOutsideRecords } from '../support/client/recordShapes';

const notHeld: Readonly<Record<string, string>> = {
  'depends on what was asked (a day, a month, a project, a period)': `
    MemberWork MemberLeave MemberStatistics ProjectMember TaskAnalytics ProjectDayTask ChartFinishedTask ChartVelocity
    ChartForecast PlanChart PlanChartTask SprintCapacity SprintCapacityPerson TimelineTask TimelinePlan TimelinePerson TimelineMove TimelineMilestoneEnd
    CalendarTask CalendarPlan CalendarLeave PresentComparisonRow MissingPunch MusterRow AttendanceDayRequest
    LeaveCalendarEntry CountedLeave LeaveImpactTask LeaveImpactSprint LeaveImpactMilestone LeaveImpactMovedMilestone WorkingPlanRow
    KraReportRow KraWaitingRating
    KraRecord KraPerformanceRow TicketReportRow CompanyPerson ChangedProject ProjectChangeRow Headcount MasterUse
    LinkedManualAttendance EvidenceTimer EvidenceTask EvidenceComment LeaveToday OvertimeProject`,
  'a name beside another record': `
    PositionReference PlanReference EmployeeChoice PlanChoice DirectoryTask LeaveEmployee AttendanceEmployee
    AttendancePosition AttendanceDepartment KraEmployee ReportProject ReportSprintMilestone ReportEmployee
    ReportProjectName ReportTask ReportProjectStatus ReportUpdateTask PortfolioSprint PortfolioMilestone PortfolioUpdate
    PendingEmployee EmployeeDutyItem PositionRecord`,
  'what a change did or would do, for the one who asked for it': `
    TaskEditResult TaskDeletionPreview DecisionResult PlanDeleted LoggedInUser PermissionRecord`,
  'a picture of a record as it was, which never changes': `
    SprintClosing SprintClosingTask RoleChange EmployeeChange AuditEvent PresentLogEntry LeaveLogEntry OvertimeLogEntry
    ManualAttendanceLogEntry DeletedProject DeletedTask DeletedPlan Baseline`,
  'a value in a row of a file, which the client does not keep': `
    SprintReference TaskDependency`,
  'another view of a record, in a form of its own; recordViews says why, and its test that it follows the record':
    Object.keys(recordViews).join(' '),
};

test('everything with an id in an answer is a record that the client holds once, or is listed with the reason', () => {
  const found = new Set([...shapesOutsideRecords.values()].flatMap((shapes) => [...shapes]));
  const listed = Object.values(notHeld).flatMap((names) => names.trim().split(/\s+/));
  expect([...found].sort()).toEqual(listed.sort());
  expect(new Set(listed).size).toBe(listed.length);
});
