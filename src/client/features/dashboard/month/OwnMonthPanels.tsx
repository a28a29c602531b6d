import { Link } from 'react-router-dom';
import { monthName, toMonth } from '../../../../domain/calendar/month';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { DashboardPanel } from '../screens/DashboardPanel';
import { QueryPanel } from '../screens/QueryPanel';
import { ProjectHours, RequestStates, TaskFigures } from './MonthFigures';
import { OwnMonthStrip } from './OwnMonthStrip';
import { useOwnMonth, useOwnMonthDays } from './useOwnMonthDays';
import './myDashboard.css';

export interface OwnMonthPanelProps {
  readonly name: 'own-month' | 'project-hours' | 'month-requests' | 'task-figures';
  readonly title: string;
}

function DaysPanel({ title }: { readonly title: string }) {
  const month = toMonth(useWorkDate());
  const own = useOwnMonthDays(month);
  return (
    <DashboardPanel title={`${title}, ${monthName(month)}`} action={<Link to="/my-dashboard">My month</Link>}>
      <OwnMonthStrip month={month} own={own} />
    </DashboardPanel>
  );
}

function FiguresPanel({ name, title }: OwnMonthPanelProps) {
  const month = toMonth(useWorkDate());
  const { hours, figures } = useOwnMonth(month);
  const action = <Link to="/my-dashboard">All</Link>;
  if (name === 'project-hours')
    return (
      <QueryPanel title={title} action={action} query={hours} what="your hours" lines={4}>
        {(shown) => <ProjectHours entries={shown} />}
      </QueryPanel>
    );
  return name === 'month-requests' ? (
    <QueryPanel title={title} action={action} query={figures} what="your requests" lines={5}>
      {(shown) => <RequestStates figures={shown} month={month} />}
    </QueryPanel>
  ) : (
    <QueryPanel title={title} action={action} query={figures} what="your tasks" lines={8}>
      {({ Tasks: tasks }) => <TaskFigures tasks={tasks} />}
    </QueryPanel>
  );
}

/** A panel about the current month of the user: as on 'My month', from the same calls. */
export default function OwnMonthPanel(panel: OwnMonthPanelProps) {
  return panel.name === 'own-month' ? <DaysPanel title={panel.title} /> : <FiguresPanel {...panel} />;
}
