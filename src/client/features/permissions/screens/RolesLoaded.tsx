import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListRolesQuery, type Role } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { NotFoundPage } from '../../../widgets/unsent-texts/NotFoundPage';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { rolePath } from '../../../../domain/permissions/rolePath';

export interface RolesLoadedProps {
  /** The role that must exist; absent: none. */
  readonly id?: string;
  readonly children: (roles: readonly Role[], role: Role | undefined) => ReactNode;
}

/** The roles, with skeleton, failure, and a page for a role that does not exist. */
export function RolesLoaded({ id, children }: RolesLoadedProps) {
  const { currentData: data, error, isFetching, refetch } = useListRolesQuery();
  const failure = shownFailure(error);
  if (!data && failure) {
    return (
      <Page header={<PageHeader title="Role" breadcrumb={[{ label: 'Roles Permission', to: rolePath.list }]} />}>
        <LoadFailed what="the roles" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      </Page>
    );
  }
  if (!data) return <PageSkeleton shape="detail" />;
  const role = data.find((candidate) => candidate._id === id);
  if (id !== undefined && !role)
    return isFetching ? (
      <PageSkeleton shape="detail" />
    ) : (
      <NotFoundPage what="role" action={<Link to={rolePath.list}>All roles</Link>} />
    );
  return <>{children(data, role)}</>;
}
