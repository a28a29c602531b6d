import type { SearchPeople } from './useMentions';

/** Props of the editor, shared by its light frame and the heavy part that is loaded later. */
export interface RichTextEditorProps {
  /** HTML of the allow-list; '' for nothing. A value other than the last one reported replaces the text. */
  readonly html: string;
  /** Told with every change of the text; '' when there is nothing to read. */
  readonly onChange: (html: string) => void;
  readonly onLeave?: () => void;
  /** Alt + Enter or Ctrl/⌘ + Enter (comment boxes send by it). Absent: these keys do nothing here; a form around sends by the second. */
  readonly onAltEnter?: () => void;
  /** People to be named behind an @; absent: an @ is a letter as any other. Keep its identity between renderings. */
  readonly searchPeople?: SearchPeople;
  readonly placeholder?: string;
  /** Height of the empty editor in pixels. Default 120. */
  readonly minHeightPx?: number;
  readonly id?: string;
  readonly labelledBy?: string;
  /** Name for screen readers when no label stands beside it. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly isBusy?: boolean;
}
