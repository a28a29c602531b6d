import { useParams } from 'react-router-dom';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { TimelineShape, useTimelineShape } from './TimelineShape';
import { TimelineView } from './TimelineView';

/** /project/timeline/{id}: the tasks over time of a project. */
export default function ProjectTimelineScreen() {
  const { id = '' } = useParams();
  const [shape] = useTimelineShape();
  return (
    <ProjectTabPage projectId={id} title="Timeline" actions={<TimelineShape />}>
      {() => <TimelineView key={id} projectId={id} shape={shape} />}
    </ProjectTabPage>
  );
}
