import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button';

type CommentActionProps = Omit<
  ComponentProps<typeof Button>,
  'className' | 'variant' | 'size' | 'aria-label' | 'title'
> & {
  readonly label: string;
};

/** A small button next to the name of the author. */
export const CommentAction = ({ label, ...props }: CommentActionProps) => (
  <Button {...props} className="db-comment-action" variant="minimal" size="small" aria-label={label} title={label} />
);
