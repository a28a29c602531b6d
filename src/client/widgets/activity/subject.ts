/** What people comment on and log time for. */
export interface Subject {
  readonly kind: 'task' | 'project';
  readonly id: string;
}
