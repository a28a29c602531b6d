/** The target of comments and time entries. */
export interface Subject {
  readonly kind: 'task' | 'project';
  readonly id: string;
}
