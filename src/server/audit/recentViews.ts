import type { AuditOrigin, ViewEntry } from './auditRepository';
import { hourMs } from '../../domain/calendar/duration';

const MAX_REMEMBERED = 50_000;

/**
 * Views that this process has recorded in the current hour, so that reading a page again writes nothing. The database
 * keeps the first of several processes.
 */
export class RecentViews {
  #period = '';
  readonly #seen = new Set<string>();

  /** @param record adds the event; when it fails the next view tries again */
  async once(
    { at, actor }: AuditOrigin,
    { area, record: kind, id }: ViewEntry,
    record: (period: string) => Promise<void>,
  ): Promise<void> {
    if (actor === null || (kind === 'employee' && id === actor.id)) return;
    const period = String(Math.floor(at.getTime() / hourMs));
    if (period !== this.#period || this.#seen.size >= MAX_REMEMBERED) this.#seen.clear();
    this.#period = period;
    const key = [actor.id, area, kind, id].join(' ');
    if (this.#seen.has(key)) return;
    await record(period);
    this.#seen.add(key);
  }
}
