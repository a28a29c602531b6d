import { statusTone } from './statusTone';
import './badges.css';

export interface StatusBadgeProps {
  /** Any status of the product; '' shows nothing. */
  readonly status: string;
}

/** A status in its colour. The word is always shown, so that the meaning does not depend on the colour. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return status === '' ? null : <span className={`db-badge db-tone-${statusTone(status)}`}>{status}</span>;
}
