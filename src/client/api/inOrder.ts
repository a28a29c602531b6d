import type { FormCall } from './callServer';

/** Changes of tasks that carry no version: the one that reaches the server last wins. */
const unversioned: ReadonlySet<string> = new Set(['editTask', 'editManyTasks']);

/** The id of the changed task; undefined: several. */
type Changed = string | undefined;

interface Sent {
  readonly changed: Changed;
  readonly answered: Promise<unknown>;
}

/** Not answered yet. */
const underWay = new Set<Sent>();

const isSame = (one: Changed, other: Changed): boolean => one === undefined || other === undefined || one === other;

const changedTask = ({ body }: FormCall): Changed => {
  const { id } = (body ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
};

/**
 * Sends a change of a task when those of the same task that were made before it are answered, however slow the network:
 * two that are under way together can arrive in the other order, and the earlier one would be stored last. Other calls
 * are sent immediately.
 */
export async function inOrder<Answer>(endpoint: string, call: FormCall, send: () => Promise<Answer>): Promise<Answer> {
  if (!unversioned.has(endpoint)) return send();
  const changed = changedTask(call);
  const earlier = [...underWay].filter((one) => isSame(one.changed, changed)).map(({ answered }) => answered);
  const answer = earlier.length === 0 ? send() : Promise.allSettled(earlier).then(send);
  const sent: Sent = { changed, answered: answer };
  underWay.add(sent);
  try {
    return await answer;
  } finally {
    underWay.delete(sent);
  }
}
