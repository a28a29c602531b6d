import { api, type Calendar, type Timeline } from '../../../src/client/api/api';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

type Store = ReturnType<typeof makeSignedInStore>['store'];

const { getCalendar, getTimeline, saveTimelineMove, undoManyTasks } = api.endpoints;

const firstHalf = { Start_half: 'First Half', Due_half: 'Second Half' } as const;
const shownDays = (timeline: Timeline | Calendar | undefined) =>
  timeline?.Tasks.map(({ _id, Start_date, Start_half, Due_date }) => [_id, Start_date, Start_half, Due_date]);

const planned = [
  { _id: 'a', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
  { _id: 'b', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
  { _id: 'c', Start_date: '2026-05-04', Due_date: null, ...firstHalf },
  { _id: 'd', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
  { _id: 'e', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
];
const calendarOfMay = { from: '2026-05-01', to: '2026-05-31' };

test.each([
  [
    'a move',
    '/auth/timeline/move',
    (store: Store) => store.dispatch(saveTimelineMove.initiate({ moves: ['{}'], Fingerprint: 'f' })),
  ],
  ['its undo', '/auth/tasks/undoMany', (store: Store) => store.dispatch(undoManyTasks.initiate({ id: 'c' }))],
])('after %s timeline and calendar show the new days before they are read again', async (_change, path, change) => {
  const network = fakeNetwork();
  network.succeed('/auth/timeline', { Tasks: planned, Dependencies: [] });
  network.succeed('/auth/calendar', { Tasks: planned, Milestones: [], Sprints: [], Leaves: [], Holidays: [] });
  const { store } = makeSignedInStore();
  const timeline = store.dispatch(getTimeline.initiate({ projectId: 'p' }));
  const calendar = store.dispatch(getCalendar.initiate(calendarOfMay));
  await Promise.all([timeline, calendar]);
  // The answer names what has changed only.
  const known = { Project_id: 'p', Employee_id: null, Version: 2 };
  network.succeed(path, {
    Change_id: 'c',
    Results: [],
    Tasks: [
      { _id: 'b', ...known, Start_date: '2026-05-06', Start_half: 'Second Half', Due_date: '2026-05-07' },
      { _id: 'c', ...known },
      { _id: 'd', ...known, Due_date: '2026-05-08' },
      { _id: 'e', ...known, Start_date: null },
    ],
  });
  for (const read of ['/auth/timeline', '/auth/calendar']) network.answer(read, () => new Promise(() => undefined));
  await change(store);
  const expected = [
    ['a', '2026-05-04', 'First Half', '2026-05-05'],
    ['b', '2026-05-06', 'Second Half', '2026-05-07'],
    ['c', '2026-05-04', 'First Half', null],
    ['d', '2026-05-04', 'First Half', '2026-05-08'],
    ['e', null, 'First Half', '2026-05-05'],
  ];
  expect(shownDays(getTimeline.select({ projectId: 'p' })(store.getState()).data)).toEqual(expected);
  expect(shownDays(getCalendar.select(calendarOfMay)(store.getState()).data)).toEqual(expected);
  timeline.unsubscribe();
  calendar.unsubscribe();
});

test('a move that is rejected leaves the days of the timeline', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/timeline', {
    Tasks: [{ _id: 'a', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf }],
    Dependencies: [],
  });
  network.fail('/auth/timeline/move', 409, 'The plan has changed');
  const { store } = makeSignedInStore();
  const timeline = store.dispatch(getTimeline.initiate({ projectId: 'p' }));
  await timeline;
  await store.dispatch(saveTimelineMove.initiate({ moves: ['{}'], Fingerprint: 'f' }));
  expect(shownDays(getTimeline.select({ projectId: 'p' })(store.getState()).data)).toEqual([
    ['a', '2026-05-04', 'First Half', '2026-05-05'],
  ]);
  timeline.unsubscribe();
});
