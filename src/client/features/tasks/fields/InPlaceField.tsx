import { EditIcon } from '@blueprintjs/icons';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useGetTaskQuery, type Task } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { afterPress } from '../../../ui/form/afterPress';
import { Form } from '../../../ui/form/Form';
import type { FormHandle } from '../../../ui/form/formHandle';
import type { ReadableName } from '../form/taskConflict';
import type { TaskFormValues } from '../form/taskFormValues';
import { useScreenState } from '../../../screen-state/useScreenState';
import { getFieldLabel, useTaskField, type TaskField } from './useTaskField';
import './fields.css';
import { Button } from '../../../ui/controls/Button';

export interface InPlaceFieldProps {
  readonly task: Task;
  readonly field: TaskField;
  /** The read-only value. */
  readonly children: ReactNode;
  /** The control that edits it. */
  readonly control: (form: FormHandle<TaskFormValues>) => ReactNode;
  /** Default true: leaving the field saves. False for controls of several lines. */
  readonly savesOnLeave?: boolean;
  /** Display names of the field's ids. */
  readonly getName?: ReadableName;
}

const asItIs: ReadableName = (_field, id) => id;
/** Calendars and lists of the control open there. */
const outsideThePage = '.bp6-portal';

interface EditorProps extends InPlaceFieldProps {
  readonly stored: Task;
  readonly onDone: (isByKey: boolean) => void;
}

function Editor({ stored, task, field, control, savesOnLeave = true, getName = asItIs, onDone }: EditorProps) {
  const isByKey = useRef(true);
  const frame = useRef<HTMLDivElement>(null);
  const label = getFieldLabel(field);
  const { form, dialog, hasProblem } = useTaskField({
    stored,
    shown: task,
    field,
    getName,
    onSaved: () => onDone(isByKey.current),
  });
  useEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('input:not([type=file]), [contenteditable=true], textarea');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    isByKey.current = true;
    const isInside = event.target instanceof Node && frame.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented || form.isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
    onDone(true);
  };
  const onBlur = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    const isStill =
      next instanceof Element && (frame.current?.contains(next) === true || next.closest(outsideThePage) !== null);
    // The window itself was left: the field keeps the focus until the user returns.
    const isWindowLeft = document.activeElement === event.target;
    if (isStill || !savesOnLeave || form.isSubmitting || isWindowLeft) return;
    isByKey.current = false;
    // A layout change under a pressed pointer would lose the click.
    afterPress(() => {
      if (!form.isDirty) onDone(false);
      else if (!hasProblem) void form.submit();
    });
  };
  return (
    // Focusable, so that a press on a label or between the controls does not leave the field.
    <div ref={frame} className="db-in-place-editor" tabIndex={-1} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Form form={form} label={`Edit ${label}`} className="db-in-place-form" guard={savesOnLeave ? 'back' : 'links'}>
        {control(form)}
        <div className="db-in-place-actions">
          <Button
            type="submit"
            size="small"
            intent="primary"
            text="Save"
            aria-label={`Save ${label}`}
            loading={form.isSubmitting}
          />
          <Button
            size="small"
            text="Cancel"
            aria-label={`Cancel editing ${label}`}
            onClick={() => onDone(true)}
            disabled={form.isSubmitting}
          />
        </div>
      </Form>
      {dialog}
    </div>
  );
}

const isPress = (event: MouseEvent): boolean =>
  !(event.target instanceof Element && event.target.closest('a, button, img') !== null) &&
  window.getSelection()?.isCollapsed !== false;

/**
 * A value of the task that holders of Project.Edit_Task edit in place: by the pencil or a click. Enter or leaving
 * saves, Escape cancels.
 */
export function InPlaceField(props: InPlaceFieldProps) {
  const { task, field, children } = props;
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const { currentData: stored } = useGetTaskQuery({ id: task._id });
  const [isEditing, setEditing] = useScreenState('drafts', `edit-${field}`, false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    opener.current?.focus();
  }, [isEditing]);
  const done = (isByKey: boolean): void => {
    returnsFocus.current = isByKey;
    setEditing(false);
  };
  if (isEditing && stored) return <Editor {...props} stored={stored} onDone={done} />;
  if (!mayEdit) return <>{children}</>;
  return (
    <div className="db-in-place" onClick={(event) => isPress(event) && setEditing(true)}>
      <div className="db-in-place-value">{children}</div>
      <Button
        {...lensMark('Project.Edit_Task')}
        ref={opener}
        variant="minimal"
        size="small"
        className="db-in-place-opener"
        icon={<EditIcon size={12} />}
        aria-label={`Edit ${getFieldLabel(field)}`}
        title={`Edit ${getFieldLabel(field)}`}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}
