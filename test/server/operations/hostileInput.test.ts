import { contractOperations } from '../../../src/server/operations/contractDocument';
import { requestCheck } from '../../../src/server/operations/requestCheck';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import {
  buildRequest,
  extremeValues,
  inputFields,
  isFile,
  usualValue,
  wrongValues,
  type InputField,
  type SentValue,
} from '../../support/server/hostileInput';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addChoice, addPosition, addProject, addSprint, addTask } from '../../support/testWork';

const operations = contractOperations.filter(({ operationId }) => operationId !== 'followChanges');

test('every value out of the bounds of the contract is rejected by the name of its field, whatever the operation', () => {
  const missed: string[] = [];
  for (const operation of contractOperations) {
    const check = requestCheck(operation);
    for (const field of inputFields(operation).filter((candidate) => !isFile(candidate))) {
      for (const value of wrongValues(field)) {
        const sent = { [field.name]: value };
        const { problems } = check({
          params: field.place === 'path' ? sent : {},
          query: field.place === 'query' ? sent : {},
          body: field.place === 'body' ? sent : {},
        });
        if (!problems.some((problem) => problem.field === field.name && problem.message !== ''))
          missed.push(`${operation.operationId}.${field.name}: ${JSON.stringify(value).slice(0, 60)}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

describe('values within the bounds', () => {
  let server: TestServer;
  let person: TestPerson;
  let ids: Record<string, string[]>;

  const everyFlag = standardRoles.find(({ name }) => name === 'HR / Admin')?.grantedFlags ?? [];
  const newPerson = (): Promise<TestPerson> => addPerson(server.database, { flags: [...everyFlag] });

  beforeAll(async () => {
    server = await startTestServer();
    person = await newPerson();
    const colleague = await addPerson(server.database, { teamLeaderId: person.id });
    const project = await addProject(server.database, [person, colleague], { project_manager_id: person.id });
    const [task, other] = [
      await addTask(server.database, project, { assignee_id: person.id }),
      await addTask(server.database, project),
    ];
    const sprint = await addSprint(server.database, project.id, 'Sprint 1', '2026-03-02');
    const leave = unknownId();
    await server.database
      .insertInto('leaves')
      .values({
        id: leave,
        created_at: testStart,
        employee_id: colleague.id,
        leave_type: 'Sick Leave',
        starts_on: '2026-03-10',
        ends_on: '2026-03-10',
        reason: 'Flu',
        created_by_id: colleague.id,
      })
      .execute();
    ids = {
      employee: [colleague.id],
      project: [project.id],
      task: [task.id, other.id],
      sprint: [sprint],
      leave: [leave],
      position: [await addPosition(server.database, 'Engineer')],
      choice: [await addChoice(server.database, 'tech_stacks', 'Web')],
    };
  });
  afterAll(() => server.close());

  /** Ids of records that a field of the operation may name. */
  function idsFor({ operationId }: { operationId: string }, { name }: InputField): string[] {
    const words = `${name} ${/^ids?$/i.test(name) ? operationId : ''}`.toLowerCase();
    const kinds = Object.keys(ids).filter((kind) => words.includes(kind));
    return [
      ...(kinds.length === 0 ? Object.values(ids) : kinds.map((kind) => ids[kind] ?? [])).flat().slice(0, 2),
      unknownId(),
    ];
  }

  /** What the server failed at: its own mistake, or an answer that the contract does not have. */
  async function getFailure(
    operation: (typeof operations)[number],
    values: readonly (readonly [InputField, SentValue])[],
  ): Promise<string | undefined> {
    const { method, url, payload, headers } = buildRequest(operation, values);
    const response = await server.app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${person.token}` },
    });
    if (response.statusCode === 401 && !operation.permission.includes('public')) person = await newPerson();
    return response.statusCode < 500
      ? undefined
      : `${operation.operationId} ${JSON.stringify(values.map(([field, value]) => [field.name, value])).slice(0, 400)}: ${response.body.slice(0, 600)}`;
  }

  test('at their ends, and texts that look like something else, never make the server fail', async () => {
    const failures: string[] = [];
    for (const operation of operations) {
      const fields = inputFields(operation).map((field) => ({
        field,
        usual: usualValue(field, idsFor(operation, field)),
        extremes: extremeValues(field, idsFor(operation, field)),
      }));
      // Each field at each end of its numbers and days, the others as a page sends them; then all of them extreme together.
      const alone = fields.flatMap(({ field, extremes }) =>
        ['integer', 'number'].includes(String(field.schema.type)) || String(field.schema.format).includes('date')
          ? extremes.slice(0, 2).map((value) => [field, value] as const)
          : [],
      );
      const rounds = [
        fields.map(({ field, usual }) => [field, usual] as const),
        ...alone.map(([changed, value]) =>
          fields.map(({ field, usual }) => [field, field === changed ? value : usual] as const),
        ),
        ...[0, 1, 2, 3].map((round) =>
          fields.map(
            ({ field, extremes }, place) =>
              [field, extremes[(round * 7 + place) % Math.max(1, extremes.length)]] as const,
          ),
        ),
      ];
      for (const values of fields.length === 0 ? rounds.slice(0, 1) : rounds) {
        const failure = await getFailure(operation, values);
        if (failure !== undefined) failures.push(failure);
      }
    }
    expect(failures).toEqual([]);
  });
});
