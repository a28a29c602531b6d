import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { projectPath, projectUpdatesPath } from '../../../../domain/projects/projectPath';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { ProjectChangeKind } from '../../../../domain/dashboard/whatChanged';
import type { ProjectChangeRow } from '../../../api/api';
import { planPath } from '../../../../domain/planning/planPath';

/** The page of what has changed. */
export function changePath(kind: ProjectChangeKind, projectId: string, row: ProjectChangeRow): string {
  switch (kind) {
    case 'status-update':
      return projectUpdatesPath(projectId);
    case 'milestone-reached':
    case 'milestone-moved':
      return planPath('milestone', projectId, row.Subject_id ?? undefined);
    case 'sprint-started':
    case 'sprint-closed':
      return planPath('sprint', projectId, row.Subject_id ?? undefined);
    case 'leave':
      return projectPath(projectId, 'member');
    case 'overdue':
    case 'due-moved':
    case 'reopened':
    case 'finished':
    case 'created':
      return shortTaskPath(row.Subject_id ?? '');
  }
}

/** A day of the history, which may be followed by its half. */
const shownValue = (value: string | null): string => {
  if (value === null) return '-';
  const day = formatDay(value.slice(0, 10));
  return day === '' || !/^\d{4}-\d{2}-\d{2}/.test(value) ? value : `${day}${value.slice(10)}`;
};

/** What has changed, in words: 'OPEN → CLOSE', 'until 12/03/2026'. */
export function changeText(kind: ProjectChangeKind, row: ProjectChangeRow): string {
  switch (kind) {
    case 'leave':
      return `until ${shownValue(row.After)}`;
    case 'created':
    case 'sprint-started':
    case 'sprint-closed':
      return '';
    case 'status-update':
    case 'overdue':
      return row.After ?? '';
    case 'due-moved':
    case 'reopened':
    case 'finished':
    case 'milestone-reached':
    case 'milestone-moved':
      return `${shownValue(row.Before)} → ${shownValue(row.After)}`;
  }
}
