import { Link } from 'react-router-dom';
import type { Milestone } from '../../api/api';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { MilestoneChartSection } from '../charts/PlanChartSections';
import { planPath } from '../../../domain/planning/planPath';
import { workText } from './screens/figureColumns';
import { PlanFacts } from './screens/PlanFacts';
import { SmallTable } from '../../ui/layout/SmallTable';
import './screens/planning.css';

/** The facts of a milestone, its progress by day with the forecast, and its sprints. */
export const MilestoneContent = ({ milestone }: { readonly milestone: Milestone }) => (
  <div className="db-plan-drawer">
    <PlanFacts plan={milestone} sprintIds={milestone.Sprints.map((sprint) => sprint._id)} />
    {milestone.Sprints.length > 0 && (
      <div>
        <h3>Progress by day</h3>
        <MilestoneChartSection milestoneId={milestone._id} />
      </div>
    )}
    <div>
      <h3>Sprints</h3>
      {milestone.Sprints.length === 0 ? (
        <p className="db-muted">None yet. You choose the milestone when you edit a sprint.</p>
      ) : (
        <SmallTable
          name="Sprints of the milestone"
          columns={[
            {
              header: 'Sprint',
              cell: (sprint) => <Link to={planPath('sprint', milestone.Project_id, sprint._id)}>{sprint.Name}</Link>,
            },
            { header: 'Status', cell: (sprint) => <StatusBadge status={sprint.Status} /> },
            { header: 'Tasks', cell: workText },
          ]}
          rows={milestone.Sprints}
          rowKey={(sprint) => sprint._id}
          looks="striped"
        />
      )}
    </div>
  </div>
);
