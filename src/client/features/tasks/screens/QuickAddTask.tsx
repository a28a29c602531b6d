import { InputGroup, MenuItem, Spinner, Tag } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useId, useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  parseQuickAdd,
  type QuickAddContext,
  type QuickAddEntry,
  type QuickAddKind,
} from '../../../../domain/tasks/quickAdd';
import { defaultTaskPriority } from '../../../../domain/tasks/taskChoices';
import { maxShortSummaryLength, newTaskProblems } from '../../../../domain/tasks/taskRules';
import { tooLongMessage } from '../../../../domain/validation/tooLong';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useCreateTaskMutation, useListProjectEmployeesQuery } from '../../../api/api';
import { selectArePermissionsKnown } from '../../../permissions/permissionSelectors';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { lensMark } from '../../../permissions/lensMark';
import { selectFullName, selectUser } from '../../../session/sessionSelectors';
import { usePreference } from '../../../session/usePreference';
import { EmployeePicker } from '../../../widgets/people/EmployeePicker';
import { activePeople } from '../../../widgets/people/peopleChoices';
import { useNameableMembers } from '../form/useNameableMembers';
import { createTaskForm, newTaskFormValues, type TaskFormValues } from '../form/taskFormValues';
import { useToday } from '../../../widgets/useToday';
import { useUnsavedChangesGuard } from '../../../ui/form/useUnsavedChangesGuard';
import { useScreenState } from '../../../screen-state/useScreenState';
import { Notice } from '../Notice';
import { useQuickAddKeys } from './quickAddKeys';
import { useQuickAddLines, type SaveLine } from './quickAddLines';
import { Button } from '../../../ui/controls/Button';
import { Popover } from '../../../ui/controls/Popover';
import { Menu } from '../../../ui/controls/Menu';

export interface QuickAddTaskProps {
  readonly projectId: string;
  readonly projectName: string;
  /** Several lines were pasted: they are previewed before they become tasks. */
  readonly onPasteLines: (text: string) => void;
}

type CreatedTask = Parameters<typeof taskPath>[0] & { readonly Task_key: string };

const readPerson = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
const asParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
const defaultType = 'Task';
const kindNames: Readonly<Record<QuickAddKind, string>> = {
  type: 'Type',
  priority: 'Priority',
  assignee: 'Assignee',
  due: 'Due',
  duration: 'Estimated',
};

/** Preview of the task that Enter creates, with defaults for missing parts. */
function Preview({
  entry,
  assignee,
  id,
}: {
  readonly entry: QuickAddEntry;
  readonly assignee: string;
  readonly id: string;
}) {
  const shown = (kind: QuickAddKind, otherwise = ''): { readonly text: string; readonly isSaid: boolean } => {
    const token = entry.tokens.find((candidate) => candidate.kind === kind);
    return token ? { text: token.shown, isSaid: true } : { text: otherwise, isSaid: false };
  };
  // Someone else in the place of a name that means no one would be taken for the one who gets the task.
  const isAssigneeUnclear = entry.problems.some(({ kind }) => kind === 'assignee');
  const parts = {
    type: shown('type', defaultType),
    priority: shown('priority', defaultTaskPriority),
    assignee: shown('assignee', isAssigneeUnclear ? '' : assignee),
    due: shown('due'),
    duration: shown('duration'),
  };
  return (
    <div id={id} className="db-quick-add-preview" role="group" aria-label="What will be created">
      <span className="db-quick-add-preview-summary">{entry.summary === '' ? 'No summary yet' : entry.summary}</span>
      {(Object.keys(parts) as QuickAddKind[]).map((kind) =>
        parts[kind].text === '' ? null : (
          <Tag
            key={kind}
            minimal
            intent={parts[kind].isSaid ? 'primary' : 'none'}
          >{`${kindNames[kind]}: ${parts[kind].text}`}</Tag>
        ),
      )}
      {entry.tokens.length > 0 && <span className="db-muted">Escape keeps a word as text</span>}
    </div>
  );
}

const noMembers: readonly never[] = [];
const notPermitted = 'You are no longer permitted to create tasks. Copy what you have typed.';

/**
 * One line for one task: its summary, with optional !priority, @assignee, #type, date and duration. For those who may
 * create tasks; a line that was begun stays when the permission is taken away.
 */
export function QuickAddTask({ projectId, projectName, onPasteLines }: QuickAddTaskProps) {
  const id = useId();
  const today = useToday();
  const user = useSelector(selectUser);
  const ownName = useSelector(selectFullName);
  const mayCreate = useIsPermitted('Project.Create_Task');
  const arePermissionsKnown = useSelector(selectArePermissionsKnown);
  const [remembered, remember] = usePreference(`quick-add:${projectId}`, readPerson);
  const [createTask] = useCreateTaskMutation();
  const [created, setCreated] = useScreenState<CreatedTask | null>('drafts', 'quick-add/created', null);
  // Completions are shown while it is true, so it is more than the focus of the page.
  const [isFocused, setFocused] = useScreenState('drafts', 'quick-add/active', false);
  const lines = useQuickAddLines();
  const { line, waiting, problem, isSaving, type } = lines;
  const isBegun = line.trim() !== '' || waiting.length > 0;
  const isShown = mayCreate || isFocused || isBegun;
  const { currentData = noMembers, isFetching } = useListProjectEmployeesQuery(projectId, { skip: !isShown });
  const members = useMemo(() => activePeople(currentData), [currentData]);
  useUnsavedChangesGuard(isBegun, 'page');
  const field = useRef<HTMLInputElement>(null);
  const people = useNameableMembers(
    members,
    [...waiting, line].some((one) => one.includes('@')),
  );
  const context = useMemo((): QuickAddContext => ({ today, people }), [today, people]);
  const entry = useMemo(() => parseQuickAdd(line, context), [line, context]);
  const getName = (personId: string): string => people.find((person) => person.id === personId)?.name ?? '';
  const usualAssignee = [remembered, user?._id].find((known) => members.some((member) => member._id === known)) ?? '';
  const keys = useQuickAddKeys(field, line, type, context);

  const getValues = (said: QuickAddEntry): TaskFormValues => ({
    ...newTaskFormValues(projectId, user?._id ?? ''),
    Issue_type: said.issueType ?? defaultType,
    Short_summary: said.summary,
    Description: asParagraph(said.summary),
    Employee_id: said.assigneeId ?? usualAssignee,
    Priority: said.priority ?? defaultTaskPriority,
    Due_date: said.dueDate ?? '',
    Task_duration: said.hours === undefined ? '' : String(said.hours),
  });
  /** What saves the task of a line, or why it cannot be saved. */
  const prepare = (said: QuickAddEntry): SaveLine | string => {
    const values = getValues(said);
    const found = said.problems[0]
      ? `${said.problems[0].message}. Escape keeps it as text`
      : said.summary.length > maxShortSummaryLength
        ? tooLongMessage(maxShortSummaryLength)
        : newTaskProblems(values, today)[0]?.message;
    if (found !== undefined) return found;
    const names = { project: projectName, reporter: ownName, assignee: getName(values.Employee_id) };
    const form = createTaskForm(values, names, []);
    return async () => {
      const { data, error } = await createTask(form);
      if (data) setCreated({ _id: data._id, Project_id: data.Project_id, Task_key: data.Task_key });
      return error;
    };
  };
  const add = (): void => {
    if (line.trim() === '') return;
    const prepared = prepare(entry);
    if (typeof prepared === 'string') lines.reject(prepared);
    else lines.send(prepared);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (keys.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteLines(text);
  };
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-${index}`;
  const choices = (isFocused && keys.completions?.choices) || [];
  const unclear = entry.problems[0];
  const previewId = `${id}-preview`;
  const notice = mayCreate ? problem : notPermitted;
  // The table below does not jump under the pointer when the permissions arrive.
  if (!isShown) return arePermissionsKnown ? null : <div className="db-quick-add db-quick-add-room" />;
  return (
    <div {...lensMark('Project.Create_Task')} className="db-quick-add" role="group" aria-label="Quick add">
      <div className="db-quick-add-line">
        <Popover
          isOpen={choices.length > 0}
          placement="bottom-start"
          arrow={false}
          animation="minimal"
          autoFocus={false}
          enforceFocus={false}
          usePortal
          content={
            <Menu id={listId} role="listbox" aria-label="Completions" data-own-type-ahead>
              {choices.map((choice, index) => (
                <MenuItem
                  key={`${choice.insert} ${choice.label}`}
                  id={optionId(index)}
                  roleStructure="none"
                  role="option"
                  aria-selected={index === keys.activeIndex}
                  tabIndex={-1}
                  active={index === keys.activeIndex}
                  text={choice.label}
                  label={choice.hint}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => keys.choose(choice)}
                />
              ))}
            </Menu>
          }
          renderTarget={({
            ref,
            isOpen: _isOpen,
            className,
            'aria-expanded': _expanded,
            'aria-haspopup': _popup,
            ...target
          }) => (
            // The field inside is the combobox.
            <div {...target} ref={ref} className={`db-quick-add-target ${className ?? ''}`}>
              <InputGroup
                size="small"
                fill
                inputRef={field}
                className="db-quick-add-summary"
                leftElement={<PlusIcon className="db-quick-add-icon" />}
                rightElement={isSaving ? <Spinner size={16} aria-label="Saving" /> : undefined}
                placeholder="Add a task: Fix login !high @nina #bug tomorrow 4h, then Enter; or paste rows of a spreadsheet"
                aria-label="New task"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={choices.length > 0}
                aria-controls={choices.length > 0 ? listId : undefined}
                aria-activedescendant={
                  choices.length > 0 && keys.activeIndex >= 0 ? optionId(keys.activeIndex) : undefined
                }
                aria-describedby={line === '' ? undefined : previewId}
                aria-invalid={problem !== null}
                autoComplete="off"
                intent={problem === null ? 'none' : 'danger'}
                value={line}
                onValueChange={type}
                onSelect={keys.follow}
                onFocus={() => setFocused(true)}
                onBlur={() => setFocused(false)}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
              />
            </div>
          )}
        />
        <EmployeePicker
          name="usual-assignee"
          label="Assignee of new tasks"
          placeholder="Assignee"
          people={members}
          value={usualAssignee}
          onPick={remember}
          isLoading={isFetching}
          isWide={false}
          size="small"
          variant="outlined"
        />
        <span className="db-quick-add-result" role="status">
          {notice !== null ? (
            <span className="db-task-late">{notice}</span>
          ) : (
            created && <Link to={taskPath(created)}>{`${created.Task_key} created`}</Link>
          )}
        </span>
      </div>
      {waiting.length > 0 && !isSaving && (
        <Notice
          text={`${waiting.map((sent) => `'${sent}'`).join(', ')}: ${lines.rejection ?? 'not stored yet'}`}
          actions={
            <>
              <Button
                size="small"
                text="Try again"
                onClick={() => lines.sendAgain((sent) => prepare(parseQuickAdd(sent, context)))}
              />
              <Button size="small" text="Discard" onClick={lines.discardWaiting} />
            </>
          }
        />
      )}
      {line.trim() !== '' && <Preview entry={entry} assignee={getName(usualAssignee)} id={previewId} />}
      {line.trim() !== '' && unclear && problem === null && (
        <div className="db-quick-add-unclear" role="status">
          {unclear.message}
        </div>
      )}
    </div>
  );
}
