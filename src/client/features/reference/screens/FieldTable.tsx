import { HTMLTable } from '@blueprintjs/core';
import type { FieldFacts } from './readContract';

export function FieldTable({ caption, fields }: { caption: string; fields: readonly FieldFacts[] }) {
  if (fields.length === 0) return null;
  return (
    <HTMLTable compact className="db-reference-fields">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Kind</th>
          <th scope="col">Required</th>
          <th scope="col">Remarks</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, kind, isRequired, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{kind}</td>
            <td>{isRequired ? 'yes' : ''}</td>
            <td className="db-reference-note">{note}</td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}
