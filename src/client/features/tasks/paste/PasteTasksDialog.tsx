import { Callout, Checkbox, DialogBody, DialogFooter, SegmentedControl } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Scope } from '../../../screen-state/Scope';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { counted } from '../../../../domain/wording/counted';
import { useListProjectEmployeesQuery, useListSprintsQuery, type EditManyTasksForm } from '../../../api/api';
import type { KnownTask } from '../../../entities/knownRecords';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectUser } from '../../../session/sessionSelectors';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useDiscardQuestion } from '../../../ui/dialogs/useDiscardQuestion';
import type { Choice } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { parseTsv } from '../../../table/export/parseTsv';
import { useNameableMembers } from '../form/useNameableMembers';
import { useToday } from '../../../widgets/useToday';
import { formerText } from '../table/formerValuesWire';
import { maxChangedTasks } from '../table/useManyTasks';
import {
  guessedMapping,
  mappingWith,
  pastedColumnNames,
  pastedColumns,
  withTarget,
  type PasteMapping,
  type PasteTarget,
} from './pasteMapping';
import { namedAs, pastedLines, readPastedTasks, type PasteChoices, type PastedRow } from './pastedTasks';
import { PastedCellView } from './PastedCellView';
import { linesLeft, type LeftLine } from './linesLeft';
import '../../../ui/dialogs/dialogs.css';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import './paste.css';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { HeadedTable } from '../../../ui/layout/HeadedTable';

export interface PasteTasksDialogProps {
  readonly text: string;
  /** Columns from the target cell to the right. */
  readonly columnKeys: readonly string[];
  /** The tasks on which the lines are pasted; shorter at the end of the list, 'changed' when other tasks are in their places now. */
  readonly tasksAt: (count: number) => Promise<readonly KnownTask[] | 'changed'>;
  /** The project of new tasks; undefined when there is not exactly one. */
  readonly projectId: string | undefined;
  readonly onApply: (form: EditManyTasksForm) => Promise<boolean>;
  /** The failure of the last attempt. */
  readonly failureText: string | null;
  readonly onClose: () => void;
}

const targetChoices: readonly Choice<PasteTarget>[] = [
  { value: 'other', label: 'Not used' },
  { value: 'key', label: 'Key, to check the line' },
  ...pastedColumns.map((column) => ({ value: column, label: pastedColumnNames[column] })),
];
const none: readonly never[] = [];

interface ChosenPerson {
  /** As pasted. */
  readonly name: string;
  readonly personId: string;
}
interface LoadedTasks {
  readonly lineCount: number;
  readonly tasks: readonly KnownTask[];
}

const isNew = (row: PastedRow): boolean => row.task === undefined;
const hasValues = (row: PastedRow): boolean => Object.keys(row.values).length > 0;

/**
 * Shows the changes of a pasted block cell by cell, with rejected values and reasons. Nothing is stored before the user
 * confirms.
 */
export function PasteTasksDialog({
  text,
  columnKeys,
  tasksAt,
  projectId,
  onApply,
  failureText,
  onClose,
}: PasteTasksDialogProps) {
  const today = useToday();
  const user = useSelector(selectUser);
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const mayCreate = useIsPermitted('Project.Create_Task');
  const mayAdd = projectId !== undefined && mayCreate;
  const pasted = useMemo(() => parseTsv(text), [text]);
  // What was rejected, and what was too much for one go, stays after the rest has been saved: it need not be found in the
  // spreadsheet again.
  const [left, setLeft] = useScreenState<readonly LeftLine[] | null>('drafts', 'left', null);
  const [chosenMapping, setMapping] = useScreenState<PasteMapping | null>('drafts', 'mapping', null);
  const mapping = useMemo(
    () => chosenMapping ?? guessedMapping(pasted, columnKeys),
    [chosenMapping, pasted, columnKeys],
  );
  const [chosenPeople, setChosenPeople] = useScreenState<readonly ChosenPerson[]>('drafts', 'people', none);
  const settled = useMemo(
    () => new Map(chosenPeople.map(({ name, personId }) => [namedAs(name), personId])),
    [chosenPeople],
  );
  const [isForNew, setForNew] = useScreenState('drafts', 'for-new', false);
  const headings = mapping.hasHeading ? pasted[0] : undefined;
  const lines = useMemo(() => left?.map(({ line }) => line) ?? pastedLines(pasted, mapping), [left, pasted, mapping]);
  const members = useListProjectEmployeesQuery(projectId ?? skipToken);
  const sprints = useListSprintsQuery(projectId === undefined ? skipToken : { Project_id: projectId });
  const people = useNameableMembers(members.currentData ?? none, mapping.targets.includes('Assignees'));
  const [loaded, setLoaded] = useScreenState<LoadedTasks | null>('drafts', 'tasks', null);
  const tasks = loaded?.tasks;
  const [loadProblem, setLoadProblem] = useScreenState<string | null>('drafts', 'load-problem', null);
  const [isSaving, setSaving] = useCallState('saving', false);
  const lineCount = lines.length;
  // The target tasks stay, whatever happens to the list: also those of lines that are saved in a second go.
  const readTasks = useRef(tasksAt);
  const isLoaded = left !== null || loaded?.lineCount === lineCount;
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    readTasks
      .current(lineCount)
      .then((found) => {
        if (!isCurrent) return;
        if (found === 'changed') setLoadProblem('The list has changed. Please paste again.');
        else setLoaded({ lineCount, tasks: found });
      })
      .catch(() => isCurrent && setLoadProblem('Could not load the tasks. Please paste again.'));
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, lineCount, setLoaded, setLoadProblem]);

  const isLoading = !tasks || (projectId !== undefined && (members.isLoading || sprints.isLoading));
  const allRows = useMemo(() => {
    if (isLoading) return [];
    const choices: PasteChoices = {
      people,
      settled,
      sprints: (sprints.currentData ?? []).map((sprint) => ({
        id: sprint._id,
        name: sprint.Name,
        isClosed: sprint.Status === closedStatus,
      })),
      today,
      mayEdit,
      creationProblem:
        projectId === undefined
          ? 'New tasks are pasted in the list of a project'
          : mayCreate
            ? undefined
            : 'You are not permitted to create tasks',
      defaultAssignee: people.find(({ id }) => id === user?._id)?.id,
    };
    return readPastedTasks(
      lines,
      mapping.targets,
      left ?? (isForNew ? none : tasks.map((task) => ({ task }))),
      choices,
    );
  }, [
    isLoading,
    people,
    settled,
    sprints.currentData,
    today,
    mayEdit,
    mayCreate,
    projectId,
    user?._id,
    lines,
    mapping,
    isForNew,
    left,
    tasks,
  ]);

  const rows = useMemo(() => allRows.slice(0, maxChangedTasks), [allRows]);
  const laterCount = allRows.length - rows.length;
  const changed = rows.filter((row) => !isNew(row) && hasValues(row));
  const created = rows.filter((row) => isNew(row) && row.problem === undefined);
  const rejectedCount = rows.reduce(
    (sum, row) => sum + (row.problem === undefined ? row.cells.filter((cell) => cell.problem !== undefined).length : 1),
    0,
  );
  const isMapped = mapping.targets.some((target) => target !== 'other' && target !== 'key');
  const firstTask = tasks?.[0];
  const isTouched = chosenMapping !== null || chosenPeople.length > 0;
  const [leave, question] = useDiscardQuestion('paste-tasks', () => isTouched, onClose);
  const settle = (name: string, personId: string): void => setChosenPeople((known) => [...known, { name, personId }]);
  const parts = [
    ...(changed.length > 0 ? [`Change ${counted(changed.length, 'task')}`] : []),
    ...(created.length > 0 ? [`create ${counted(created.length, 'task')}`] : []),
  ];
  const isPaging = parts.length === 0 && laterCount > 0;
  const label = isPaging
    ? 'Show the next lines'
    : parts.length === 0
      ? 'Nothing to change'
      : parts.join(', ').replace(/^c/, 'C');
  const goOn = (): void => {
    const next = linesLeft(allRows, maxChangedTasks, mapping.targets);
    if (next.length === 0) return onClose();
    setMapping(mapping);
    setLeft(next);
  };
  const apply = async (): Promise<void> => {
    setSaving(true);
    const isTaken = await onApply({
      ...(changed.length > 0 && {
        changes: changed.map(({ task, values }) => JSON.stringify({ id: task?._id, ...values })),
        former: changed.flatMap(({ task, values }) => (task ? [formerText(task, values)] : [])),
      }),
      ...(created.length > 0 && {
        new_tasks: created.map(({ values }) => JSON.stringify(values)),
        Project_id: projectId,
      }),
    });
    setSaving(false);
    if (isTaken) goOn();
  };
  return (
    <Dialog
      isOpen
      title="Paste into tasks"
      onClose={isSaving ? undefined : leave}
      className="db-paste-dialog"
      canOutsideClickClose={false}
    >
      <DialogBody className="db-paste-body">
        {failureText !== null && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        {loadProblem !== null && (
          <Callout compact intent="danger" role="alert">
            {loadProblem}
          </Callout>
        )}
        {laterCount > 0 && (
          <Callout compact intent="warning">
            {`At most ${maxChangedTasks} lines are saved in one go: these first, then the other ${laterCount}, which stay here.`}
          </Callout>
        )}
        <div className="db-paste-options">
          {left === null && (
            <Checkbox
              inline
              checked={mapping.hasHeading}
              label="The first line is a heading"
              onChange={(event) => setMapping(mappingWith(event.currentTarget.checked, pasted, columnKeys))}
            />
          )}
          {firstTask && left === null && mayAdd && (
            <SegmentedControl
              size="small"
              aria-label="What the lines are"
              options={[
                { label: `Changes from ${firstTask.Task_key} on`, value: 'changes' },
                { label: 'New tasks', value: 'new' },
              ]}
              value={isForNew ? 'new' : 'changes'}
              onValueChange={(value) => setForNew(value === 'new')}
            />
          )}
        </div>
        {left !== null && (
          <Callout compact intent="warning" role="status">
            These are left. Those with a reason next to them were rejected.
          </Callout>
        )}
        {!isMapped && (
          <Callout compact intent="warning">
            Choose a field for each column.
          </Callout>
        )}
        {isLoading && loadProblem === null ? (
          <PanelSkeleton lines={3} label="Loading" />
        ) : (
          <HeadedTable
            name="Pasted lines"
            head={[
              { header: 'Task' },
              ...mapping.targets.map((target, index) => ({
                header: `Column ${index + 1}`,
                headerContent: (
                  <>
                    <ChoiceSelect
                      name={`column-${index + 1}`}
                      label={`Column ${index + 1}${headings?.[index] ? `, ${headings[index]}` : ''}`}
                      choices={targetChoices}
                      value={target}
                      onPick={(next) => setMapping(withTarget(mapping, index, next))}
                      isWide={false}
                      size="small"
                      variant="outlined"
                    />
                    {headings && <div className="db-muted db-paste-heading">{headings[index]}</div>}
                  </>
                ),
              })),
            ]}
            className="db-paste-table"
            looks="striped"
          >
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.task?._id ?? `new ${index}`}>
                  <th scope="row">
                    {row.task?.Task_key ?? 'New'}
                    {row.problem !== undefined && <div className="db-paste-rejected">{row.problem}</div>}
                  </th>
                  {mapping.targets.map((target, place) => {
                    const text = (row.line[place] ?? '').trim();
                    return (
                      <Scope key={place} name={`${row.task?._id ?? `new-${index + 1}`}/${place}`}>
                        <PastedCellView
                          cell={row.cells.find((cell) => cell.column === target)}
                          text={text}
                          onSettle={(id) => settle(text, id)}
                        />
                      </Scope>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </HeadedTable>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={leave} disabled={isSaving} />
            <ReasonButton
              intent="primary"
              text={label}
              loading={isSaving}
              disabledReason={
                isLoading
                  ? 'The tasks are still loading'
                  : parts.length === 0 && !isPaging
                    ? 'The lines contain no changes'
                    : undefined
              }
              onClick={isPaging ? goOn : () => void apply()}
              autoFocus
              data-answer
            />
          </>
        }
      >
        <span role="status">{rejectedCount > 0 ? `${rejectedCount} rejected` : ''}</span>
      </DialogFooter>
      {question}
    </Dialog>
  );
}
