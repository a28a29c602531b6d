import { SearchIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { commandKeyName } from '../../ui/keys/commandKeyName';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { goKeys } from '../goKeys';
import { useShellOverlay } from './useShellOverlay';
import { useShellKeys } from './useShellKeys';
import { Button } from '../../ui/controls/Button';

const loadPalette = () => import('../palette/CommandPalette').then(({ CommandPalette }) => CommandPalette);
const loadCreateTask = () =>
  import('../../features/tasks/form/CreateTaskHere').then(({ CreateTaskHere }) => CreateTaskHere);
const loadTimer = () =>
  import('../../features/tasks/StartTimerDialog').then(({ default: StartTimerDialog }) => StartTimerDialog);
const loadHelp = () => import('./KeysHelp').then(({ KeysHelp }) => KeysHelp);

/** The global keys, and the button of the top bar that opens the command palette and shows its key. */
export function ShellKeys() {
  const granted = useSelector(selectGrantedFlags);
  const navigate = useNavigate();
  const palette = useShellOverlay('palette', loadPalette, 'the command palette');
  const help = useShellOverlay('keys', loadHelp, 'the keyboard shortcuts');
  const createTask = useShellOverlay('create-task', loadCreateTask, 'the form');
  const timer = useShellOverlay('timer', loadTimer, 'your tasks');
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  usePageKeys(
    'Everywhere',
    [
      mayCreateTask && { keys: 'c', description: 'Create Task', run: createTask.open },
      { keys: 't', description: 'Start or stop a timer', run: timer.open },
      // Handled by useShellKeys and by open overlays.
      { keys: `${commandKeyName} + K`, description: 'Search and commands' },
      { keys: '?', description: 'Show keyboard shortcuts' },
      { keys: 'Escape', description: 'Close the open dialog or menu' },
    ],
    { isEverywhere: true },
  );
  useShellKeys({
    openPalette: palette.open,
    openHelp: help.open,
    goTo: (letter) => {
      const target = goKeys(granted).find((key) => key.letter === letter);
      if (target) void navigate(target.path);
    },
  });
  return (
    <>
      <Button
        className="db-palette-opener"
        variant="minimal"
        icon={<SearchIcon />}
        aria-label={`Search and commands, ${commandKeyName} K`}
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search and commands (${commandKeyName} + K; ? for all keys)`}
        onClick={palette.open}
      >
        <kbd className="db-key db-wide-only">{`${commandKeyName} K`}</kbd>
      </Button>
      {palette.element}
      {help.element}
      {createTask.element}
      {timer.element}
    </>
  );
}
