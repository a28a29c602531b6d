import { useParams } from 'react-router-dom';
import { useToday } from '../../../widgets/useToday';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { CalendarShift } from './CalendarShift';
import { CalendarView } from './CalendarView';
import { useCalendarUrl } from './useCalendarUrl';

/** /project/calendar/{id}: the calendar of a project. */
export default function ProjectCalendarScreen() {
  const { id = '' } = useParams();
  const today = useToday();
  const [shown, show] = useCalendarUrl({ today, people: 'all' });
  return (
    <ProjectTabPage projectId={id} title="Calendar" actions={<CalendarShift shown={shown} show={show} today={today} />}>
      {() => <CalendarView key={id} projectId={id} shown={shown} show={show} today={today} />}
    </ProjectTabPage>
  );
}
