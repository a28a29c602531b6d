import { Button } from '../../../ui/controls/Button';

/** From a second step to user name and password. */
export function BackToLogin({ isLeaving, onBack }: { readonly isLeaving: boolean; readonly onBack: () => void }) {
  return (
    <Button
      variant="minimal"
      size="small"
      intent="primary"
      text="Back to Login"
      disabled={isLeaving}
      onClick={onBack}
    />
  );
}
