import { createSelector } from '../createSelector';
import type { HeldRecords } from './heldRecords';
import { operationsWithRecords, getPlaces, replaceAt, type HeldRecord, type RecordPlace } from './places';

type Tables = HeldRecords['tables'];

/** The part of the state that answers are joined with. */
interface WithRecords {
  readonly entities?: { readonly records: HeldRecords };
}

interface JoinedAnswer {
  readonly tables: Tables;
  readonly records: readonly unknown[];
  readonly answer: unknown;
}

/** Makes the function that puts the records back into an answer: the same object while none of them has changed. */
function makeJoin(): (tables: Tables, operation: string, left: unknown) => unknown {
  const wholes = new WeakMap<HeldRecord, { readonly detail: HeldRecord; readonly whole: HeldRecord }>();
  const answers = new WeakMap<object, JoinedAnswer>();

  const find = (tables: Tables, { form: { table, detail } }: RecordPlace, id: string): HeldRecord | undefined => {
    const record = tables[table]?.[id];
    if (!detail) return record;
    const rest = tables[detail.table]?.[id];
    if (!record || !rest) return undefined;
    const known = wholes.get(record);
    if (known?.detail === rest) return known.whole;
    // The version of the details comes last: a form that begins with it does not overwrite newer ones.
    const whole = { ...record, ...rest };
    wholes.set(record, { detail: rest, whole });
    return whole;
  };

  return (tables, operation, left) => {
    const places = getPlaces(operation);
    const former = typeof left === 'object' && left !== null ? answers.get(left) : undefined;
    const isKnown = places.every(({ form: { table, detail } }) =>
      [table, ...(detail ? [detail.table] : [])].every((name) => former?.tables[name] === tables[name]),
    );
    if (former && isKnown) return former.answer;
    const records: unknown[] = [];
    const answer = places.reduce(
      (joined, place) =>
        replaceAt(joined, place.path, (id) => {
          // An answer that was put into the store whole, by a test or from elsewhere, is left as it is.
          if (typeof id !== 'string') return id;
          const record = find(tables, place, id);
          records.push(record);
          return record;
        }),
      left,
    );
    if (typeof left !== 'object' || left === null) return answer;
    const isSame = former?.records.length === records.length && former.records.every((one, at) => one === records[at]);
    const shown = isSame && former ? former.answer : answer;
    answers.set(left, { tables, records, answer: shown });
    return shown;
  };
}

interface SelectableEndpoint {
  select: (argument: unknown) => (state: WithRecords) => { readonly data?: unknown };
}

interface JoinableApi {
  readonly endpoints: object;
  readonly enhanceEndpoints: (changes: {
    endpoints: Record<string, (definition: { structuralSharing?: boolean }) => void>;
  }) => unknown;
}

/** Lets the selectors, and so the hooks, of the endpoints answer whole records, which are in the store once. */
export function joinRecords<Api extends JoinableApi>(api: Api): Api {
  const join = makeJoin();
  const changes: Record<string, (definition: { structuralSharing?: boolean }) => void> = {};
  for (const name of operationsWithRecords()) {
    const endpoint = (api.endpoints as Readonly<Record<string, SelectableEndpoint | undefined>>)[name];
    if (!endpoint) continue;
    const { select } = endpoint;
    endpoint.select = (argument) => {
      const selectLeft = select(argument);
      const selectAnswer = (state: WithRecords): unknown =>
        join(state.entities?.records.tables ?? {}, name, selectLeft(state).data);
      return createSelector([selectLeft, selectAnswer], (left, data: unknown) =>
        data === left.data ? left : { ...left, data },
      );
    };
    // Records keep their identity by themselves, and answers are compared without them.
    changes[name] = (definition) => void (definition.structuralSharing = false);
  }
  api.enhanceEndpoints({ endpoints: changes });
  return api;
}
