import { Classes } from '@blueprintjs/core';
import { PageSkeleton } from '../ui/states/PageSkeleton';
import './shell/shell.css';

export function ShellSkeleton() {
  return (
    <div className="db-shell">
      <div className="db-top-bar">
        <div className={`db-top-bar-skeleton ${Classes.SKELETON}`} />
      </div>
      <div className="db-shell-body">
        <div className="db-sidebar" />
        <div className="db-shell-content">
          <PageSkeleton shape="dashboard" />
        </div>
      </div>
    </div>
  );
}
