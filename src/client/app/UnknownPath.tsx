import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { landingPath } from '../session/returnPath';
import { Button } from '../ui/controls/Button';
import { PageNotice } from '../ui/layout/PageNotice';

interface FromUnknownPath {
  readonly unknownPath: string;
}

const isFromUnknownPath = (state: unknown): state is FromUnknownPath =>
  typeof state === 'object' && state !== null && 'unknownPath' in state && typeof state.unknownPath === 'string';

/** Unknown paths lead to the dashboard (BEH-029, F-41), which says so: the history entry keeps what was asked for. */
export function UnknownPath() {
  const state: FromUnknownPath = { unknownPath: useLocation().pathname };
  return <Navigate to={landingPath} replace state={state} />;
}

/** Says that the address that was asked for leads nowhere, until it is closed or another page is open. */
export function UnknownPathNotice() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  if (!isFromUnknownPath(state)) return null;
  return (
    <div className="db-page-notices">
      <PageNotice
        actions={
          <Button
            size="small"
            text="Close"
            onClick={() => void navigate(location.pathname + location.search, { replace: true })}
          />
        }
      >
        There is no page at <strong>{state.unknownPath}</strong>. The address may be mistyped; this is the dashboard.
      </PageNotice>
    </div>
  );
}
