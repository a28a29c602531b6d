// Lint rules of Daybook's own: nothing reads the machine's clock, nor the database's; what the client shows depends on
// nothing but its store, and the result of a test on no chance.

/**
 * What the rules use of oxlint's context and syntax tree.
 * @typedef {{ value: unknown }} Node
 * @typedef {{ report: (finding: { node: object, message: string }) => void }} Context
 */

const inSource =
  'Take the time from what you are given: `now` of the call in handlers (`machineNow` for security limits), `services.clock` elsewhere in the server, src/client/browser/clock.ts in the client, a parameter in src/domain. For durations: performance.now().';
const inTests =
  'A test names its instant: testStart or testMoment() of test/support, or the clock of the server that it talks to. For durations: performance.now().';
const inSql = 'The database has no clock of its own: hand the instant over as a parameter.';

const machineClock = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[arguments.length=0]:matches([callee.name="moment"], [callee.object.name="moment"][callee.property.name=/^(utc|now)$/])',
  'MemberExpression[object.name="performance"][property.name="timeOrigin"]',
  'CallExpression[arguments.length=0][callee.object.type="NewExpression"][callee.property.name=/^format(ToParts)?$/]',
].join(', ');

const testChance =
  'A test that draws short random values fails when two of them are equal: count (`Desk ${count}`), or use a whole randomUUID().';
const shortChance = [
  'MemberExpression[object.name="Math"][property.name="random"]',
  'CallExpression[callee.object.callee.name="randomUUID"][callee.property.name=/^(slice|substring|at|charAt|match|split)$/]',
  'CallExpression[callee.object.callee.name="randomUUID"][arguments.0.regex]',
].join(', ');

const sqlClock =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\bcurrent_(date|time|timestamp)\b|\blocaltimestamp\b/i;

const machineClockRule = (/** @type {string} */ message) => ({
  create: (/** @type {Context} */ context) => ({
    [machineClock]: (/** @type {Node} */ node) => context.report({ node, message }),
  }),
});

const sqlClockRule = {
  create(/** @type {Context} */ context) {
    const look = (/** @type {object} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && sqlClock.test(text)) context.report({ node, message: inSql });
    };
    return {
      TemplateElement: (/** @type {{ value: { raw: string } }} */ node) => look(node, node.value.raw),
      Literal: (/** @type {Node} */ node) => look(node, node.value),
    };
  },
};

const screenTime =
  'A screen shows the time of the store, so that a recorded state looks the same later: useNow or useToday in components, a parameter in selectors and columns. In an event handler or listener, disable this rule for the line and say which.';
const screenChance =
  'Ids and chance come from src/client/browser/ids.ts, and only in handlers, prepare callbacks and listeners: a reducer or render that draws its own cannot be replayed.';

const timeImport = 'ImportSpecifier[imported.name=/^(companyNow|companyNowMs|machineMs)$/]';
const chance = [
  'ImportSpecifier[imported.name=/^(nanoid|randomUUID)$/]',
  'MemberExpression[property.name="randomUUID"]',
  'MemberExpression[property.name="getRandomValues"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
].join(', ');

const screenRule = {
  create: (/** @type {Context} */ context) => ({
    [timeImport]: (/** @type {Node} */ node) => context.report({ node, message: screenTime }),
    [chance]: (/** @type {Node} */ node) => context.report({ node, message: screenChance }),
  }),
};

export default {
  meta: { name: 'clock' },
  rules: {
    'in-source': machineClockRule(inSource),
    'in-tests': machineClockRule(inTests),
    'chance-in-tests': {
      create: (/** @type {Context} */ context) => ({
        [shortChance]: (/** @type {Node} */ node) => context.report({ node, message: testChance }),
      }),
    },
    'in-sql': sqlClockRule,
    'in-screens': screenRule,
  },
};
