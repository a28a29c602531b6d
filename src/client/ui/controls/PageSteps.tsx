import { ReasonButton } from './ReasonButton';

export interface PageStepsProps {
  /** Rows before the shown page. */
  readonly offset: number;
  readonly pageSize: number;
  readonly total: number;
  /** The rows are sorted by time, newest first. */
  readonly isByTime?: boolean;
  readonly onOffset: (offset: number) => void;
}

/** '26–50 of 112', and the steps to the page before and after, for short lists without a grid. */
export function PageSteps({ offset, pageSize, total, isByTime = false, onOffset }: PageStepsProps) {
  const [before, after] = isByTime ? ['Newer', 'Older'] : ['Previous', 'Next'];
  const [first, last] = isByTime ? ['newest', 'oldest'] : ['first', 'last'];
  // Rows may have been removed since the page was opened.
  const range = offset < total ? `${offset + 1}–${Math.min(offset + pageSize, total)} of ${total}` : `0 of ${total}`;
  return (
    <>
      <span className="db-muted">{range}</span>
      <ReasonButton
        size="small"
        variant="minimal"
        text={before}
        disabledReason={offset === 0 ? `These are the ${first}` : undefined}
        onClick={() => onOffset(Math.max(offset - pageSize, 0))}
      />
      <ReasonButton
        size="small"
        variant="minimal"
        text={after}
        disabledReason={offset + pageSize >= total ? `These are the ${last}` : undefined}
        onClick={() => onOffset(offset + pageSize)}
      />
    </>
  );
}
