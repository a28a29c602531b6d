import type { SearchPeople } from './useMentions';

/** Props of the editor, shared by its light frame and the heavy part that is loaded later. */
export interface RichTextEditorProps {
  /** HTML of the allow-list; '' for nothing. A value other than the last one reported replaces the text. */
  readonly html: string;
  /** Called with every change of the text; '' when it is empty. */
  readonly onChange: (html: string) => void;
  readonly onLeave?: () => void;
  /**
   * Alt + Enter or Ctrl/⌘ + Enter (comment boxes send by it). Absent: these keys do nothing here; a surrounding form is
   * submitted by the second.
   */
  readonly onAltEnter?: () => void;
  /** Searches people to mention after an @; absent: no mentions. Must be stable. */
  readonly searchPeople?: SearchPeople;
  readonly placeholder?: string;
  /** Height of the empty editor in pixels. Default 120. */
  readonly minHeightPx?: number;
  readonly id?: string;
  readonly labelledBy?: string;
  /** Name for screen readers when there is no visible label. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly isBusy?: boolean;
  /** The text is being saved: it keeps the focus and takes no change, whichever way it comes. */
  readonly isLocked?: boolean;
}
