import { SmallTable } from '../../../ui/layout/SmallTable';
import type { FieldFacts } from './readContract';

export function FieldTable({ caption, fields }: { caption: string; fields: readonly FieldFacts[] }) {
  if (fields.length === 0) return null;
  return (
    <SmallTable
      name={caption}
      isCaptionShown
      columns={[
        { header: 'Field', isRowHeader: true, cell: ({ name }) => <code>{name}</code> },
        { header: 'Kind', cell: ({ kind }) => kind },
        { header: 'Required', cell: ({ isRequired }) => (isRequired ? 'yes' : '') },
        { header: 'Remarks', cellClassName: 'db-reference-note', cell: ({ note }) => note },
      ]}
      rows={fields}
      rowKey={({ name }) => name}
      className="db-reference-fields"
    />
  );
}
