import { Link } from 'react-router-dom';
import { headcountKinds } from '../../../../domain/company/companyFigures';
import type { Headcount } from '../../../api/api';
import { peoplePath, shownLabels } from './companyPaths';
import type { CompanyDayQuery } from './companyQuery';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { QueryPanel } from '../screens/QueryPanel';

function HeadcountTable({ kind, rows }: { readonly kind: Headcount['Show']; readonly rows: readonly Headcount[] }) {
  const largest = Math.max(1, ...rows.map((row) => row.Total));
  return (
    <SmallTable
      name={shownLabels[kind]}
      isCaptionShown
      hasHeaders={false}
      columns={[
        { header: 'Name', isRowHeader: true, cell: ({ Name }) => Name },
        {
          header: 'People',
          cell: ({ _id, Name, Total }) => (
            <Link to={peoplePath(kind, _id)} aria-label={`${Name}: ${Total}`}>
              {Total}
            </Link>
          ),
        },
        {
          header: 'Bar',
          isHidden: true,
          cellClassName: 'db-headcount-bar',
          cell: ({ Total }) => <meter min={0} max={largest} value={Total} />,
        },
      ]}
      rows={rows}
      rowKey={({ _id }) => _id ?? ''}
      className="db-headcount"
      looks="bare"
    />
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
