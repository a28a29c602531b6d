import type { ReactNode } from 'react';
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
  const [wasPermitted] = useScreenState('drafts', `${name}/was-permitted`, isPermitted, { isPinned: true });
  return isPermitted || wasPermitted ? children : null;
}
