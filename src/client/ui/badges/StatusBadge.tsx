import { statusTone } from './statusTone';
import './badges.css';

export interface StatusBadgeProps {
  /** Any status of the product, as it is written; '' shows nothing. */
  readonly status: string;
}

/** A status in its colour. The word is always there: nothing is said by colour alone. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return status === '' ? null : <span className={`db-badge db-tone-${statusTone(status)}`}>{status}</span>;
}
