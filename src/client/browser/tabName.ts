import { newHexId } from './ids';

let name: string | undefined;
let callCount = 0;

/**
 * The name of this tab towards the server, so that the tab is not notified of its own changes. New with every reload.
 */
export const tabName = (): string => (name ??= newHexId().slice(0, 20));

/** The number of the next call of this tab, in the order in which the calls are made: they can arrive in another one. */
export const nextCallNumber = (): number => (callCount += 1);
