import { act, screen, waitFor } from '@testing-library/react';
import { api, type TaskRow } from '../../../../src/client/api/api';
import { useTaskGroups } from '../../../../src/client/features/tasks/table/useTaskGroups';
import type { TaskQuery } from '../../../../src/client/features/tasks/taskQuery';
import { groupSpans } from '../../../../src/client/table/windows/groupSpans';
import { recordKey } from '../../../../src/client/table/windows/tableSource';
import { useWindowedList, type WindowedList } from '../../../../src/client/table/windows/useWindowedList';
import { taskRow } from '../../../support/client/taskRecords';
import { fakeNetwork, type FakeNetwork, type SentCall } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const answer = (data: unknown) => ({ httpStatus: 200, text: JSON.stringify({ status: 1, data }) });
const getParams = ({ url }: SentCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** Two people of the same name, whose tasks are equal but for the last sort key or in everything. */
const people = ['anna-1', 'anna-2', ''];
const tasks = people.flatMap((person) =>
  [0, 1, 2, 3].map((number) => ({
    ...taskRow({ _id: `task-${number}-${person}`, Task_key: `HBR-${number}` }),
    person,
    Priority: number < 2 ? 'HIGH' : 'LOW',
    Status: 'OPEN',
    Comment_count: number === 3 ? 9 : 1,
  })),
);

/** A server that sorts by the keys of the query, and equal rows by their id in the direction of the first key. */
function answerTasks(): FakeNetwork {
  const network = fakeNetwork();
  network.answer('/auth/tasks/groups', () =>
    answer(
      people.map((Key) => ({
        Key,
        Label: Key === '' ? '' : 'Anna',
        Count: 4,
        Task_duration: 0,
        Logged_hours: 0,
        Variance_hours: null,
        Reopen_count: 0,
        Comment_count: 0,
      })),
    ),
  );
  network.answer('/auth/tasks/list', (call) => {
    const params = getParams(call);
    const asked = params.get('Employee_id');
    const keys = (params.get('sort') ?? '').split(',').map((key) => key.split(':'));
    const text = (task: object, key: string | undefined): string =>
      String((task as Record<string, unknown>)[key ?? '']);
    const ordered = tasks
      .filter(({ person }) => asked === null || person === (asked === 'none' ? '' : asked))
      .sort((one, other) => {
        for (const [key, direction] of [...keys, ['_id', keys[0]?.[1]]]) {
          const order = text(one, key).localeCompare(text(other, key));
          if (order !== 0) return direction === 'desc' ? -order : order;
        }
        return 0;
      });
    const offset = Number(params.get('offset'));
    return answer({ Rows: ordered.slice(offset, offset + Number(params.get('limit'))), Total: ordered.length });
  });
  return network;
}

let list: WindowedList<TaskRow>;
const query: TaskQuery = { sort: 'Priority:desc,Status:asc,Comment_count:desc' };
function Probe() {
  list = useWindowedList(api.endpoints.listTasks, query, recordKey, { groups: useTaskGroups(query, 'Assignees') });
  return <p>{`${list.state} ${list.source.total}`}</p>;
}

async function shownOrder(): Promise<string[]> {
  await screen.findByText('ready 12');
  act(() => people.forEach((person) => list.source.groups?.onWindowNeeded(person, { offset: 0, limit: 100 })));
  await waitFor(() => expect(list.source.groups?.loaded).toHaveLength(12));
  return people.flatMap((person) =>
    [0, 1, 2, 3].map((index) => list.source.groups?.rowAt(person, index)?._id ?? 'missing'),
  );
}

test('a file of a grouped list has the order of the screen, with three sort keys, equal rows and groups of one name', async () => {
  answerTasks();
  renderConnected(<Probe />);
  const shown = await shownOrder();
  expect(shown.slice(0, 4)).toEqual(['task-3-anna-1', 'task-2-anna-1', 'task-1-anna-1', 'task-0-anna-1']);
  const { signal } = new AbortController();
  const rows = await list.source.exportRows?.(undefined).read(0, 1000, signal);
  expect(rows?.map(({ _id }) => _id)).toEqual(shown);
  // A selection over several groups reads the same rows.
  const selected = await act(async () => list.source.fetchRows?.(2, 7, signal));
  expect(selected?.map(({ _id }) => _id)).toEqual(shown.slice(2, 9));
});

test('rows of a grouped list are found in its groups', () => {
  const groups = [
    { key: 'a', count: 3 },
    { key: 'empty', count: 0 },
    { key: 'b', count: 2 },
    { key: 'c', count: 4 },
  ];
  expect(groupSpans(groups, { offset: 1, limit: 5 })).toEqual([
    { group: 'a', offset: 1, limit: 2 },
    { group: 'b', offset: 0, limit: 2 },
    { group: 'c', offset: 0, limit: 1 },
  ]);
  expect(groupSpans(groups, { offset: 6, limit: 100 })).toEqual([{ group: 'c', offset: 1, limit: 3 }]);
  expect(groupSpans(groups, { offset: 9, limit: 100 })).toEqual([]);
});
