import { ButtonGroup } from '@blueprintjs/core';
import { useListProjectsQuery } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { useEmployeeSearch } from '../../../widgets/people/useEmployeeSearch';
import { calendarKinds, kindNames } from './calendarItem';
import type { CalendarUrl } from './useCalendarUrl';

const all = 'all';
const groups = [
  { value: 'me', label: 'Me' },
  { value: 'team', label: 'My team' },
  { value: all, label: 'Everyone' },
] as const;

export interface CalendarBarProps {
  readonly shown: CalendarUrl;
  readonly show: (change: Partial<CalendarUrl>) => void;
  /** Of the calendar of a project. */
  readonly hasProject: boolean;
  /** Of the person whose calendar is shown. */
  readonly personName: string | null;
}

/** What the calendar shows: people, project, kinds. */
export function CalendarBar({ shown, show, hasProject, personName }: CalendarBarProps) {
  const isPerson = !groups.some(({ value }) => value === shown.people);
  const search = useEmployeeSearch('calendar-person', isPerson ? [shown.people] : []);
  const isKnown = search.choices.some(({ value }) => value === shown.people);
  const { currentData: projects } = useListProjectsQuery(undefined, { skip: hasProject });
  return (
    <>
      <FilterSelect
        text="People"
        choices={[
          ...groups,
          ...(isPerson && !isKnown ? [{ value: shown.people, label: personName ?? 'One person' }] : []),
          ...search.choices,
        ]}
        value={shown.people}
        onPick={(people) => show({ people })}
        onSearch={search.search}
        isLoading={search.isLoading}
        isSearchable
      />
      {!hasProject && (
        <FilterSelect
          text="Project"
          choices={[
            { value: all, label: 'All' },
            ...(projects ?? []).map(({ _id, Project_name }) => ({ value: _id, label: Project_name })),
          ]}
          value={shown.projectId ?? all}
          onPick={(projectId) => show({ projectId: projectId === all ? undefined : projectId })}
          isSearchable
        />
      )}
      <ButtonGroup role="group" aria-label="Shown kinds">
        {calendarKinds.map((kind) => {
          const isHidden = shown.hidden.includes(kind);
          return (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              active={!isHidden}
              aria-pressed={!isHidden}
              text={kindNames[kind]}
              onClick={() =>
                show({ hidden: isHidden ? shown.hidden.filter((one) => one !== kind) : [...shown.hidden, kind] })
              }
            />
          );
        })}
      </ButtonGroup>
    </>
  );
}
