import { useMemo } from 'react';
import { getYear } from '../../../../domain/calendar/month';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { useListHolidaysQuery, type Holiday } from '../../../api/api';
import { useToday } from '../../../widgets/useToday';
import { holidayMark } from '../../../widgets/year-table/holidayMark';
import { YearTable } from '../../../widgets/year-table/YearTable';
import { getLocationNames } from './holidayColumns';

const none: readonly Holiday[] = [];

/** The holidays of the year of one of them. */
export default function HolidayYear({ holiday: { Holiday_date } }: { readonly holiday: Holiday }) {
  const { data = none } = useListHolidaysQuery();
  const byDay = useMemo(() => groupedBy(data, (holiday) => holiday.Holiday_date), [data]);
  const year = getYear(Holiday_date);
  return (
    <YearTable
      name={`Holidays of ${year}`}
      year={year}
      today={useToday()}
      shown={Holiday_date}
      getMarks={(day) =>
        (byDay.get(day) ?? none).map((holiday) =>
          holidayMark(
            holiday.Locations.length === 0
              ? holiday.Holiday_name
              : `${holiday.Holiday_name} (${getLocationNames(holiday)})`,
            holiday.Holiday_type === 'Full Day' ? null : holiday.Holiday_type,
          ),
        )
      }
    />
  );
}
