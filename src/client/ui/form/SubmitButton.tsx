import type { JSX } from 'react';
import { ReasonButton } from '../controls/ReasonButton';
import type { FormStatus } from './formHandle';

export interface SubmitButtonProps {
  readonly form: Pick<FormStatus, 'id' | 'isSubmitting'>;
  readonly text: string;
  readonly icon?: JSX.Element;
  /** Default 'primary'. */
  readonly intent?: 'primary' | 'success' | 'warning' | 'danger';
  readonly isWide?: boolean;
  /** Why there is nothing to submit now. */
  readonly disabledReason?: string | undefined;
}

/** Submits its form, wherever on the page it stands; shows that it works until the answer is there. */
export function SubmitButton({ form, text, icon, intent = 'primary', isWide, disabledReason }: SubmitButtonProps) {
  return (
    <ReasonButton
      type="submit"
      form={form.id}
      intent={intent}
      text={text}
      icon={icon}
      fill={isWide}
      loading={form.isSubmitting}
      disabledReason={disabledReason}
      title={`${text} (Ctrl + Enter)`}
    />
  );
}
