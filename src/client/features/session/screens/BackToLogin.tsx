import { Button } from '../../../ui/controls/Button';

/** From a second step to user name and password. */
export function BackToLogin({ isDisabled, onBack }: { readonly isDisabled: boolean; readonly onBack: () => void }) {
  return (
    <Button
      variant="minimal"
      size="small"
      intent="primary"
      text="Back to Login"
      disabled={isDisabled}
      onClick={onBack}
    />
  );
}
