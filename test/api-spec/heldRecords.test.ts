/* The client holds records once, by kind (`x-record`). What else has an id in an answer is listed here with the reason, and the list only gets shorter. */
import { contractDocument } from '../../src/server/operations/contractDocument';

const notHeld: Readonly<Record<string, string>> = {
  'depends on what was asked (a day, a month, a project, a period)': `
    MemberWork MemberLeave MemberStatistics ProjectMember TaskAnalytics ProjectDayTask ChartFinishedTask ChartVelocity
    ChartForecast SprintChart SprintChartTask TimelineTask TimelinePlan TimelinePerson TimelineMove TimelineMilestoneEnd
    CalendarTask CalendarPlan CalendarLeave PresentComparisonRow MissingPunch MusterRow AttendanceDayRequest
    LeaveCalendarEntry LeaveImpactTask LeaveImpactSprint LeaveImpactMilestone WorkingPlanRow KraReportRow
    KraRecord KraPerformanceRow TicketReportRow CompanyPerson ChangedProject ProjectChangeRow Headcount MasterUse
    LinkedManualAttendance EvidenceTimer EvidenceTask EvidenceComment LeaveToday OvertimeProject`,
  'a name beside another record': `
    PositionReference PlanReference EmployeeChoice PlanChoice DirectoryTask LeaveEmployee AttendanceEmployee
    AttendancePosition AttendanceDepartment KraEmployee ReportProject ReportSprintMilestone ReportEmployee
    ReportProjectName ReportTask ReportProjectStatus ReportUpdateTask PortfolioSprint PortfolioMilestone PortfolioUpdate
    PendingEmployee EmployeeDutyItem PositionRecord`,
  'what a change did, for the one who asked for it': `
    TaskEditResult DecisionResult PlanDeleted LoggedInUser PermissionRecord`,
  'a picture of a record as it was, which never changes': `
    SprintClosing SprintClosingTask RoleChange EmployeeChange AuditEvent PresentLogEntry LeaveLogEntry OvertimeLogEntry
    ManualAttendanceLogEntry DeletedProject DeletedTask DeletedPlan Baseline`,
  'not held yet: another view of a record that has other fields, or the same ones in another form': `
    RoleHolder DirectoryEntry EmployeeTimeEntry EmployeeLeave EmployeeOvertime EmployeeRating EmployeeProject
    SprintChoice ReportMilestone ReportSprint ReportTimerEntry ReportProjectUpdate OwnDue OwnOvertime PortfolioProject
    PendingItem`,
};

interface Shape {
  readonly $ref?: string;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly 'x-record'?: string;
}

const document = contractDocument as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answering>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
};
interface Answering {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Shape }>> }>>;
}

/** The shapes with an id that an answer holds outside of records. */
function shapesOutside(shape: Shape, found = new Set<string>(), seen = new Set<string>()): ReadonlySet<string> {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    const named = document.components.schemas[name];
    if (named === undefined || named['x-record'] !== undefined || seen.has(name)) return found;
    if (named.properties && '_id' in named.properties) found.add(name);
    return shapesOutside(named, found, new Set([...seen, name]));
  }
  const parts = [shape.allOf, shape.oneOf, shape.anyOf, Object.values(shape.properties ?? {})].flatMap(
    (several) => several ?? [],
  );
  for (const part of shape.items ? [...parts, shape.items] : parts) shapesOutside(part, found, seen);
  return found;
}

test('everything with an id in an answer is a record that the client holds once, or is listed with the reason', () => {
  const found = new Set<string>();
  for (const item of Object.values(document.paths))
    for (const { responses } of Object.values(item)) {
      const answer = responses['200']?.content?.['application/json']?.schema;
      if (answer) for (const name of shapesOutside(answer)) found.add(name);
    }
  const listed = Object.values(notHeld).flatMap((names) => names.trim().split(/\s+/));
  expect([...found].sort()).toEqual(listed.sort());
  expect(new Set(listed).size).toBe(listed.length);
});
