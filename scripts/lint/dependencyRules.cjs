/** Who may import whom (src/README.md). Each message says what to do instead. */
/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'domain-stands-alone',
      'src/domain holds pure rules: hand in what it needs as a parameter instead of importing it.',
      { path: '^src/domain' },
      { pathNot: '^src/domain' },
    ),
    rule(
      'client-knows-no-server',
      'Client and server meet in the contract only: put a shared rule into src/domain, a shared shape into api-spec.',
      { path: '^src/client' },
      { path: '^src/server' },
    ),
    rule(
      'server-knows-no-client',
      'Client and server meet in the contract only: put a shared rule into src/domain, a shared shape into api-spec.',
      { path: '^src/server' },
      { path: '^src/client' },
    ),
    rule(
      'client-area-has-a-public-part',
      'What other areas may import is directly in the folder of the area: move the file up if it is meant for them, compose in src/client/app, or push the shared part down to widgets, entities or ui.',
      { path: '^src/client/features/([^/]+)/' },
      { path: '^src/client/features/([^/]+)/[^/]+/', pathNot: '^src/client/features/$1/' },
    ),
    rule(
      'only-app-imports-features',
      'Routes and composition are in src/client/app; lower layers get what they need as props.',
      { path: '^src/client/(?!app/|features/|main)' },
      { path: '^src/client/features' },
    ),
    rule(
      'app-is-not-imported',
      'Things that screens share belong to entities, session, permissions, widgets or ui.',
      { path: '^src/client/(?!app/|main)' },
      { path: '^src/client/app' },
    ),
    rule(
      'ui-knows-no-data',
      'src/client/ui takes props, gives events and keeps only its own state in the store: read data in a widget or a screen.',
      { path: '^src/client/ui' },
      { path: '^src/client/(?!ui|browser|screen-state)' },
    ),
    rule(
      'screen-state-knows-nothing',
      'Components bring their own types and names.',
      { path: '^src/client/screen-state' },
      // Whether an earlier state is shown decides whose state an entry is; an overlay notes what has the focus, and one of an
      // earlier state waits for code that is being loaded.
      { path: '^src/client/(?!screen-state|browser/(past|focus|loadingParts))' },
    ),
    rule(
      'table-grid-knows-no-data',
      'The grid and the export take rows and give events: read the store in src/client/table/view or windows, or in a screen.',
      { path: '^src/client/table/(grid|export)' },
      { path: '^src/client/(?!ui|browser|table|screen-state)' },
    ),
    rule(
      'table-knows-no-area',
      'Hand in what is special to an area as a property or a column definition.',
      { path: '^src/client/table' },
      { path: '^src/client/(features|app)' },
    ),
    rule(
      'api-stands-below',
      'The api slice knows only the domain and the browser: react to its actions from above.',
      { path: '^src/client/api' },
      { path: '^src/client/(entities|session|permissions|widgets|features|ui|app|replay)' },
    ),
    rule(
      'entities-know-api-and-domain',
      'Entity slices are filled by the api slice and hold no knowledge of screens.',
      { path: '^src/client/entities' },
      { path: '^src/client/(session|permissions|table|widgets|features|ui|app|replay)' },
    ),
    rule(
      'generated-api-stays-inside',
      'Import from src/client/api/api.ts, which adds the cache tags.',
      { path: '^src/client/(?!api)' },
      { path: '\\.gen\\.ts$' },
    ),
    rule(
      'entry-without-api-slice',
      'The pages before signing in load no RTK Query (/login has a weight): match answers with api/callEvents.ts, call with api/entryCall.ts, import shapes as types.',
      {
        path: '^src/client/(session/(?!(listeners/)?listenTo(Expiry|Preferences|Profile|Live)|signOutHere)|features/session/|app/(entry/|App|useAppliedPreferences))',
      },
      {
        path: '^src/client/(api/(api|emptyApi|cacheTags|formBaseQuery)\\.ts|entities/|permissions/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'table-behind-its-wrapper',
      'Use src/client/table.',
      { path: '^src/client/(?!table/grid)' },
      { path: '^node_modules/@blueprintjs/table' },
    ),
    rule(
      'datetime-behind-its-wrapper',
      'Use the day fields of src/client/ui/form.',
      { path: '^src/client/(?!ui)' },
      { path: '^node_modules/@blueprintjs/(datetime|select)' },
    ),
    rule(
      'moment-behind-its-wrapper',
      'Use src/client/ui/form/day/calendar.ts in calendars and date pickers, src/domain/calendar elsewhere.',
      { pathNot: '^(node_modules/|src/client/ui/form/day/calendar[.]ts$)' },
      { path: '^node_modules/moment/' },
    ),
    rule(
      'calendar-on-demand',
      'What every page loads does not wait for moment: format with src/domain/calendar.',
      {
        path: '^src/client/(app|api|browser|entities|live|permissions|session|widgets|features/(session|dashboard/screens))/',
      },
      {
        path: '^src/client/ui/form/day/(calendar|MonthPicker|DayCalendar)[.]tsx?$',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
    rule(
      'editor-behind-its-wrapper',
      'Use src/client/ui/richtext.',
      { path: '^src/client/(?!ui/richtext)' },
      { path: '^node_modules/(draft-js|immutable)' },
    ),
    rule(
      'server-feature-knows-no-sibling',
      'Push the shared part of two server features down, for example to src/server/visibility.',
      { path: '^src/server/features/([^/]+)/' },
      { path: '^src/server/features/([^/]+)/', pathNot: '^src/server/features/$1/' },
    ),
    rule(
      'driver-stays-in-database',
      'Take a Kysely<Schema>; only src/server/database opens connections.',
      { path: '^src/server/(?!database)' },
      { path: '^node_modules/(pg|@electric-sql)' },
    ),
    rule(
      'sql-in-read-models-and-repositories',
      'Write SQL and its fragments in a …ReadModel.ts or …Repository.ts file; import the types of Kysely elsewhere.',
      { path: '^src/(?!server/database/)', pathNot: '(ReadModel|Repository)[.]ts$' },
      { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'src-knows-no-tests-or-scripts',
      'What the product needs lives in src.',
      { path: '^src' },
      { path: '^(test|scripts)' },
    ),
    rule('no-cycles', 'Break the circle: move the shared part to a file of its own.', {}, { circular: true }),
    rule('no-unresolved', 'The imported file or package does not exist.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
