import { useEffect, type ReactNode } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';

export interface OpenedFormProps {
  /** Unique within the scope, with the id of the record: 'employee/17'. */
  readonly name: string;
  readonly isPermitted: boolean;
  readonly children: ReactNode;
}

/**
 * A form that the user was permitted to open stays when the permission is taken away: what was typed is not lost, and
 * saving says why it is not possible. To be mounted while the form is open.
 */
export function OpenedForm({ name, isPermitted, children }: OpenedFormProps) {
  const [wasPermitted, setPermitted] = useScreenState('drafts', `${name}/was-permitted`, false);
  // Not only at first: a form that a link opens may be there before it is known what the user may do.
  useEffect(() => {
    if (isPermitted) setPermitted(true);
  }, [isPermitted, setPermitted]);
  return isPermitted || wasPermitted ? children : null;
}
