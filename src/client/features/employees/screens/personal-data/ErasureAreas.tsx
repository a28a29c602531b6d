import type { ErasedArea } from '../../../../api/api';
import { groupedBy } from '../../../../../domain/collections/groupedBy';
import './personalData.css';

interface Counted {
  readonly name: string;
  readonly count: number;
}

const getCounted = (areas: readonly ErasedArea[], key: 'Deleted' | 'Replaced' | 'Remaining'): Counted[] =>
  areas.filter((area) => area[key] > 0).map((area) => ({ name: area.Area, count: area[key] }));

function AreaList({ areas }: { readonly areas: readonly Counted[] }) {
  if (areas.length === 0) return <p>Nothing</p>;
  return (
    <ul>
      {areas.map(({ name, count }) => (
        <li key={name}>
          {name} <span className="db-erasure-count">{count}</span>
        </li>
      ))}
    </ul>
  );
}

interface ErasureAreasProps {
  readonly areas: readonly ErasedArea[];
  /** False while the counts are read again. */
  readonly isCurrent: boolean;
}

/** Numbers of records by what happens to them, and why some stay. */
export function ErasureAreas({ areas, isCurrent }: ErasureAreasProps) {
  const remaining = areas.filter(({ Remaining, Reason }) => Remaining > 0 && Reason !== null);
  return (
    <div className="db-erasure" role="region" aria-label="What happens" aria-busy={!isCurrent} tabIndex={0}>
      <section>
        <h3>Deleted</h3>
        <AreaList areas={getCounted(areas, 'Deleted')} />
      </section>
      <section>
        <h3>Texts erased, or the name replaced</h3>
        <AreaList areas={getCounted(areas, 'Replaced')} />
      </section>
      <section>
        <h3>Stays, as ‘Former employee’ with a number</h3>
        {[...groupedBy(remaining, ({ Reason }) => Reason)].map(([reason, ofReason]) => (
          <div key={reason}>
            <h4>{reason}</h4>
            <p>{ofReason[0]?.Basis}</p>
            <AreaList areas={getCounted(ofReason, 'Remaining')} />
          </div>
        ))}
      </section>
    </div>
  );
}
