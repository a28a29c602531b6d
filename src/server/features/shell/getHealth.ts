import type { Handler } from '../../operations/call';

/** Running means that this process answers: a supervisor must not restart it because the database is gone. */
export const getHealth: Handler<'getHealth'> = async () => ({ Running: true });
