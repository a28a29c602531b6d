import { hundredths } from '../../../../domain/figures/hundredths';
import { Colors } from '@blueprintjs/core';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { sprintBeginning } from '../../../../domain/charts/sprintBeginning';
import type { PlanChart } from '../../../api/api';
import { countDays } from '../../../../domain/calendar/day';
import type { ChartLine } from '../drawing/chartLine';
import type { ForecastDays } from '../forecastTexts';

export const planChartKinds = ['burndown', 'burnup'] as const;
/** A milestone gets its sprints one after the other: its scope says as much as what is open. */
export const milestoneChartKinds = ['burnup', 'burndown'] as const;
export type PlanChartKind = (typeof planChartKinds)[number];
export const planUnits = ['tasks', 'hours'] as const;
export type PlanUnit = (typeof planUnits)[number];

/** On the page of a sprint: the point whose tasks are listed. */
export const pointParameter = 'point';

type Point = PlanChart['Points'][number];

const beginning = 'start';
/** The point in a URL. */
export const pointKey = ({ Day }: Pick<Point, 'Day'>): string => Day ?? beginning;
export const pointLabel = ({ Day }: Pick<Point, 'Day'>): string => (Day === null ? 'Start' : formatDay(Day));

/** '27/11', on the axis of a chart. */
const shortPointLabel = (point: Pick<Point, 'Day'>): string => pointLabel(point).slice(0, '27/11'.length);

type Figures = ChartLine['figures'];
export const idealLine = (figures: Figures): ChartLine => ({
  name: 'Ideal',
  colour: Colors.GRAY3,
  isDashed: true,
  figures,
});
export const openLine = (figures: Figures): ChartLine => ({ name: 'Open', colour: Colors.BLUE3, figures });

type ShownDay = Pick<Point, 'Day' | 'Work_share'>;

/** 'day off', or '50% at work'; undefined for a whole working day. */
const workShareText = ({ Work_share: share }: ShownDay): string | undefined =>
  share === 0 ? 'day off' : share < 1 ? `${Math.round(share * 100)}% at work` : undefined;

/** The axis of a burndown or burnup, large or small: days off are shaded. */
export const planPositions = (points: readonly ShownDay[]) =>
  points.map((point) => ({
    value: pointKey(point),
    label: shortPointLabel(point),
    isShaded: point.Work_share === 0,
    remark: workShareText(point),
  }));

/** What has happened so far. */
const lastPast = (points: PlanChart['Points']): Point | undefined => points.findLast(({ Figures }) => Figures !== null);

interface ShownAs {
  readonly kind: PlanChartKind;
  readonly unit: PlanUnit;
}

const amountKey = (unit: PlanUnit): 'Tasks' | 'Hours' => (unit === 'tasks' ? 'Tasks' : 'Hours');

/** The lines of a burndown or burnup; plans without an ideal have no such line. */
export function planLines(points: PlanChart['Points'], { kind, unit }: ShownAs): ChartLine[] {
  const key = amountKey(unit);
  const scope = (point: Point): number | null => point.Figures?.Scope[key] ?? null;
  const first = sprintBeginning(points, ({ Figures }) => Figures?.Scope.Tasks)?.Figures?.Scope[key] ?? 0;
  const ideal = idealLine(
    points.map(({ Ideal }) => {
      if (Ideal === null) return null;
      return kind === 'burndown' ? Ideal[key] : hundredths(first - Ideal[key]);
    }),
  );
  return [
    ...(points.some(({ Ideal }) => Ideal !== null) ? [ideal] : []),
    { name: 'Scope', colour: Colors.VIOLET3, figures: points.map(scope) },
    kind === 'burndown'
      ? openLine(points.map(({ Figures }) => Figures?.Open[key] ?? null))
      : {
          name: 'Finished',
          colour: Colors.GREEN3,
          figures: points.map(({ Figures }) => Figures?.Finished[key] ?? null),
        },
  ];
}

/**
 * From what is done now straight to the days by which all present tasks are done with a chance of 50 and of 85 per cent. A
 * day beyond the picture is headed for.
 */
export function forecastLines(
  points: PlanChart['Points'],
  { Open, P50, P85 }: ForecastDays,
  { kind, unit }: ShownAs,
): ChartLine[] {
  const now = lastPast(points);
  const key = amountKey(unit);
  const today = now?.Day ?? null;
  if (Open === 0 || today === null || !now?.Figures) return [];
  const { Scope: scope, Open: open, Finished: finished } = now.Figures;
  const [from, to] = kind === 'burndown' ? [open[key], 0] : [finished[key], scope[key]];
  return [
    { name: '50% chance', colour: Colors.GOLD3, until: P50 },
    { name: '85% chance', colour: Colors.VERMILION3, until: P85 },
  ].flatMap(({ name, colour, until }): ChartLine[] => {
    if (until === null || until <= today) return [];
    const length = countDays(today, until);
    const figures = points.map(({ Day }) =>
      Day === null || Day < today || Day > until
        ? null
        : hundredths(from + ((to - from) * countDays(today, Day)) / length),
    );
    return [{ name, colour, isDashed: true, figures }];
  });
}
