import { ageText } from '../../../../domain/calendar/ageText';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import type { GetServerStatusApiResponse } from '../../../api/api';

export type ServerStatus = GetServerStatusApiResponse;
export type StatusPart = ServerStatus['Parts'][number];

export const partNames: Readonly<Record<StatusPart['Name'], string>> = {
  database: 'Database',
  workers: 'Workers',
  live_changes: 'Changes between servers',
  data_folder: 'Data folder',
  files: 'File store',
  backups: 'Backups',
  mail: 'Mail server',
  identity_provider: 'Identity provider',
  public_address: 'Public address',
  proxy: 'Proxy',
  traces: 'Collector of traces',
};

export const stateNames: Readonly<Record<StatusPart['State'], string>> = {
  works: 'Works',
  fails: 'Does not work',
  attention: 'Needs attention',
  unset: 'Not set up',
  unknown: 'Not checked yet',
};

export interface Verdict {
  readonly intent: 'success' | 'warning' | 'danger';
  readonly text: string;
}

const named = (parts: readonly StatusPart[]): string => parts.map(({ Name }) => partNames[Name]).join(', ');

/** What an administrator must know first. */
export function verdict(parts: readonly StatusPart[]): Verdict {
  const failing = parts.filter(({ State }) => State === 'fails');
  const doubtful = parts.filter(({ State }) => State === 'attention');
  const attention = doubtful.length === 0 ? '' : `Needs attention: ${named(doubtful)}.`;
  if (failing.length > 0) return { intent: 'danger', text: `Does not work: ${named(failing)}. ${attention}`.trim() };
  if (doubtful.length > 0) return { intent: 'warning', text: attention };
  return { intent: 'success', text: 'Everything that is set up works.' };
}

/** Those that do not work first, those that are not set up last; otherwise in the server's order. */
export function sortedParts(parts: readonly StatusPart[]): StatusPart[] {
  const rank = { fails: 0, attention: 1, unknown: 2, works: 3, unset: 4 } as const;
  return parts.toSorted((first, second) => rank[first.State] - rank[second.State]);
}

/** The age of an instant when the server answered; both are by the machine's clock. */
export const ageAt = (answeredAt: string, instant: string): string =>
  ageText(Date.parse(instant), Date.parse(answeredAt)).replace('Just now', 'just now');

/** An instant with its age; '' for none. */
export const momentText = (
  { Answered_at: answeredAt }: Pick<ServerStatus, 'Answered_at'>,
  instant: string | null,
  timeZone: string,
): string => (instant === null ? '' : `${formatInstant(instant, timeZone)}, ${ageAt(answeredAt, instant)}`);

/** '850 ms', '1.2 s'. */
export const durationText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** '30 minutes', '6 hours', 'day', '2 days': after 'every'. */
export function intervalText(minutes: number): string {
  const [size, unit] = minutes % 1440 === 0 ? [1440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute'];
  const count = minutes / size;
  return count === 1 ? unit : `${count} ${unit}s`;
}

export const operationName = (operation: string): string => (operation === 'other' ? 'pages and files' : operation);
