import type { ReactNode } from 'react';
import './secondFactor.css';

interface FactorProps {
  readonly title: string;
  readonly state: string;
  readonly problem: string | undefined;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** One factor with its state and buttons. */
export function Factor({ title, state, problem, children }: FactorProps) {
  return (
    <div className="db-factor">
      <div>
        <div>{title}</div>
        <div className="db-muted">{state}</div>
        {problem !== undefined && (
          <div className="db-field-problem" role="alert">
            {problem}
          </div>
        )}
      </div>
      {children !== undefined && <div className="db-factor-actions">{children}</div>}
    </div>
  );
}
