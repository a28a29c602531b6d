import { reopenedStatus } from './workState';

/** A change of the status of a task, as its history has it. */
export interface StatusChange {
  readonly actor_id: string | null;
  readonly previous_value: string | null;
  readonly current_value: string | null;
  readonly happened_at: Date;
}

/**
 * The place of the change that another one undoes: the last one before it by the same user that it cancels, with nothing in
 * between but changes of this user that were undone themselves.
 * @param changes of one task, the newest first
 * @param undo place of the other one
 */
function undonePlace(changes: readonly StatusChange[], undo: number): number | undefined {
  const back = changes[undo];
  let place = undo + 1;
  for (;;) {
    const made = changes[place];
    if (back === undefined || made === undefined || made.actor_id !== back.actor_id) return undefined;
    if (made.previous_value === back.current_value && made.current_value === back.previous_value) return place;
    const inner = undonePlace(changes, place);
    if (inner === undefined) return undefined;
    place = inner + 1;
  }
}

export interface FormerStatus {
  /** undefined: since the task was created. */
  readonly since: Date | undefined;
  /** How often the change and its undo have reopened the task. */
  readonly reopenings: number;
}

/**
 * What there was before the change that the newest one undoes; undefined when it undoes none.
 * @param changes all of the status of one task, the newest first
 */
export function formerStatus(changes: readonly StatusChange[]): FormerStatus | undefined {
  const place = undonePlace(changes, 0);
  if (place === undefined) return undefined;
  const pair = [changes[0], changes[place]];
  return {
    since: changes[place + 1]?.happened_at,
    reopenings: pair.filter((change) => change?.current_value === reopenedStatus).length,
  };
}
