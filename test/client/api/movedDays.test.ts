import { api, type Timeline } from '../../../src/client/api/api';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

type Store = ReturnType<typeof makeSignedInStore>['store'];

const { getTimeline, saveTimelineMove, undoManyTasks } = api.endpoints;

const firstHalf = { Start_half: 'First Half', Due_half: 'Second Half' } as const;
const shownDays = (timeline: Timeline | undefined) =>
  timeline?.Tasks.map(({ _id, Start_date, Start_half, Due_date }) => [_id, Start_date, Start_half, Due_date]);

test.each([
  [
    'a move',
    '/auth/timeline/move',
    (store: Store) => store.dispatch(saveTimelineMove.initiate({ moves: ['{}'], Fingerprint: 'f' })),
  ],
  ['its undo', '/auth/tasks/undoMany', (store: Store) => store.dispatch(undoManyTasks.initiate({ id: 'c' }))],
])('after %s the timeline shows the new days before it is read again', async (_change, path, change) => {
  const network = fakeNetwork();
  network.succeed('/auth/timeline', {
    Tasks: [
      { _id: 'a', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
      { _id: 'b', Start_date: '2026-05-04', Due_date: '2026-05-05', ...firstHalf },
      { _id: 'c', Start_date: '2026-05-04', Due_date: null, ...firstHalf },
    ],
    Dependencies: [],
  });
  const { store } = makeSignedInStore();
  const timeline = store.dispatch(getTimeline.initiate({ projectId: 'p' }));
  await timeline;
  network.succeed(path, {
    Change_id: 'c',
    Results: [],
    Tasks: [
      { _id: 'b', Start_date: '2026-05-06', Due_date: '2026-05-07', ...firstHalf, Start_half: 'Second Half' },
      // Handed to a project that the user does not see.
      { _id: 'c', Project_id: 'q', Employee_id: null, Version: 2 },
    ],
  });
  network.answer('/auth/timeline', () => new Promise(() => undefined));
  await change(store);
  expect(shownDays(getTimeline.select({ projectId: 'p' })(store.getState()).data)).toEqual([
    ['a', '2026-05-04', 'First Half', '2026-05-05'],
    ['b', '2026-05-06', 'Second Half', '2026-05-07'],
    ['c', '2026-05-04', 'First Half', null],
  ]);
  timeline.unsubscribe();
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
