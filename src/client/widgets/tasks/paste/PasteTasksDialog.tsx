import { Button, Callout, Dialog, DialogBody, DialogFooter, HTMLTable } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { counted } from '../../../../domain/wording/counted';
import { useListEmployeesQuery, useListProjectEmployeesQuery, useListSprintsQuery, type EditManyTasksForm } from '../../../api/api';
import type { KnownTask } from '../../../entities/tasks';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectUser } from '../../../session/sessionSelectors';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { parseTsv } from '../../../ui/table/parseTsv';
import { personName } from '../../people/personName';
import { useToday } from '../../useToday';
import { maximumTasksAtOnce } from '../useManyTasks';
import { isPastedColumn, pastedColumnNames, pastedLines, readPastedTasks, type PasteChoices, type PastedCell, type PastedRow } from './pastedTasks';
import '../../../ui/dialogs/dialogs.css';
import './paste.css';

export interface PasteTasksDialogProps {
  readonly text: string;
  /** Columns from the cell on which it was pasted, to the right. */
  readonly columnKeys: readonly string[];
  /** The tasks on which the lines fall; shorter where the list ends. */
  readonly tasksAt: (count: number) => Promise<readonly KnownTask[]>;
  /** Where new tasks go; undefined where there is no one project. */
  readonly projectId: string | undefined;
  readonly onApply: (form: EditManyTasksForm) => Promise<boolean>;
  /** What kept the last attempt from being stored. */
  readonly failureText: string | undefined;
  readonly onClose: () => void;
}

function Cell({ cell }: { readonly cell: PastedCell | undefined }) {
  if (!cell) return <td />;
  if (cell.problem !== undefined) {
    return (
      <td className="db-paste-refused">
        <s>{cell.after || '(empty)'}</s> <span>{cell.problem}</span>
      </td>
    );
  }
  if (!cell.isChange) return <td className="db-muted">{cell.after}</td>;
  return (
    <td className="db-paste-changed">
      {cell.before !== '' && (
        <>
          <del>{cell.before}</del>{' → '}
        </>
      )}
      <ins>{cell.after || '(empty)'}</ins>
    </td>
  );
}

const isNew = (row: PastedRow): boolean => row.task === undefined;
const hasValues = (row: PastedRow): boolean => Object.keys(row.values).length > 0;

/** Shows what a pasted block would change, cell by cell, with what is refused and why. Nothing is stored before it is agreed to. */
export function PasteTasksDialog({ text, columnKeys, tasksAt, projectId, onApply, failureText, onClose }: PasteTasksDialogProps) {
  const today = useToday();
  const user = useSelector(selectUser);
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const mayCreate = useIsPermitted('Project.Create_Task');
  const cells = useMemo(() => parseTsv(text), [text]);
  const { lines, columns } = useMemo(() => pastedLines(cells, columnKeys), [cells, columnKeys]);
  const isTooLong = lines.length > maximumTasksAtOnce;
  const members = useListProjectEmployeesQuery(projectId ?? skipToken);
  const sprints = useListSprintsQuery(projectId === undefined ? skipToken : { Project_id: projectId });
  // Members are listed without their addresses; only who names one by it needs them.
  const directory = useListEmployeesQuery(text.includes('@') ? undefined : skipToken);
  const [tasks, setTasks] = useState<readonly KnownTask[]>();
  const [readingProblem, setReadingProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const lineCount = Math.min(lines.length, maximumTasksAtOnce);
  // What the paste has fallen on stays, whatever happens to the list below meanwhile.
  const [readTasks] = useState(() => tasksAt);
  useEffect(() => {
    let isCurrent = true;
    readTasks(lineCount)
      .then((found) => isCurrent && setTasks(found))
      .catch(() => isCurrent && setReadingProblem('The tasks could not be read. Please paste again.'));
    return () => {
      isCurrent = false;
    };
  }, [readTasks, lineCount]);

  const isReading = !tasks || (projectId !== undefined && (members.isLoading || sprints.isLoading)) || directory.isLoading;
  const rows = useMemo(() => {
    if (isReading) return [];
    const people = (members.currentData ?? []).map((member) => ({ id: member._id, name: personName(member), email: directory.data?.find((employee) => employee._id === member._id)?.Email }));
    const choices: PasteChoices = {
      people,
      sprints: (sprints.currentData ?? []).map((sprint) => ({ id: sprint._id, name: sprint.Name, isClosed: sprint.Status === closedStatus })),
      today,
      mayEdit,
      creationProblem: projectId === undefined ? 'New tasks are pasted in the list of a project' : mayCreate ? undefined : 'You are not permitted to create tasks',
      defaultAssignee: people.find(({ id }) => id === user?._id)?.id,
    };
    return readPastedTasks(cells, columnKeys, tasks, choices).slice(0, maximumTasksAtOnce);
  }, [isReading, members.currentData, sprints.currentData, directory.data, today, mayEdit, mayCreate, projectId, user?._id, cells, columnKeys, tasks]);

  const changed = rows.filter((row) => !isNew(row) && hasValues(row));
  const created = rows.filter((row) => isNew(row) && row.problem === undefined);
  const refusedCount = rows.reduce((sum, row) => sum + (row.problem === undefined ? row.cells.filter((cell) => cell.problem !== undefined).length : 1), 0);
  const shown = [...new Set(columns.slice(0, Math.max(...cells.map((line) => line.length))))].filter(isPastedColumn);
  const parts = [...(changed.length > 0 ? [`Change ${counted(changed.length, 'task')}`] : []), ...(created.length > 0 ? [`create ${counted(created.length, 'task')}`] : [])];
  const label = parts.length === 0 ? 'Nothing to change' : parts.join(', ').replace(/^c/, 'C');
  const apply = async (): Promise<void> => {
    setSaving(true);
    const isTaken = await onApply({
      ...(changed.length > 0 && { changes: changed.map(({ task, values }) => JSON.stringify({ id: task?._id, ...values })) }),
      ...(created.length > 0 && { new_tasks: created.map(({ values }) => JSON.stringify(values)), Project_id: projectId }),
    });
    setSaving(false);
    if (isTaken) onClose();
  };
  return (
    <Dialog isOpen title="Paste into tasks" onClose={onClose} className="db-dialog db-paste-dialog" canOutsideClickClose={false}>
      <DialogBody className="db-paste-body">
        {failureText !== undefined && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        {readingProblem !== undefined && (
          <Callout compact intent="danger" role="alert">
            {readingProblem}
          </Callout>
        )}
        {isTooLong && <Callout compact intent="warning">{`Only the first ${maximumTasksAtOnce} of ${lines.length} lines are taken: more cannot be changed at once.`}</Callout>}
        {shown.length === 0 && <Callout compact intent="warning">None of these columns can be changed. Put the cursor on Summary, Priority, Status, Assignees, Due Date, Time, Sprint or Type.</Callout>}
        {isReading && readingProblem === undefined ? (
          <PanelSkeleton lines={3} label="Loading" />
        ) : (
          <HTMLTable compact striped className="db-paste-table">
            <thead>
              <tr>
                <th scope="col">Task</th>
                {shown.map((column) => (
                  <th key={column} scope="col">
                    {pastedColumnNames[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.task?._id ?? `new ${index}`}>
                  <th scope="row">
                    {row.task?.Task_key ?? 'New'}
                    {row.problem !== undefined && <div className="db-paste-refused">{row.problem}</div>}
                  </th>
                  {shown.map((column) => (
                    <Cell key={column} cell={row.cells.find((cell) => cell.column === column)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </HTMLTable>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} disabled={isSaving} />
            <Button intent="primary" text={label} loading={isSaving} disabled={isReading || parts.length === 0} onClick={() => void apply()} autoFocus data-answer />
          </>
        }
      >
        <span role="status">{refusedCount > 0 ? `${refusedCount} refused and left as before` : ''}</span>
      </DialogFooter>
    </Dialog>
  );
}
