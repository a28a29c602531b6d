import { CharacterMetadata, ContentState, type ContentBlock } from 'draft-js';
import { stateToHTML } from 'draft-js-export-html';
import { stateFromHTML } from 'draft-js-import-html';
import {
  fontSizeOfStyle,
  isAllowedLink,
  richTextFontSizesPx,
  styleOfFontSize,
} from '../../../domain/richtext/allowList';
import { mentionedPerson } from '../../../domain/richtext/mentions';
import { cleanEditorHtml } from './cleanHtml';
import { fontSizeStyleName } from './fontSizes';
import { inertStyleAttribute } from './inertStyle';

const fontSizeElements = Object.fromEntries(
  richTextFontSizesPx.map((size) => [
    fontSizeStyleName(size),
    { element: 'span', attributes: { style: styleOfFontSize(size) } },
  ]),
);

const fontSizeNames = new Set(Object.keys(fontSizeElements));

/** Of several nested sizes the innermost, which was added last, is visible. */
function withOneFontSize(character: CharacterMetadata): CharacterMetadata {
  const sizes = character
    .getStyle()
    .toArray()
    .filter((style) => fontSizeNames.has(style));
  return sizes.slice(0, -1).reduce((kept, style) => CharacterMetadata.removeStyle(kept, style), character);
}

function withOneFontSizeEach(block: ContentBlock): ContentBlock {
  const characters = block.getCharacterList();
  return block.merge({
    characterList: characters.map((character) => withOneFontSize(character ?? CharacterMetadata.create())).toList(),
  }) as ContentBlock;
}

/** The editor's content for stored HTML. Elements outside the allow-list are dropped. */
export function contentFromHtml(html: string): ContentState {
  const content = stateFromHTML(cleanEditorHtml(html), {
    customInlineFn: (element, { Style, Entity }) => {
      const address = element.getAttribute('href') ?? '';
      // The importer does not know our scheme.
      if (mentionedPerson(address) !== null) return Entity('LINK', { url: address });
      if (element.nodeName !== 'SPAN') return null;
      const size = fontSizeOfStyle(element.getAttribute(inertStyleAttribute) ?? '');
      return size === null ? null : Style(fontSizeStyleName(size));
    },
  });
  return ContentState.createFromBlockArray(content.getBlocksAsArray().map(withOneFontSizeEach), content.getEntityMap());
}

const isUntouched = (content: ContentState): boolean =>
  !content.hasText() && content.getFirstBlock().getType() === 'unstyled';

/**
 * The HTML to store for the editor's content; '' when nothing is in it. Blank lines, spaces and a list that was begun
 * are in it too: the editor shows them.
 */
export function htmlFromContent(content: ContentState): string {
  if (isUntouched(content)) return '';
  return stateToHTML(content, {
    inlineStyles: fontSizeElements,
    // The exporter accepts any address of a link, including `javascript:`.
    entityStyleFn: (entity) => {
      if (entity.getType() !== 'LINK') return { element: 'span' };
      const { url } = entity.getData() as { url?: unknown };
      return typeof url === 'string' && isAllowedLink(url)
        ? { element: 'a', attributes: { href: url } }
        : { element: 'span' };
    },
  });
}
