import { Suspense, useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { useGetOwnProfileQuery, useGetOwnRunningTimerQuery, useListPreferencesQuery } from '../../api/api';
import { freshLinks } from '../../api/freshLinks';
import { selectIsLensOn, selectIsRoleAdministrator, selectViewedRole } from '../../permissions/permissionSelectors';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { useOwnPermissionRecord } from '../../permissions/useOwnPermissionRecord';
import { selectIsClockSet, selectIsClockSettable } from '../../session/clockSlice';
import { selectIsIdentityAsked } from '../../session/identitySlice';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { prepareToasts } from '../../ui/dialogs/toaster';
import { ErrorBoundary } from '../../ui/states/ErrorBoundary';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { PageSizesInTables } from '../../table/view/PageSizeForAll';
import { RecordedExports } from './RecordedExports';
import { SavedViewsInTables } from '../../table/saved-views/SavedViewsSlot';
import { todayFlag, todayParameter } from '../clock/todayAddress';
import { Sidebar } from './Sidebar';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { UnknownPathNotice } from '../UnknownPath';
import { PreferencesNotice } from './PreferencesNotice';
import { MenuLetters } from './MenuLetters';
import { SignOutQuestion } from './SignOutQuestion';
import { TimerOverruns } from './TimerOverruns';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { useLoadAhead } from './useLoadAhead';
import { loadedPart } from '../../ui/states/loadedPart';
import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import './shell.css';
import './print.css';
import { OpenedForm } from '../../widgets/unsent-texts/OpenedForm';

const TodayBanner = loadedPart(() => import('../clock/TodayBanner'), { isQuiet: true });
const TodayDialog = loadedPart(() => import('../clock/TodayDialog'));
const ViewAsBanner = loadedPart(() => import('../lens/ViewAsBanner'));
const LensPanel = loadedPart(() => import('../lens/LensPanel'));
const MobileDrawer = loadedPart(() =>
  import('./MobileDrawer').then(({ MobileDrawer: component }) => ({ default: component })),
);
const ConfirmIdentityDialog = loadedPart(() => import('../../features/second-factor/ConfirmIdentityDialog'));
// When it cannot be loaded, the page continues without it until the browser is online again or the next visit.
const MonthConfirmation = loadedPart(() => import('../../features/present-data/confirmation/MonthConfirmation'), {
  isQuiet: true,
});

const hidesSidebar = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'hasSidebar' in handle && handle.hasSidebar === false;

/** Data that every screen needs, read once per session. */
function useSessionReads(): void {
  useOwnPermissionRecord();
  useListPreferencesQuery();
  // Reads a fresh link to the user's picture: the link of the sign-in is valid for an hour.
  useGetOwnProfileQuery(undefined, freshLinks);
  // Another tab or device may have started or stopped it.
  useGetOwnRunningTimerQuery(undefined, { refetchOnFocus: true });
  // A success must be shown even when the server goes down right afterwards.
  useEffect(() => void prepareToasts(), []);
}

/** SCR-004: sidebar, top bar and the routed content. */
export function Shell() {
  useSessionReads();
  useLoadAhead();
  const { pathname } = useLocation();
  const hasSidebar = !useMatches().some(({ handle }) => hidesSidebar(handle));
  const viewed = useSelector(selectViewedRole);
  const isClockSettable = useSelector(selectIsClockSettable);
  const isClockSet = useSelector(selectIsClockSet);
  const maySetToday = useIsPermitted(todayFlag) && isClockSettable;
  const [todayForm, openTodayForm] = useUrlRecord(todayParameter);
  const isLensOn = useSelector(selectIsLensOn);
  const isRoleAdministrator = useSelector(selectIsRoleAdministrator);
  const isIdentityAsked = useSelector(selectIsIdentityAsked);
  const drawer = useOverlay('shell/drawer');
  const { open } = drawer;
  const openDrawer = useCallback(() => open(null), [open]);
  return (
    <div className="db-shell">
      <SkipLink />
      <Scope name="shell">
        <Suspense>{viewed && <ViewAsBanner viewed={viewed} />}</Suspense>
        <Suspense>{isClockSet && <TodayBanner />}</Suspense>
        <TopBar onOpenDrawer={openDrawer} />
      </Scope>
      <div className="db-shell-body">
        {hasSidebar && (
          <Scope name="shell">
            <Sidebar />
          </Scope>
        )}
        <div className="db-shell-main">
          <Scope name="shell">
            <UnknownPathNotice />
            <PreferencesNotice />
            <TimerOverruns />
          </Scope>
          <div id={contentId} className="db-shell-content">
            <ErrorBoundary resetKey={pathname}>
              <SavedViewsInTables>
                <RecordedExports>
                  <PageSizesInTables>
                    <Outlet />
                  </PageSizesInTables>
                </RecordedExports>
              </SavedViewsInTables>
            </ErrorBoundary>
          </div>
        </div>
      </div>
      <Scope name="shell">
        <UnsavedChangesDialog />
        <SignOutQuestion />
        <MenuLetters />
        <Suspense>
          <MonthConfirmation />
        </Suspense>
        <Suspense>{isLensOn && isRoleAdministrator && <LensPanel />}</Suspense>
        <Suspense>
          {todayForm !== null && (
            <OpenedForm name="today" isPermitted={maySetToday}>
              <TodayDialog onClose={() => openTodayForm(null)} />
            </OpenedForm>
          )}
        </Suspense>
        <Suspense>{isIdentityAsked && <ConfirmIdentityDialog />}</Suspense>
        <Suspense>{drawer.isOpen && <MobileDrawer onClose={drawer.close} />}</Suspense>
      </Scope>
    </div>
  );
}
