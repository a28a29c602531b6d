import type { StandardRoleName } from '../../../src/domain/permissions/standardRoles';

/**
 * Who may open which screen, by the role that a company begins with; the last column is a role that grants nothing.
 * Every address of `src/client/app/routes.tsx` has its line: a test says which one is missing.
 */
const matrix = `
                                HR   PM   TPM  TL   Emp  none
/dashboard                      yes  yes  yes  yes  yes  yes
/projects                       yes  yes  yes  yes  yes  yes
/project/view/:id               yes  yes  yes  yes  yes  yes
/projects/add                   yes  yes  -    -    -    -
/project/member/:id             yes  yes  yes  yes  yes  -
/project/employeechart/:id      yes  yes  yes  yes  yes  -
/project/tasks/:id              yes  yes  yes  yes  yes  yes
/project/timeline/:id           yes  yes  yes  yes  yes  yes
/project/calendar/:id           yes  yes  yes  yes  yes  yes
/calendar                       yes  yes  yes  yes  yes  yes
/timeline                       yes  yes  yes  yes  -    -
/task/:id                       yes  yes  yes  yes  yes  yes
/project/task/:id/:projectid    yes  yes  yes  yes  yes  yes
/taskList                       yes  yes  yes  yes  yes  yes
/profile                        yes  yes  yes  yes  yes  yes
/api-reference                  yes  yes  yes  yes  yes  yes
/my-dashboard                   yes  yes  yes  yes  yes  yes
/hr-dashboard                   yes  yes  yes  yes  -    -
/project/sprint/:id             yes  yes  yes  yes  yes  -
/project/milestone/:id          yes  yes  yes  yes  yes  -
/project/charts/:id             yes  yes  yes  yes  yes  -
/task/:id/BugList               yes  yes  yes  yes  yes  yes
/taskprogress                   yes  yes  yes  yes  -    -
/reportList                     yes  yes  yes  yes  -    -
/employeeWorkingPlan            yes  yes  yes  yes  -    -
/employeereport                 yes  yes  yes  yes  -    -
/workload                       yes  yes  yes  yes  -    -
/milestone/report               yes  yes  yes  -    -    -
/sprint/report                  yes  yes  yes  yes  -    -
/tasks/tasktimer/report         yes  yes  yes  yes  -    -
/report/project-status          yes  yes  yes  -    -    -
/employee-tracker               yes  yes  yes  yes  -    -
/dueDashboard                   yes  yes  yes  yes  -    -
/directory                      yes  yes  yes  yes  yes  yes
/employees                      yes  yes  yes  yes  -    -
/employeeDetail/:id             yes  yes  yes  yes  -    -
/interviewform                  yes  yes  yes  yes  -    -
/me                             yes  yes  yes  yes  yes  yes
/leaves                         yes  yes  yes  yes  yes  yes
/teamleave                      yes  yes  yes  yes  -    -
/leaves-report                  yes  -    -    -    -    -
/myattendance                   yes  yes  yes  yes  yes  yes
/attendance                     yes  yes  yes  yes  yes  yes
/report/attendance-summary      yes  -    -    -    -    -
/attendanceSummary              yes  -    -    -    -    -
/report/muster-sheet            yes  -    -    -    -    -
/report/attendance              yes  -    -    -    -    -
/report/face-devices            yes  -    -    -    -    -
/report/month-wise-attendance   yes  -    -    -    -    -
/employeepresentlist            yes  -    -    -    -    -
/employeePresentReport          yes  -    -    -    -    -
/month-end                      yes  -    -    -    -    -
/manualAttendanceRequestReport  yes  -    -    -    -    -
/overtime                       yes  yes  yes  yes  yes  yes
/pending                        yes  yes  yes  yes  yes  yes
/holidays-list                  yes  yes  yes  yes  yes  yes
/KRA                            yes  yes  yes  yes  yes  -
/TLKRA                          yes  yes  yes  yes  -    -
/TLViewKra                      yes  yes  yes  yes  -    -
/report/kra                     yes  -    -    -    -    -
/PMS                            yes  yes  yes  yes  -    -
/tickets                        yes  yes  yes  yes  yes  yes
/tickets-report                 yes  -    -    -    -    -
/positions                      yes  -    -    -    -    -
/department                     yes  -    -    -    -    -
/holidays                       yes  -    -    -    -    -
/ticket-department              yes  -    -    -    -    -
/location                       yes  -    -    -    -    -
/vertical                       yes  -    -    -    -    -
/techStack                      yes  yes  yes  -    -    -
/requirements                   yes  yes  yes  -    -    -
/kraQuestions                   yes  -    -    -    -    -
/roles-permission               yes  -    -    -    -    -
/audit                          yes  -    -    -    -    -
/status                         yes  -    -    -    -    -
/add-rolesPermission            yes  -    -    -    -    -
/View-rolesPermission/:id       yes  -    -    -    -    -
/editrolespermission/:id        yes  -    -    -    -    -
`;

/** The roles of the columns; 'none' is a new company without employees. */
export const matrixColumns = [
  'HR / Admin',
  'Project Manager',
  'Technical Project Manager',
  'TL / HOD',
  'Employee',
  'none',
] as const satisfies ReadonlyArray<StandardRoleName | 'none'>;
export type MatrixColumn = (typeof matrixColumns)[number];

export interface ScreenAccess {
  /** As the router knows it, with its parameters. */
  readonly path: string;
  readonly mayOpen: (column: MatrixColumn) => boolean;
}

export const screenMatrix: readonly ScreenAccess[] = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', ...cells] = line.split(/\s+/);
    return { path, mayOpen: (column) => cells[matrixColumns.indexOf(column)] === 'yes' };
  });
