import type { LoggedChange } from './changesReadModel';

/** A change in an event: ids only. */
export interface ChangeEvent {
  Kind: string;
  /** null for several records, or where the kind is enough. */
  _id: string | null;
  Project_id: string | null;
  /** It affects the receiver personally, whatever projects he or she sees. */
  Concerns_me: boolean;
}

const event = (name: string, position: number | null, content: unknown): string =>
  `${position === null ? '' : `id: ${position}\n`}event: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

/**
 * The stream is open; it has everything from this position on.
 * @param clock the company's time, as in the header of answers
 */
export const openedEvent = (position: number, clock: string): string => event('opened', position, { Clock: clock });
/** Changes were missed: the page must read everything again. */
export const resetEvent = (position: number): string => event('reset', position, {});
/** Keeps the stream alive, with the position to continue from. */
export const heartbeatEvent = (position: number, clock: string): string => event('beat', position, { Clock: clock });
/** The company's clock was set: everything that depends on today must be read again. */
export const clockEvent = (clock: string): string => event('clock', null, { Clock: clock });
/** The session or the server has ended, as `reason` says. */
export const endedEvent = (reason: 'session' | 'server'): string => event('ended', null, { Reason: reason });

export const changesEvent = (position: number, changes: readonly ChangeEvent[]): string =>
  event('changes', position, changes);

/** The changes for one receiver, without duplicates. */
export function publishedChanges(changes: readonly LoggedChange[], employeeId: string): ChangeEvent[] {
  const published = new Map<string, ChangeEvent>();
  for (const { kind, subjectId, projectId, people } of changes) {
    const change = { Kind: kind, _id: subjectId, Project_id: projectId, Concerns_me: people.includes(employeeId) };
    published.set(JSON.stringify(change), change);
  }
  return [...published.values()];
}
