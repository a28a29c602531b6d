import { InputGroup, Spinner } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useCreateTaskMutation, useListProjectEmployeesQuery, type Task } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { lensMark } from '../../permissions/lensMark';
import { selectFullName, selectUser } from '../../session/sessionSelectors';
import { usePreference } from '../../session/usePreference';
import { EmployeePicker } from '../../widgets/people/EmployeePicker';
import { personName } from '../../widgets/people/personName';
import { createTaskForm, newTaskFormValues } from '../../widgets/task-form/taskFormValues';
import { taskPath } from '../../widgets/tasks/taskColumns';

export interface QuickAddTaskProps {
  readonly projectId: string;
  readonly projectName: string;
  /** Several lines were pasted: they are looked at before they become tasks. */
  readonly onPasteLines: (text: string) => void;
}

const readPerson = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
const asParagraph = (text: string): string => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** One line for one task: a summary and Enter. What has to be said besides can be said later. */
export function QuickAddTask({ projectId, projectName, onPasteLines }: QuickAddTaskProps) {
  const user = useSelector(selectUser);
  const ownName = useSelector(selectFullName);
  const { currentData: members = [], isFetching } = useListProjectEmployeesQuery(projectId);
  const [remembered, remember] = usePreference(`quick-add:${projectId}`, readPerson);
  const [createTask, { isLoading }] = useCreateTaskMutation();
  const [summary, setSummary] = useState('');
  const [problem, setProblem] = useState<string>();
  const [created, setCreated] = useState<Task>();
  const isSaving = useRef(false);
  const isMember = (id: string | undefined): id is string => members.some((member) => member._id === id);
  const assigneeId = [remembered, user?._id].find(isMember) ?? '';

  const add = async (): Promise<void> => {
    const text = summary.trim();
    if (text === '' || isSaving.current) return;
    if (assigneeId === '') {
      setProblem('Please Select Assignees!');
      return;
    }
    isSaving.current = true;
    setProblem(undefined);
    const member = members.find((candidate) => candidate._id === assigneeId);
    const values = { ...newTaskFormValues(projectId, user?._id ?? ''), Issue_type: 'Task', Short_summary: text, Description: asParagraph(text), Employee_id: assigneeId };
    const { data, error } = await createTask(createTaskForm(values, { project: projectName, reporter: ownName, assignee: member ? personName(member) : '' }, []));
    isSaving.current = false;
    const failure = shownFailure(error);
    // A failure keeps the text; only what was stored makes room for the next.
    if (failure) setProblem(failure.errors?.[0]?.message ?? failure.message);
    if (!data) return;
    setCreated(data);
    setSummary('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void add();
    } else if (event.key === 'Escape') setSummary('');
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteLines(text);
  };
  return (
    <div {...lensMark('Project.Create_Task')} className="db-quick-add" role="group" aria-label="Quick add">
      <InputGroup
        size="small"
        fill
        className="db-quick-add-summary"
        leftElement={<PlusIcon className="db-quick-add-icon" />}
        rightElement={isLoading ? <Spinner size={16} aria-label="Saving" /> : undefined}
        placeholder="Add a task: type its summary and press Enter, or paste rows of a spreadsheet"
        aria-label="Summary of a new task"
        aria-invalid={problem !== undefined}
        intent={problem === undefined ? 'none' : 'danger'}
        maxLength={300}
        readOnly={isLoading}
        value={summary}
        onValueChange={(next) => {
          setSummary(next);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <EmployeePicker label="Assignee of new tasks" placeholder="Assignee" people={members} value={assigneeId} onPick={remember} isLoading={isFetching} isWide={false} size="small" variant="outlined" />
      <span className="db-quick-add-result" role="status">
        {problem !== undefined ? <span className="db-task-late">{problem}</span> : created && <Link to={taskPath(created)}>{`${created.Task_key} created`}</Link>}
      </span>
    </div>
  );
}
