import { PlusIcon } from '@blueprintjs/icons';
import { useListInterviewsQuery, type InterviewRow } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { interviewColumns } from './interviewColumns';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { InterviewDetail } from './InterviewSheet';
import { InterviewDrawer } from './InterviewDrawer';
import { Button } from '../../../ui/controls/Button';

const base = { sort: [{ key: 'date', direction: 'desc' }] } as const;
const groupChoices = ['candidate', 'position', 'result', 'interviewer'];
const toolbarFilterKeys = ['result'];
const results = ['Draft', 'Selected', 'Hold', 'Rejected'].map((result) => ({ value: result, label: result }));

// Reading the data of a candidate is logged.
const detail: RowDetail<InterviewRow> = {
  noun: 'interview',
  waitsForChoice: true,
  content: ({ _id }) => <InterviewDetail key={_id} id={_id} />,
};

/** /interviewform: the rounds of candidates with their forms (C-02). The open round is in the URL. */
export default function InterviewsScreen() {
  const list = useListInterviewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [view, changeView] = useTableView('interviews', interviewColumns, { base });
  const [opened, open] = useUrlRecord('interview');
  const addButton = <Button intent="primary" icon={<PlusIcon />} text="Add Candidate" onClick={() => open('new')} />;
  return (
    <Page content="fill" header={<PageHeader title="Interview form" actions={addButton} />}>
      <ListTable
        name="Interviews"
        columns={interviewColumns}
        view={view}
        onViewChange={changeView}
        list={list}
        emptyText="No interviews yet"
        emptyAction={addButton}
        groupChoices={groupChoices}
        onOpenRow={(row) => open(row._id)}
        detail={detail}
        toolbarItems={
          <ChoiceFilterSelect
            label="Result"
            columnKey="result"
            choices={results}
            view={view}
            onViewChange={changeView}
          />
        }
        untaggedFilters={toolbarFilterKeys}
      />
      {opened !== null && <InterviewDrawer key={opened} id={opened} onOpen={open} onClose={() => open(null)} />}
    </Page>
  );
}
