/** The log of Redux DevTools (`@redux-devtools/instrument`), as far as it is read here. */
export interface DevToolsLog {
  /** The same object until the log is replaced. */
  readonly actionsById: object;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly committedState: unknown;
  /** Index of the shown state. */
  readonly currentStateIndex: number;
  readonly computedStates: readonly { readonly state: unknown }[];
  /** New actions are ignored. */
  readonly isLocked: boolean;
  /** New actions are not logged. */
  readonly isPaused: boolean;
}

export interface DevToolsStore {
  readonly getState: () => DevToolsLog;
  readonly dispatch: (action: { readonly type: string } & Record<string, unknown>) => unknown;
}

/** The store of DevTools behind a store; undefined when DevTools are not connected. */
export const devToolsStore = (store: object): DevToolsStore | undefined =>
  (store as { readonly liftedStore?: DevToolsStore }).liftedStore;

export interface LogReading {
  /** False while another state than the newest of this page is shown. */
  readonly isPresent: boolean;
  /** The newest state of this page was replaced: by commit, rollback, reset, or sweep of an earlier state. */
  readonly isReplaced: boolean;
  /** Steps between the shown and the newest state of the log. */
  readonly stepsBack: number;
  /** The log is this page's. Otherwise it was imported. */
  readonly isOwn: boolean;
  /** Actions in the log. */
  readonly length: number;
  readonly state: unknown;
}

const newestIndex = ({ stagedActionIds }: DevToolsLog): number => stagedActionIds.length - 1;

const isInOrder = (ids: readonly number[]): boolean =>
  ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));

const stateAt = ({ computedStates }: DevToolsLog, index: number): unknown => computedStates[index]?.state;

/** Equal as far as a log can store it. */
const isSameState = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Reads after every change of the log whether its shown state is the present. Commit, rollback and reset begin a new
 * log with a state that this page had: that state is the present. Any other new log was imported.
 */
export function makeLogReader(initial: DevToolsLog) {
  let own = initial.actionsById;
  let previous = initial;
  let present = initial;

  const isBegunHere = (log: DevToolsLog): boolean =>
    log.stagedActionIds.length === 1 &&
    (log.isPaused ||
      log.committedState === initial.committedState ||
      log.committedState === previous.committedState ||
      previous.computedStates.some(({ state }) => state === log.committedState));

  const read = (log: DevToolsLog): LogReading => {
    const newest = newestIndex(log);
    const state = stateAt(log, log.currentStateIndex);
    const newestState = stateAt(present, newestIndex(present));
    const isNewest =
      log.currentStateIndex === newest &&
      log.skippedActionIds.length === 0 &&
      !log.isLocked &&
      isInOrder(log.stagedActionIds);
    // The exported log of this page, imported again, is this page's own.
    if (log.actionsById !== own && (isBegunHere(log) || (isNewest && isSameState(state, newestState))))
      own = log.actionsById;
    const isOwn = log.actionsById === own;
    const isPresent = isOwn && isNewest;
    const wasPast = previous !== present;
    const isReplaced =
      isPresent && (wasPast || previous.actionsById !== own) && !log.isPaused && !isSameState(state, newestState);
    previous = log;
    if (isPresent) present = log;
    return { isPresent, isReplaced, isOwn, stepsBack: newest - log.currentStateIndex, length: newest, state };
  };

  return {
    read,
    /** The log as it was when the page last showed the present. */
    presentLog: (): DevToolsLog => present,
  };
}
