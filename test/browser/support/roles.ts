import { createCalls } from './calls';
import type { DaybookServer } from './daybookServer';

interface Role {
  readonly _id: string;
  readonly Role: string;
  readonly Description: string;
  readonly Granted: readonly string[];
}

/** Takes a flag from a role. @returns gives it back */
export async function revokeFlag(server: DaybookServer, name: string, flag: string): Promise<() => Promise<unknown>> {
  const hr = await createCalls(server, 'hr');
  const role = (await hr.get<Role[]>('/auth/permission/list')).find((candidate) => candidate.Role === name);
  if (!role?.Granted.includes(flag)) throw new Error(`${name} does not have ${flag}`);
  const save = (Granted: readonly string[]): Promise<unknown> =>
    hr.post('/auth/permission/save', { id: role._id, Role: name, Description: role.Description, Granted });
  await save(role.Granted.filter((granted) => granted !== flag));
  return () => save(role.Granted);
}
