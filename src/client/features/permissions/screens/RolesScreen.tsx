import { SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { useListRolesQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { RoleHistory } from './RoleHistory';
import { RoleMatrix } from './RoleMatrix';
import { rolePath } from '../../../../domain/permissions/rolePath';
import { RolesTable } from './RolesTable';
import { Button } from '../../../ui/controls/Button';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';

const shapes = [
  { value: 'list', label: 'List' },
  { value: 'matrix', label: 'Matrix' },
  { value: 'history', label: 'History' },
];

/** /roles-permission (C-27): the roles as a list or a matrix, and their history. */
export default function RolesScreen() {
  const navigate = useNavigate();
  const [parameters, setParameters] = useUrlParameters();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const asked = parameters.get('show');
  const shape = shapes.some(({ value }) => value === asked) ? asked : 'list';
  const show = (value: string): void =>
    setParameters(() => new URLSearchParams(value === 'list' ? {} : { show: value }));
  const actions = (
    <>
      <SegmentedControl
        size="small"
        aria-label="Show roles as"
        options={shapes}
        value={shape ?? 'list'}
        onValueChange={show}
      />
      <Button intent="primary" icon={<PlusIcon />} text="Add" onClick={() => void navigate(rolePath.add)} />
    </>
  );
  return (
    <Page
      content={shape === 'history' ? 'scroll' : 'fill'}
      header={<PageHeader title="Roles Permission" actions={actions} />}
    >
      {shape === 'list' && <RolesTable list={{ data, error, isError: error !== undefined, refetch }} />}
      {shape === 'matrix' && data && <RoleMatrix roles={data} />}
      {shape === 'matrix' && !data && !error && <PanelSkeleton lines={12} />}
      {shape === 'matrix' && !data && error && (
        <LoadFailed what="the roles" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {shape === 'history' && <RoleHistory />}
    </Page>
  );
}
