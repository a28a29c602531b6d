import os from 'node:os';

/** Begins the names of the connections by which servers hear of changes. */
export const LISTENER_PREFIX = 'daybook changes';

/** By it the servers on one database are found; PostgreSQL cuts it after 63 characters. */
export const listenerName = (port: number): string => `${LISTENER_PREFIX} ${port} ${os.hostname()}`;
