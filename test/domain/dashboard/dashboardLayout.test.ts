import {
  addPanel,
  chooseStart,
  defaultLayouts,
  hidePanel,
  maxPanelHeight,
  minPanelHeight,
  minPanelWidth,
  movePanel,
  panelNames,
  readLayout,
  resizePanel,
  shownPanels,
  steppedWidth,
  type Arrangement,
  type DashboardRole,
  type DashboardLayout,
  type PanelName,
  type PlacedPanel,
} from '../../../src/domain/dashboard/dashboardLayout';

const available = new Set<PanelName>(['my-tasks', 'what-changed', 'today', 'projects']);
const first: Arrangement = { layout: null, start: 'employee', available };
const after = (layout: DashboardLayout): Arrangement => ({ ...first, layout });
const names = (arrangement: Arrangement): string[] => shownPanels(arrangement).map(({ name }) => name);

test('Without a choice the panels are those of the role that the user may see', () => {
  expect(names(first)).toEqual(['my-tasks', 'today', 'projects', 'what-changed']);
});

test('A panel moves to the place of another one, and stays within the list', () => {
  expect(names(after(movePanel(first, 'projects', 0)))).toEqual(['projects', 'my-tasks', 'today', 'what-changed']);
  expect(names(after(movePanel(first, 'my-tasks', 2)))).toEqual(['today', 'projects', 'my-tasks', 'what-changed']);
  expect(names(after(movePanel(first, 'my-tasks', -1)))).toEqual(names(first));
  expect(names(after(movePanel(first, 'my-tasks', 99))).at(-1)).toBe('my-tasks');
});

test('A size has limits; wider than the twelve columns is the whole width', () => {
  const sized = (width: number | 'full', height: number) =>
    resizePanel(first, 'today', { width, height }).panels.find(({ name }) => name === 'today');
  expect(sized(5, 9)).toEqual({ name: 'today', width: 5, height: 9 });
  expect(sized(13, 9)?.width).toBe('full');
  expect(sized(1, 0)).toEqual({ name: 'today', width: minPanelWidth, height: minPanelHeight });
  expect(sized(4, 1000)?.height).toBe(maxPanelHeight);
  expect([steppedWidth('full', 1), steppedWidth('full', -1), steppedWidth(4, 1)]).toEqual(['full', 12, 5]);
});

test('A panel that is higher in narrow windows stays so when it is moved and when its size changes', () => {
  const company: Arrangement = { layout: null, start: 'company', available: new Set(['headcounts', 'company-now']) };
  const inLayout = ({ panels }: DashboardLayout) => panels.find(({ name }) => name === 'headcounts');
  const { height, narrowHeight = 0 } = inLayout(movePanel(company, 'headcounts', 0)) ?? { height: 0 };
  expect(narrowHeight).toBeGreaterThan(height);
  expect(inLayout(resizePanel(company, 'headcounts', { width: 6, height: height + 3 }))).toEqual({
    name: 'headcounts',
    width: 6,
    height: height + 3,
    narrowHeight: narrowHeight + 3,
  });
  expect(inLayout(resizePanel(company, 'headcounts', { width: 6, height: 0 }))).toMatchObject({
    height: minPanelHeight,
    narrowHeight: minPanelHeight,
  });
  const highest = inLayout(resizePanel(company, 'headcounts', { width: 6, height: maxPanelHeight }));
  expect(highest).toMatchObject({ height: maxPanelHeight, narrowHeight: maxPanelHeight });
});

test('The portfolio has room for its projects, up to a dozen, until the user gives it a size', () => {
  const sized = (projectCount?: number, layout: DashboardLayout | null = null) =>
    shownPanels({ layout, start: 'manager', available: new Set(['portfolio', 'dues']), projectCount })[0];
  const first = sized();
  expect(first).toEqual(sized(0));
  const few = sized(2);
  expect(few).toEqual(first);
  const dozen = sized(12);
  expect(dozen?.height).toBeGreaterThan(first?.height ?? Number.POSITIVE_INFINITY);
  expect(dozen?.narrowHeight).toBeGreaterThan(first?.narrowHeight ?? Number.POSITIVE_INFINITY);
  expect(sized(1000)).toEqual(dozen);
  const manager: Arrangement = {
    layout: null,
    start: 'manager',
    available: new Set(['portfolio', 'dues']),
    projectCount: 12,
  };
  // Moving another panel gives it no size.
  const moved = movePanel({ ...manager, projectCount: 2 }, 'dues', 1);
  expect(sized(12, moved)).toEqual(dozen);
  // A size is changed from the one that is seen.
  const higher = resizePanel(manager, 'portfolio', { width: 'full', height: (dozen?.height ?? 0) + 1 });
  expect(sized(1, higher)).toMatchObject({ height: (dozen?.height ?? 0) + 1 });
  const lower = resizePanel(manager, 'portfolio', { width: 'full', height: 3 });
  expect(sized(12, lower)).toMatchObject({ height: 3 });
});

test('What changed in one or two projects, and what waits next to it, is a row lower', () => {
  const heights = (start: DashboardRole, projectCount?: number, layout: DashboardLayout | null = null) =>
    shownPanels({ layout, start, available: new Set(['what-changed', 'decisions']), projectCount }).map(
      ({ height, narrowHeight = height }) => [height, narrowHeight],
    );
  const lower = heights('manager').map((panel) => panel.map((height) => height - 1));
  for (const count of [1, 2]) expect(heights('manager', count)).toEqual(lower);
  for (const count of [0, 3, 100]) expect(heights('manager', count)).toEqual(heights('manager'));
  // The queue of HR does not depend on projects.
  expect(heights('hr', 1)).toEqual(heights('hr'));
  const both = new Set<PanelName>(['what-changed', 'decisions']);
  const sized = resizePanel({ layout: null, start: 'manager', available: both }, 'decisions', { width: 4, height: 9 });
  expect(heights('manager', 2, sized)[1]).toEqual([9, 9]);
});

test('A removed panel stays away until it is added, at the end', () => {
  const without = after(hidePanel(first, 'my-tasks'));
  expect(names(without)).toEqual(['today', 'projects', 'what-changed']);
  expect(names(after(movePanel(without, 'projects', 0)))).toEqual(['projects', 'today', 'what-changed']);
  const again = after(addPanel(without, 'my-tasks'));
  expect(names(again)).toEqual(['today', 'projects', 'what-changed', 'my-tasks']);
  expect(again.layout?.hidden).toEqual([]);
  for (const name of available) {
    const size = (arrangement: Arrangement) => shownPanels(arrangement).find((panel) => panel.name === name);
    expect(size(after(addPanel(after(hidePanel(first, name)), name)))).toEqual(size(first));
  }
});

test('Removing and adding one panel leaves the other removed ones alone; no panel is listed twice', () => {
  const without = after(hidePanel(after(hidePanel(first, 'my-tasks')), 'today'));
  expect(without.layout?.hidden).toEqual(['my-tasks', 'today']);
  expect(hidePanel(without, 'my-tasks').hidden.toSorted()).toEqual(['my-tasks', 'today']);
  expect(addPanel(without, 'my-tasks').hidden).toEqual(['today']);
});

test('Panels that the user may not see at present keep their arrangement', () => {
  const arranged = after(resizePanel(first, 'projects', { width: 9, height: 9 }));
  const fewer: Arrangement = { ...arranged, available: new Set(['my-tasks', 'today']) };
  const moved = movePanel(fewer, 'today', 0);
  expect(names({ ...arranged, layout: moved })[0]).toBe('today');
  expect(moved.panels.find(({ name }) => name === 'projects')).toMatchObject({ width: 9, height: 9 });
});

test('What is stored is read back; what cannot be read is left out, and a new panel appears', () => {
  const stored = movePanel(first, 'today', 0);
  expect(readLayout(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  for (const nothing of [undefined, null, 7, [], { panels: 'all' }]) expect(readLayout(nothing)).toBeNull();
  const layout = readLayout({
    panels: [
      { name: 'today', width: 99, height: -3 },
      { name: 'today', width: 4, height: 4 },
      { name: 'weather', width: 4, height: 4 },
      { name: 'projects', width: 'wide', height: 4 },
      null,
    ],
    hidden: ['my-tasks', 'today', 'weather'],
  });
  expect(layout).toEqual({ panels: [{ name: 'today', width: 12, height: minPanelHeight }], hidden: ['my-tasks'] });
  expect(names({ ...first, layout })).toEqual(['today', 'projects', 'what-changed']);
});

test('The defaults name every panel once, within the limits', () => {
  for (const panels of Object.values(defaultLayouts)) {
    expect(new Set(panels.map(({ name }) => name)).size).toBe(panels.length);
    for (const panel of panels) expect(readLayout({ panels: [panel] })?.panels).toEqual([panel]);
  }
  const used = Object.values(defaultLayouts).flatMap((panels) => panels.map(({ name }): PanelName => name));
  expect(panelNames.filter((name) => !used.includes(name))).toEqual([]);
});

/** The rows that end of each column when the panels are placed as the grid of the browser does it (dense). */
function columnEnds(panels: readonly PlacedPanel[], columns: number): number[] {
  const taken = new Set<string>();
  const isTaken = (row: number, column: number): boolean => taken.has(`${row} ${column}`);
  const last = Array.from({ length: columns }, () => 0);
  for (const panel of panels) {
    const { width } = panel;
    // Windows with twelve columns are narrow.
    const height = columns === 12 ? (panel.narrowHeight ?? panel.height) : panel.height;
    const span = width === 'full' ? columns : width;
    const fits = (row: number, column: number): boolean =>
      column + span <= columns &&
      Array.from({ length: height * span }).every(
        (_, index) => !isTaken(row + Math.floor(index / span), column + (index % span)),
      );
    let place: readonly [number, number] | undefined;
    for (let row = 0; place === undefined; row += 1)
      for (let column = 0; column < columns && place === undefined; column += 1)
        if (fits(row, column)) place = [row, column];
    for (let row = place[0]; row < place[0] + height; row += 1)
      for (let column = place[1]; column < place[1] + span; column += 1) {
        taken.add(`${row} ${column}`);
        last[column] = Math.max(last[column] ?? 0, row + 1);
      }
  }
  return last;
}

// Large windows have 24 columns, and rows as high as this number of them needs to fill the window.
test.each([
  ['company', 24, 26],
  ['hr', 24, 44],
  ['hr', 12, 81],
  ['manager', 24, 65],
  ['manager', 12, 103],
  ['employee', 24, 31],
  ['employee', 12, 68],
] as const)('The first panels of %s leave no gap at the end on %d columns', (start, columns, rows) => {
  // As a rule HR has no team and sees all projects in the portfolio, and an employee has nothing to decide.
  const absent: readonly PanelName[] =
    start === 'hr' ? ['team-plan', 'projects'] : start === 'employee' ? ['decisions'] : [];
  const shown = defaultLayouts[start].filter(({ name }) => !absent.includes(name));
  expect(columnEnds(shown, columns)).toEqual(Array.from({ length: columns }, () => rows));
});

test('Permissions decide how the start page begins; HR that manages projects has the panels of both', () => {
  const start = (seesAttendance: boolean, opensHrDashboard: boolean, managesProjects: boolean) =>
    chooseStart({ seesAttendance, opensHrDashboard, managesProjects });
  expect(start(false, false, false)).toBe('employee');
  expect(start(false, false, true)).toBe('manager');
  expect(start(true, true, false)).toBe('hr');
  expect(start(true, true, true)).toBe('hr');
  // The figures of the company lead to the HR dashboard.
  expect(start(true, false, true)).toBe('manager');
  expect(start(false, true, false)).toBe('employee');
  const placedNames = (start: 'manager' | 'hr') => defaultLayouts[start].map(({ name }): string => name);
  // The own days and requests are on 'My month', tasks by their due dates in the task report.
  const elsewhere = ['overdue-tasks', 'next-tasks', 'own-month', 'month-requests'];
  expect(placedNames('manager').filter((name) => !placedNames('hr').includes(name))).toEqual(elsewhere);
  expect(placedNames('hr')).toEqual(
    expect.arrayContaining(['company-now', 'trend-attendance', 'trend-leave', 'trend-pending', 'month-end']),
  );
});
