import { Fragment, type ReactNode } from 'react';
import './layout.css';

export interface KeyValue {
  readonly label: string;
  /** Explanation, shown on hover of the label and read with it. */
  readonly explanation?: string;
  /** Empty values ('', null, undefined) are shown as '-'. */
  readonly value: ReactNode;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** In pixels. Default 130. */
  readonly labelWidth?: number;
}

const isNothing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Labelled facts of a record. */
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
