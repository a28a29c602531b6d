import { useParams } from 'react-router-dom';
import { useToday } from '../../../widgets/useToday';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { CalendarShift } from './CalendarShift';
import { CalendarView } from './CalendarView';
import { useCalendarPlace } from './useCalendarPlace';

/** /project/calendar/{id}: the calendar of a project. */
export default function ProjectCalendarScreen() {
  const { id = '' } = useParams();
  const today = useToday();
  const [place, show] = useCalendarPlace({ today, people: 'all' });
  return (
    <ProjectTabPage projectId={id} title="Calendar" actions={<CalendarShift place={place} show={show} today={today} />}>
      {() => <CalendarView key={id} projectId={id} place={place} show={show} today={today} />}
    </ProjectTabPage>
  );
}
