import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useToday } from '../../../widgets/useToday';
import { CalendarShift } from './CalendarShift';
import { CalendarView } from './CalendarView';
import { useCalendarUrl } from './useCalendarUrl';

/** /calendar: tasks, milestones, sprints, leave and holidays by month and week; at first the user's own, for managers of projects everyone's. */
export default function CalendarScreen() {
  const today = useToday();
  const managesProjects = useIsPermitted('PM_Report.*');
  const [shown, show] = useCalendarUrl({ today, people: managesProjects ? 'all' : 'me' });
  return (
    <Page
      content="fill"
      header={<PageHeader title="Calendar" actions={<CalendarShift shown={shown} show={show} today={today} />} />}
    >
      <CalendarView shown={shown} show={show} today={today} />
    </Page>
  );
}
