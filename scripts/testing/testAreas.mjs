// Which tests show what of an area. An area has the same name below src/client/features, src/server/features, src/domain and test.

/**
 * Browser tests by area; '' for an area that has none of its own.
 * @type {Readonly<Record<string, string>>}
 */
const browserTests = {
  attachments: 'tasks',
  audit: 'auditLog',
  attendance: 'workplaceAttendance manualAttendance musterSheet',
  calendar: 'clock leave',
  charts: 'charts planning',
  clock: 'clock',
  collections: '',
  comments: 'comments richText live',
  company: '',
  dashboard: 'dashboards hrDashboard portfolio',
  decisions: 'dashboards hrDashboard',
  directory: 'people',
  employees: 'people personalData',
  figures: '',
  files: 'tasks fileStore cancelUpload',
  history: 'tasks',
  interviews: 'people',
  kra: 'overtimeAndKra kraQuestions ratingsWithoutRater',
  leave: 'leave',
  'leave-days': 'leave',
  'link-mails': 'people session',
  lists: 'lists',
  live: 'live',
  past: 'timeTravel walker devToolsApp',
  recorder: 'recording',
  replay: 'recording walker replayFaults',
  schedule: 'dependencies timeline timelineChart calendar',
  'screen-state': 'timeTravel recording typing',
  'manual-attendance': 'manualAttendance',
  masters: 'masters',
  'my-month': 'dashboards',
  notifications: 'live openedFromTheBell',
  overtime: 'overtimeAndKra',
  pending: 'dashboards hrDashboard',
  people: 'people',
  permissions: 'roles',
  planning: 'planning charts',
  'present-data': 'manualAttendance monthEnd',
  profile: 'shell',
  projects: 'projects workingDayPm',
  reference: 'shell',
  reports: 'reports',
  richtext: 'richText',
  'second-factor': 'secondFactor',
  search: 'timerAndKeys',
  session: 'session companySignIn badDays devTools',
  shell: 'shell navigation timerAndKeys keys dialogs phone',
  sorting: 'lists',
  table: 'lists manyTasks rowDetails narrowToolbars selectsAndKeys keys editedBeforeRights',
  status: 'status',
  tasks:
    'tasks manyTasks dependencies timeline timelineChart calendar deleteSeveral editedBeforeRights workingDayEmployee',
  tickets: 'tickets',
  timer: 'timerAndKeys',
  validation: '',
  views: 'roles',
  visibility: 'roles leave',
  wording: '',
  'work-figures': 'workingDayPm',
  'working-plan': 'reports',
};

/** They show no area but the whole. */
export const testsOfTheWhole = ['everyScreen', 'newcomer', 'slowNetwork'];

export const areas = Object.keys(browserTests);
export const browserTestFiles = (/** @type {string} */ area) => (browserTests[area] ?? '').split(' ').filter(Boolean);

const places = [
  /^(?:src|test)\/(?:client|server)\/features\/([^/]+)\//,
  /^src\/domain\/([^/]+)\//,
  /^(?:src|test)\/client\/(table|past|recorder|replay|screen-state)\//,
  /^test\/(?:domain|server|bench)\/([^/]+)\//,
];

/**
 * The area that a file belongs to; undefined for what all areas share.
 * @param {string} file
 */
export function findArea(file) {
  for (const place of places) {
    const [, area] = place.exec(file) ?? [];
    if (area !== undefined && area in browserTests) return area;
  }
  return undefined;
}

const browserTestName = /^test\/browser\/[\w-]+\/(\w+)\.spec\.ts$/;
const isDocument = (/** @type {string} */ file) =>
  /\.(md|txt|svg|png)$/.test(file) || /^(LICENSE|\.gitignore|\.github\/)/.test(file);

/**
 * What a change asks for.
 * @param {readonly string[]} files that have changed, from the root
 * @param {readonly string[]} serverTests all files of API tests
 */
export function testsFor(files, serverTests) {
  const code = files.filter((file) => !isDocument(file));
  const changedAreas = new Set(code.map(findArea).filter((area) => area !== undefined));
  const specs = new Set([...changedAreas].flatMap(browserTestFiles));
  for (const file of code) {
    const [, name] = browserTestName.exec(file) ?? [];
    if (name !== undefined) specs.add(name);
  }
  const shared = code.filter(
    (file) => findArea(file) === undefined && !browserTestName.test(file) && !serverTests.includes(file),
  );
  const isOfServer = (/** @type {string} */ file) =>
    /^(src\/server|src\/domain|test\/server|test\/support|api-spec)\//.test(file);
  return {
    areas: [...changedAreas].sort(),
    /** Changed code that every area shares: its API tests are all, its browser tests those of the changed areas only. */
    shared,
    specs: [...specs].sort(),
    serverTests: shared.some(isOfServer)
      ? serverTests
      : serverTests.filter((file) => {
          const area = findArea(file);
          return code.includes(file) || (area !== undefined && changedAreas.has(area));
        }),
    /** For jest to find the tests of rules and of the client that import them. */
    sources: code.filter((file) => /^(src|test)\/.*\.tsx?$/.test(file)),
    needsBuild: code.some((file) => /^(src|api-spec)\//.test(file)),
  };
}
