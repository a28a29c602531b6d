import { AnchorButton, type AnchorButtonProps } from '@blueprintjs/core';
import { useHref, useNavigate } from 'react-router-dom';
import { isPlainClick } from './isPlainClick';

export interface LinkButtonProps extends Omit<AnchorButtonProps, 'href' | 'onClick'> {
  /** The page inside Daybook that it opens. */
  readonly to: string;
}

/** A button that is a link to a page of Daybook. */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <AnchorButton
      {...props}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
