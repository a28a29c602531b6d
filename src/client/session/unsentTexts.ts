import type { WithScreenState } from '../screen-state/screenState';
import type { WithSession } from './sessionReducer';

/** What the texts are looked for in; the entry program has no such branches. */
interface WithTexts extends WithSession, Partial<Pick<WithScreenState, 'drafts'>> {
  readonly leaveForm?: { readonly mode: string | null; readonly values: { readonly Reason: string } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const blockEnd = /<\/(?:p|li|div|h[1-6])>|<br\s*\/?>/gi;

/** As the user sees it. */
function shownText(text: string): string {
  if (!/<[a-z]/i.test(text)) return text.trim();
  const page = new DOMParser().parseFromString(text.replace(blockEnd, '\n'), 'text/html');
  return (page.body.textContent ?? '').trim();
}

/** 'Leave_type' as 'Leave type'. */
const labelled = (name: string, text: string): string => `${name.replaceAll('_', ' ')}: ${text}`;

/** Texts outside of forms, by the last words of their ids: the new task of the board, the comment of a month. */
const singleTexts = /(?:^|\/)(?:quick-add\/line|month\/comment)$/;
/** The texts of parts of the page that are gone, by the last words of their ids. */
export const lostTextsName = 'unsent-texts/lost';

function textsInDraft([id, draft]: [string, unknown]): readonly string[] {
  if (id.endsWith(lostTextsName)) return draft as readonly string[];
  if (typeof draft === 'string') return singleTexts.test(id) ? [draft.trim()] : [];
  if (!isRecord(draft)) return [];
  // The editor of comments.
  if (typeof draft.html === 'string') return [shownText(draft.html)];
  const { values, baseline } = draft;
  if (!isRecord(values) || !isRecord(baseline)) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === baseline[name] || recordId.test(value)) return [];
    const text = shownText(value);
    return text === '' ? [] : [labelled(name, text)];
  });
}

/**
 * What the user has typed and not sent: one text for each field, and those of fields that are gone.
 * @param exceptId the draft that does not count
 */
export function unsentTexts({ drafts = {}, leaveForm }: WithTexts, exceptId?: string): string[] {
  const reason = leaveForm?.mode === null ? '' : (leaveForm?.values.Reason.trim() ?? '');
  const texts = [
    ...Object.entries(drafts).flatMap((draft) => (draft[0] === exceptId ? [] : textsInDraft(draft))),
    ...(reason === '' ? [] : [labelled('Reason', reason)]),
  ];
  return [...new Set(texts)].filter((text) => text !== '');
}
