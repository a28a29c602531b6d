import { employeePath } from '../../../../domain/employees/employeePath';
import { personName } from '../../../../domain/wording/personName';
import { ChevronLeftIcon, ChevronRightIcon, EditIcon } from '@blueprintjs/icons';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { useGetEmployeeDetailQuery, useListEmployeesQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { useOverlay } from '../../../screen-state/useOverlay';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PanelTabs, TabContent } from '../../../ui/layout/Tabbed';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';
import { NotFoundPage } from '../../../widgets/unsent-texts/NotFoundPage';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { fullName } from './employeeColumns';
import { EmployeeDialog } from './EmployeeDialog';
import { EmployeeHead } from './EmployeeHead';
import { EmployeeTabPanel } from './EmployeeTabPanel';
import { PersonalDataMenu } from './personal-data/PersonalDataMenu';
import { employeeTabIds, tabTitles } from './employeeTabIds';
import './employees.css';
import { Button } from '../../../ui/controls/Button';

/** /employeeDetail/{id}: one employee with today, work and file, as far as the viewer may see them (C-25). */
export default function EmployeeDetailScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const {
    currentData: detail,
    error,
    isFetching,
    refetch,
  } = useGetEmployeeDetailQuery({ id }, { refetchOnMountOrArgChange: true });
  const { data: everybody = [] } = useListEmployeesQuery();
  const [chosen, choose] = useUrlChoice('tab', employeeTabIds);
  const editing = useOverlay('edit');
  const person = detail?.Employee;
  useScreenTitle(person && fullName(person));

  const active = everybody.filter(({ _id, Status }) => Status === 'Active' || _id === id);
  const place = active.findIndex(({ _id }) => _id === id);
  const previous = active[place - 1];
  const next = place < 0 ? undefined : active[place + 1];
  const go = (to: { _id: string } | undefined): void => {
    // The next employee opens at the same tab.
    if (to) void navigate({ pathname: employeePath(to._id), search: chosen === 'tasks' ? '' : `?tab=${chosen}` });
  };
  usePageKeys('Employee', [
    previous !== undefined && { keys: 'k', description: 'Previous employee', run: () => go(previous) },
    next !== undefined && { keys: 'j', description: 'Next employee', run: () => go(next) },
    person?.May_edit === true && { keys: 'e', description: 'Edit', run: () => editing.open(null) },
  ]);

  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <NotFoundPage what="employee" action={<Link to="/employees">All employees</Link>} />;
  const tabs = employeeTabIds.filter((tab) => detail?.Tabs.includes(tabTitles[tab]));
  const tab = tabs.includes(chosen) ? chosen : 'tasks';
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={
            <>
              {person && (
                <PersonAvatar name={fullName(person)} pictureUrl={person.Profile_pic} size={24} isDecoration />
              )}{' '}
              {person ? fullName(person) : 'Employee'}
            </>
          }
          aside={person && <StatusBadge status={person.Is_erased ? 'Erased' : person.Status} />}
          breadcrumb={[{ label: 'Employee', to: '/employees' }, { label: person?.Employee_code ?? '…' }]}
          actions={
            <>
              <ReasonButton
                variant="minimal"
                icon={<ChevronLeftIcon />}
                aria-label="Previous employee"
                title={previous && personName(previous)}
                disabledReason={previous ? undefined : 'This is the first employee of the list'}
                onClick={() => go(previous)}
              />
              <ReasonButton
                variant="minimal"
                icon={<ChevronRightIcon />}
                aria-label="Next employee"
                title={next && personName(next)}
                disabledReason={next ? undefined : 'This is the last employee of the list'}
                onClick={() => go(next)}
              />
              {person && <PersonalDataMenu employee={person} />}
              {person?.May_edit && (
                <Button
                  {...lensMark('Employee.Edit_Employee')}
                  intent="primary"
                  icon={<EditIcon />}
                  text="Edit"
                  onClick={() => editing.open(null)}
                />
              )}
            </>
          }
        />
      }
      bar={
        detail && (
          <>
            <EmployeeHead detail={detail} />
            <PanelTabs
              name="employee"
              tabs={tabs.map((id) => ({ id, title: tabTitles[id] }))}
              selected={tab}
              onSelect={choose}
            />
          </>
        )
      }
    >
      {!detail && failure && (
        <LoadFailed what="the employee" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!detail && !failure && <PanelSkeleton lines={12} label="Loading the employee" />}
      {detail && (
        <TabContent name="employee" selected={tab}>
          <EmployeeTabPanel key={`${id} ${tab}`} tab={tab} detail={detail} />
        </TabContent>
      )}
      {editing.isOpen && person && (
        <OpenedForm name="edit-employee" isPermitted={person.May_edit}>
          <EmployeeDialog stored={person} onClose={editing.close} />
        </OpenedForm>
      )}
    </Page>
  );
}
