import type { JSX } from 'react';
import type { FormStatus } from './formHandle';
import { Button } from '../controls/Button';

export interface SubmitButtonProps {
  readonly form: Pick<FormStatus, 'id' | 'isSubmitting'>;
  readonly text: string;
  readonly icon?: JSX.Element;
  /** Default 'primary'. */
  readonly intent?: 'primary' | 'success' | 'warning' | 'danger';
  readonly isWide?: boolean;
}

/**
 * Submits its form from anywhere on the page and is busy until the response is there. Where it can be disabled, use `ReasonButton` with
 * `type="submit"`: its popover would add 25 kB to the sign-in page.
 */
export function SubmitButton({ form, text, icon, intent = 'primary', isWide }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      form={form.id}
      intent={intent}
      text={text}
      icon={icon}
      fill={isWide}
      loading={form.isSubmitting}
      title={`${text} (Ctrl + Enter)`}
    />
  );
}
