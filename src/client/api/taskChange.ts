import type { EditTaskForm } from './daybookApi.gen';

/** Parses one of the `changes` of many tasks; undefined for a text that names no task, which the server rejects. */
export function readTaskChange(text: string): EditTaskForm | undefined {
  try {
    const change = JSON.parse(text) as EditTaskForm | null;
    return typeof change?.id === 'string' ? change : undefined;
  } catch {
    return undefined;
  }
}
