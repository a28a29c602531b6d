import {
  isCreationAction,
  leaderAction,
  projectStatusAction,
  timerStoppedAction,
} from '../../../src/domain/history/historyFields';
import { readUnmailedKinds } from '../../../src/domain/notifications/mailPreference';
import { decidableKinds } from '../../../src/domain/pending/pendingKinds';
import { deletionsShownSince } from '../../../src/domain/projects/deletions';
import { counted } from '../../../src/domain/wording/counted';
import { foldLetters } from '../../../src/domain/wording/foldLetters';
import { personName, recordedName } from '../../../src/domain/wording/personName';
import { textList } from '../../../src/domain/wording/textList';

test('names and counts', () => {
  expect([counted(0, 'task'), counted(1, 'task'), counted(2, 'task')]).toEqual(['0 tasks', '1 task', '2 tasks']);
  expect(personName({ First_name: 'Asha', Last_name: 'Rao' })).toBe('Asha Rao');
  expect(personName({ First_name: 'Asha', Last_name: '' })).toBe('Asha');
  expect(recordedName({ First_name: 'Asha', Middle_name: 'K', Last_name: 'Rao' })).toBe('Asha K Rao');
  expect(recordedName({ First_name: 'Asha', Middle_name: null, Last_name: 'Rao' })).toBe('Asha Rao');
  expect(foldLetters('  Jos\u00e9   M\u00dcLLER ')).toBe('jose muller');
});

test('the history names what happened', () => {
  expect(['Created', 'Project created', 'Status to Hold', null].map(isCreationAction)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(projectStatusAction('Hold')).toBe('Status to Hold');
  expect([leaderAction('Asha Rao', true), leaderAction('Asha Rao', false)]).toEqual([
    'made Asha Rao a leader',
    'took the lead from Asha Rao',
  ]);
  expect([timerStoppedAction('Asha Rao', 'task'), timerStoppedAction('Asha Rao', 'project')]).toEqual([
    'stopped the timer of Asha Rao by deleting this task',
    'stopped the timer of Asha Rao by deleting this task with its project',
  ]);
});

test('a stored preference lists known kinds only', () => {
  expect(readUnmailedKinds(['ticket', 'rain', 'mention'])).toEqual(['mention', 'ticket']);
  expect([readUnmailedKinds(undefined), readUnmailedKinds('ticket'), readUnmailedKinds([])]).toEqual([[], [], []]);
});

test.each([
  ['Report.Approve_Leave', ['leave']],
  ['Me.Team_Leave', ['leave']],
  ['Report.Manual_Attendance_Request', ['manual-attendance']],
  ['Overtime.Approve_Overtime', ['overtime']],
  ['KRA.TL_HOD_KRA', ['kra']],
  ['Report.Employee_Present', ['month-issue']],
  ['Project.Edit_Task', []],
])('%s decides %j', (flag, kinds) => {
  expect(decidableKinds(new Set([flag]))).toEqual(kinds);
});

test('deletions of the last 90 days are offered', () => {
  expect(deletionsShownSince(new Date('2026-03-31T10:00:00Z'))).toEqual(new Date('2025-12-31T10:00:00Z'));
});

test('a list of texts reads as a sentence', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(textList)).toEqual(['', 'A', 'A and B', 'A, B and C']);
});
