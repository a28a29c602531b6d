import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../domain/tasks/taskPath';
import { clockText } from '../../../domain/calendar/clockText';
import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { manualTypeLabels } from '../../../domain/manual-attendance/manualRequestRules';
import type { AttendanceDayEvidence, EvidenceTask } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { EditedMark } from '../../ui/badges/EditedMark';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import './requests/manualAttendance.css';

function Part({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <section aria-label={title}>
      <h3 className="db-manual-part">{title}</h3>
      {children.length === 0 ? <p className="db-muted">{none}</p> : <ul className="db-manual-list">{children}</ul>}
    </section>
  );
}

const TaskName = ({ task }: { readonly task: EvidenceTask }) =>
  task === null ? (
    <span className="db-muted">a task that you cannot see</span>
  ) : (
    <Link to={shortTaskPath(task._id)} title={task.Short_summary}>
      {task.Task_key}
    </Link>
  );

export interface DayEvidenceProps {
  readonly evidence: Omit<AttendanceDayEvidence, 'Is_month_closed'>;
  /** The request that it is about, which is shown next to it. */
  readonly requestId?: string;
}

/** The records of a day of an employee: face logs, timers, comments, requests. */
export function DayEvidence({ evidence, requestId }: DayEvidenceProps) {
  const timeZone = useSelector(selectTimeZone);
  const time = (instant: string): string => formatTimeOfDay(instant, timeZone);
  const requests = evidence.Requests.filter(({ _id }) => _id !== requestId);
  return (
    <aside className="db-manual-evidence" aria-label="Records of the day">
      {evidence.Leave !== null && <p>On leave: {evidence.Leave}</p>}
      {evidence.Holiday !== null && <p>Holiday: {evidence.Holiday}</p>}
      <Part title="Face logs" none="There are no face logs on that day">
        {evidence.Face_logs.map((log, index) => (
          <li key={index}>
            {time(log.Logged_at)} <span className="db-muted">{log.Direction}</span>
          </li>
        ))}
      </Part>
      {evidence.Linked?.Replaces_recorded === true && (
        <p className="db-muted">HR has replaced the times of this day: face logs do not count.</p>
      )}
      <Part title="Timers" none="No timer ran">
        {evidence.Timers.map((timer) => (
          <li key={timer._id}>
            {time(timer.Check_In)} – {timer.Check_Out === null ? 'running' : time(timer.Check_Out)}{' '}
            <TaskName task={timer.Task} />
          </li>
        ))}
      </Part>
      <Part title="Comments" none="No comment">
        {evidence.Comments.map((comment) => (
          <li key={comment._id}>
            {time(comment.Create_at)} <TaskName task={comment.Task} /> {comment.Text}{' '}
            <EditedMark at={comment.Edited_at} timeZone={timeZone} />
          </li>
        ))}
      </Part>
      <Part title={requestId === undefined ? 'Requests for the day' : 'Other requests for the day'} none="None">
        {requests.map((other) => (
          <li key={other._id}>
            {manualTypeLabels[other.type]} {clockText(other.time)} <StatusBadge status={other.status} />
          </li>
        ))}
      </Part>
    </aside>
  );
}
