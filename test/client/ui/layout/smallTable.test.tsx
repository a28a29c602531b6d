import { render, screen, within } from '@testing-library/react';
import { HeadedTable } from '../../../../src/client/ui/layout/HeadedTable';
import { SmallTable, type SmallColumn } from '../../../../src/client/ui/layout/SmallTable';

interface Row {
  readonly name: string;
  readonly hours: number;
}

const rows: readonly Row[] = [
  { name: 'Design', hours: 3 },
  { name: 'Review', hours: 1.5 },
];
const columns: readonly SmallColumn<Row>[] = [
  { header: 'Work', isRowHeader: true, cell: ({ name }) => name },
  { header: 'Hours', cell: ({ hours }) => hours, cellTitle: ({ name }) => `Hours of ${name}` },
  { header: 'Bar', isHidden: true, cell: ({ hours }) => <meter value={hours} /> },
];
const getKey = ({ name }: Row): string => name;

test('a table has a name, and headers of its columns and rows', () => {
  render(<SmallTable name="Planned work" columns={columns} rows={rows} rowKey={getKey} />);
  const table = screen.getByRole('table', { name: 'Planned work' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Work', 'Hours']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Design', 'Review']);
  expect(screen.getByTitle('Hours of Review').textContent).toBe('1.5');
});

test('rows can be in groups and be followed by sums', () => {
  render(
    <SmallTable
      name="Planned work"
      isCaptionShown
      columns={columns.slice(0, 2)}
      rows={{ groups: [{ header: 'This week', rows }] }}
      rowKey={getKey}
      total={{ label: 'Together', value: 4.5 }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Planned work' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['WorkHours', 'This week', 'Design3', 'Review1.5', 'Together4.5']);
});

test('a cell can take the place of those after it, row by row', () => {
  const spanned: readonly SmallColumn<Row>[] = [
    { header: 'Work', isRowHeader: true, cell: ({ name }) => name },
    { header: 'Hours', cellSpan: ({ hours }) => (hours > 2 ? 2 : 1), cell: ({ hours }) => hours },
    { header: 'Rest', cell: () => 'none' },
  ];
  render(<SmallTable name="Planned work" columns={spanned} rows={rows} rowKey={getKey} />);
  const [, design, review] = screen.getAllByRole('row');
  expect(design?.textContent).toBe('Design3');
  expect(design?.querySelector('td')?.colSpan).toBe(2);
  expect(review?.textContent).toBe('Review1.5none');
});

test('rows of an area are named and headed alike, also with header rows of its own', () => {
  render(
    <HeadedTable
      name="Ratings"
      head={{
        rows: (
          <tr>
            <th scope="colgroup" colSpan={2}>
              Average
            </th>
          </tr>
        ),
      }}
    >
      <tbody>
        <tr>
          <td>4</td>
        </tr>
      </tbody>
    </HeadedTable>,
  );
  expect(within(screen.getByRole('table', { name: 'Ratings' })).getByRole('columnheader').textContent).toBe('Average');
});

/** As browsers do: the first report comes as soon as an element is observed, without a change of its size. */
class PromptObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

test.each([
  [400, '0'],
  [100, null],
])('a frame with content of %i px in 200 px is a named region, and a tab stop when it scrolls', (content, stop) => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((report) => new PromptObserver(report));
  const linked: readonly SmallColumn<Row>[] = [{ header: 'Work', cell: ({ name }) => <a href="/">{name}</a> }];
  render(<SmallTable name="Planned work" frame="frame" columns={linked} rows={rows} rowKey={getKey} />);
  expect(screen.getByRole('group', { name: 'Planned work' }).getAttribute('tabindex')).toBe(stop);
  jest.restoreAllMocks();
});
