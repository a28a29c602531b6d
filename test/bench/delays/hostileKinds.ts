import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { encodeMultipart, type TestFile } from '../../support/server/encodeMultipart';
import { packArchive, workbookFile, workbookParts } from '../../support/files/workbookFiles';
import type { PreparedCompany } from './prepareCompany';

export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  /** Below /api. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string;
  /** Only the head and a part of the body are sent, and the connection stays open for a while. */
  readonly isHalfSent?: boolean;
}

/** What one user sends in one round, over this many connections. */
export interface HostileKind {
  readonly name: string;
  readonly connections: number;
  readonly requests: (round: number) => readonly HostileRequest[];
}

type Pairs = readonly (readonly [string, string])[];

const get = (path: string): HostileRequest => ({ method: 'GET', path, headers: {} });
const form = (path: string, pairs: Pairs): HostileRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString(),
});
const upload = (path: string, pairs: Pairs, files: readonly TestFile[] = []): HostileRequest => ({
  method: 'POST',
  path,
  ...encodeMultipart(
    pairs.map(([name, value]): [string, string] => [name, value]),
    [...files],
  ),
});
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** Close to all limits at the same time: length, elements and levels. */
const maxText = ((): string => {
  const levels = 24;
  const branch = `${'<ul><li>'.repeat(levels)}<b>x</b>${'</li></ul>'.repeat(levels)}`;
  const text = branch.repeat(200);
  return `${text}<p>${'w&amp;'.repeat(Math.floor((199_000 - text.length) / 6))}</p>`;
})();
const nestedText = '<ul><li>'.repeat(24_000);

const maxFile = Buffer.alloc(24 * 1024 * 1024, 'daybook ');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const presentRows = times(10_000, (index) =>
  presentHeadings.map((heading) =>
    heading === 'Name' ? `Name ${index}` : heading === 'Code' ? `X${index}` : heading === 'Working_days' ? 20 : 1,
  ),
);
const maxWorkbook = workbookFile('Excel', [[...presentHeadings], ...presentRows]);
const nestedWorkbook = ((): Buffer => {
  const parts = workbookParts([['Name']]);
  const sheet = { ...parts.sheet, content: `<worksheet><sheetData>${'<row><c>'.repeat(150_000)}` };
  return packArchive([parts.types, parts.root, parts.workbook, parts.links, sheet, parts.styles, parts.texts]);
})();
const employeesFile = ((): string => {
  const rows = times(2000, (index) => `Z${index},First Last,zz${index}@company.example,Employee,,05/01/2026,`);
  return `Code,Name,E-mail,Role permission,Team leader,Joined,Mobile\n${rows.join('\n')}`;
})();

const sheetUpload = (
  path: string,
  field: string,
  content: Buffer | string,
  name: string,
  pairs: Pairs,
): HostileRequest => upload(path, pairs, [{ field, fileName: name, content }]);
const slice = (ids: readonly string[], round: number, count: number): string =>
  ids.slice(round * count, (round + 1) * count).join(',');
const bulk = (company: PreparedCompany, pairs: Pairs): HostileRequest =>
  form('/auth/tasks/editMany', [...company.taskIds.map((id) => ['ids', id] as const), ...pairs]);

/** Every known kind of request with which one signed-in user could keep others waiting. */
export function hostileKinds(company: PreparedCompany): HostileKind[] {
  const { projectId, memberId, ticketId, leaveIds, requestIds, overtimeIds, today } = company;
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  const date: Pairs = [['date', today]];
  const everything = 'From=1900-01-01&To=2199-12-31';
  const kind = (name: string, connections: number, requests: HostileKind['requests']): HostileKind => ({
    name,
    connections,
    requests,
  });
  const reading = (name: string, path: string, connections = 4, count = 8): HostileKind =>
    kind(name, connections, () => times(count, () => get(path)));
  return [
    kind('Largest formatted text, 8 times', 4, () =>
      times(8, () =>
        upload('/uplodeauth/ticket/reply', [
          ['id', ticketId],
          ['Message', maxText],
        ]),
      ),
    ),
    reading('Reading a ticket with the largest texts, 8 times', `/auth/ticket/details?id=${ticketId}`),
    kind('Nested markup of 192 kB, 8 times', 4, () =>
      times(8, () =>
        upload('/uplodeauth/ticket/reply', [
          ['id', ticketId],
          ['Message', nestedText],
        ]),
      ),
    ),
    kind('Largest file, 3 times', 3, () =>
      times(3, () =>
        upload(
          '/uplodeauth/ticket/reply',
          [
            ['id', ticketId],
            ['Message', 'x'],
          ],
          [{ field: 'demo_image', fileName: 'large.txt', content: maxFile }],
        ),
      ),
    ),
    kind('Workbook of 10,000 rows checked, 3 times', 3, () =>
      times(3, () => sheetUpload('/auth/present/preview', 'employee_file', maxWorkbook, 'p.xlsx', date)),
    ),
    kind('Workbook of 10,000 rows stored', 1, () => [
      sheetUpload('/employeePresentReport', 'employee_file', maxWorkbook, 'p.xlsx', date),
    ]),
    kind('Workbook with 300,000 nested tags, 5 times', 5, () =>
      times(5, () => sheetUpload('/auth/present/preview', 'employee_file', nestedWorkbook, 'n.xlsx', date)),
    ),
    kind('2,000 employees checked for import, 2 times', 2, () =>
      times(2, () => sheetUpload('/uplodeauth/employee/import-preview', 'File', employeesFile, 'e.csv', [])),
    ),
    kind('20 leaves decided in one call', 1, (round) => [
      form('/auth/leave/action-several', [
        ['ids', slice(leaveIds, round, 20)],
        ['Status', 'Approved'],
      ]),
    ]),
    kind('20 attendance requests decided in one call', 1, (round) => [
      form('/auth/attendance/action-several', [
        ['ids', slice(requestIds, round, 20)],
        ['status', 'approved'],
      ]),
    ]),
    kind('20 overtime entries decided in one call', 1, (round) => [
      form('/overtime/action-several', [
        ['ids', slice(overtimeIds, round, 20)],
        ['Approval_Status', 'Approved'],
      ]),
    ]),
    kind('100 leaves decided in one call', 1, (round) => [
      form('/auth/leave/action-several', [
        ['ids', leaveIds.slice(100 + round * 100, 200 + round * 100).join(',')],
        ['Status', 'Approved'],
      ]),
    ]),
    kind('Priority of 500 tasks changed', 1, (round) => [
      bulk(company, [['Priority', ['HIGH', 'LOW', 'MEDIUM'][round % 3] ?? 'LOW']]),
    ]),
    kind('Assignee and due date of 500 tasks changed', 1, (round) => [
      bulk(company, [
        ['Due_date', `${year + 1}-0${1 + round}-15`],
        ['Employee_id', memberId],
      ]),
    ]),
    kind('Largest block pasted: 500 tasks changed in every column', 1, (round) => [
      form(
        '/auth/tasks/editMany',
        company.taskIds.map((id, index) => [
          'changes',
          JSON.stringify({
            id,
            Short_summary: `Pasted ${round} ${'w'.repeat(250)} ${index}`,
            Issue_type: 'Bug',
            Priority: 'HIGH',
            Due_date: `${year + 1}-1${round % 3}-15`,
            Task_duration: String(1 + ((round + index) % 50)),
          }),
        ]),
      ),
    ]),
    kind('Largest block pasted: 500 new tasks', 1, (round) => [
      form('/auth/tasks/editMany', [
        ['Project_id', projectId],
        ...times(500, (index): readonly [string, string] => [
          'new_tasks',
          JSON.stringify({ Short_summary: `New ${round} ${index} ${'w'.repeat(250)}`, Employee_id: memberId }),
        ]),
      ]),
    ]),
    kind('30 photos', 30, () =>
      times(30, () =>
        upload('/uplodeauth/profile/photo', [], [{ field: 'profile_image', fileName: 'me.png', content: png }]),
      ),
    ),
    kind('30 password changes with a wrong password', 30, () =>
      times(30, () =>
        form('/auth/session/changePassword', [
          ['Current_password', 'wrong'],
          ['Password', 'quite-another-Passw0rd'],
        ]),
      ),
    ),
    kind('30 sign-ins', 30, (round) =>
      times(30, (index) => ({
        ...form('/login', [
          ['Email', `stranger${round}.${index}@daybook.example`],
          ['Password', 'wrong'],
        ]),
      })),
    ),
    kind('300 half-sent bodies', 300, () =>
      times(300, () => ({ ...form('/auth/tasks/editMany', [['ids', 'x'.repeat(1000)]]), isHalfSent: true })),
    ),
    kind('1,000 reads of one user', 100, () => times(1000, () => get('/auth/profile'))),
    kind('600 lists of 100 tasks of one user', 30, () =>
      times(200, (index) => get(`/auth/tasks/list?scope=all&limit=100&sort=Due_date:asc&offset=${index}`)),
    ),
    kind('Tasks by a text of one letter in the widest list, each another sorting', 4, (round) =>
      times(8, (index) =>
        get(
          `/auth/tasks/list?scope=all&limit=1000&q=${'aeiounrs'[index]}${round}&Comments_min=0&Reopens_min=0&Logged_min=0&sort=${['Short_summary', 'Project_name', 'Variance_hours', 'Priority'][index % 4]}:desc`,
        ),
      ),
    ),
    kind('Tasks by a text of one letter', 4, () =>
      times(8, (index) => get(`/auth/tasks/list?scope=all&limit=1000&q=${'aeiounrs'[index]}&sort=Due_date:desc`)),
    ),
    kind('1,000 tasks at the end of the widest list', 4, () =>
      times(8, (index) =>
        get(`/auth/tasks/list?scope=all&limit=1000&offset=${90_000 + index}&sort=Variance_hours:desc`),
      ),
    ),
    kind('Groups of all tasks with filters', 4, (round) =>
      times(8, (index) =>
        get(
          `/auth/tasks/groups?scope=all&Group_by=${['Status', 'Assignees', 'Reporter', 'Project_name'][index % 4]}&Comments_min=${round}&Logged_min=${index}`,
        ),
      ),
    ),
    reading('10,000 tasks of a project', `/auth/projecttasks/list/${projectId}?limit=10000`),
    reading('Search by one letter', '/auth/search?q=a'),
    reading('Task Timer report of all time', `/auth/tasks/tasktimer/report?${everything}`),
    reading('Project Status Update of all time', `/auth/report/project-status?${everything}`),
    reading('Working plan', '/auth/report/working-plan'),
    reading('Ticket report of all time', `/auth/report/tickets?${everything}`),
    reading('Milestone report', '/milestone/report'),
    reading('Sprint report', '/sprint/report'),
    reading('All leaves', '/auth/leaves?scope=all'),
    reading('1,000 leaves by text', '/auth/leave/list?scope=all&limit=1000&q=e&Count_by=Status'),
    kind('Attendance summary of a month', 4, () =>
      times(8, () =>
        form('/auth/attendance/summarybymonth', [
          ['month', String(Number(month.slice(5)))],
          ['year', String(year)],
        ]),
      ),
    ),
    reading('Face logins of a month', `/auth/report/FaceLoginMonthlyList?date=${today}`),
    reading('Attendance trend', '/auth/dashboard/attendance-trend'),
    reading('Comparison of present data', `/auth/present/comparison?month=${month}&limit=1000`),
    reading('Company dashboard', '/auth/dashboard/company'),
    reading('All employees', '/auth/employee/list'),
    reading('Pending requests', '/auth/pending/list?scope=decide&limit=1000'),
    reading('KRA performance', '/auth/kra/performance?limit=1000&q=a'),
    reading('Member statistics', `/auth/project/employeechart/${projectId}`),
    reading('All projects', '/auth/projects'),
    reading('The contract, 100 times', '/auth/contract', 10, 100),
    kind('A project deleted and restored', 1, () => [
      form('/auth/tasks/delete', [['id', projectId]]),
      form('/auth/tasks/restore', [['id', projectId]]),
    ]),
  ];
}
