import { Suspense, useCallback } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useIsPermitted } from '../permissions/useIsPermitted';
import { selectPermissionStatus } from '../permissions/permissionSelectors';
import { Scope } from '../screen-state/Scope';
import { useScreenState } from '../screen-state/useScreenState';
import { PagePlaceProvider } from '../ui/layout/pagePlace';
import { NotFoundPage } from '../widgets/unsent-texts/NotFoundPage';
import { NotPermittedPage } from '../widgets/unsent-texts/NotPermittedPage';
import { PageSkeleton } from '../ui/states/PageSkeleton';
import { useScreenTitle } from '../widgets/useScreenTitle';
import { landingPath } from '../session/returnPath';
import { PermissionsFailed } from './PermissionsFailed';
import { screenPlace } from './navigation';
import type { ScreenRoute } from './routes';

const HomeLink = () => <Link to={landingPath}>Go to the dashboard</Link>;

// A sibling before the screen: effects run in order, so a screen can override the title.
function RouteTitle({ title }: { title: string }) {
  useScreenTitle(title);
  return null;
}

/** Where the specification names menu entry and screen differently, the title has both: 'Project Dashboard (Dues)'. */
function fullTitle({ path, title }: ScreenRoute): string {
  const label = screenPlace(path)?.label ?? title;
  return label === title ? title : `${title} (${label})`;
}

/** Ids are short (the contract rejects longer ones), so a longer one in a URL cannot exist. */
const maxIdLength = 64;
const canBeId = (part: string | undefined): boolean =>
  part === undefined || (part.length <= maxIdLength && !part.includes('\0'));

/** The screen, or the page in its place. One that has unsent texts stays when the permission comes back, until it is left. */
function GuardedScreen({ route, isPermitted }: { readonly route: ScreenRoute; readonly isPermitted: boolean }) {
  const [hasTexts, setHasTexts] = useScreenState('drafts', 'unsent-texts/shown', false);
  const keep = useCallback(() => setHasTexts(true), [setHasTexts]);
  const Screen = route.screen;
  if (isPermitted && !hasTexts) return <Screen />;
  return (
    <NotPermittedPage
      flag={route.needs.join(' or ')}
      action={<HomeLink />}
      onTexts={keep}
      onOpen={isPermitted ? () => setHasTexts(false) : undefined}
    />
  );
}

/** A screen with its title and its guard: the third layer of A-06, after the server and the hidden menu entry. */
export function ScreenFrame({ route }: { route: ScreenRoute }) {
  const isPermitted = useIsPermitted(...route.needs);
  const status = useSelector(selectPermissionStatus);
  const params = useParams();
  const isPathValid = Object.values(params).every(canBeId);
  if (!isPathValid) return <NotFoundPage what="page" action={<HomeLink />} />;
  if (!isPermitted && status === 'unread') return <PageSkeleton shape={route.shape} />;
  if (!isPermitted && status === 'failed') return <PermissionsFailed />;
  // Of the record as well: dialogs and drafts of one are not those of the next.
  const place = route.path.slice(1).replace(/:(\w+)/g, (_part, name: string) => params[name] ?? name);
  return (
    <PagePlaceProvider value={screenPlace(route.path)}>
      <RouteTitle title={fullTitle(route)} />
      <Suspense fallback={<PageSkeleton shape={route.shape} />}>
        <Scope key={place} name={place}>
          <GuardedScreen route={route} isPermitted={isPermitted} />
        </Scope>
      </Suspense>
    </PagePlaceProvider>
  );
}
