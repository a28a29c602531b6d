import { FormGroup } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { openStartPages, startPageFor, startPageKey } from '../../../../domain/session/startPage';
import { selectArePermissionsKnown, selectGrantedFlags } from '../../../permissions/permissionSelectors';
import { usePreference } from '../../../session/usePreference';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';

const readPath = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

/** The page that opens after signing in, among those that the user may see. */
export function StartPagePreference() {
  const granted = useSelector(selectGrantedFlags);
  const isRead = useSelector(selectArePermissionsKnown);
  const [chosen, store] = usePreference<string | undefined>(startPageKey, readPath);
  const choices = useMemo(
    () => openStartPages(granted).map(({ path, title }) => ({ value: path, label: title })),
    [granted],
  );
  const preset = startPageFor(granted, undefined);
  return (
    <FormGroup label="Start page" helperText="Opens after signing in, unless the session ended on another page.">
      <ChoiceSelect
        name="start-page"
        label="Start page"
        choices={choices}
        // Permissions decide which page opens without a choice.
        {...(!isRead && { disabledReason: 'Your permissions are being read' })}
        value={startPageFor(granted, chosen)}
        onPick={(path) => store(path === preset ? undefined : path)}
      />
    </FormGroup>
  );
}
