// The lint rule of Daybook's own for the state of screens: it is in the store, so that a recorded state shows the same
// screen again.
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
  },
};
