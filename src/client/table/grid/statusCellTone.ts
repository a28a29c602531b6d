import { statusTone, type Tone as BadgeTone } from '../../ui/badges/statusTone';
import type { Tone } from '../view/columnDefinition';

const tones: Readonly<Record<BadgeTone, Tone>> = {
  neutral: 'neutral',
  active: 'primary',
  waiting: 'warning',
  good: 'success',
  bad: 'danger',
  stopped: 'neutral',
};

/** The mark of a status in a table, with the same meaning as its badge. */
export const statusCellTone = (status: string): Tone => tones[statusTone(status)];
