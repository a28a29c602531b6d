import type { EmployeeLeaving } from '../../../../src/client/api/api';
import {
  everyCandidate,
  toHandOvers,
  listedDuties,
  assignAllDuties,
  untransferableDuties,
} from '../../../../src/client/features/employees/screens/leavingChoices';

type Duty = EmployeeLeaving['Duties'][number];

const names: Readonly<Record<string, string>> = { ada: 'Ada', ben: 'Ben', cem: 'Cem' };
const duty = (
  Kind: Duty['Kind'],
  subjects: readonly (readonly [string, readonly string[], string | null])[],
): Duty => ({
  Kind,
  Hidden: 0,
  Candidates: Object.entries(names)
    .filter(([id]) => subjects.some(([, candidates]) => candidates.includes(id)))
    .map(([_id, Name]) => ({ _id, Name, Is_offered: true })),
  Subjects: subjects.map(([Subject_id, candidates, Suggested_id]) => ({
    Subject_id,
    Subject: Subject_id,
    Count: 1,
    Items: [],
    Candidate_ids: [...candidates],
    Suggested_id,
  })),
});
const leaving: EmployeeLeaving = {
  Refusal: null,
  Running_task: null,
  Decisions: [],
  Duties: [
    duty('tickets', [['desk', ['ben'], 'ben']]),
    duty('ticket-handler', [['desk', ['ada', 'cem'], null]]),
    duty('tasks', [
      ['quay', ['ada', 'ben'], 'ada'],
      ['pier', [], null],
    ]),
    duty('team', [['', ['ada', 'ben', 'cem'], 'cem']]),
  ],
};
const duties = listedDuties(leaving);

test('what the user has not touched goes to the suggested person, in the order of the duties', () => {
  expect(toHandOvers(duties, {})).toEqual(['team::cem', 'tasks:quay:ada', 'tickets:desk:ben']);
});

test('a choice replaces the suggestion, and none keeps the duty with the person', () => {
  expect(toHandOvers(duties, { 'team:': '', 'tasks:quay': 'ben' })).toEqual(['tasks:quay:ben', 'tickets:desk:ben']);
});

test('one person gets every duty that the person can take over; the others keep their choice', () => {
  const chosen = assignAllDuties(duties, 'ada', { 'tickets:desk': 'ben' });
  // As the new handler of the department Ada can have its tickets.
  expect(toHandOvers(duties, chosen)).toEqual([
    'team::ada',
    'tasks:quay:ada',
    'ticket-handler:desk:ada',
    'tickets:desk:ada',
  ]);
  expect(untransferableDuties(duties, 'ada', chosen).map(({ kind, subject }) => [kind, subject.Subject_id])).toEqual([
    ['tasks', 'pier'],
  ]);
  expect(toHandOvers(duties, assignAllDuties(duties, '', chosen))).toEqual([]);
});

test('tickets chosen for a new handler are not sent once another handler is chosen', () => {
  const chosen = { ...assignAllDuties(duties, 'ada', {}), 'ticket-handler:desk': 'cem' };
  expect(toHandOvers(duties, chosen)).toEqual(['team::ada', 'tasks:quay:ada', 'ticket-handler:desk:cem']);
});

test('everyone who can take something over is offered once, by name', () => {
  expect(everyCandidate(leaving.Duties).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem']);
});
