import { Callout } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { isReportCut, maxReportRows } from '../../../../domain/lists/reportRows';

const limit = new Intl.NumberFormat('en').format(maxReportRows);

/** Says that older rows of the period are missing, also from the Excel file; undefined when the report is whole. */
export function cutReportNotice(rows: readonly unknown[] | undefined): ReactElement | undefined {
  if (!isReportCut(rows)) return undefined;
  return (
    <Callout compact intent="warning" role="status">
      {`This period has more rows than a report can show. You see the newest ${limit}, and the Excel file has only these. Choose a shorter period to see all rows.`}
    </Callout>
  );
}
