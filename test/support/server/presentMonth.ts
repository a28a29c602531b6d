import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addPerson, type TestPerson } from '../testPeople';
import { startTestServer, testStart, type TestServer } from '../testServer';
import { storedNotifications } from '../testWork';

export type Cells = readonly (string | number)[];
export const figures = [20, 1, 0, 2, 3, 1.5, 19, 1, 20];
export const row = (code: string, changed: Cells = figures): Cells => ['Asha Rao', code, ...changed];
export const csv = (rows: readonly Cells[], headings: Cells = presentHeadings): string =>
  [headings, ...rows].map((cells) => cells.join(',')).join('\r\n');
const uploadFile = (content: Buffer | string, fileName = 'february.csv') => [
  { field: 'employee_file', fileName, content },
];

interface PresentState {
  readonly server: TestServer;
  /** Asha Rao. */
  readonly employee: TestPerson;
  /** Maren Holt, who uploads and closes. */
  readonly hr: TestPerson;
}

/**
 * Starts a server for the tests of a file, without present data and with new people for each test.
 * @param use receives them before each test
 * @returns the calls of present data, in February 2026
 */
export function startPresentTests(use: (started: PresentState) => void) {
  let server: TestServer;
  let employee: TestPerson;
  let hr: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now = testStart;
    await server.database.deleteFrom('present_records').execute();
    await server.database.deleteFrom('present_month_closings').execute();
    await server.database.deleteFrom('present_log_entries').execute();
    employee = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
    hr = await addPerson(server.database, { flags: ['Report.Employee_Present'], firstName: 'Maren', lastName: 'Holt' });
    use({ server, employee, hr });
  });
  const upload = (content: Buffer | string, date = '2026-02-28', as = hr) =>
    server.call('uploadPresentRecords', { as, body: { date }, files: uploadFile(content) });
  const preview = (content: Buffer | string, fileName?: string, date = '2026-02-28') =>
    server.call('previewPresentRecords', {
      as: hr,
      body: { date },
      files: uploadFile(content, fileName),
    });
  const records = () => server.call('listPresentRecords', { as: hr }).then((answer) => answer.data);
  const answer = (status: 'Approved' | 'Issue', month = 1, as = employee) =>
    server.call('answerMonthlyAttendance', { as, body: { Code: 'another user', month, Attendence_Status: status } });
  const notesTo = (person: TestPerson) => storedNotifications(server.database, person);
  return { upload, preview, records, answer, notesTo };
}
