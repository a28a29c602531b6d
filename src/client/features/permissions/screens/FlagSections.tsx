import { Callout, Checkbox, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { flagLabel, flagsInGroup, flagTexts, groupLabel, groupTexts } from '../../../../domain/permissions/flagTexts';
import {
  permissionCatalogue,
  permissionGroups,
  type PermissionFlag,
  type PermissionGroup,
} from '../../../../domain/permissions/permissionCatalogue';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useScreenState } from '../../../screen-state/useScreenState';
import './roles.css';
import { Button } from '../../../ui/controls/Button';

export interface FlagSectionsProps {
  readonly granted: readonly PermissionFlag[];
  /** The stored flags, to mark differences. */
  readonly stored?: readonly PermissionFlag[];
  /** Absent: read-only. */
  readonly onChange?: (granted: PermissionFlag[]) => void;
  /** A problem of one flag, shown next to it. */
  readonly problem?: { readonly id: string; readonly flag: PermissionFlag; readonly message: string | undefined };
}

interface SectionProps {
  readonly group: PermissionGroup;
  /** The flags of the group that match the search. */
  readonly flags: readonly PermissionFlag[];
  readonly granted: ReadonlySet<PermissionFlag>;
  readonly stored: ReadonlySet<PermissionFlag> | undefined;
  readonly problem: FlagSectionsProps['problem'];
  readonly onSet: ((flags: readonly PermissionFlag[], isGranted: boolean) => void) | undefined;
}

function FlagSection({ group, flags, granted, stored, problem, onSet }: SectionProps) {
  const all = flagsInGroup(group);
  const count = all.filter((flag) => granted.has(flag)).length;
  const shownCount = flags.filter((flag) => granted.has(flag)).length;
  return (
    <fieldset className="db-role-group">
      <legend className="db-role-group-head">
        <strong>{groupLabel(group)}</strong>
        <span className="db-muted">{groupTexts[group]}</span>
        <span className="db-role-count">{`${count} of ${all.length}`}</span>
        {onSet && (
          <>
            <ReasonButton
              size="small"
              variant="minimal"
              text="All"
              aria-label={`${groupLabel(group)}: grant all`}
              disabledReason={shownCount === flags.length ? 'All are granted' : undefined}
              onClick={() => onSet(flags, true)}
            />
            <ReasonButton
              size="small"
              variant="minimal"
              text="None"
              aria-label={`${groupLabel(group)}: grant none`}
              disabledReason={shownCount === 0 ? 'None are granted' : undefined}
              onClick={() => onSet(flags, false)}
            />
          </>
        )}
      </legend>
      {flags.map((flag) => {
        const isGranted = granted.has(flag);
        const isChanged = stored !== undefined && stored.has(flag) !== isGranted;
        return (
          <div key={flag} className={`db-role-flag ${isChanged ? 'db-role-flag-changed' : ''}`}>
            <Checkbox
              checked={isGranted}
              disabled={!onSet}
              onChange={(event) => onSet?.([flag], event.currentTarget.checked)}
              aria-label={`${groupLabel(group)}: ${flagLabel(flag)}`}
              aria-describedby={`about-${flag}`}
            >
              <span className="db-role-flag-name">{flagLabel(flag)}</span>
              <span id={`about-${flag}`} className="db-role-flag-text db-muted">
                {flagTexts[flag]}
              </span>
            </Checkbox>
            {problem?.flag === flag && (
              <div id={problem.id} tabIndex={-1}>
                {problem.message !== undefined && (
                  <Callout compact intent="danger" role="alert">
                    {problem.message}
                  </Callout>
                )}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** All flags by group with their descriptions; searchable, changed one by one, by group, or all that are shown. */
export function FlagSections({ granted, stored, onChange, problem }: FlagSectionsProps) {
  const [search, setSearch] = useScreenState('drafts', 'flag-search', '');
  const [isGrantedOnly, setGrantedOnly] = useScreenState('drafts', 'granted-only', false);
  const had = new Set(granted);
  const set = (flags: readonly PermissionFlag[], isGranted: boolean): void => {
    const next = new Set(had);
    for (const flag of flags)
      if (isGranted) next.add(flag);
      else next.delete(flag);
    onChange?.([...next]);
  };
  const sections = permissionGroups
    .map((group) => ({ group, flags: flagsInGroup(group, search).filter((flag) => !isGrantedOnly || had.has(flag)) }))
    .filter(({ flags }) => flags.length > 0);
  // What a search hides is not changed along.
  const shown = sections.flatMap(({ flags }) => flags);
  const total = permissionGroups.reduce((sum, group) => sum + permissionCatalogue[group].length, 0);
  return (
    <>
      <div className="db-role-tools" role="toolbar" aria-label="Flags">
        <InputGroup
          type="search"
          size="small"
          leftElement={<SearchIcon className="db-role-search-icon" />}
          placeholder="Search flags"
          aria-label="Search flags"
          value={search}
          onValueChange={setSearch}
        />
        <span aria-live="polite">{`${had.size} of ${total} granted`}</span>
        {onChange ? (
          <>
            <Button size="small" variant="minimal" text="Grant all" onClick={() => set(shown, true)} />
            <Button size="small" variant="minimal" text="Grant none" onClick={() => set(shown, false)} />
          </>
        ) : (
          <Checkbox
            className="db-role-only"
            label="Granted only"
            checked={isGrantedOnly}
            onChange={(event) => setGrantedOnly(event.currentTarget.checked)}
          />
        )}
      </div>
      {sections.length === 0 && (
        <EmptyState title={search === '' ? 'This role grants nothing' : 'No flags match the search'} isLarge={false} />
      )}
      <div className="db-role-groups">
        {sections.map(({ group, flags }) => (
          <FlagSection
            key={group}
            group={group}
            flags={flags}
            granted={had}
            stored={stored && new Set(stored)}
            problem={problem}
            onSet={onChange && set}
          />
        ))}
      </div>
    </>
  );
}
