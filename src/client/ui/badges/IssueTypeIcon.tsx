import { BookmarkIcon, BugIcon, TickIcon } from '@blueprintjs/icons';
import './badges.css';

export interface IssueTypeIconProps {
  /** Bug, Story or Task; anything else is drawn as Task with its own word. */
  readonly issueType: string;
  /** In pixels. Default 14. */
  readonly size?: number;
}

/** The icon of an issue type, with its name for screen readers and on hover. */
export function IssueTypeIcon({ issueType, size = 14 }: IssueTypeIconProps) {
  const Sign = issueType === 'Bug' ? BugIcon : issueType === 'Story' ? BookmarkIcon : TickIcon;
  const look = issueType === 'Bug' || issueType === 'Story' ? issueType.toLowerCase() : 'task';
  return (
    <span className={`db-issue-type db-issue-type-${look}`} role="img" aria-label={issueType} title={issueType}>
      <Sign size={size} />
    </span>
  );
}
