/** The panels of the dashboards: what a stored arrangement refers to, so a name never changes. */
export const panelNames = [
  'portfolio',
  'what-changed',
  'my-tasks',
  'decisions',
  'own-requests',
  'dues',
  'team-plan',
  'running-timer',
  'today',
  'leave-counters',
  'out-today',
  'next-holiday',
  'projects',
  'company-now',
  'company-queues',
  'attendance-months',
  'headcounts',
  'trend-attendance',
  'trend-late',
  'trend-leave',
  'trend-headcount',
  'trend-pending',
  'own-month',
  'recent-tasks',
  'task-figures',
  'project-hours',
  'month-requests',
  'month-end',
  'overdue-tasks',
  'sprints',
  'next-tasks',
] as const;
export type PanelName = (typeof panelNames)[number];

/** A panel of an arrangement; panels fill the grid in their order, each in the first place where it fits. */
export interface PlacedPanel {
  readonly name: PanelName;
  /** Columns of twelve, or the whole width. */
  readonly width: number | 'full';
  /** Rows of the grid. */
  readonly height: number;
  /** Rows in windows in which its texts wrap; without it as many as in large ones. */
  readonly narrowHeight?: number;
}

export interface DashboardLayout {
  readonly panels: readonly PlacedPanel[];
  /** Panels that the user has removed. Others that are not listed are new, and are shown at the end. */
  readonly hidden: readonly PanelName[];
}

export const minPanelWidth = 3;
const maxPanelWidth = 12;
export const minPanelHeight = 3;
export const maxPanelHeight = 30;

const placed = (name: PanelName, width: PlacedPanel['width'], height: number, narrowHeight?: number): PlacedPanel => ({
  name,
  width,
  height,
  ...(narrowHeight === undefined ? {} : { narrowHeight }),
});

/** How each dashboard begins. */
export const defaultLayouts = {
  // On large windows two stacks, equally high (with one or two projects a row apart): what changed, overdue tasks and the team next to burndowns, what is due and the
  // next tasks, which begin in the first window. On small ones the overdue tasks come before short lists, also when no sprint
  // runs. Below it the own month, which has 31 days at most, and what is read once a day. The running timer is in the bar of
  // every screen.
  manager: [
    placed('portfolio', 'full', 5),
    placed('what-changed', 8, 6),
    placed('decisions', 4, 6),
    placed('sprints', 12, 10),
    placed('overdue-tasks', 12, 10),
    placed('dues', 4, 6),
    placed('my-tasks', 4, 6),
    placed('out-today', 4, 6),
    placed('team-plan', 12, 17, 19),
    placed('next-tasks', 12, 30, 12),
    placed('own-month', 12, 27, 26),
    placed('today', 4, 7, 5),
    placed('leave-counters', 4, 7, 5),
    placed('month-requests', 4, 7, 5),
    placed('own-requests', 8, 7, 4),
    placed('next-holiday', 4, 7, 4),
  ],
  // HR sees how the company is going as well. Two stacks of wide panels, two of narrow ones, equally high, which fill the first
  // window; below them the sprints and the team, and finally what is mostly empty for HR.
  hr: [
    placed('portfolio', 'full', 7, 9),
    placed('company-now', 8, 3, 4),
    placed('decisions', 4, 6, 7),
    placed('trend-attendance', 8, 9),
    placed('out-today', 4, 6, 5),
    placed('what-changed', 8, 9, 10),
    placed('month-end', 4, 11, 14),
    placed('trend-pending', 8, 7, 9),
    placed('today', 4, 5),
    placed('next-holiday', 4, 3, 4),
    placed('trend-leave', 8, 10, 9),
    placed('trend-headcount', 4, 8, 10),
    placed('trend-late', 8, 6, 9),
    placed('leave-counters', 4, 5),
    placed('sprints', 'full', 12, 13),
    placed('team-plan', 'full', 10),
    placed('my-tasks', 8, 3, 5),
    placed('own-requests', 8, 3, 4),
    placed('dues', 4, 3, 5),
    placed('running-timer', 4, 3, 4),
    placed('projects', 4, 7),
  ],
  // Two columns of lists and the month, two of short panels, equally high.
  employee: [
    placed('my-tasks', 8, 15, 23),
    placed('own-month', 8, 25, 26),
    placed('today', 4, 5),
    placed('own-requests', 4, 7, 8),
    placed('dues', 4, 7, 8),
    placed('projects', 4, 6, 7),
    placed('leave-counters', 4, 6, 7),
    placed('running-timer', 4, 4),
    placed('recent-tasks', 8, 16, 12),
    placed('out-today', 4, 5),
    placed('project-hours', 4, 5),
    placed('month-requests', 4, 6, 7),
    placed('what-changed', 8, 6, 7),
    placed('task-figures', 4, 8),
    placed('next-holiday', 4, 3, 4),
    placed('decisions', 4, 6),
  ],
  company: [
    placed('company-now', 6, 5),
    placed('company-queues', 6, 5),
    placed('attendance-months', 6, 14, 16),
    placed('headcounts', 6, 14, 16),
    placed('trend-attendance', 6, 10),
    placed('trend-late', 6, 10),
    placed('trend-leave', 6, 12),
    placed('trend-headcount', 6, 12),
    placed('trend-pending', 12, 11, 10),
  ],
} as const satisfies Readonly<Record<string, readonly PlacedPanel[]>>;
/** How a dashboard begins; arrangements are stored by it. */
export type DashboardRole = keyof typeof defaultLayouts;

/** What decides how /dashboard begins: permissions, and nothing that changes during a day. */
interface StartNeeds {
  /** Of all employees. */
  readonly seesAttendance: boolean;
  readonly opensHrDashboard: boolean;
  readonly managesProjects: boolean;
}

/** The first arrangement of HR also has the panels of those who manage projects. */
export function chooseStart({ seesAttendance, opensHrDashboard, managesProjects }: StartNeeds): DashboardRole {
  if (seesAttendance && opensHrDashboard) return 'hr';
  return managesProjects ? 'manager' : 'employee';
}

const isPanelName = (value: unknown): value is PanelName => panelNames.some((name) => name === value);
const clamped = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, min), max) : undefined;

function readPanel(value: unknown): PlacedPanel | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value) || !isPanelName(value.name)) return undefined;
  const height = 'height' in value ? clamped(value.height, minPanelHeight, maxPanelHeight) : undefined;
  const narrowHeight =
    'narrowHeight' in value ? clamped(value.narrowHeight, minPanelHeight, maxPanelHeight) : undefined;
  const stored = 'width' in value ? value.width : undefined;
  const width = stored === 'full' ? stored : clamped(stored, minPanelWidth, maxPanelWidth);
  return height === undefined || width === undefined ? undefined : placed(value.name, width, height, narrowHeight);
}

/** A stored arrangement; null for none, and for what this version cannot read. */
export function readLayout(stored: unknown): DashboardLayout | null {
  if (typeof stored !== 'object' || stored === null || !('panels' in stored) || !Array.isArray(stored.panels))
    return null;
  const panels = new Map<PanelName, PlacedPanel>();
  for (const value of stored.panels as readonly unknown[]) {
    const panel = readPanel(value);
    if (panel !== undefined && !panels.has(panel.name)) panels.set(panel.name, panel);
  }
  const hidden: readonly unknown[] = 'hidden' in stored && Array.isArray(stored.hidden) ? stored.hidden : [];
  return {
    panels: [...panels.values()],
    hidden: panelNames.filter((name) => hidden.includes(name) && !panels.has(name)),
  };
}

/** An arrangement, and which of its panels the user may see. */
export interface Arrangement {
  readonly layout: DashboardLayout | null;
  /** How the dashboard begins. */
  readonly start: DashboardRole;
  readonly available: ReadonlySet<PanelName>;
  /** How many projects the portfolio has, once that is known. */
  readonly projectCount?: number | undefined;
}

/** With more of them the portfolio scrolls. */
const maxShownProjects = 12;
const projectRowPx = 24;
/** Heading, search and column headings of the portfolio, and the gap below it. */
const aroundProjectsPx = 123;
const narrowRowPx = 36;
/** A row of the grid and its gap in a window of 2560 × 1440 px. */
const largeRowPx: Readonly<Record<DashboardRole, number>> = { manager: 37, hr: 45, employee: 42, company: 50 };

const getNarrowHeight = ({ height, narrowHeight = height }: PlacedPanel): number => narrowHeight;

/** What changed in so few projects, and what waits next to it, needs a row less. */
const fewProjects = 2;
const lowWithFewProjects: readonly PanelName[] = ['what-changed', 'decisions'];
const fewProjectsHeight = 5;

/**
 * The portfolio shows its projects without scrolling, and what changed in few of them leaves no empty row, as long as the user
 * has not given the panel a size.
 */
function withRoom(panel: PlacedPanel, start: DashboardRole, projectCount: number): PlacedPanel {
  const first = (defaultLayouts[start] as readonly PlacedPanel[]).find(({ name }) => name === panel.name);
  if (panel.height !== first?.height || getNarrowHeight(panel) !== getNarrowHeight(first)) return panel;
  if (start === 'manager' && lowWithFewProjects.includes(panel.name))
    return projectCount === 0 || projectCount > fewProjects
      ? panel
      : placed(panel.name, panel.width, fewProjectsHeight);
  if (panel.name !== 'portfolio') return panel;
  const rowPx = largeRowPx[start];
  const neededPx = aroundProjectsPx + Math.min(projectCount, maxShownProjects) * projectRowPx;
  const atLeast = (height: number, px: number): number => Math.max(height, Math.ceil(neededPx / px));
  return placed(panel.name, panel.width, atLeast(panel.height, rowPx), atLeast(getNarrowHeight(panel), narrowRowPx));
}

/** The panels in their order: those of the arrangement that the user may see, then new ones as in the default. */
export function shownPanels({ layout, start, available, projectCount = 0 }: Arrangement): readonly PlacedPanel[] {
  const defaults: readonly PlacedPanel[] = defaultLayouts[start];
  const known = new Set([...(layout?.panels ?? []).map(({ name }) => name), ...(layout?.hidden ?? [])]);
  return [...(layout?.panels ?? []), ...defaults.filter(({ name }) => !known.has(name))]
    .filter(({ name }) => available.has(name))
    .map((panel) => withRoom(panel, start, projectCount));
}

/**
 * The arrangement after a change of the shown panels. Panels that the user may not see at present keep their entry, after
 * the others.
 */
function withShown(
  layout: DashboardLayout | null,
  shown: readonly PlacedPanel[],
  hidden: readonly PanelName[],
): DashboardLayout {
  const names = new Set([...shown.map(({ name }) => name), ...hidden]);
  return { panels: [...shown, ...(layout?.panels ?? []).filter(({ name }) => !names.has(name))], hidden };
}

const getHidden = ({ layout }: Arrangement): readonly PanelName[] => layout?.hidden ?? [];

/** Moves a panel to the position of another one, which makes room. */
export function movePanel(arrangement: Arrangement, name: PanelName, position: number): DashboardLayout {
  const shown = shownPanels(arrangement);
  const moved = shown.find((panel) => panel.name === name);
  const rest = shown.filter((panel) => panel.name !== name);
  const at = Math.min(Math.max(position, 0), rest.length);
  return withShown(
    arrangement.layout,
    moved === undefined ? shown : [...rest.slice(0, at), moved, ...rest.slice(at)],
    getHidden(arrangement),
  );
}

const withinHeights = (height: number): number =>
  Math.min(Math.max(Math.round(height), minPanelHeight), maxPanelHeight);

/**
 * Gives a panel a size within the limits; wider than twelve columns is the whole width. What narrow windows add to the
 * height stays.
 */
export function resizePanel(
  arrangement: Arrangement,
  name: PanelName,
  size: { readonly width: number | 'full'; readonly height: number },
): DashboardLayout {
  const width =
    size.width === 'full' || size.width > maxPanelWidth ? 'full' : Math.max(Math.round(size.width), minPanelWidth);
  const resized = (panel: PlacedPanel): PlacedPanel =>
    placed(
      name,
      width,
      withinHeights(size.height),
      panel.narrowHeight && withinHeights(panel.narrowHeight + size.height - panel.height),
    );
  return withShown(
    arrangement.layout,
    shownPanels(arrangement).map((panel) => (panel.name === name ? resized(panel) : panel)),
    getHidden(arrangement),
  );
}

/** Next wider or narrower size. */
export const steppedWidth = (width: PlacedPanel['width'], step: 1 | -1): number | 'full' =>
  width === 'full' ? (step === 1 ? 'full' : maxPanelWidth) : width + step;

export const hidePanel = (arrangement: Arrangement, name: PanelName): DashboardLayout =>
  withShown(
    arrangement.layout,
    shownPanels(arrangement).filter((panel) => panel.name !== name),
    [...getHidden(arrangement).filter((hidden) => hidden !== name), name],
  );

/** Shows a removed panel again, at the end, in its first size. */
export function addPanel(arrangement: Arrangement, name: PanelName): DashboardLayout {
  const defaults: readonly PlacedPanel[] = defaultLayouts[arrangement.start];
  const panel = defaults.find((known) => known.name === name) ?? placed(name, 4, 8);
  return withShown(
    arrangement.layout,
    [...shownPanels(arrangement), panel],
    getHidden(arrangement).filter((hidden) => hidden !== name),
  );
}

/** Shows a removed panel again as it was, at its position among the others; one that is shown stays as it is. */
export function restorePanel(arrangement: Arrangement, panel: PlacedPanel, position: number): DashboardLayout | null {
  const shown = shownPanels(arrangement);
  if (shown.some(({ name }) => name === panel.name)) return arrangement.layout;
  return withShown(
    arrangement.layout,
    [...shown.slice(0, position), panel, ...shown.slice(position)],
    getHidden(arrangement).filter((hidden) => hidden !== panel.name),
  );
}
