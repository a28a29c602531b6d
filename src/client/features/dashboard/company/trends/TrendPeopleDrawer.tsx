import { skipToken } from '@reduxjs/toolkit/query';
import { isDay } from '../../../../../domain/calendar/isDay';
import { formatDay } from '../../../../../domain/calendar/formatDay';
import { isMonth, monthName } from '../../../../../domain/calendar/month';
import {
  dayStateLabels,
  headcountLabels,
  lateLabel,
  pendingAgeLabels,
  pendingAges,
} from '../../../../../domain/company/companyTrends';
import { pendingKindLabels, pendingKinds } from '../../../../../domain/pending/pendingKinds';
import { useListTrendPeopleQuery, type ListTrendPeopleApiArg } from '../../../../api/api';
import { BottomDrawer } from '../../../../ui/dialogs/SideDrawer';
import { PeopleTable } from '../PeopleTable';
import { useUrlParameters } from '../../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../../widgets/url-state/withParameters';

/** Without the parameters of an opened figure. */
const closed = {
  trend: undefined,
  day: undefined,
  month: undefined,
  type: undefined,
  kind: undefined,
  age: undefined,
} as const;

interface OpenedFigure {
  readonly title: string;
  readonly query: ListTrendPeopleApiArg;
}

/** The figure that a URL names; undefined without one, and for one that is not complete. */
function openedFigure(parameters: URLSearchParams): OpenedFigure | undefined {
  const show = parameters.get('trend') ?? '';
  const day = parameters.get('day');
  const month = parameters.get('month');
  switch (show) {
    case 'present':
    case 'on-leave':
    case 'absent':
    case 'late':
      if (day === null || !isDay(day)) return undefined;
      return {
        title: `${show === 'late' ? lateLabel : dayStateLabels[show]}, ${formatDay(day)}`,
        query: { show, day },
      };
    case 'leave': {
      const type = parameters.get('type');
      if (!isMonth(month) || type === null) return undefined;
      return { title: `${type}, ${monthName(month)}`, query: { show, month, type } };
    }
    case 'employed':
    case 'joined':
    case 'left':
      if (!isMonth(month)) return undefined;
      return { title: `${headcountLabels[show]}, ${monthName(month)}`, query: { show, month } };
    case 'pending': {
      const kind = pendingKinds.find((known) => known === parameters.get('kind'));
      const age = pendingAges.find((known) => known === parameters.get('age'));
      if (kind === undefined || age === undefined) return undefined;
      return { title: `Pending, ${pendingKindLabels[kind]}, ${pendingAgeLabels[age]}`, query: { show, kind, age } };
    }
    default:
      return undefined;
  }
}

/** The people behind a point of a chart, as the URL says, over the lower half of the page. */
export function TrendPeopleDrawer() {
  const [parameters, setParameters] = useUrlParameters();
  const opened = openedFigure(parameters);
  const query = useListTrendPeopleQuery(opened?.query ?? skipToken, { refetchOnMountOrArgChange: true });
  const close = (): void => setParameters((current) => withParameters(current, closed), { replace: true });
  if (opened === undefined) return null;
  return (
    <BottomDrawer name="trend-people" isOpen title={opened.title} onClose={close} height="60%">
      <PeopleTable query={query} />
    </BottomDrawer>
  );
}
