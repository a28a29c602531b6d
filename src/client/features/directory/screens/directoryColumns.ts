import { shownShift } from '../../../../domain/employees/employeeRules';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { DirectoryEntry } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { presenceChoices } from '../../../widgets/people/presenceChoices';

type Column = ColumnDefinition<DirectoryEntry>;

/** The person's current work, as far as the viewer may see it. */
export const workingOnText = ({ Is_working, Task }: DirectoryEntry): string =>
  Task ? `${Task.Task_key} ${Task.Short_summary}` : Is_working ? 'Working' : '';
export const taskHref = ({ Task }: DirectoryEntry): string | undefined => (Task ? taskPath(Task) : undefined);

const text = (key: string, header: string, width: number, value: (entry: DirectoryEntry) => string | null): Column => ({
  key,
  header,
  type: 'text',
  width,
  value,
});

/** C-21. */
export const directoryColumns = (
  employeeHref: ((id: string) => string) | undefined,
  mark?: Column['mark'],
): readonly Column[] => [
  {
    key: 'name',
    header: 'Name',
    type: 'person',
    width: 200,
    mark,
    frozen: true,
    hideable: false,
    value: (entry) => entry.Name,
    cell: (entry) => ({ text: entry.Name, imageUrl: entry.Profile_pic || null, href: employeeHref?.(entry._id) }),
  },
  text('code', 'Code', 84, (entry) => entry.Employee_code),
  { key: 'state', header: 'Today', type: 'status', width: 96, value: (entry) => entry.State, choices: presenceChoices },
  text('position', 'Position', 170, (entry) => entry.Position),
  text('department', 'Department', 140, (entry) => entry.Department),
  text('location', 'Location', 130, (entry) => entry.Location),
  text('vertical', 'Vertical', 120, (entry) => entry.Vertical),
  {
    key: 'email',
    header: 'E-mail',
    type: 'link',
    width: 210,
    value: (entry) => entry.Email,
    cell: (entry) => ({ text: entry.Email, href: `mailto:${entry.Email}` }),
  },
  {
    key: 'mobile',
    header: 'Mobile',
    type: 'link',
    width: 130,
    value: (entry) => entry.Mobile,
    cell: (entry) =>
      entry.Mobile ? { text: entry.Mobile, href: `tel:${entry.Mobile.replace(/[^+0-9]/g, '')}` } : { text: '' },
  },
  text('shift', 'Shift', 140, (entry) => shownShift(entry.Shift_type)),
  {
    key: 'working_on',
    header: 'Working on',
    type: 'link',
    width: 260,
    value: workingOnText,
    cell: (entry) => ({ text: workingOnText(entry), href: taskHref(entry) }),
  },
];
