import type { ReactNode } from 'react';
import './entry.css';

/** The frame of the entry pages: the name of the program and one form. */
export function EntryFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="db-entry">
      <div className="db-entry-brand" aria-hidden>
        Daybook
      </div>
      <div className="db-entry-card">
        <h1 className="db-entry-heading">{heading}</h1>
        {children}
      </div>
    </main>
  );
}
