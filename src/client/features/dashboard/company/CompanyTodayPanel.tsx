import { dayFigures, figureExplanations } from '../../../../domain/company/companyFigures';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { CompanyDay } from '../../../api/api';
import { peoplePath, shownLabels } from './companyPaths';
import type { CompanyDayQuery } from './companyQuery';
import { FigureList } from '../screens/FigureList';
import type { DashboardPanelProps } from '../screens/DashboardPanel';
import { QueryPanel } from '../screens/QueryPanel';

function getExplanation(show: CompanyDay['People'][number]['Show'], missingFrom: string): string {
  const figure = dayFigures.find((known) => known === show);
  return figure === undefined
    ? `Days since ${formatDay(missingFrom)}, excluding today, with a missing check-in or check-out`
    : figureExplanations[figure];
}

export interface CompanyTodayPanelProps extends Pick<DashboardPanelProps, 'mark'> {
  readonly query: CompanyDayQuery;
}

/** Present, absent and missing punches; each number opens its people. */
export function CompanyTodayPanel({ query, mark }: CompanyTodayPanelProps) {
  return (
    <QueryPanel title="Now" mark={mark} query={query} what="the figures of the day" lines={3}>
      {({ People: people, Missing_from: missingFrom }) => (
        <FigureList
          figures={people.map(({ Show: show, Total: total }) => ({
            key: show,
            label: shownLabels[show],
            value: total,
            path: peoplePath(show),
            title: getExplanation(show, missingFrom),
          }))}
        />
      )}
    </QueryPanel>
  );
}
