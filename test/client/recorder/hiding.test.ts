import '../../support/client/webStreams';
import path from 'node:path';
import { programWords } from '../../../scripts/webpack/programWords.mjs';
import { api } from '../../../src/client/api/api';
import { rootReducer } from '../../../src/client/app/rootReducer';
import { sealSecret } from '../../../src/client/browser/sealedValues';
import { hidingCopier } from '../../../src/client/recorder/hide/hidePersonalData';
import type { ProgramWords } from '../../../src/client/recorder/hide/harmless';
import { recordingFile } from '../../../src/client/recorder/file/writeRecording';
import type { RecordingFile } from '../../../src/client/recorder/recordingFile';
import { replayedSession } from '../../../src/client/replay/replayedSession';
import { changed } from '../../../src/client/session/liveSlice';
import { locationChanged } from '../../../src/client/session/locationSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { makeRecordedStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';
import { wholeTask } from '../../support/client/taskRecords';
import { schemaProblems } from '../../support/client/recordingSchema';

const { texts, names } = programWords(path.resolve(__dirname, '../../..'));
const words: ProgramWords = { texts: new Set(texts), names: new Set(names) };

const id = (index: number): string => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const givenNames = [
  'Zahra',
  'Bertil',
  'Oluwaseun',
  'Kavya',
  'Tomasz',
  'Ingrid',
  'Xiomara',
  'Farid',
  'Leocadia',
  'Noor',
];
const familyNames = ['Quillfeather', 'Brankovic', 'Thorvaldsen', 'Iyengar', 'Szczepanski', 'Oyelaran', 'Vandermeer'];
const complaints = [
  'migraine after the meeting',
  'asked for a raise',
  'argued with the client',
  'visits a cardiologist',
];
const pickWord = <Word>(list: readonly Word[], index: number): Word => list[index % list.length] as Word;

/** Fifty people, whose data are the canaries. */
const people = Array.from({ length: 50 }, (_, index) => {
  const given = pickWord(givenNames, index) + String.fromCharCode(97 + (index % 26));
  const family = pickWord(familyNames, index) + String.fromCharCode(97 + ((index * 7) % 26));
  return {
    given,
    family,
    email: `${given}.${family}${index}@canary-mail.example`.toLowerCase(),
    phone: `+91 9${String(8_765_400_000 + index * 7919).slice(1)}`,
    mobile: String(9_123_456_000 + index * 31),
    complaint: `${given} ${pickWord(complaints, index)} on day ${index}`,
    comment: `Please call ${family} about badge ${index * 13 + 7000000}`,
    file: `certificate-of-${family}-${index}.pdf`.toLowerCase(),
  };
});
const personal = people.flatMap(Object.values) as string[];
const secrets = Array.from({ length: 50 }, (_, index) => [`pass-Word-${index}-Xk29`, `tok_${index}_9fK2mQ77`]).flat();
const canaries = [...personal, ...secrets];

/** A session that meets all canaries: answers, edits, a failure, searches in the URL and in arguments, preferences. */
async function recordSession(): Promise<ReturnType<ReturnType<typeof makeRecordedStore>['recorder']['takeRecording']>> {
  const network = fakeNetwork();
  const getLink = (index: number): string =>
    `/api/auth/files/${id(index)}/${people[index]?.file ?? ''}?expires=1&person=${id(1)}&signature=${secrets[index * 2 + 1] ?? ''}`;
  network.succeed(
    '/auth/employees',
    people.map((person, index) => ({
      _id: id(index),
      First_name: person.given,
      Last_name: person.family,
      Email: person.email,
      Contact_number: person.phone,
      Emergency_contact: person.mobile,
      Date_of_birth: '1990-04-05',
      Profile_pic: getLink(index),
      Version: 1,
    })),
  );
  network.succeed('/auth/projects', [
    { _id: id(900), Project_name: 'Payroll of Quillfeather', Status: 'InProgress', Version: 1 },
  ]);
  network.succeed(
    '/auth/tasks/comments',
    people.map(({ given, comment, complaint }, index) => ({
      _id: id(100 + index),
      Task_id: id(500),
      Comment: `<p>${comment} &amp; <strong>${complaint}</strong> <a href="mention:${id(index)}">@${given}</a></p>`,
    })),
  );
  const [person] = people;
  network.succeed(
    '/auth/tasks/details',
    wholeTask({ _id: id(500), Short_summary: person?.complaint, Description: `<p>${person?.comment}</p>` }),
  );
  network.succeed('/auth/preferences/save', { Key: 'recent', Value: '' });
  network.fail('/auth/password/change', 400, 'The current password is wrong');
  const { store, recorder } = makeRecordedStore('/dashboard');
  await store.dispatch(api.endpoints.listEmployees.initiate());
  await store.dispatch(api.endpoints.listProjects.initiate());
  await store.dispatch(api.endpoints.getTask.initiate({ id: id(500) }));
  await store.dispatch(api.endpoints.listComments.initiate({ Task_id: id(500) }));
  for (const [index, { email, complaint, mobile, given, family }] of people.entries()) {
    store.dispatch(
      locationChanged({ pathname: `/task/${id(index)}`, search: `?q=${encodeURIComponent(complaint)}&tab=history` }),
    );
    store.dispatch(
      preferenceChosen('palette.recent', JSON.stringify([{ id: `person:${id(index)}`, kind: 'person', label: email }])),
    );
    await store.dispatch(api.endpoints.search.initiate(`${given} ${family} ${mobile}`));
    await store.dispatch(
      api.endpoints.changePassword.initiate({
        Current_password: sealSecret(secrets[index * 2] ?? ''),
        Password: sealSecret(secrets[index * 2] ?? ''),
      }),
    );
    store.dispatch({ type: 'drafts/changed', payload: { id: 'profile/form/Password', value: secrets[index * 2] } });
    store.dispatch({ type: 'test/typed', payload: { token: secrets[index * 2 + 1], text: getLink(index) } });
  }
  store.dispatch(
    changed({ position: 7, changes: [{ Kind: 'comment', _id: id(500), Project_id: id(900), Concerns_me: true }] }),
  );
  return recorder.takeRecording();
}

const circumstances = {
  commit: 'abc',
  contract: 'def',
  startedAt: '2026-03-02T09:55:00.000Z',
  timeZone: 'Asia/Kolkata',
  viewport: { width: 1280, height: 800 },
  theme: 'light',
} as const;

let open: RecordingFile;
let hidden: RecordingFile;

beforeAll(async () => {
  const recording = await recordSession();
  open = recordingFile(recording, circumstances);
  hidden = recordingFile(recording, circumstances, { hidingCopier, words });
});

const foundIn = (file: RecordingFile, planted: readonly string[]): string[] => {
  // Escaped and encoded, too.
  const text = JSON.stringify(file).toLowerCase();
  const readable = `${text} ${decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/g, '%25'))}`;
  return planted.filter((canary) => readable.includes(canary.toLowerCase()));
};

test('none of 500 canaries is in a recording that hides personal data', () => {
  expect(new Set(canaries.map((canary) => canary.toLowerCase())).size).toBeGreaterThanOrEqual(500);
  // The session has met them: without hiding they are there.
  expect(foundIn(open, personal)).toEqual(personal);
  expect(foundIn(hidden, canaries)).toEqual([]);
});

test('both obey the schema of recordings', () => {
  // As other programs read them.
  expect([open, hidden].flatMap((file) => schemaProblems(JSON.parse(JSON.stringify(file))))).toEqual([]);
  expect(schemaProblems({ ...open, isHidden: 'yes' })).toEqual(['/isHidden must be boolean']);
});

test('no secret is in a recording that shows personal data', () => {
  expect(foundIn(open, secrets)).toEqual([]);
});

test('no part of a long word of a person remains', () => {
  const text = JSON.stringify(hidden).toLowerCase();
  const rare = [...givenNames, ...familyNames].filter((name) => name.length >= 6);
  expect(rare.filter((name) => text.includes(name.toLowerCase()))).toEqual([]);
});

test('a hidden recording replays to the hidden states of the page', () => {
  expect(replayedSession(open, rootReducer).problems).toEqual([]);
  expect(replayedSession(hidden, rootReducer).problems).toEqual([]);
});

test('ids, dates, routes, words of the program and cached answers keep working', () => {
  const state = JSON.parse(JSON.stringify(replayedSession(hidden, rootReducer).stateAt(hidden.steps.length))) as {
    session: { location: { pathname: string; search: string } };
    api: { queries: Record<string, { status: string; endpointName: string; data?: string[] }> };
    entities: { records: { tables: Record<string, Record<string, Record<string, unknown>>> } };
  };
  const { tables } = state.entities.records;
  expect(state.session.location.pathname).toBe(`/task/${id(49)}`);
  expect(state.session.location.search).toMatch(/^\?q=[^&]+&tab=history$/);
  const employees = state.api.queries['listEmployees(undefined)'];
  expect(employees).toMatchObject({ status: 'fulfilled', endpointName: 'listEmployees' });
  expect(employees?.data?.[3]).toBe(id(3));
  expect(tables.employee?.[id(3)]).toMatchObject({ _id: id(3), Date_of_birth: '1990-04-05' });
  expect(tables.project?.[state.api.queries['listProjects(undefined)']?.data?.[0] ?? '']?.Status).toBe('InProgress');
  const comments = Object.entries(state.api.queries).find(([, { endpointName }]) => endpointName === 'listComments');
  expect(comments?.[0]).toBe(`listComments({"Task_id":"${id(500)}"})`);
  expect(tables.comment?.[comments?.[1].data?.[0] ?? '']?.Comment).toMatch(
    new RegExp(`^<p>\\S+ \\S+ .* &amp; <strong>.*</strong> <a href="mention:${id(0)}">@[A-Z][a-z]+</a></p>$`),
  );
});

test('hidden texts keep their length, and one person the same pseudonym in all places', () => {
  const data = (file: RecordingFile, type: string): Record<string, unknown>[] =>
    (file.steps.find(({ action }) => action.type === type && Array.isArray(action.payload))?.action.payload ??
      []) as Record<string, unknown>[];
  const [shown, replaced] = [data(open, 'api/executeQuery/fulfilled'), data(hidden, 'api/executeQuery/fulfilled')];
  expect(replaced.map(({ Email }) => String(Email).length)).toEqual(shown.map(({ Email }) => String(Email).length));
  const [first] = replaced;
  expect(String(first?.Email).startsWith(String(first?.First_name).toLowerCase())).toBe(true);
});
