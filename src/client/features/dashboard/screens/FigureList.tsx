import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** How it comes about. */
  readonly title?: string;
  /** Address of the rows behind it. */
  readonly path?: string;
  /** Below the number. */
  readonly note?: ReactNode;
}

/** A few numbers in a row, each a link to what it counts. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="db-figures">
      {figures.map(({ key, label, value, title, path, note }) => (
        <div key={key} title={title}>
          <dt>{label}</dt>
          <dd>
            {path === undefined ? (
              value
            ) : (
              <Link to={path} aria-label={`${label}: ${value}`}>
                {value}
              </Link>
            )}
            {note !== undefined && <small className="db-muted">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
