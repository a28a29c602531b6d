import { Button } from '@blueprintjs/core';
import type { JSX } from 'react';
import type { FormStatus } from './formHandle';

export interface SubmitButtonProps {
  readonly form: Pick<FormStatus, 'id' | 'isSubmitting'>;
  readonly text: string;
  readonly icon?: JSX.Element;
  /** Default 'primary'. */
  readonly intent?: 'primary' | 'success' | 'warning' | 'danger';
  readonly isWide?: boolean;
  readonly isDisabled?: boolean;
}

/** Submits its form, wherever on the page it stands; shows that it works until the answer is there. */
export function SubmitButton({ form, text, icon, intent = 'primary', isWide, isDisabled }: SubmitButtonProps) {
  return <Button type="submit" form={form.id} intent={intent} text={text} icon={icon} fill={isWide} loading={form.isSubmitting} disabled={isDisabled} title={`${text} (Ctrl + Enter)`} />;
}
