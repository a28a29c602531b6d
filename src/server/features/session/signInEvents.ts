import type { Account } from './accountReadModel';

/** The author of the event of a sign-in, whose call has none. */
export const accountActor = ({ id, first_name, last_name }: Account): { id: string; name: string } => ({
  id,
  name: `${first_name} ${last_name}`,
});
