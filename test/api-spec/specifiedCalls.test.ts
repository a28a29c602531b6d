import { contractOperations } from '../../src/server/operations/contractDocument';
import { isSchema, schemaProperties, type JsonSchema } from '../../src/server/operations/schemaReferences';
import { rawOperation } from './contractReading';

/**
 * The calls of the specification, letter by letter: inventory id, method, path, encoding of the body, record of the
 * answer (a list of them in brackets, '-' where the specification says nothing), names of the request fields.
 */
const specified = `
CALL-001 POST /login form [LoggedInUser] Email Password
CALL-002 POST /auth/permission/details form [PermissionRecord] id
CALL-003 GET /auth/facelog/last none [FaceLogEntry]
CALL-004 GET /auth/report none [ManualTimes]
CALL-005 POST /getEmployeePresentDetailsByCode form [PresentRecord] Code month
CALL-006 POST /LeaveAttendenceStatusUpdate form - Code month Attendence_Status
CALL-007 POST /forgot-password form - Email
CALL-008 GET /auth/projects none [Project]
CALL-009 POST /auth/projects/detail form Project id
CALL-010 POST /auth/projects/edit form Project id Status
CALL-011 POST /uplodeauth/projects/edit multipart Project Project_name Client_name Tech_stack Project_manager Project_manager_id Technical_project_manager Technical_project_manager_id Project_short_name Project_awarded_date Project_start_date olddocument Project_description Remark Client_requirement id demo_image
CALL-012 POST /auth/tasks/delete form - id
CALL-013 GET /auth/projectemployeelist/{projectId} none [ProjectMember]
CALL-014 GET /auth/employees none [Employee]
CALL-015 GET /auth/employees/{filter} none [Employee]
CALL-016 POST /sprint/getAllsprint form [SprintChoice] Project_id
CALL-017 GET /auth/project/task/list-analytics/{projectId} none [TaskAnalytics]
CALL-018 GET /auth/projecttasks/list/{projectId} none [TaskRow]
CALL-019 POST /uplodeauth/tasks/add multipart Task Issue_type Sprint_id Short_summary Description Reporter Assigned_date demo_image Due_date Assignees Priority Project_name Project_id Employee_id Task_key Task_duration Linkissue_Taskkey
CALL-020 POST /uplodeauth/tasks/edit multipart Task Issue_type Sprint_id Short_summary Description Reporter Assigned_date demo_image Due_date Assignees Priority Project_name Project_id Employee_id Task_key Task_duration Linkissue_Taskkey id Project_short_name olddocument
CALL-021 POST /auth/tasks/details form Task id
CALL-022 POST /auth/tasks/edit form Task id Status Assignees Employee_id
CALL-023 POST /auth/tasks/TaskDetailsByTaskKey form [TaskRow] task_id
CALL-024 POST /auth/tasks/comments form [Comment] Task_id
CALL-025 POST /auth/tasks/comment/add form Comment User_id First_name Last_name Task_id Type Project_id Comment
CALL-026 GET /auth/history/{taskId} none []
CALL-027 POST /auth/history/add form HistoryEntry
CALL-028 POST /auth/history/add form HistoryEntry User_id Task_id Updated_by Comments
CALL-029 POST /auth/history/add form HistoryEntry Task_id Updated_by Current_Status Privious_Status
CALL-030 POST /auth/history/add form HistoryEntry Current_Assignees Privious_Assignees
CALL-031 POST /auth/history/add form HistoryEntry project_id Updated_by Action
CALL-032 GET /auth/tasks/tasktimer/{taskId} none [LoggedTimeEntry]
CALL-033 POST /auth/tasks/tasktimer form TaskTimer Task_id Project_id
CALL-034 POST /auth/tasks/gettasktimer form TaskTimer Task_id Project_id
CALL-035 GET /auth/employeetasks/list/Default none [TaskRow]
CALL-036 POST /employeetasks/list form [TaskRow] id
CALL-037 POST /auth/leave/add form Leave Email Leave_Date_to_Date StartDate EndDate Reason Leave_half_from Leave_half_to Notified_Employee Create_at Emergency_leave Leave_type Employee_ID Status
CALL-038 GET /auth/leaves none [Leave]
CALL-039 GET /auth/leave/leave-count none LeaveCounts
CALL-040 POST /auth/leave/action form Leave Status id
CALL-041 GET /auth/leaves/leaveLogs none [LeaveLogEntry] ?id
CALL-042 POST /auth/addManualAttendanceRequest form ManualAttendanceRequest date type time reason
CALL-043 POST /auth/faceLoginList form AttendanceOfMonth month year employee_id
CALL-044 POST /auth/position/details form PositionRecord id
CALL-045 GET /auth/employees-search none [EmployeeMatch] ?q
CALL-046 GET /auth/getAllMaunualAttendanceRequest none [ManualAttendanceRequest]
CALL-047 POST /auth/getManualAttendanceByEmpCode form LinkedManualAttendance id
CALL-048 POST /auth/attendanceRequestStatusUpdate form ManualAttendanceRequest added_first_half added_second_half manual_id status employee_id attendance_id attendance_type manual_check_in manual_check_out
CALL-049 POST /auth/attendanceRequestStatusUpdate form ManualAttendanceRequest reject_id status_comment status
CALL-050 GET /auth/attendance/logs none [ManualAttendanceLogEntry] ?id
CALL-051 POST /auth/attendance/summarybymonth form [AttendanceSummaryRow] month year ?date
CALL-052 GET /auth/faceLoginList none [FaceLogin]
CALL-053 GET /auth/report/facelogins none [FaceLogin] ?date
CALL-054 GET /auth/report/FaceLoginMonthlyList none [FaceLogin] ?date
CALL-055 GET /milestone/fifteenDaysDueMilestones none [ReportMilestone]
CALL-056 GET /sprint/seventhDaysDueSprint none [ReportSprint]
CALL-057 GET /milestone/report none [ReportMilestone]
CALL-058 GET /sprint/report none [ReportSprint]
CALL-059 GET /auth/tasks/tasktimer/report none [ReportTimerEntry]
CALL-060 GET /auth/report/project-status none [ReportProjectUpdate]
CALL-061 GET /auth/task/get-running-task-timer none [ReportTimerEntry]
CALL-062 GET /auth/leave/todays none [LeaveToday]
CALL-063 GET /getEmployeePresentList none [PresentRecord]
CALL-064 POST /getEmployeePresentDetailsById form PresentRecord id
CALL-065 POST /updateEmployeePresentDetailsById form PresentRecord id Name Code Working_days Full_leave Half_leave Missed_punch WFM Carry_forward Total_days Allow Grand_Total
CALL-066 POST /employeePresentReport multipart PresentUpload date employee_file
CALL-067 POST /location/getLocationById form Location id
CALL-068 POST /location/create form Location Location_name Status id
CALL-069 GET /location/getAllLocations none [Location]
CALL-070 POST /location/deleteLocation form - id
CALL-071 POST /vertical/getVerticalById form Vertical id
CALL-072 POST /vertical/create form Vertical Vertical_name Status id
CALL-073 GET /vertical/getAllVerticals none [Vertical]
CALL-074 POST /vertical/deleteVertical form - id
CALL-075 GET /overtime/getAllProjects none [OvertimeProject]
CALL-076 POST /overtime/getOvertimeById form Overtime id
CALL-077 POST /overtime/create form Overtime Overtime_date Description Project_id Creater_id id
CALL-078 POST /overtime/getEmployeeOvertime form [Overtime] Creater_id
CALL-079 POST /overtime/OvertimeStatusUpdate form Overtime id
CALL-080 POST /auth/kra/list form [KraRecord]
CALL-081 POST /auth/kra/employee form KraRecord Q1 Q2 Q3 Q4 Q5 teamLeader_id
CALL-082 GET /auth/kra/form-list none [KraRecord]
CALL-083 POST /auth/kra/rating form KraRecord id type
CALL-084 POST /auth/kra/team-leader form KraRecord Q1 Q2 Q3 Q4 Q5 id
`;

const rows = specified
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string, string, string, ...string[]]);
const encodings: Record<string, string | undefined> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  none: undefined,
};
/** Calls that answer 200 instead of 1 (B-01). */
const answering200 = ['CALL-005', 'CALL-079'];

test('the table has every call from CALL-001 to CALL-084', () => {
  expect(rows.map(([id]) => id)).toEqual(
    Array.from({ length: 84 }, (_, index) => `CALL-${String(index + 1).padStart(3, '0')}`),
  );
});

/** The name of the record that an answer holds, in brackets when it is a list; a record without a name is ''. */
function recordName(schema: JsonSchema | undefined): string {
  if (schema === undefined) return '';
  if (isSchema(schema.items)) return `[${recordName(schema.items)}]`;
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].find(Array.isArray) as JsonSchema[] | undefined;
  if (parts) return recordName(parts[0]);
  return typeof schema.$ref === 'string' ? schema.$ref.replace(/^.*\//, '') : '';
}

test.each(rows)('%s: %s %s is in the contract as specified', (id, method, path, encoding, record, ...fields) => {
  const raw = rawOperation(path, method);
  expect(raw?.['x-inventory']).toContain(id);
  expect(Object.keys(raw?.requestBody?.content ?? {})[0]).toBe(encodings[encoding]);
  const operation = contractOperations.find((candidate) => candidate.operationId === raw?.operationId);
  const bodyFields = Object.keys(schemaProperties(operation?.bodySchema));
  const queryFields = Object.keys(schemaProperties(operation?.querySchema)).map((name) => `?${name}`);
  expect([...bodyFields, ...queryFields]).toEqual(expect.arrayContaining(fields));
  const required = (raw?.parameters ?? []).filter((one) => one.in === 'query' && 'required' in one && one.required);
  expect(fields).toEqual(expect.arrayContaining(required.map(({ name }) => `?${name}`)));
  const answer = raw?.responses['200']?.content?.['application/json']?.schema;
  if (record !== '-') expect(recordName(schemaProperties(answer).data)).toBe(record);
  expect(operation?.successStatus).toBe(answering200.includes(id) ? 200 : 1);
});

test('no call claims to come from the specification that the table does not have', () => {
  const claimed = contractOperations.flatMap(
    ({ route, method }) => rawOperation(route.replace(/:(\w+)/g, '{$1}'), method)?.['x-inventory'] ?? [],
  );
  expect([...claimed].sort()).toEqual(rows.map(([id]) => id));
});
