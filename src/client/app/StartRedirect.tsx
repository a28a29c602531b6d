import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useListPreferencesQuery } from '../api/api';
import { selectArePermissionsKnown } from '../permissions/permissionSelectors';
import { useStartPage } from '../permissions/useStartPage';
import { PageSkeleton } from '../ui/states/PageSkeleton';

/** Redirects '/' to the start page once that is known. */
export function StartRedirect() {
  const isRead = useSelector(selectArePermissionsKnown);
  const { isLoading } = useListPreferencesQuery();
  const path = useStartPage();
  return isRead && !isLoading ? <Navigate to={path} replace /> : <PageSkeleton shape="dashboard" />;
}
