import { monthName } from '../../../../domain/calendar/month';
import { maxRating, kraAverage } from '../../../../domain/kra/kraRatings';
import type { KraRecord } from '../../../api/api';
import { averageText } from '../../../../domain/kra/averages';

const [width, height, margin] = [560, 150, 24];
const gridRatings = [2, 4, 6, 8, maxRating];

type Point = readonly [number, number];
const getPath = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ');

/** Averages by month, oldest at the left: own solid, leader's dashed. */
export function AverageLine({ records }: { readonly records: readonly KraRecord[] }) {
  const ordered = [...records].sort((left, right) => left.month.localeCompare(right.month));
  const step = ordered.length > 1 ? (width - 2 * margin) / (ordered.length - 1) : 0;
  const xOf = (index: number): number => margin + index * step;
  const yOf = (rating: number): number => height - margin - (rating / maxRating) * (height - 2 * margin);
  const own = ordered.map((record, index): Point => [xOf(index), yOf(kraAverage(record.Employee_rating))]);
  const leaders = ordered.flatMap((record, index): Point[] =>
    record.Team_leader_rating ? [[xOf(index), yOf(kraAverage(record.Team_leader_rating))]] : [],
  );
  const summary = ordered
    .map(
      (record) =>
        `${monthName(record.month)}: own ${averageText(kraAverage(record.Employee_rating))}${record.Team_leader_rating ? `, TL ${averageText(kraAverage(record.Team_leader_rating))}` : ''}`,
    )
    .join('; ');
  return (
    <figure className="db-kra-line">
      <svg role="img" aria-label={`Averages over the months. ${summary}`} viewBox={`0 0 ${width} ${height}`}>
        {gridRatings.map((rating) => (
          <g key={rating}>
            <line x1={margin} x2={width - margin} y1={yOf(rating)} y2={yOf(rating)} className="db-kra-grid" />
            <text x={4} y={yOf(rating) + 4}>
              {rating}
            </text>
          </g>
        ))}
        <polyline points={getPath(own)} className="db-kra-line-own" />
        <polyline points={getPath(leaders)} className="db-kra-line-leader" />
        {own.map(([x, y]) => (
          <circle key={`own ${x}`} cx={x} cy={y} r={3} className="db-kra-dot-own" />
        ))}
        {leaders.map(([x, y]) => (
          <rect key={`leader ${x}`} x={x - 3} y={y - 3} width={6} height={6} className="db-kra-dot-leader" />
        ))}
        {ordered.map((record, index) => (
          <text key={record._id} x={xOf(index)} y={height - 6} textAnchor="middle">
            {record.month.slice(5)}/{record.month.slice(2, 4)}
          </text>
        ))}
      </svg>
      <figcaption className="db-muted">● own average, ■ average of the team leader</figcaption>
    </figure>
  );
}
