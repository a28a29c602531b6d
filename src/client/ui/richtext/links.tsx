import { CompositeDecorator, EditorState, RichUtils, type ContentBlock, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { isAllowedLink } from '../../../domain/richtext/allowList';
import { mentionedPerson } from '../../../domain/richtext/mentions';

function findLinks(block: ContentBlock, found: (start: number, end: number) => void, content: ContentState): void {
  block.findEntityRanges((character) => {
    const key = character.getEntity();
    return key !== null && content.getEntity(key).getType() === 'LINK';
  }, found);
}

function getEntityUrl(content: ContentState, key: string): string {
  const { url } = content.getEntity(key).getData() as { url?: unknown };
  return typeof url === 'string' ? url : '';
}

function EditedLink({
  contentState,
  entityKey,
  children,
}: {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}) {
  const url = getEntityUrl(contentState, entityKey);
  if (mentionedPerson(url) !== null) return <a className="db-mention">{children}</a>;
  return (
    <a href={isAllowedLink(url) ? url : undefined} title={url}>
      {children}
    </a>
  );
}

/** Draws links inside the editor. */
export const linkDecorator = new CompositeDecorator([{ strategy: findLinks, component: EditedLink }]);

/** URL of the link at the start of the selection; '' when there is none. */
export function currentLink(state: EditorState): string {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const key = block?.getEntityAt(selection.getStartOffset());
  return key ? getEntityUrl(content, key) : '';
}

/**
 * A typed address with its scheme: 'example.com' gets https, 'a@b.example' mailto.
 *
 * @returns null for an address that a link must not lead to
 */
export function completedAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (isAllowedLink(address)) return address;
  if (/^[^/@:]+@[^/@:]+\.[^/@:]+$/.test(address)) return `mailto:${address}`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i.test(address) ? `https://${address}` : null;
}

/** Sets a link on the selected text; null removes links. Without a selection nothing changes. */
export function withLink(state: EditorState, address: string | null): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) return state;
  if (address === null) return RichUtils.toggleLink(state, selection, null);
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url: address });
  return RichUtils.toggleLink(
    EditorState.set(state, { currentContent: content }),
    selection,
    content.getLastCreatedEntityKey(),
  );
}
