import { ProgressBar } from '@blueprintjs/core';
import { CrossIcon, ExportIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { useExcelExport, type ExcelFile } from '../../export/useExcelExport';
import { Button } from '../../../ui/controls/Button';

export interface ExportButtonProps<Row extends object> {
  readonly file: ExcelFile<Row>;
  /** The list is loaded; it may be empty. */
  readonly isReady: boolean;
}

/** Starts the Excel export, shows its progress and can cancel it: the table is not rendered for each step of progress. */
export function ExportButton<Row extends object>({ file, isReady }: ExportButtonProps<Row>): ReactElement {
  const { progress, problem, start, cancel } = useExcelExport(file);
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
