import { newHexId } from './ids';

let name: string | undefined;

/**
 * The name of this tab towards the server, so that the tab is not notified of its own changes. New with every reload.
 */
export const tabName = (): string => (name ??= newHexId().slice(0, 20));
