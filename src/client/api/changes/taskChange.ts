interface TaskChange {
  readonly id: string;
}

/** Parses one of the `changes` of many tasks; undefined for a text that names no task, which the server rejects. */
export function readTaskChange<Change extends TaskChange = TaskChange>(text: string): Change | undefined {
  try {
    const change = JSON.parse(text) as Change | null;
    return typeof change?.id === 'string' ? change : undefined;
  } catch {
    return undefined;
  }
}
