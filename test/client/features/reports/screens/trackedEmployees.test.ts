import type { Employee, LeaveToday, ReportTimerEntry } from '../../../../../src/client/api/api';
import { trackedEmployees } from '../../../../../src/client/features/reports/screens/trackedEmployees';

const employee = (id: string, Status = 'Active') =>
  ({ _id: id, First_name: 'Given', Last_name: id, Status }) as Employee;
const timer = (id: string) =>
  ({ Employee_id: { _id: id }, Task_id: { _id: 't', Task_key: 'ABC-1', Short_summary: 'Write' } }) as ReportTimerEntry;
const away = (id: string) => ({ Employee_ID: id }) as LeaveToday;

test("working on: 'ABS' on leave today, else the running task's key and summary, else '-'; who has left is missing", () => {
  const tracked = trackedEmployees(
    [employee('a'), employee('b'), employee('c'), employee('d', 'DeActive')],
    [timer('a'), timer('b')],
    [away('a')],
  );
  expect(tracked.map(({ _id, workingOn, state }) => [_id, workingOn, state])).toEqual([
    ['a', 'ABS', 'absent'],
    ['b', 'ABC-1 Write', 'working'],
    ['c', '-', 'none'],
  ]);
});
