import { Classes } from '@blueprintjs/core';
import { createPortal } from 'react-dom';
import type { MentionablePerson } from './mentions';
import type { Mentions } from './useMentions';

export interface MentionListProps {
  readonly id: string;
  readonly mentions: Mentions;
  readonly onPick: (person: MentionablePerson) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The people to choose from, below the caret. The focus stays in the text. */
export function MentionList({ id, mentions: { found, active }, onPick }: MentionListProps) {
  if (!found) return null;
  const isDark = document.body.classList.contains(Classes.DARK);
  return createPortal(
    <ul
      id={id}
      role="listbox"
      aria-label="People"
      className={`db-mention-list ${Classes.ELEVATION_2} ${isDark ? Classes.DARK : ''}`}
      style={found.place}
    >
      {found.people.map((person, index) => (
        <li
          key={person.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // A press would take the focus from the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          {person.name}
        </li>
      ))}
      {found.hasFailed && <li className="db-muted">Could not search for people</li>}
    </ul>,
    document.body,
  );
}
