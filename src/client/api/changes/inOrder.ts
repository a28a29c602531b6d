import { isLeftDuring } from '../../browser/page';
import type { FormCall } from '../callServer';
import { readTaskChange } from './taskChange';

/** Changes of tasks that carry no version: the one that reaches the server last wins. */
const unversioned: ReadonlySet<string> = new Set(['editTask', 'editManyTasks']);

/** The ids of the changed tasks; undefined when they are not known. */
type Changed = ReadonlySet<string> | undefined;

interface Sent {
  readonly changed: Changed;
  readonly answered: Promise<unknown>;
}

/** A call that hangs longer holds up no other. */
const maxWaitMs = 15_000;

/** Not answered yet, by the store that has sent it. */
const sentBy = new WeakMap<object, Set<Sent>>();

function getUnderWay(store: object): Set<Sent> {
  const known = sentBy.get(store) ?? new Set();
  sentBy.set(store, known);
  return known;
}

/** When the page is left, waiting would lose the change. @returns whether it was left */
async function whenAnswered(calls: readonly Sent[]): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise((resolve) => (timer = setTimeout(resolve, maxWaitMs)));
  const isLeft = await isLeftDuring(Promise.race([Promise.allSettled(calls.map(({ answered }) => answered)), isLate]));
  clearTimeout(timer);
  return isLeft;
}

/**
 * A change that may overtake the one before it: that one is not stored yet, or is not what it says was shown. The last
 * change wins, and the earlier one, which says what was shown before both, is rejected when it comes later. An undo is
 * sent once the change is stored.
 */
function withoutFormer(call: FormCall): FormCall {
  const { former: _former, ...body } = (call.body ?? {}) as Readonly<Record<string, unknown>>;
  return body.Restores === undefined ? { ...call, body } : call;
}

const haveSame = (one: Changed, other: Changed): boolean =>
  one === undefined || other === undefined || [...one].some((id) => other.has(id));

function getChanged({ body }: FormCall): Changed {
  const {
    id,
    ids = [],
    changes = [],
  } = (body ?? {}) as {
    readonly id?: string;
    readonly ids?: readonly string[];
    readonly changes?: readonly string[];
  };
  const read = changes.map((text) => readTaskChange(text)?.id);
  // The server says what is wrong with a text that names no task.
  const known = read.filter((one) => one !== undefined);
  return known.length < read.length ? undefined : new Set([...(id === undefined ? [] : [id]), ...ids, ...known]);
}

interface OrderedCall {
  readonly endpoint: string;
  readonly call: FormCall;
  /** An object of the store that sends it, which is the same each time. */
  readonly store: object;
}

/**
 * Sends a change of tasks when those of the same tasks that were made before it are answered, however slow the network:
 * two that are under way together can arrive in the other order, and the earlier one would be stored last. Other calls
 * are sent immediately.
 */
export async function inOrder<Answer>(
  { endpoint, call, store }: OrderedCall,
  send: (call: FormCall) => Promise<Answer>,
): Promise<Answer> {
  if (!unversioned.has(endpoint)) return send(call);
  const changed = getChanged(call);
  const underWay = getUnderWay(store);
  const earlier = [...underWay].filter((one) => haveSame(one.changed, changed));
  const answer =
    earlier.length === 0
      ? send(call)
      : whenAnswered(earlier).then((isLeft) => send(isLeft ? withoutFormer(call) : call));
  const sent: Sent = { changed, answered: answer };
  underWay.add(sent);
  try {
    return await answer;
  } finally {
    underWay.delete(sent);
  }
}
