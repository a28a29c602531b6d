import type { LoggedChange } from './changesReadModel';

/** A change as it travels: ids only. */
export interface ChangeEvent {
  Kind: string;
  /** null: several, or the kind says enough. */
  _id: string | null;
  Project_id: string | null;
  /** It concerns the receiver personally, whatever projects he or she sees. */
  Concerns_me: boolean;
}

const event = (name: string, position: number | null, content: unknown): string =>
  `${position === null ? '' : `id: ${position}\n`}event: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

/** The stream is open; everything from this position on will come. @param clock what the company's clock shows, as in the header of answers */
export const openedEvent = (position: number, clock: string): string => event('opened', position, { Clock: clock });
/** Changes were missed and cannot be made up for: everything is to be read again. */
export const resetEvent = (position: number): string => event('reset', position, {});
/** A sign of life, and the position to go on from. */
export const beatEvent = (position: number, clock: string): string => event('beat', position, { Clock: clock });
/** The company's clock was set: everything that depends on today is to be read again. */
export const clockEvent = (clock: string): string => event('clock', null, { Clock: clock });
/** The session is over, or the server goes: `reason` says which. */
export const endedEvent = (reason: 'session' | 'server'): string => event('ended', null, { Reason: reason });

export const changesEvent = (position: number, changes: readonly ChangeEvent[]): string =>
  event('changes', position, changes);

/** What is told of a change to one person. The same told twice says nothing more. */
export function toldChanges(changes: readonly LoggedChange[], employeeId: string): ChangeEvent[] {
  const told = new Map<string, ChangeEvent>();
  for (const { kind, subjectId, projectId, people } of changes) {
    const change = { Kind: kind, _id: subjectId, Project_id: projectId, Concerns_me: people.includes(employeeId) };
    told.set(JSON.stringify(change), change);
  }
  return [...told.values()];
}
