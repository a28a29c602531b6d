import { Tag } from '@blueprintjs/core';
import { FieldTable } from './FieldTable';
import type { OperationFacts } from './readContract';

/** One call: its request, permissions and answer. */
export function OperationView({ operation }: { operation: OperationFacts }) {
  const { id, method, path, summary, origin, inventory, permissions, isPlanned, bodyType } = operation;
  return (
    <article aria-label={id} tabIndex={0} className="db-reference-operation">
      <h2>
        <Tag intent={method === 'GET' ? 'primary' : 'success'}>{method}</Tag> <code>/api{path}</code>
      </h2>
      <p>{summary}</p>
      <p className="db-muted">
        {`Name ${id}. Needs ${permissions.join(' or ')}. ${origin === 'specification' ? `From the specification (${inventory.join(', ')}).` : 'An extension of the specification.'}`}
        {isPlanned && ' Not available in this version.'}
      </p>
      <FieldTable caption="Parameters" fields={operation.parameters} />
      <FieldTable caption={`Body (${bodyType ?? ''})`} fields={operation.body} />
      <FieldTable caption="Answer" fields={operation.answer} />
      <FieldTable caption="Failure" fields={operation.failure} />
    </article>
  );
}
