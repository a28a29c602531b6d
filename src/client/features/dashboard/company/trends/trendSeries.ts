import { Colors } from '@blueprintjs/core';
import { formatDay } from '../../../../../domain/calendar/formatDay';
import { monthName, shortMonthName } from '../../../../../domain/calendar/month';
import {
  dayStateLabels,
  dayStates,
  headcountFigures,
  headcountLabels,
  lateLabel,
  pendingAgeLabels,
  pendingAges,
} from '../../../../../domain/company/companyTrends';
import { leaveTypes } from '../../../../../domain/leave/leaveChoices';
import { pendingKindLabels, pendingKinds } from '../../../../../domain/pending/pendingKinds';
import type { CompanyTrends, TrendDay, TrendFigure, TrendHeadcount } from '../../../../api/api';

interface TrendKey {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
  /** In the table only. */
  readonly isTableOnly?: boolean;
}
export interface TrendCell {
  readonly value: number;
  /** Parameters of the dashboard's URL that open the rows of the figure. */
  readonly parameters: Readonly<Record<string, string>>;
}
export interface TrendRow {
  readonly id: string;
  readonly label: string;
  /** On the axis of the chart. */
  readonly short: string;
  /** By key; absent where the key has none. */
  readonly cells: Readonly<Record<string, TrendCell>>;
}
/** What a chart and its table show. */
export interface TrendSeries {
  readonly keys: readonly TrendKey[];
  readonly rows: readonly TrendRow[];
}

const opens = (show: TrendFigure, parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  trend: show,
  ...parameters,
});

const dayFields = {
  present: 'Present',
  'on-leave': 'On_leave',
  absent: 'Absent',
  late: 'Late',
} as const satisfies Record<string, keyof TrendDay>;
const dayColours = { present: Colors.GREEN4, 'on-leave': Colors.BLUE4, absent: Colors.RED4 } as const;

type Days = Pick<CompanyTrends, 'Days'>;

function daySeries(trends: Days, keys: readonly (TrendKey & { readonly id: keyof typeof dayFields })[]): TrendSeries {
  return {
    keys,
    rows: trends.Days.map((row) => ({
      id: row.Day,
      label: formatDay(row.Day),
      short: formatDay(row.Day).slice(0, 5),
      cells: Object.fromEntries(
        keys.map(({ id }) => [id, { value: row[dayFields[id]], parameters: opens(id, { day: row.Day }) }]),
      ),
    })),
  };
}

export const attendanceSeries = (trends: Days): TrendSeries =>
  daySeries(
    trends,
    dayStates.map((id) => ({ id, label: dayStateLabels[id], colour: dayColours[id] })),
  );

export const lateSeries = (trends: Days): TrendSeries =>
  daySeries(trends, [{ id: 'late', label: lateLabel, colour: Colors.ORANGE4 }]);

const leaveColours: Readonly<Record<(typeof leaveTypes)[number], string>> = {
  'Casual Leave': Colors.BLUE4,
  'Sick Leave': Colors.VIOLET4,
};

export function leaveSeries(trends: CompanyTrends): TrendSeries {
  return {
    keys: leaveTypes.map((type) => ({ id: type, label: type, colour: leaveColours[type] })),
    rows: trends.Headcounts.map(({ Month: month }) => ({
      id: month,
      label: monthName(month),
      short: shortMonthName(month),
      cells: Object.fromEntries(
        trends.Leaves.filter((row) => row.Month === month).map((row) => [
          row.Leave_type,
          { value: row.Days, parameters: opens('leave', { month, type: row.Leave_type }) },
        ]),
      ),
    })),
  };
}

const headcountFields = { employed: 'Employed', joined: 'Joined', left: 'Left' } as const satisfies Record<
  string,
  keyof TrendHeadcount
>;
const headcountColours = { employed: Colors.TURQUOISE4, joined: Colors.GREEN4, left: Colors.RED4 } as const;

export function headcountSeries(trends: CompanyTrends): TrendSeries {
  return {
    keys: headcountFigures.map((id) => ({
      id,
      label: headcountLabels[id],
      colour: headcountColours[id],
      ...(id !== 'employed' && { isTableOnly: true }),
    })),
    rows: trends.Headcounts.map((row) => ({
      id: row.Month,
      label: monthName(row.Month),
      short: shortMonthName(row.Month),
      cells: Object.fromEntries(
        headcountFigures.map((id) => [
          id,
          { value: row[headcountFields[id]], parameters: opens(id, { month: row.Month }) },
        ]),
      ),
    })),
  };
}

const kindColours = [Colors.BLUE4, Colors.TURQUOISE4, Colors.GOLD4, Colors.VIOLET4, Colors.RED4];

/** The ages are the rows, the kinds of request the parts of their bars. */
export function pendingSeries(trends: CompanyTrends): TrendSeries {
  const listed = pendingKinds.filter((kind) => trends.Pending.some((row) => row.Kind === kind));
  return {
    keys: listed.map((kind, index) => ({
      id: kind,
      label: pendingKindLabels[kind],
      colour: kindColours[index] ?? Colors.GRAY4,
    })),
    rows: pendingAges.map((age) => ({
      id: age,
      label: pendingAgeLabels[age],
      short: pendingAgeLabels[age],
      cells: Object.fromEntries(
        trends.Pending.filter((row) => row.Age === age).map((row) => [
          row.Kind,
          { value: row.Total, parameters: opens('pending', { kind: row.Kind, age }) },
        ]),
      ),
    })),
  };
}
