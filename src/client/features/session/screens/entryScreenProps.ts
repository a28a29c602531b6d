/** What the pages before signing in are given. */
export interface EntryScreenProps {
  /** The secret of the link that led here; '' for pages without one. */
  readonly token: string;
  /** Opens another of these pages. */
  readonly goTo: (path: string) => void;
}
