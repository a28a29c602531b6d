import type { ReactNode } from 'react';
import { isApiFailure } from '../../api/apiFailure';
import type { ConflictField } from '../../ui/dialogs/conflict';
import { Scope } from '../../screen-state/Scope';
import { useScreenState } from '../../screen-state/useScreenState';
import { ConflictDialog, type ConflictDialogProps } from '../../ui/dialogs/ConflictDialog';
import type { Comparison, CompetingSides } from './comparedFields';

export interface CompetingEditOptions<Values extends object, Stored extends object, Saved> extends Comparison<
  Values,
  Stored
> {
  /** The record in a sentence: 'task'. */
  readonly noun: string;
  /** Unique within the scope. Default: the noun. */
  readonly name?: string;
  /**
   * The record at the start of the edit; null for a new one. Later values are ignored, because it may be read again.
   */
  readonly stored: Stored | null;
  readonly toValues: (stored: Stored) => Values;
  /** No one else can change the record: the values of a competing edit are the user's own. */
  readonly isOwn?: boolean;
  /** Sends the values as a change of `base`. Rejects with an ApiFailure; a competing edit carries the stored record. */
  readonly send: (values: Values, base: Stored | null) => Promise<Saved>;
  readonly onSaved: (saved: Saved, values: Values) => Promise<void> | void;
}

export interface CompetingEdit<Values, Stored> {
  /** The record at the start of the edit. */
  readonly opened: Stored | null;
  /**
   * Saves; for the form's submit. Rejects with a plain FormFailure, also for a competing edit: then the dialog is open.
   */
  readonly save: (values: Values) => Promise<void>;
  /** Continues the edit from this record, after a save that leaves the form open; null ends the edit of a record. */
  readonly continueFrom: (stored: Stored | null) => void;
  /** Lets the user choose field by field; to be rendered next to the form. */
  readonly dialog: ReactNode;
}

interface Conflict<Values, Stored> {
  readonly sides: CompetingSides<Values>;
  readonly stored: Stored;
  /** A new conflict opens a new dialog. */
  readonly number: number;
}

// A separate component, because the comparison may use names that its user reads after starting the edit.
function Choosing({
  getFields,
  ...rest
}: Pick<ConflictDialogProps, 'isOwn' | 'onSave' | 'onCancel'> & {
  readonly getFields: () => readonly ConflictField[];
}) {
  return <ConflictDialog {...rest} fields={getFields()} />;
}

/**
 * How every form saves a record that other users may be editing: against the version it was opened with. When a newer
 * one is stored, entered values stay, and the user chooses per field.
 */
export function useCompetingEdit<Values extends object, Stored extends object, Saved>(
  options: CompetingEditOptions<Values, Stored, Saved>,
): CompetingEdit<Values, Stored> {
  const name = options.name ?? options.noun;
  const [opened, continueFrom] = useScreenState('drafts', `${name}/opened`, options.stored, { isPinned: true });
  const [conflict, setConflict] = useScreenState<Conflict<Values, Stored> | null>('drafts', `${name}/conflict`, null);

  const saveOnto = async (values: Values, base: Stored | null): Promise<void> => {
    let saved: Saved;
    try {
      saved = await options.send(values, base);
    } catch (failure) {
      if (base === null || !isApiFailure(failure) || failure.current === undefined) throw failure;
      // The 409 carries the stored record in the shape that the contract reads.
      const stored = failure.current as unknown as Stored;
      const sides = { base: options.toValues(base), mine: values, theirs: options.toValues(stored) };
      setConflict((previous) => ({ sides, stored, number: (previous?.number ?? 0) + 1 }));
      // oxlint-disable-next-line typescript/only-throw-error -- a failure is plain data, which the form shows
      throw {
        message: `This ${options.noun} has been changed in the meantime. Choose which values to keep.`,
        errors: [],
      };
    }
    setConflict(null);
    await options.onSaved(saved, values);
  };
  const dialog = conflict && (
    <Scope key={conflict.number} name={`${name}/${conflict.number}`}>
      <Choosing
        isOwn={options.isOwn ?? false}
        getFields={() => options.compare(conflict.sides, conflict.stored)}
        onSave={(choices) => saveOnto(options.settle(conflict.sides, choices), conflict.stored)}
        onCancel={() => setConflict(null)}
      />
    </Scope>
  );
  return { opened, save: (values) => saveOnto(values, opened), continueFrom, dialog };
}
