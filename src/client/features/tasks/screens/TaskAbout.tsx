import { useId } from 'react';
import type { Task } from '../../../api/api';
import { DescriptionField } from '../fields/taskFields';
import { LinkedTasks } from './LinkedTasks';
import { TaskDependencies } from './TaskDependencies';
import './tasks.css';

/** What a task is about: its description, linked tasks and dependencies. */
export function TaskAbout({ task }: { readonly task: Task }) {
  const headingId = useId();
  return (
    <div className="db-task-about">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="db-section-title">
          Description
        </h2>
        <DescriptionField task={task} />
      </section>
      <LinkedTasks taskId={task._id} />
      <TaskDependencies task={task} />
    </div>
  );
}
