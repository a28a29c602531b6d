import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import { askedView, readSavedView, savedViewText } from '../../../../src/client/table/view/savedView';
import { withoutView } from '../../../../src/client/table/view/tableViewUrl';

const view: TableView = {
  ...defaultTableView<object>([]),
  search: 'quay',
  sort: [{ key: 'due', direction: 'desc' }],
  filters: {
    status: { kind: 'choices', values: ['OPEN'] },
    due: { kind: 'dates', from: '2026-01-01' },
    hours: { kind: 'numbers', min: 0 },
    key: { kind: 'text', text: 'DB' },
  },
  groupBy: 'assignee',
  hidden: ['project'],
  widths: { key: 120 },
  pageSize: 30,
};

describe('A saved view', () => {
  it('comes back as it was saved, without page and closed groups', () => {
    const { page: _page, closedGroups: _closed, kept: _kept, ...kept } = { ...view, kept: undefined };
    expect(readSavedView(savedViewText({ ...view, page: 7, closedGroups: { assignee: ['a'] } }))).toEqual(kept);
  });

  it('is the same text whatever order filters and widths were set in', () => {
    const turned = { ...view, filters: Object.fromEntries(Object.entries(view.filters).reverse()) };
    expect(savedViewText(turned)).toBe(savedViewText(view));
  });

  it.each(['', 'no json', '[]', '{"sort":7,"filters":{"a":{"kind":"odd"},"b":3},"search":[]}'])(
    'says nothing where %j cannot be read',
    (text) => {
      const { search = '', sort = [], filters = {} } = readSavedView(text);
      expect({ search, sort, filters }).toEqual({ search: '', sort: [], filters: {} });
    },
  );
});

test.each<[string, string, string | undefined, string | undefined]>([
  ['', '', undefined, undefined],
  ['', '', 'mine', 'mine'],
  ['tab=own', '', 'mine', 'mine'],
  ['saved=theirs', '', 'mine', 'theirs'],
  ['saved=theirs&q=lamp', '', 'mine', 'theirs'],
  ['saved=none', '', 'mine', undefined],
  // A link to some rows shows these rows.
  ['f.Status=in:OPEN', '', 'mine', undefined],
  ['q=lamp', '', 'mine', undefined],
  ['sort=', '', 'mine', undefined],
  ['columns=Hours', '', 'mine', undefined],
  ['page=2', '', 'mine', undefined],
  ['group=Status', '', 'mine', undefined],
  // Of the other table of the page.
  ['bugs.q=lamp', '', 'mine', 'mine'],
  ['q=lamp', 'bugs.', 'mine', 'mine'],
  ['bugs.f.Status=in:OPEN', 'bugs.', 'mine', undefined],
])("the address '%s' of the table '%s' with the default %s asks for %s", (address, prefix, byDefault, expected) => {
  expect(askedView(new URLSearchParams(address), { prefix, isUngrouped: false }, byDefault)).toBe(expected);
});

test("in the address of a page whose table cannot be grouped, 'group' says nothing about the table", () => {
  const ask = (address: string) => askedView(new URLSearchParams(address), { prefix: '', isUngrouped: true }, 'mine');
  expect(ask('group=Person')).toBe('mine');
  expect(ask('group=Person&q=lamp')).toBeUndefined();
  const left = withoutView(new URLSearchParams('group=Person&q=lamp'), { prefix: '', isUngrouped: true });
  expect(left.toString()).toBe('group=Person');
});
