import { InputGroup, MenuItem } from '@blueprintjs/core';
import type { KeyboardEvent, ReactElement } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';
import { choicesWithLetters, minSearchedChoices } from '../../../ui/form/select/choice';
import type { Choice } from '../../view/columnDefinition';
import { Menu } from '../../../ui/controls/Menu';

interface CellEditorMenuProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** The choices of one cell. The current one is marked; arrows and Enter work, and long lists can be searched. */
export function CellEditorMenu({ label, choices, value, onPick }: CellEditorMenuProps): ReactElement {
  const [search, setSearch] = useScreenState('drafts', 'search', '');
  const found = choicesWithLetters(search, choices);
  const pickOnly = (event: KeyboardEvent): void => {
    const first = found[0];
    if (event.key === 'Enter' && first && search.trim() !== '') onPick(first.value);
  };
  return (
    <div className="db-table-editor" role="dialog" aria-label={label}>
      {choices.length >= minSearchedChoices && (
        <InputGroup
          size="small"
          autoFocus
          data-list-search
          placeholder="Search"
          aria-label={`Search ${label}`}
          value={search}
          onValueChange={setSearch}
          onKeyDown={pickOnly}
        />
      )}
      <Menu size="small" role="listbox" aria-label={label} className="db-table-choices">
        {found.map((choice) => (
          <MenuItem
            key={choice.value}
            roleStructure="listoption"
            selected={choice.value === value}
            text={<span className={`db-table-choice db-table-tone-${choice.tone ?? 'none'}`}>{choice.label}</span>}
            onClick={() => onPick(choice.value)}
          />
        ))}
        {found.length === 0 && <MenuItem disabled text="Nothing found" />}
      </Menu>
    </div>
  );
}
