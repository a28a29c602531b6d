import { Fragment, type ReactNode } from 'react';
import './layout.css';

export interface KeyValue {
  readonly label: string;
  /** What the value means, shown on pointing at the label and read with it. */
  readonly explanation?: string;
  /** Nothing ('', null, undefined) is shown as '-'. */
  readonly value: ReactNode;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** In pixels. Default 130. */
  readonly labelWidth?: number;
}

const isNothing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Facts about a record: what it is, and its value. */
export function KeyValueList({ items, labelWidth = 130 }: KeyValueListProps) {
  return (
    <dl className="db-key-values" style={{ gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)` }}>
      {items.map(({ label, explanation, value }) => (
        <Fragment key={label}>
          <dt
            title={explanation}
            aria-description={explanation}
            className={explanation === undefined ? undefined : 'db-explained'}
          >
            {label}
          </dt>
          <dd>{isNothing(value) ? '-' : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
