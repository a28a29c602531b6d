import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { EntryFrame } from './EntryFrame';
import { EntryLink } from './EntryLink';
import type { EntryScreenProps } from './entryScreenProps';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useLinkCheck } from './useLinkCheck';

/** /reset-password/{token}: first checks whether the mailed link is still valid (D-19: once, for one hour). */
export default function ResetPasswordScreen({ token, goTo }: EntryScreenProps) {
  const { isLoading, isRetrying, failure, retry } = useLinkCheck(token);
  const isDead =
    failure !== null &&
    typeof failure.httpStatus === 'number' &&
    failure.httpStatus < 500 &&
    failure.httpStatus !== 429;
  return (
    <EntryFrame heading="New password">
      {isLoading && <PanelSkeleton lines={4} label="Checking the link" />}
      {isDead && (
        <>
          <p role="alert">This link can no longer be used. A link works once and for one hour.</p>
          <EntryLink to="/forgot-password" goTo={goTo}>
            Request a new link
          </EntryLink>
        </>
      )}
      {failure && !isDead && <LoadFailed what="the link" failure={failure} onRetry={retry} isRetrying={isRetrying} />}
      {!isLoading && !failure && <ResetPasswordForm token={token} goTo={goTo} />}
    </EntryFrame>
  );
}
