/** Names are formed from the beginning of a statement; longer ones are lists of columns. */
const MAX_READ_LENGTH = 4000;

const beginning = /^(?:\s|\/\*.*?\*\/)*(with|select|insert into|update|delete from|merge into|[a-z]+)\b/i;
const target = /\b(?:from|insert into|update|merge into)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i;

/** The kind of statement and the first table that it names: nothing of its values. */
export function statementName(text: string): { readonly operation: string; readonly table: string | undefined } {
  const read = text.slice(0, MAX_READ_LENGTH);
  const [, verb = ''] = beginning.exec(read) ?? [];
  const operation = (verb.split(/\s/)[0] ?? '').toUpperCase();
  const isOnTables = ['WITH', 'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(operation);
  return { operation, table: isOnTables ? target.exec(read)?.[1]?.toLowerCase() : undefined };
}
