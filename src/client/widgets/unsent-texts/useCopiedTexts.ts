import { useScreenState } from '../../screen-state/useScreenState';

export interface CopiedTexts {
  readonly copy: () => Promise<void>;
  /** How it went; empty before. */
  readonly outcome: string;
}

const outcomes = {
  no: '',
  yes: 'Copied',
  failed: 'The browser does not permit copying. Save the recording instead.',
} as const;

/** Puts texts that were typed and not saved on the clipboard. */
export function useCopiedTexts(texts: readonly string[]): CopiedTexts {
  const [copied, setCopied] = useScreenState<keyof typeof outcomes>('drafts', 'unsent-texts/copied', 'no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(texts.join('\n\n'));
      setCopied('yes');
    } catch {
      // The browser does not permit it.
      setCopied('failed');
    }
  };
  return { copy, outcome: outcomes[copied] };
}
