export interface EntryScreenProps {
  /** The secret of the opened link; '' for pages without one. */
  readonly token: string;
  /** Opens another entry page. */
  readonly goTo: (path: string) => void;
}
