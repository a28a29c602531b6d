import type { Handler } from '../../operations/call';

/** Streams changes while the page listens and the session lasts. */
export const followChanges: Handler<'followChanges'> = async ({ caller, query, live }) => ({
  events: await live.open({ caller, tab: query.Tab }, query.Position),
});
