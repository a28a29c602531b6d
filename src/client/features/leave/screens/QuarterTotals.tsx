import { Classes } from '@blueprintjs/core';
import { grantedStatuses } from '../../../../domain/leave/leaveChoices';
import { leaveQuarters, quarterDays } from '../../../../domain/leave/leaveQuarters';
import { calendarDaysText, dayWord } from '../../../../domain/leave/workingLeave';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { counted } from '../../../../domain/wording/counted';
import { api, useListLeaveQuartersQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { viewWithFilter, type TableView } from '../../../table/view/tableView';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';
import type { LeaveQuery } from './leaveQuery';
import { Button } from '../../../ui/controls/Button';

export interface QuarterTotalsProps {
  readonly year: number;
  readonly query: LeaveQuery;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** Take the room of the totals until they are read. */
const placeholders = leaveQuarters.map((Quarter) => ({
  Quarter,
  Leaves: 0,
  Pending: 0,
  Granted_days: 0,
  Casual_days: 0,
  Sick_days: 0,
}));

/** Totals per quarter of the filtered leaves; each links to its rows. */
export function QuarterTotals({ year, query, view, onViewChange }: QuarterTotalsProps) {
  const { sort: _sort, startFrom: _from, startTo: _to, month: _month, ...filters } = query;
  const asked = { ...filters, year };
  const { currentData, error, isFetching, refetch } = useListLeaveQuartersQuery(asked);
  // While another filter is loading, the previous totals stay visible.
  const answered = useAnsweredArguments('quarters', asked, currentData !== undefined);
  const { currentData: previous } = api.endpoints.listLeaveQuarters.useQueryState(answered);
  const totals = currentData ?? (error === undefined ? previous : undefined);
  const failure = shownFailure(error);
  if (!totals && failure)
    return <LoadFailed what="the totals" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <dl className={`db-leave-figures ${totals ? '' : Classes.SKELETON}`} aria-busy={isFetching} inert={!totals}>
      {(totals ?? placeholders).map((total) => {
        const { first, last } = quarterDays(year, total.Quarter);
        const quarterView = viewWithFilter(view, leaveDatesField, { kind: 'dates', from: first, to: last });
        const showRows = (): void => onViewChange(quarterView);
        const showGranted = (): void =>
          onViewChange(viewWithFilter(quarterView, 'Status', { kind: 'choices', values: grantedStatuses }));
        return (
          <div key={total.Quarter} className="db-leave-figure">
            <dt>
              {total.Quarter} {year}
            </dt>
            <dd>
              <Button
                variant="minimal"
                size="small"
                text={counted(total.Leaves, 'leave')}
                onClick={showRows}
                aria-label={`${counted(total.Leaves, 'leave')} of ${total.Quarter}, show them`}
              />{' '}
              <Button
                variant="minimal"
                size="small"
                className="db-leave-granted-days"
                text={total.Granted_days}
                onClick={showGranted}
                title="Days of the leaves that begin in the quarter and are Approved or Conditional Approved; weekly offs and holidays in between count"
                aria-label={`${calendarDaysText(total.Granted_days)} granted in ${total.Quarter}, show them`}
              />{' '}
              <small>{`${dayWord(total.Granted_days)} granted`}</small>
            </dd>
            <dd>
              <small>
                {`Casual ${calendarDaysText(total.Casual_days)}, Sick ${calendarDaysText(total.Sick_days)}, ${total.Pending} pending`}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
