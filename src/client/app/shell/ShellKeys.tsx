import { Button } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { goKeys } from '../goKeys';
import { commandKeyName } from './commandKeyName';
import { useOverShell } from './useOverShell';
import { useShellKeys } from './useShellKeys';

const loadPalette = () => import('../palette/CommandPalette').then(({ CommandPalette }) => CommandPalette);
const loadHelp = () => import('./KeysHelp').then(({ KeysHelp }) => KeysHelp);

/** The keys of the whole program, and the button of the top bar that opens the command palette and tells its key. */
export function ShellKeys() {
  const granted = useSelector(selectGrantedFlags);
  const navigate = useNavigate();
  const palette = useOverShell(loadPalette, 'the command palette');
  const help = useOverShell(loadHelp, 'the list of keys');
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
      <Button className="db-palette-opener" variant="minimal" icon={<SearchIcon />} aria-label={`Search and commands, ${commandKeyName} K`} aria-keyshortcuts="Control+K Meta+K" title={`Search and commands (${commandKeyName} + K; ? for all keys)`} onClick={palette.open}>
        <kbd className="db-key db-wide-only">{`${commandKeyName} K`}</kbd>
      </Button>
      {palette.element}
      {help.element}
    </>
  );
}
