import { Link } from 'react-router-dom';
import { headcountKinds } from '../../../../domain/company/companyFigures';
import type { Headcount } from '../../../api/api';
import { peoplePath, shownLabels } from './companyPaths';
import type { CompanyDayQuery } from './companyQuery';
import { QueryPanel } from '../screens/QueryPanel';

function HeadcountTable({ kind, rows }: { readonly kind: Headcount['Show']; readonly rows: readonly Headcount[] }) {
  const largest = Math.max(1, ...rows.map((row) => row.Total));
  return (
    <table className="db-headcount">
      <caption>{shownLabels[kind]}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id ?? ''}>
            <th scope="row">{row.Name}</th>
            <td>
              <Link to={peoplePath(kind, row._id)} aria-label={`${row.Name}: ${row.Total}`}>
                {row.Total}
              </Link>
            </td>
            <td className="db-headcount-bar" aria-hidden>
              <meter min={0} max={largest} value={row.Total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Active employees by department, location and vertical. */
export function HeadcountPanel({ query }: { readonly query: CompanyDayQuery }) {
  return (
    <QueryPanel title="Headcount" query={query} what="the headcounts" lines={12}>
      {({ Headcounts: headcounts }) => (
        <div className="db-headcounts">
          {headcountKinds.map((kind) => (
            <HeadcountTable key={kind} kind={kind} rows={headcounts.filter((row) => row.Show === kind)} />
          ))}
        </div>
      )}
    </QueryPanel>
  );
}
