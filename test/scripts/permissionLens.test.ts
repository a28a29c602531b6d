import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const clientFolder = path.resolve(import.meta.dirname ?? __dirname, '../../src/client');

/** What a file asks for without showing a control of its own for it, and why. The panel of the lens lists it all the same. */
const unmarked: Readonly<Record<string, string>> = {
  'app/ScreenFrame.tsx ...route.needs': 'the page itself: the panel names what it needs',
  "features/attendance/screens/AddFaceDeviceDialog.tsx 'Master.Location'": 'decides which choices are read',
  "features/planning/screens/CloseSprintDialog.tsx 'Sprint_Project.Add'": 'one more answer to a question',
  'features/planning/screens/PlansScreen.tsx `${noun}_Project.Edit`': 'the actions of a row mark what they open',
  "features/kra/screens/TlViewKraScreen.tsx 'Report.Attendance_Summary'": 'decides whom a field offers',
  "app/shell/ShellKeys.tsx 'Project.Create_Task'": 'a key, which the list of keys names',
  "features/tasks/board/TaskBoard.tsx 'Project.Edit_Task'": 'cards that can be dragged; no control of its own',
  "features/tasks/timeline/TimelineView.tsx 'Project.Edit_Task'": 'bars that can be dragged; no control of its own',
  "features/tasks/calendar/CalendarView.tsx 'Project.Edit_Task'":
    'bars that can be dragged; the dialogs are those of what is pressed',
  "features/tasks/calendar/CalendarView.tsx 'Milestone_Project.Edit'": 'as above',
  "features/tasks/calendar/CalendarView.tsx 'Sprint_Project.Edit'": 'as above',
  "features/tasks/calendar/ItemDialog.tsx 'Milestone_Project.*'": 'decides where a link leads',
  "features/tasks/calendar/ItemDialog.tsx 'Sprint_Project.*'": 'as above',
  "features/tasks/screens/TaskSidePanel.tsx 'Project.Edit_Task'":
    'decides whether an empty list has its place; the field in it is marked',
  'features/pending/screens/PendingScreen.tsx ...anyDecisionFlags':
    'decides which list opens first; the buttons of the detail are marked',
  'features/pending/screens/PendingScreen.tsx closedMonthsFlag':
    'where it is missing, the detail says in words that only HR decides',
  "features/pending/screens/PendingDetail.tsx 'Report.Approve_Leave'": 'decides where a link leads',
  "features/pending/screens/PendingDetail.tsx 'Overtime.All_Overtime'": 'decides where a link leads',
  'features/pending/screens/PendingScreen.tsx ...attendanceFlags': 'PendingMonth marks itself',
  'features/leave/screens/OwnLeavesTable.tsx closedMonthsFlag':
    'where it is missing, the row menu says in words why a leave of a closed month stays',
  'features/overtime/screens/OvertimeTable.tsx closedMonthsFlag':
    'where it is missing, the table and the row menu say in words why an entry of a closed month stays',
  'app/shell/Shell.tsx todayFlag': 'opens what the entry of the user menu asks for; the entry is marked',
  "features/dashboard/portfolio/PortfolioPanel.tsx 'Project.View_Member'":
    'decides whether figures are links; the heading of their column marks itself',
  "features/dashboard/portfolio/TeamWorkingPlanPanel.tsx 'PM_Report.Task_Timer_Report'":
    'decides whether figures are links',
  "features/dashboard/portfolio/TeamWorkingPlanPanel.tsx 'Overtime.All_Overtime'": 'decides which list figures open',
  "features/tasks/screens/ProjectTasksTable.tsx 'Milestone_Project.*'":
    'decides whether the filter offers choices; the tasks are shown either way',
  'features/dashboard/screens/DashboardScreen.tsx ...hrDashboardNeeds':
    'panels of the HR dashboard lead there; they are marked with the other flag that they need',
  "features/tasks/calendar/CalendarScreen.tsx 'PM_Report.*'": 'decides whose calendar opens first',
  "features/tasks/paste/PasteTasksDialog.tsx 'Project.Edit_Task'": 'the preview gives the reason of every rejected row',
  "features/tasks/paste/PasteTasksDialog.tsx 'Project.Create_Task'": 'as above',
};

interface Source {
  readonly name: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('permissions'))
  .map((name) => ({ name: name.replaceAll(path.sep, '/'), text: readFileSync(path.join(clientFolder, name), 'utf8') }));

/** The arguments of every call of a function, as they are written. */
const callArguments = (text: string, called: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${called}\\(([^()]*)\\)`, 'g'))]
    .flatMap(([, given = '']) => given.split(',').map((argument) => argument.trim()))
    .filter((argument) => argument !== '');

const asked = sources.flatMap(({ name, text }) =>
  [...new Set(callArguments(text, 'useIsPermitted'))].map((need) => ({
    key: `${name} ${need}`,
    isMarked: callArguments(text, 'lensMark').some((mark) => mark.includes(need)),
  })),
);

test('every control that a flag shows carries the mark of the permission lens, or is known to be none', () => {
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ key, isMarked }) => !isMarked && unmarked[key] === undefined).map(({ key }) => key)).toEqual(
    [],
  );
});

test('the list of what needs no mark names nothing that is gone or marked', () => {
  const open = asked.filter(({ isMarked }) => !isMarked).map(({ key }) => key);
  expect(Object.keys(unmarked).filter((key) => !open.includes(key))).toEqual([]);
});
