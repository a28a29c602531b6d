// Lint rules of Daybook's own for the state of screens: it is in the store, so that a recorded state shows the same screen
// again; and it waits for no answer that will not come.
import { localState, notMovedYet } from './localState.mjs';

/**
 * What the rule uses of oxlint's context.
 * @typedef {{ filename: string, report: (finding: { node: object, message: string }) => void }} Context
 */

const message =
  "What a user could see or lose is in the store: useScreenState('drafts', …) for what is being entered or was answered, useScreenState('tables', …) for selection, cursor, pages and scroll positions, useOverlay for what opens. State that must stay local (measured sizes, secrets, loaded code) is listed with its reason in scripts/lint/localState.mjs.";

const localOnes = [
  'ImportSpecifier[imported.name=/^(useState|useReducer)$/]',
  'MemberExpression[object.name="React"][property.name=/^(useState|useReducer)$/]',
  'Program > VariableDeclaration[kind="let"]',
  'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
  // Empty ones are there to be filled; a list of constants has its content.
  ...['Program > VariableDeclaration', 'Program > ExportNamedDeclaration > VariableDeclaration'].flatMap((place) => [
    `${place} > VariableDeclarator > NewExpression[arguments.length=0][callee.name=/^(Weak)?(Map|Set)$/]`,
    `${place} > VariableDeclarator[id.typeAnnotation.typeAnnotation.type="TSArrayType"] > ArrayExpression[elements.length=0]`,
  ]),
].join(', ');

const place = /src\/client\/(.*)$/;

const waitingMessage =
  'A value that says that a call is under way would say so for ever in a state that Redux DevTools put in place of the present: keep it with useCallState, or pass `continued`.';

/**
 * A place in the file.
 * @typedef {{ range: [number, number] }} Placed
 * @typedef {Placed & { callee: any, arguments: Placed[] }} Call
 * @typedef {{ sourceCode: { getText: (node: object) => string } }} WithText
 */

const isWithin = (/** @type {Placed} */ inner, /** @type {Placed} */ outer) =>
  outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];

const atRest = ['false', 'null', "''", 'none', 'idle'];
/** A text keeps no one from going on. */
const isMessage = /^['`]/;

/** Finds a value that is set before an answer is waited for, to more than its first value, and set again after it. */
function waitingRule(/** @type {Context & WithText} */ context) {
  /** @type {Map<string, string>} first values by the name of the setter */
  const setters = new Map();
  /** @type {Call[]} */
  const calls = [];
  /** @type {(Placed & { inside: Placed | undefined, answer?: Placed })[]} places where a function waits */
  const waits = [];
  /** @type {Placed[]} */
  const functions = [];
  const enter = (/** @type {Placed} */ node) => void functions.push(node);
  const leave = () => void functions.pop();
  const text = (/** @type {Placed | undefined} */ node) => (node ? context.sourceCode.getText(node) : '');
  return {
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    'VariableDeclarator[id.type="ArrayPattern"][init.callee.name="useScreenState"]'(/** @type {any} */ { id, init }) {
      if (!/\bcontinued\b/.test(text(init.arguments[3]))) setters.set(text(id.elements[1]), text(init.arguments[2]));
    },
    AwaitExpression: (/** @type {Placed} */ node) => void waits.push({ range: node.range, inside: functions.at(-1) }),
    CallExpression(/** @type {Call} */ node) {
      calls.push(node);
      const { property } = node.callee;
      if (/^(then|catch|finally)$/.test(property?.name))
        waits.push({ range: property.range, inside: functions.at(-1), answer: node });
    },
    'Program:exit'() {
      const sets = calls.filter(({ callee }) => setters.has(callee.name));
      for (const { range, inside, answer = inside } of waits) {
        if (!inside || !answer) continue;
        for (const begun of sets) {
          const { name } = begun.callee;
          const value = text(begun.arguments[0]);
          if (!isWithin(begun, inside) || begun.range[1] > range[0]) continue;
          if (atRest.includes(value) || value === setters.get(name) || isMessage.test(value)) continue;
          if (sets.some((set) => set.callee.name === name && set.range[0] > range[0] && isWithin(set, answer)))
            context.report({ node: begun, message: waitingMessage });
        }
      }
    },
  };
}

export default {
  meta: { name: 'state' },
  rules: {
    'in-store': {
      create(/** @type {Context} */ context) {
        const file = place.exec(context.filename.replaceAll('\\', '/'))?.[1] ?? '';
        if (file in localState || notMovedYet.includes(file)) return {};
        return { [localOnes]: (/** @type {object} */ node) => context.report({ node, message }) };
      },
    },
    'ends-waiting': { create: waitingRule },
  },
};
