import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@blueprintjs/icons';
import './badges.css';

export interface PriorityBadgeProps {
  /** HIGH, LOW, or anything else for the default look (CONST-030). */
  readonly priority: string;
  /** Only the icon, with the word for screen readers: for narrow columns. */
  readonly isShort?: boolean;
}

const looks = {
  HIGH: { icon: <ArrowUpIcon size={12} />, tone: 'bad' },
  LOW: { icon: <ArrowDownIcon size={12} />, tone: 'stopped' },
};
const defaultLook = { icon: <MinusIcon size={12} />, tone: 'neutral' };

/** A priority: sign, word, colour. */
export function PriorityBadge({ priority, isShort = false }: PriorityBadgeProps) {
  const { icon, tone } = priority === 'HIGH' || priority === 'LOW' ? looks[priority] : defaultLook;
  return (
    <span className={`db-badge db-tone-${tone}`} title={priority}>
      {icon}
      <span className={isShort ? 'db-for-screen-readers' : ''}>{priority}</span>
    </span>
  );
}
