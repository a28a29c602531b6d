import { LightningIcon, ApplicationIcon, HeadsetIcon, PersonIcon, ProjectsIcon, TickIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import type { EntryGroup, EntryKind, PaletteEntry } from './paletteEntry';

const icons: Readonly<Record<EntryKind, JSX.Element>> = {
  action: <LightningIcon />,
  screen: <ApplicationIcon />,
  task: <TickIcon />,
  ticket: <HeadsetIcon />,
  project: <ProjectsIcon />,
  person: <PersonIcon />,
};

export interface PaletteOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  /** Counted over all groups. */
  readonly activeIndex: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The list below the field; the focus stays in the field, which names the active option. */
export function PaletteOptions({ id, label, groups, activeIndex, optionId, onPoint, onChoose }: PaletteOptionsProps) {
  const before = groups.map((_group, index) =>
    groups.slice(0, index).reduce((count, group) => count + group.entries.length, 0),
  );
  return (
    <div id={id} className="db-palette-list" role="listbox" aria-label={label}>
      {groups.map((group, groupIndex) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
          <div id={`${id}-${group.title}`} className="db-palette-title" role="presentation">
            {group.title}
          </div>
          {group.entries.map((entry, index) => {
            const place = (before[groupIndex] ?? 0) + index;
            return (
              <div
                key={entry.id}
                id={optionId(place)}
                role="option"
                aria-selected={place === activeIndex}
                className="db-palette-option"
                onMouseMove={() => place !== activeIndex && onPoint(place)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span className="db-palette-icon" aria-hidden>
                  {icons[entry.kind]}
                </span>
                <span className="db-palette-label">{entry.label}</span>
                {entry.hint !== undefined && <span className="db-palette-hint">{entry.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
