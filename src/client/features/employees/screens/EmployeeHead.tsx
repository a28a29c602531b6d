import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { employeePath } from '../../../../domain/employees/employeePath';
import { formatInstant, formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { EmployeeDetail } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ElapsedTime } from '../../../ui/badges/ElapsedTime';
import { presenceBadge } from '../../../widgets/people/presenceChoices';

/** The employee, and today: check-in, check-out and the running timer. */
export function EmployeeHead({ detail }: { readonly detail: EmployeeDetail }) {
  const { Employee: person, Today: today, Tabs, Invitation_waits_since: waitsSince } = detail;
  const timeZone = useSelector(selectTimeZone);
  const { Task: task } = today;
  const facts: readonly [string, ReactNode][] = [
    ['Position', person.Position?.Name],
    ['Department', person.Department?.Name],
    [
      'Team leader',
      person.Team_leader && <Link to={employeePath(person.Team_leader._id)}>{person.Team_leader.Name}</Link>,
    ],
    ...(Tabs.includes('Attendance')
      ? ([
          ['In', formatTimeOfDay(today.Check_In, timeZone) || '-'],
          ['Out', formatTimeOfDay(today.Check_Out, timeZone) || '-'],
        ] satisfies [string, ReactNode][])
      : []),
  ];
  return (
    <div className="db-employee-head">
      {person.Status === 'Active' && <span className={presenceBadge(today.State)}>{today.State}</span>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
        <div>
          <dt>Running task</dt>
          <dd>
            {task ? (
              <>
                <Link to={taskPath(task)}>{task.Task_key}</Link> {task.Short_summary}{' '}
                <ElapsedTime since={today.Since} />
              </>
            ) : today.Is_working ? (
              'Working'
            ) : (
              '-'
            )}
          </dd>
        </div>
      </dl>
      {waitsSince !== null && (
        <Callout compact intent="warning" role="status">
          {`The link to set a password has been waiting for the mail server since ${formatInstant(waitsSince, timeZone)}. Daybook tries again by itself for seven days.`}
        </Callout>
      )}
    </div>
  );
}
