import { contractSchemas } from '../../src/server/operations/contractDocument';
import { isSchema, schemaProperties, resolved, type JsonSchema } from '../../src/server/operations/schemaReferences';
import { rawOperation, requiredFields } from './contractReading';

/** The entities of the specification, letter by letter: inventory id, schema of the contract, and fields that are always there; a dot leads into the record that a field holds. */
const entities = `
FIELD-018 LoggedInUser _id First_name Last_name Employee_code Profile_pic Role_permission_id Position_id Position_id.Position
FIELD-019 PermissionRecord Project.All_Task Project.View_Member Project.Create_Task Project.Delete_Project Project.Edit_Project Project.Edit_Task
FIELD-020 PermissionRecord Milestone_Project Sprint_Project
FIELD-021 PermissionRecord KRA.Employee_KRA KRA.TL_HOD_KRA
FIELD-022 PermissionRecord Employee
FIELD-023 PermissionRecord Report.Leave_Report Report.Ticket_Report Report.Face_Report Report.Manual_Attendance_Request Report.Attendance_Summary
FIELD-024 PermissionRecord PM_Report.Employee_Tracker PM_Report.Seven_Days_Working_plan PM_Report.Milestone_Report PM_Report.Project_Status_Report PM_Report.Sprint_Report PM_Report.Task_Report PM_Report.Task_Timer_Report PM_Report.Dues
FIELD-025 PermissionRecord Master.Position Master.Department Master.Holidays Master.Ticket_Department Master.Location Master.Vertical
FIELD-026 PermissionRecord Me.Team_Leave
FIELD-027 Project _id Project_name Client_name Tech_stack Project_manager Project_manager_id Technical_project_manager Technical_project_manager_id Project_short_name Project_awarded_date Project_start_date Project_description Remark Client_requirement Document Project_member Status
FIELD-028 Task _id Task_key Issue_type Short_summary Description Reporter Assignees Employee_id Assigned_date Assigned_date2 Due_date Task_duration Priority Status Project_id Project_name Sprint_id Sprint_id._id Sprint_id.Name Linkissue_Taskkey Document
FIELD-029 Comment User_id First_name Last_name Task_id Type Project_id Comment Create_at
FIELD-030 HistoryEntry User_id Created_by Updated_by Task_create Privious_Status Current_Status Privious_Assignees Current_Assignees Comments Time
FIELD-031 LoggedTimeEntry Status Check_In Check_Out Employee_id.First_name Employee_id.Last_name
FIELD-032 Leave _id Leave_type Leave_Date_to_Date Leave_half_from Leave_half_to Reason Status status_comment Action_by Action_on Create_at Created_by Notified_Employee Emergency_leave Employee_ID
FIELD-033 AttendanceDay date checkIn checkOut present_first_half present_second_half weekOff holiday leave present_count
FIELD-034 AttendanceCounts absent present holiday workingDays paidLeave
FIELD-035 SprintChoice _id Name
FIELD-036 Employee _id First_name Last_name Role Status Position_id
FIELD-037 FaceLogEntry date checkIn checkOut
FIELD-038 ManualTimes Check_In Check_Out
FIELD-039 PresentRecord Date Name Code Working_days Full_leave Half_leave Missed_punch WFM Carry_forward Total_days Allow Grand_Total Attendence_Status
FIELD-048 ManualAttendanceRequest _id employee_id.First_name employee_id.Middle_name employee_id.Last_name date type time reason status status_comment
FIELD-049 LinkedManualAttendance _id Employee_id present_count present_first_half present_second_half check_in_time check_out_time
FIELD-050 ManualAttendanceLogEntry Action_Log Comment Created_by Create_at
FIELD-051 AttendanceLeave Leave_Date_to_Date Leave_half_from Leave_half_to status status_comment
FIELD-052 FaceLogin check_in_time
FIELD-053 AttendanceEmployee First_name Middle_name Last_name Employee_code Email Mobile Position_id.Position_name Role_id.Department_name Shift_type Location
FIELD-054 ReportMilestone Name Description StartDate DueDate Status Project_id.Project_name Project_id.Project_manager Project_id.Technical_project_manager
FIELD-055 ReportSprint Name Description StartDate DueDate Scope_type Status Milestone.Name Project_id
FIELD-056 ReportTimerEntry Employee_id Project_id Task_id.Short_summary Task_id.Task_key Check_In Check_Out Status
FIELD-057 PresentRecord Attendence_Status_Date
FIELD-058 Location Location_name Status
FIELD-059 Vertical Vertical_name Status
FIELD-060 Overtime Overtime_date Description Project_id.Project_name Project_id.Project_manager_id Creater_id Approval_Status Approval_Status_Comment
FIELD-061 KraRecord Q1 Q2 Q3 Q4 Q5 teamLeader_id Employee_id Team_leader_id Rating_status Employee_rating Team_leader_rating
FIELD-062 ReportProjectUpdate Project_id.Project_name Project_id.Status Comment Create_at Task_id
`;

/** What the specification names of answers: inventory id, method, path, fields of `data` (of its rows, when it is a list). */
const answers = `
CALL-001 POST /login _id
CALL-002 POST /auth/permission/details Project
CALL-004 GET /auth/report Check_In Check_Out
CALL-013 GET /auth/projectemployeelist/{projectId} First_name Last_name Role _id
CALL-017 GET /auth/project/task/list-analytics/{projectId} Status Issue_type
CALL-018 GET /auth/projecttasks/list/{projectId} Task_key Short_summary
CALL-026 GET /auth/history/{taskId} History
CALL-034 POST /auth/tasks/gettasktimer Status Check_In
CALL-039 GET /auth/leave/leave-count LeavesinLast30Days LeavesInCurrentMonth LeaveTotalDays
CALL-045 GET /auth/employees-search First_name Last_name _id
`;

const parseLines = (text: string): [string, string, ...string[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, ...string[]]);

/** The schema itself, out of the list, the wrapper or the reference that holds it. */
function bare(schema: JsonSchema | undefined): JsonSchema | undefined {
  if (schema === undefined) return undefined;
  const whole = resolved(schema);
  if (isSchema(whole.items)) return bare(whole.items);
  const parts = [whole.allOf, whole.oneOf, whole.anyOf].find(Array.isArray) as JsonSchema[] | undefined;
  return parts ? bare(parts[0]) : whole;
}

function alwaysHas(schema: JsonSchema | undefined, field: string): boolean {
  const [first = '', ...rest] = field.split('.');
  const record = bare(schema);
  if (!requiredFields(record).includes(first)) return false;
  return rest.length === 0 || alwaysHas(schemaProperties(record)[first], rest.join('.'));
}

test.each(parseLines(entities))('%s: %s has the fields of the specification', (_id, name, ...fields) => {
  expect(fields.filter((field) => !alwaysHas(contractSchemas[name], field))).toEqual([]);
});

test.each(parseLines(answers))(
  'the answer of %s (%s %s) has the fields of the specification',
  (_id, method, path = '', ...fields) => {
    const answer = rawOperation(path, method)?.responses['200']?.content?.['application/json']?.schema;
    expect(fields.filter((field) => !alwaysHas(schemaProperties(answer).data, field))).toEqual([]);
  },
);

test('the answer of a sign-in carries the token next to the user', () => {
  const answer = rawOperation('/login', 'post')?.responses['200']?.content?.['application/json']?.schema;
  expect(requiredFields(answer)).toEqual(expect.arrayContaining(['status', 'data', 'token']));
});
