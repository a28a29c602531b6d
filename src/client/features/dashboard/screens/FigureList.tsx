import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Explains the figure. */
  readonly title?: string;
  /** Path of the counted rows. */
  readonly path?: string;
  /** Below the number. */
  readonly note?: ReactNode;
}

/** A row of numbers, each linked to its rows. */
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
