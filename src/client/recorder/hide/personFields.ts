const endings = [
  '(?:First|Middle|Last|Full|Person|Client)_name',
  'Single_names',
  'Name',
  'Author',
  'Candidate',
  'Owner',
  'Reporter',
  '(?:Technical_p|P)roject_manager',
  'Team_leader',
  '(?:Privious_|Current_)?Assignees',
  'Former_assignee',
  '[A-Z][a-z]+_by',
];
// The last word of the name, so that the ids of drafts ('profile/form/First_name') are recognised, too.
const personFields = new RegExp(`(?:^|[/.:])(?:${endings.join('|')})$`);

/**
 * Whether a field holds names of people, by the names of the contract's fields: 'May' is a word of the program, and a
 * name there. `personFields.test.ts` compares with the contract.
 */
export const isPersonField = (name: string): boolean => personFields.test(name);

/** Values that the contract lists for such fields: checks of the status page, ways to close a stay, a choice of an erasure. */
const listed: ReadonlySet<string> = new Set([
  ...['backups', 'data_folder', 'database', 'files', 'identity_provider', 'live_changes'],
  ...['mail', 'proxy', 'public_address', 'traces', 'workers'],
  ...['Face', 'Manual', 'Midnight'],
  ...['false', 'true'],
]);
export const isListedName = (text: string): boolean => listed.has(text);
