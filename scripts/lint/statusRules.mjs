// The lint rule of Daybook's own for statuses of tasks: what a status means is said once, in src/domain.

/**
 * What the rule uses of oxlint's context and syntax tree.
 * @typedef {{ type: string, key?: unknown, value: unknown, parent: Node }} Node
 * @typedef {{ report: (finding: { node: object, message: string }) => void }} Context
 */

/** As in src/domain/tasks/taskChoices.ts. */
export const taskStatuses =
  'OPEN, IN PROGRESS, DEVELOPMENT DONE, READY FOR QA, READY FOR UAT, REOPEN, REJECTED, ON HOLD, CLOSE'.split(', ');

const message =
  'Which statuses are new, started, reopened, finished, rejected or open is defined in src/domain/tasks/workState.ts: use its names and functions. For looks of each status, a record with the statuses as keys.';

const inQuotes = new RegExp(`'(${taskStatuses.join('|')})'`);

export default {
  meta: { name: 'status' },
  rules: {
    'in-domain': {
      create: (/** @type {Context} */ context) => ({
        Literal(/** @type {Node} */ node) {
          const { value, parent } = node;
          if (typeof value !== 'string' || (!taskStatuses.includes(value) && !inQuotes.test(value))) return;
          const isKey = parent.type === 'Property' && parent.key === node;
          // A type names what may be there.
          if (!isKey && parent.type !== 'TSLiteralType') context.report({ node, message });
        },
        TemplateElement(/** @type {{ value: { raw: string } }} */ node) {
          if (inQuotes.test(node.value.raw)) context.report({ node, message });
        },
      }),
    },
  },
};
