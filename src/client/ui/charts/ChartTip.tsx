import { useSelector } from 'react-redux';
import type { WithScreenState } from '../../screen-state/screenState';
import { chartPoint, type ChartPoint } from './useChartTip';
import './chartTip.css';

const selectPoint = ({ tables }: WithScreenState) => tables[chartPoint] as ChartPoint | undefined;

/**
 * What is said about a point of a chart, next to it. One for the whole page, because the pointer is at one point only. The
 * tables of the charts have the same figures, so it is not read out.
 */
export function ChartTip() {
  const point = useSelector(selectPoint);
  if (point === undefined) return null;
  const { left, top, shift, isBelow, line, heading, rows } = point;
  return (
    <div aria-hidden>
      {line && <div className="db-chart-tip-line" style={{ left, ...line }} />}
      <div
        className="db-chart-tip"
        style={{ left, top, transform: `translate(${-shift}%, ${isBelow ? '16px' : 'calc(-100% - 12px)'})` }}
      >
        {heading !== null && <strong>{heading}</strong>}
        {rows.map(({ text, colour }) => (
          <div key={text}>
            {colour !== null && <span className="db-chart-mark" style={{ background: colour }} />}
            {text}
          </div>
        ))}
      </div>
    </div>
  );
}
