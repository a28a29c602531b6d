import { ProgressBar } from '@blueprintjs/core';
import { CrossIcon, ExportIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import type { ExcelExport } from '../../export/useExcelExport';
import { Button } from '../../../ui/controls/Button';

export interface ExportButtonProps extends ExcelExport {
  /** The list is loaded; it may be empty. */
  readonly isReady: boolean;
}

/** Starts the Excel export, shows its progress and can cancel it. */
export function ExportButton({ progress, problem, start, cancel, isReady }: ExportButtonProps): ReactElement {
  if (progress === null) {
    return (
      <span className="db-table-export">
        {problem && (
          <span role="alert" className="db-table-export-problem">
            {problem}
          </span>
        )}
        <ReasonButton
          size="small"
          variant="minimal"
          icon={<ExportIcon />}
          text="Excel"
          aria-label="Export to Excel"
          title="Export to Excel"
          disabledReason={isReady ? undefined : 'The rows are still loading'}
          onClick={start}
        />
      </span>
    );
  }
  const percentage = Math.round(progress * 100);
  return (
    <span className="db-table-export">
      <span
        role="progressbar"
        aria-label="Excel export"
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
        className="db-table-export-progress"
      >
        <ProgressBar value={progress} intent="primary" animate={false} />
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<CrossIcon />}
        aria-label="Cancel the Excel export"
        onClick={cancel}
      />
    </span>
  );
}
