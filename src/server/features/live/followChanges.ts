import type { Handler } from '../../operations/call';

/** Changes as they happen, for as long as the page listens and the session lasts. */
export const followChanges: Handler<'followChanges'> = async ({ caller, query, live }) => ({
  events: await live.open({ caller, tab: query.Tab }, query.Position),
});
