import { presenceStates, type PresenceState } from '../../../domain/employees/presenceToday';
import type { Choice, Tone } from '../../table/view/columnDefinition';

const tones: Readonly<Record<PresenceState, Tone>> = {
  In: 'success',
  Out: 'neutral',
  'Half day': 'warning',
  'On leave': 'warning',
  'Day off': 'neutral',
  Absent: 'danger',
  'Not joined yet': 'neutral',
};

/** The presence of a person today, with its colour. */
export const presenceChoices: readonly Choice[] = presenceStates.map((state) => ({
  value: state,
  label: state,
  tone: tones[state],
}));

const badgeTones: Readonly<Record<PresenceState, string>> = {
  In: 'good',
  Out: 'neutral',
  'Half day': 'waiting',
  'On leave': 'waiting',
  'Day off': 'stopped',
  Absent: 'bad',
  'Not joined yet': 'stopped',
};

/** Classes of a badge that says the state. */
export const presenceBadge = (state: PresenceState): string => `db-badge db-tone-${badgeTones[state]}`;
