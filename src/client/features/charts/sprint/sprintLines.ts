import { hundredths } from '../../../../domain/figures/hundredths';
import { Colors } from '@blueprintjs/core';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { sprintBeginning } from '../../../../domain/charts/sprintBeginning';
import type { SprintChart } from '../../../api/api';
import type { ChartLine } from '../drawing/chartLine';

export const sprintChartKinds = ['burndown', 'burnup'] as const;
export type SprintChartKind = (typeof sprintChartKinds)[number];
export const sprintUnits = ['tasks', 'hours'] as const;
export type SprintUnit = (typeof sprintUnits)[number];

/** On the page of a sprint: the point whose tasks are listed. */
export const pointParameter = 'point';

type Point = SprintChart['Points'][number];

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
export const sprintPositions = (points: readonly ShownDay[]) =>
  points.map((point) => ({
    value: pointKey(point),
    label: shortPointLabel(point),
    isShaded: point.Work_share === 0,
    remark: workShareText(point),
  }));

/** The lines of a burndown or burnup. */
export function sprintLines(points: SprintChart['Points'], kind: SprintChartKind, unit: SprintUnit): ChartLine[] {
  const key = unit === 'tasks' ? 'Tasks' : 'Hours';
  const scope = (point: Point): number | null => point.Figures?.Scope[key] ?? null;
  const first = sprintBeginning(points, ({ Figures }) => Figures?.Scope.Tasks)?.Figures?.Scope[key] ?? 0;
  const ideal = idealLine(
    points.map(({ Ideal }) => {
      if (Ideal === null) return null;
      return kind === 'burndown' ? Ideal[key] : hundredths(first - Ideal[key]);
    }),
  );
  const scopeLine: ChartLine = { name: 'Scope', colour: Colors.VIOLET3, figures: points.map(scope) };
  return kind === 'burndown'
    ? [ideal, scopeLine, openLine(points.map(({ Figures }) => Figures?.Open[key] ?? null))]
    : [
        ideal,
        scopeLine,
        {
          name: 'Finished',
          colour: Colors.GREEN3,
          figures: points.map(({ Figures }) => Figures?.Finished[key] ?? null),
        },
      ];
}
