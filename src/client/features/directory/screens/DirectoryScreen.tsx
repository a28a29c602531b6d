import { SegmentedControl, Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { employeePath } from '../../../../domain/employees/employeePath';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { useListDirectoryQuery } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { MissingRecord } from '../../../ui/dialogs/NotFoundDialog';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { presenceChoices } from '../../../widgets/people/presenceChoices';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { DirectoryCards } from './DirectoryCards';
import { directoryColumns } from './directoryColumns';
import { minuteMs } from '../../../../domain/calendar/duration';

const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const looks = ['table', 'cards'] as const;
const lookOptions = [
  { label: 'Table', value: 'table' },
  { label: 'Cards', value: 'cards' },
];
const groupChoices = ['department', 'location', 'position', 'vertical', 'state'];
const toolbarFilterKeys = ['state', 'department'];
/** Presence changes all day. */
const live = { pollingInterval: minuteMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

/** /directory: all employees with their presence (C-21). Search, filters and view are in the URL. */
export default function DirectoryScreen() {
  const navigate = useNavigate();
  const mayOpen = useIsPermitted('Employee.*');
  const [look, chooseLook] = useUrlChoice('look', looks);
  const [personId, showPerson] = useUrlRecord('person');
  const everybody = useListDirectoryQuery(undefined, live);
  const { data, isError, refetch } = everybody;
  // A mention links to its person; someone who has left is not in the directory, and then everyone is shown.
  const person = data?.find(({ _id }) => _id === personId);
  const list = useMemo(() => ({ data: person ? [person] : data, isError, refetch }), [person, data, isError, refetch]);
  const columns = useMemo(
    () => directoryColumns(mayOpen ? employeePath : undefined, lensMark('Employee.*')),
    [mayOpen],
  );
  const [view, changeView] = useTableView('directory', columns, { base });
  const departments = useMemo(
    () =>
      [...new Set((data ?? []).flatMap(({ Department }) => Department ?? []))]
        .sort(compareTexts)
        .map((name) => ({ value: name, label: name })),
    [data],
  );
  const filters = (
    <>
      {person && (
        <Tag minimal intent="primary" onRemove={() => showPerson(null)}>
          {person.Name}
        </Tag>
      )}
      <ChoiceFilterSelect
        label="Department"
        columnKey="department"
        choices={departments}
        view={view}
        onViewChange={changeView}
      />
      <ChoiceFilterSelect
        label="Today"
        columnKey="state"
        choices={presenceChoices}
        view={view}
        onViewChange={changeView}
      />
    </>
  );
  const shared = { columns, view, onViewChange: changeView, list };
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Directory"
          actions={
            <SegmentedControl
              aria-label="Look"
              size="small"
              options={lookOptions}
              value={look}
              onValueChange={(value) => chooseLook(value === 'cards' ? 'cards' : 'table')}
            />
          }
        />
      }
    >
      <MissingRecord what="employee" id={personId} found={person} list={everybody} onClose={() => showPerson(null)}>
        The directory has active employees only, or the address is mistyped.
      </MissingRecord>
      {look === 'cards' ? (
        <DirectoryCards {...shared} filters={filters} employeeHref={mayOpen ? employeePath : undefined} />
      ) : (
        <ListTable
          {...shared}
          name="Directory"
          emptyText="The directory is empty"
          groupChoices={groupChoices}
          toolbarItems={filters}
          otherFilters={{ isSet: person !== undefined, clear: () => showPerson(null) }}
          untaggedFilters={toolbarFilterKeys}
          onOpenRow={mayOpen ? (entry) => void navigate(employeePath(entry._id)) : undefined}
        />
      )}
    </Page>
  );
}
