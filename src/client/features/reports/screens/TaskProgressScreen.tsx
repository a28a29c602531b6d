import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PanelTabs, TabContent } from '../../../ui/layout/Tabbed';
import type { TableView } from '../../../table/view/tableView';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { useTableView } from '../../../table/view/useTableView';
import { unassignedChoice } from '../../tasks/taskColumns';
import { TaskTable } from '../../tasks/TaskTable';
import { useToday } from '../../../widgets/useToday';
import { taskProgressColumns } from './taskReportColumns';
import { useReportChoices } from './useReportChoices';
import './reports.css';

const presets = ['open', 'overdue', 'over-logged', 'not-started', 'reopened', 'all'] as const;
type Preset = (typeof presets)[number];
const presetLabels: Readonly<Record<Preset, string>> = {
  open: 'Open',
  overdue: 'Overdue',
  'over-logged': 'Over-logged',
  'not-started': 'Not started',
  reopened: 'Reopened',
  all: 'All',
};
const emptyTexts: Readonly<Record<Preset, string>> = {
  open: 'No task is open',
  overdue: 'No task is overdue',
  'over-logged': 'No task has more hours logged than estimated',
  'not-started': 'Every open task has been started',
  reopened: 'No task has been reopened',
  all: 'The projects that you can see have no tasks yet',
};
const tabs = presets.map((id) => ({ id, title: presetLabels[id] }));
const groupings = ['Project_name', 'Assignees', 'Sprint'];
const untouched: Partial<TableView> = { sort: [{ key: 'Due_date', direction: 'asc' }] };
const toolbarFilterKeys = ['Project_name', 'Assignees'];

/** /taskprogress: the progress of tasks, with presets for critical ones (C-08). */
export default function TaskProgressScreen() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const [preset, choosePreset] = useUrlChoice('preset', presets);
  const choices = useReportChoices(undefined);
  const columns = useMemo(() => taskProgressColumns(choices, today, timeZone), [choices, today, timeZone]);
  const within = useMemo(() => ({ scope: 'all' as const, ...(preset !== 'all' && { preset }) }), [preset]);
  const [view, changeView] = useTableView('task-progress', columns, { base: untouched });
  const shared = { view, onViewChange: changeView };
  return (
    <Page
      content="fill"
      header={<PageHeader title="Task progress" />}
      bar={<PanelTabs name="task-progress" tabs={tabs} selected={preset} onSelect={choosePreset} />}
    >
      <TabContent name="task-progress" selected={preset}>
        <TaskTable
          key={preset}
          name="Task progress"
          columns={columns}
          within={within}
          {...shared}
          hasTimer={false}
          groupChoices={groupings}
          toolbarFilterKeys={toolbarFilterKeys}
          emptyText={emptyTexts[preset]}
          toolbarItems={
            <>
              <ChoiceFilterSelect label="Project" columnKey="Project_name" choices={choices.projects} {...shared} />
              <ChoiceFilterSelect
                label="Assignee"
                columnKey="Assignees"
                choices={[...choices.people, unassignedChoice]}
                {...shared}
              />
            </>
          }
        />
      </TabContent>
    </Page>
  );
}
