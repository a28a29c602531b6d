import { contractOperations } from '../../src/server/operations/contractDocument';
import { schemaProperties } from '../../src/server/operations/schemaReferences';
import { rawOperation } from './contractReading';

/** The calls of the specification, letter by letter: inventory id, method, path, encoding of the body, names of the request fields. */
const specified = `
CALL-001 POST /login form Email Password
CALL-002 POST /auth/permission/details form id
CALL-003 GET /auth/facelog/last none
CALL-004 GET /auth/report none
CALL-005 POST /getEmployeePresentDetailsByCode form Code month
CALL-006 POST /LeaveAttendenceStatusUpdate form Code month Attendence_Status
CALL-007 POST /forgot-password form Email
CALL-008 GET /auth/projects none
CALL-009 POST /auth/projects/detail form id
CALL-010 POST /auth/projects/edit form id Status
CALL-011 POST /uplodeauth/projects/edit multipart Project_name Client_name Tech_stack Project_manager Project_manager_id Technical_project_manager Technical_project_manager_id Project_short_name Project_awarded_date Project_start_date olddocument Project_description Remark Client_requirement id demo_image
CALL-012 POST /auth/tasks/delete form id
CALL-013 GET /auth/projectemployeelist/{projectId} none
CALL-014 GET /auth/employees none
CALL-015 GET /auth/employees/{filter} none
CALL-016 POST /sprint/getAllsprint form Project_id
CALL-017 GET /auth/project/task/list-analytics/{projectId} none
CALL-018 GET /auth/projecttasks/list/{projectId} none
CALL-019 POST /uplodeauth/tasks/add multipart Issue_type Sprint_id Short_summary Description Reporter Assigned_date demo_image Due_date Assignees Priority Project_name Project_id Employee_id Task_key Task_duration Linkissue_Taskkey
CALL-020 POST /uplodeauth/tasks/edit multipart Issue_type Sprint_id Short_summary Description Reporter Assigned_date demo_image Due_date Assignees Priority Project_name Project_id Employee_id Task_key Task_duration Linkissue_Taskkey id Project_short_name olddocument
CALL-021 POST /auth/tasks/details form id
CALL-022 POST /auth/tasks/edit form id Status Assignees Employee_id
CALL-023 POST /auth/tasks/TaskDetailsByTaskKey form task_id
CALL-024 POST /auth/tasks/comments form Task_id
CALL-025 POST /auth/tasks/comment/add form User_id First_name Last_name Task_id Type Project_id Comment
CALL-026 GET /auth/history/{taskId} none
CALL-027 POST /auth/history/add form
CALL-028 POST /auth/history/add form User_id Task_id Updated_by Comments
CALL-029 POST /auth/history/add form Task_id Updated_by Current_Status Privious_Status
CALL-030 POST /auth/history/add form Current_Assignees Privious_Assignees
CALL-031 POST /auth/history/add form project_id Updated_by Action
CALL-032 GET /auth/tasks/tasktimer/{taskId} none
CALL-033 POST /auth/tasks/tasktimer form Task_id Project_id
CALL-034 POST /auth/tasks/gettasktimer form Task_id Project_id
CALL-035 GET /auth/employeetasks/list/Default none
CALL-036 POST /employeetasks/list form id
CALL-037 POST /auth/leave/add form Email Leave_Date_to_Date StartDate EndDate Reason Leave_half_from Leave_half_to Notified_Employee Create_at Emergency_leave Leave_type Employee_ID Status
CALL-038 GET /auth/leaves none
CALL-039 GET /auth/leave/leave-count none
CALL-040 POST /auth/leave/action form Status id
CALL-041 GET /auth/leaves/leaveLogs none ?id
CALL-042 POST /auth/addManualAttendanceRequest form date type time reason
CALL-043 POST /auth/faceLoginList form month year employee_id
CALL-044 POST /auth/position/details form id
CALL-045 GET /auth/employees-search none ?q
CALL-046 GET /auth/getAllMaunualAttendanceRequest none
CALL-047 POST /auth/getManualAttendanceByEmpCode form id
CALL-048 POST /auth/attendanceRequestStatusUpdate form added_first_half added_second_half manual_id status employee_id attendance_id attendance_type manual_check_in manual_check_out
CALL-049 POST /auth/attendanceRequestStatusUpdate form reject_id status_comment status
CALL-050 GET /auth/attendance/logs none ?id
CALL-051 POST /auth/attendance/summarybymonth form month year ?date
CALL-052 GET /auth/faceLoginList none
CALL-053 GET /auth/report/facelogins none ?date
CALL-054 GET /auth/report/FaceLoginMonthlyList none ?date
CALL-055 GET /milestone/fifteenDaysDueMilestones none
CALL-056 GET /sprint/seventhDaysDueSprint none
CALL-057 GET /milestone/report none
CALL-058 GET /sprint/report none
CALL-059 GET /auth/tasks/tasktimer/report none
CALL-060 GET /auth/report/project-status none
CALL-061 GET /auth/task/get-running-task-timer none
CALL-062 GET /auth/leave/todays none
CALL-063 GET /getEmployeePresentList none
CALL-064 POST /getEmployeePresentDetailsById form id
CALL-065 POST /updateEmployeePresentDetailsById form id Name Code Working_days Full_leave Half_leave Missed_punch WFM Carry_forward Total_days Allow Grand_Total
CALL-066 POST /employeePresentReport multipart date employee_file
CALL-067 POST /location/getLocationById form id
CALL-068 POST /location/create form Location_name Status id
CALL-069 GET /location/getAllLocations none
CALL-070 POST /location/deleteLocation form id
CALL-071 POST /vertical/getVerticalById form id
CALL-072 POST /vertical/create form Vertical_name Status id
CALL-073 GET /vertical/getAllVerticals none
CALL-074 POST /vertical/deleteVertical form id
CALL-075 GET /overtime/getAllProjects none
CALL-076 POST /overtime/getOvertimeById form id
CALL-077 POST /overtime/create form Overtime_date Description Project_id Creater_id id
CALL-078 POST /overtime/getEmployeeOvertime form Creater_id
CALL-079 POST /overtime/OvertimeStatusUpdate form id
CALL-080 POST /auth/kra/list form
CALL-081 POST /auth/kra/employee form Q1 Q2 Q3 Q4 Q5 teamLeader_id
CALL-082 GET /auth/kra/form-list none
CALL-083 POST /auth/kra/rating form id type
CALL-084 POST /auth/kra/team-leader form Q1 Q2 Q3 Q4 Q5 id
`;

const rows = specified
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string, string, ...string[]]);
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

test.each(rows)('%s: %s %s is in the contract as specified', (id, method, path, encoding, ...fields) => {
  const raw = rawOperation(path, method);
  expect(raw?.['x-inventory']).toContain(id);
  expect(Object.keys(raw?.requestBody?.content ?? {})[0]).toBe(encodings[encoding]);
  const operation = contractOperations.find((candidate) => candidate.operationId === raw?.operationId);
  const bodyFields = Object.keys(schemaProperties(operation?.bodySchema));
  const queryFields = Object.keys(schemaProperties(operation?.querySchema)).map((name) => `?${name}`);
  expect([...bodyFields, ...queryFields]).toEqual(expect.arrayContaining(fields));
  expect(operation?.successStatus).toBe(answering200.includes(id) ? 200 : 1);
});

test('no call claims to come from the specification that the table does not have', () => {
  const claimed = contractOperations.flatMap(
    ({ route, method }) => rawOperation(route.replace(/:(\w+)/g, '{$1}'), method)?.['x-inventory'] ?? [],
  );
  expect([...claimed].sort()).toEqual(rows.map(([id]) => id));
});
