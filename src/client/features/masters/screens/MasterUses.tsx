import { Link } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { employeePath } from '../../../../domain/employees/employeePath';
import { useListMasterUsesQuery, type ListMasterUsesApiArg, type MasterUse } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

/** Maximum of the server. */
const maxUses = 200;

function UseRow({ use }: { use: MasterUse }) {
  const maySeeEmployees = useIsPermitted('Employee.*');
  const path =
    use.Kind === 'Employee' && maySeeEmployees
      ? employeePath(use._id)
      : use.Kind === 'Project' && use._id !== '-'
        ? projectPath(use._id)
        : undefined;
  return (
    <li className="db-master-use">
      <span className="db-muted">{use.Kind}</span>
      {path === undefined ? (
        <span>{use.Name}</span>
      ) : (
        <Link {...(use.Kind === 'Employee' && lensMark('Employee.*'))} to={path}>
          {use.Name}
        </Link>
      )}
      <span className="db-muted">{use.Detail}</span>
    </li>
  );
}

export interface MasterUsesProps {
  readonly master: ListMasterUsesApiArg['Master'];
  readonly id: string;
}

/** Where an entry of a master is used. */
export function MasterUses({ master, id }: MasterUsesProps) {
  const {
    currentData: uses,
    error,
    isFetching,
    refetch,
  } = useListMasterUsesQuery({ Master: master, id }, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (failure && !uses)
    return <LoadFailed what="where it is used" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!uses) return <PanelSkeleton lines={8} label="Loading where it is used" />;
  if (uses.length === 0) return <EmptyState isLarge={false} title="Not in use: you can delete it" />;
  return (
    <>
      <ul className="db-master-uses" aria-label={`Used by ${uses.length}`}>
        {uses.map((use, index) => (
          <UseRow key={`${use.Kind} ${use._id} ${index}`} use={use} />
        ))}
      </ul>
      {uses.length === maxUses && <p className="db-muted">The first {maxUses} are shown.</p>}
    </>
  );
}
