import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { FramedTable } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { recordKey } from '../../../table/windows/tableSource';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PersonFilter } from './PersonFilter';
import { auditColumns, auditKindChoices, subjectPath } from './auditColumns';
import { toAuditQuery } from './auditQueryWire';

const pageSizes = [50, 100, 200];
const untouched: Partial<TableView> = { pageSize: 50, sort: [{ key: 'Happened_at', direction: 'desc' }] };
const toolbarFilterKeys = ['Kind'];

/** /audit: who did what and when, newest first. */
export default function AuditScreen() {
  const navigate = useNavigate();
  const [view, changeView] = useTableView('audit', auditColumns, { base: untouched });
  const [person, showPerson] = useUrlRecord('person');
  const toQuery = useCallback((shown: TableView) => toAuditQuery(shown, person ?? undefined), [person]);
  const rows = useWindowedList(api.endpoints.listAuditEvents, toQuery(view), recordKey, {
    others: { view, searched: 'author, subject, role, address or session', toQuery, counted: ['Kind'] },
  });
  return (
    <Page
      content="fill"
      header={
        <PageHeader title="Audit log" aside={<span className="db-muted">Events cannot be changed or deleted</span>} />
      }
    >
      <FramedTable
        name="Audit log"
        columns={auditColumns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pageSizes}
        untaggedFilters={toolbarFilterKeys}
        emptyText="Nothing has been recorded yet"
        toolbarItems={
          <>
            <ChoiceFilterSelect
              label="Kind"
              columnKey="Kind"
              choices={auditKindChoices}
              view={view}
              onViewChange={changeView}
            />
            <PersonFilter person={person} show={showPerson} />
          </>
        }
        otherFilters={{ isSet: person !== null, clear: () => showPerson(null) }}
        onOpenRow={(event) => {
          const path = subjectPath(event);
          if (path !== undefined) void navigate(path);
        }}
      />
    </Page>
  );
}
