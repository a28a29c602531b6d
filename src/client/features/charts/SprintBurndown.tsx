import type { PortfolioChart } from '../../api/api';
import type { ChartView } from '../../ui/charts/ViewChoice';
import { LinesPicture } from './drawing/ChartFrame';
import { idealLine, openLine, pointParameter, planPositions } from './plan/planLines';

export interface SprintBurndownProps {
  /** Of the sprint. */
  readonly name: string;
  readonly points: NonNullable<PortfolioChart['Burndown']>['Points'];
  readonly view: ChartView;
  /** Receives what the page of the sprint needs in its URL to list the tasks of a point. */
  readonly onOpen: (parameter: string) => void;
}

/** The burndown of a sprint, small: open tasks and the ideal line, on the axis of the large one. */
export const SprintBurndown = ({ name, points, view, onOpen }: SprintBurndownProps) => (
  <LinesPicture
    caption={`Burndown of ${name}`}
    positionHeading="Day"
    lines={[idealLine(points.map(({ Ideal }) => Ideal)), openLine(points.map(({ Open }) => Open))]}
    positions={planPositions(points)}
    unit="tasks"
    view={view}
    onOpen={(key) => onOpen(`${pointParameter}=${encodeURIComponent(key)}`)}
  />
);
