import { editedText } from '../../../domain/comments/editedText';

export interface EditedMarkProps {
  /** ISO 8601 instant; null: it was not edited, and there is no mark. */
  readonly at: string | null;
  readonly timeZone: string;
}

/** Says that a text was changed by its author, with the time as a tooltip. */
export const EditedMark = ({ at, timeZone }: EditedMarkProps) =>
  at !== null && (
    <span className="db-muted" title={editedText(at, timeZone)}>
      edited
    </span>
  );
