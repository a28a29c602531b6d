import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContentState, EditorState, RichUtils, SelectionState } from 'draft-js';
import { cleanEditorHtml, cleanShownHtml } from '../../../../src/client/ui/richtext/cleanHtml';
import { currentFontSize, withFontSize } from '../../../../src/client/ui/richtext/fontSizes';
import { contentFromHtml, htmlFromContent } from '../../../../src/client/ui/richtext/htmlConversion';
import { completedAddress, withLink } from '../../../../src/client/ui/richtext/links';
import { RichTextEditor } from '../../../../src/client/ui/richtext/RichTextEditor';
import { RichTextView } from '../../../../src/client/ui/richtext/RichTextView';
import { withSelectionInText } from '../../../../src/client/ui/richtext/selectionInText';
import { renderUi } from '../../../support/renderUi';

const roundTrip = (html: string): string => htmlFromContent(contentFromHtml(html)).replace(/\n\s*/g, '');

function allSelected(content: ContentState): EditorState {
  const selection = SelectionState.createEmpty(content.getFirstBlock().getKey()).merge({
    focusKey: content.getLastBlock().getKey(),
    focusOffset: content.getLastBlock().getLength(),
  });
  return EditorState.acceptSelection(EditorState.createWithContent(content), selection);
}

describe('formatted text on its way through the editor', () => {
  it.each([
    ['plain paragraphs', '<p>First</p><p>Second</p>'],
    ['bold, italic and underlined text', '<p><strong>a</strong> <em>b</em> <u>c</u></p>'],
    ['a bulleted and a numbered list', '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>'],
    ['a list within a list', '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>'],
    ['a link', '<p>See <a href="https://daybook.example/">the page</a>.</p>'],
    [
      'a link with what looks like attributes in its address',
      '<p><a href="https://a.example/once=1&amp;style=2">x</a></p>',
    ],
    ['a link with what looks like attributes behind a space', '<p><a href="https://a.example/?q= onclick=1">x</a></p>'],
    [
      'the sizes 16, 24 and 48',
      '<p><span style="font-size:16px">a</span><span style="font-size:24px">b</span><span style="font-size:48px">c</span></p>',
    ],
    ['an empty line between two others', '<p>a</p><p><br></p><p>b</p>'],
    ['letters that mean something in HTML', '<p>1 &lt; 2 &amp; 3 &gt; 2, a style="x" &lt;b style="y"&gt;</p>'],
  ])('keeps %s as they are', (_what, html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it('shows an address as it is, quoted or not, and keeps what would be styled from the policy', () => {
    expect(cleanShownHtml('<a href=https://a.example/once=1&style=2>x</a>')).toContain(
      'href="https://a.example/once=1&amp;style=2"',
    );
    expect(cleanShownHtml('<span title="a > b" style="font-size:24px"onclick=x()>x</span>')).toBe(
      '<span class="db-text-24">x</span>',
    );
  });

  it.each([
    [
      'of a text program, after the text before it',
      '<p>Before</p><table><tr><td><p>A 1</p></td><td><b>B 1</b></td></tr><tr><td>A 2</td><td>B 2</td></tr></table><p>After</p>',
      '<p>Before</p><p>A 1 | <strong>B 1</strong></p><p>A 2 | B 2</p><p>After</p>',
    ],
    [
      'of a spreadsheet, with lines in a cell and a table in another',
      '<table><caption>Hours</caption><tbody><tr><td><div>one</div><div>two</div></td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></tbody></table>',
      '<p>Hours</p><p>one two | x | y</p>',
    ],
  ])('makes a line of each row of a table %s', (_which, pasted, lines) => {
    expect(roundTrip(pasted)).toBe(lines);
  });

  const wordItem = (level: number, mark: string, text: string): string =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
  it.each([
    [
      'Google Docs, which puts all of it into an element that is not bold',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-size:11pt;font-weight:700;font-style:normal">bold</span><span style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">slanted</span> <span style="text-decoration:underline">marked</span> <a href="https://a.example/"><span style="text-decoration:underline">link</span></a></p></b>',
      '<p><strong>bold</strong> and <em>slanted</em> <u>marked</u> <a href="https://a.example/">link</a></p>',
    ],
    [
      'a text program, with its lists',
      `<p>Before</p>${wordItem(1, '·', 'one')}${wordItem(2, 'o', 'inner')}${wordItem(1, '·', 'two <b>bold</b>')}${wordItem(1, '1.', 'first')}${wordItem(1, '2.', 'second')}<p style="mso-list:none">After</p>`,
      '<p>Before</p><ul><li>one<ul><li>inner</li></ul></li><li>two <strong>bold</strong></li></ul><ol><li>first</li><li>second</li></ol><p>After</p>',
    ],
  ])('keeps the looks of text from %s', (_which, pasted, kept) => {
    expect(roundTrip(pasted)).toBe(kept);
  });

  it('shows only the words of what is nested too deeply, and takes only them into the editor', () => {
    const nested = `${'<ul><li>'.repeat(24_000)}the words`;
    expect(cleanShownHtml(nested)).toBe('<p>the words</p>');
    expect(roundTrip(nested)).toBe('<p>the words</p>');
  });

  it.each(['', '<p></p>', '<p><br></p>', '<div></div>'])("is empty when nothing is in it: '%s'", (html) => {
    expect(roundTrip(html)).toBe('');
  });

  it.each([
    ['two empty lines', '<p><br></p><p><br></p>'],
    ['a space', '<p>&nbsp;</p>'],
    ['a numbered list that was begun', '<ol><li><br></li></ol>'],
    ['a list that was begun, with a line behind it', '<ul><li><br></li></ul><p><br></p>'],
  ])('keeps %s, which the editor shows, until it is stored', (_what, html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it('keeps only the innermost of several sizes', () => {
    expect(roundTrip('<p><span style="font-size:16px">a<span style="font-size:48px">b</span></span></p>')).toBe(
      '<p><span style="font-size:16px">a</span><span style="font-size:48px">b</span></p>',
    );
  });

  it('has one size at a time: a second one takes the place of the first, and no size is possible again', () => {
    const small = withFontSize(allSelected(ContentState.createFromText('Text')), 16);
    const large = withFontSize(small, 48);
    expect(htmlFromContent(large.getCurrentContent())).toBe('<p><span style="font-size:48px">Text</span></p>');
    expect(currentFontSize(large)).toBe(48);
    expect(htmlFromContent(withFontSize(large, null).getCurrentContent())).toBe('<p>Text</p>');
  });

  it.each([
    ['ends behind the text', { anchorOffset: 1, focusOffset: 9 }, [1, 4]],
    ['begins and ends behind it', { anchorOffset: 7, focusOffset: 9 }, [4, 4]],
    ['is in a line that is gone', { anchorKey: 'gone', anchorOffset: 0, focusOffset: 2 }, [4, 4]],
    ['is in the text', { anchorOffset: 1, focusOffset: 3 }, [1, 3]],
  ])('a selection that %s is brought into it, and can be made bold', (_what, selected, offsets) => {
    const whole = allSelected(ContentState.createFromText('Text'));
    const state = withSelectionInText(EditorState.acceptSelection(whole, whole.getSelection().merge(selected)));
    expect([state.getSelection().getAnchorOffset(), state.getSelection().getFocusOffset()]).toEqual(offsets);
    expect(RichUtils.toggleInlineStyle(state, 'BOLD').getCurrentContent().getPlainText()).toBe('Text');
  });

  it('never writes down a link that runs a script, even when one got into the editor', () => {
    const state = withLink(allSelected(ContentState.createFromText('Text')), 'javascript:alert(1)');
    expect(htmlFromContent(state.getCurrentContent())).toBe('<p><span>Text</span></p>');
  });

  it.each([
    ['example.com/a?b', 'https://example.com/a?b'],
    ['hr@daybook.example', 'mailto:hr@daybook.example'],
    ['http://daybook.example', 'http://daybook.example'],
    ['javascript:alert(1)', null],
    ['not an address', null],
    ['', null],
  ])('makes of the typed address %j the link %j', (typed, address) => {
    expect(completedAddress(typed)).toBe(address);
  });
});

describe('foreign and hostile HTML', () => {
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#9;script:alert(1)">a</a>', '<a>a</a>'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', ''],
    ['<style>p{}</style><iframe src="x"></iframe>b', 'b'],
    ['<span style="font-size:24px;background:url(//x)">a</span>', '<span data-style="font-size:24px">a</span>'],
    ['<p style="font-size:24px" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
    [
      '<h1>Title</h1><div>line <b>bold</b> <i>slanted</i></div>',
      '<p>Title</p><p>line <strong>bold</strong> <em>slanted</em></p>',
    ],
  ])('%s is reduced to %s', (html, clean) => {
    expect(cleanEditorHtml(html)).toBe(clean);
  });

  it('is shown without style attributes, which the security policy forbids: sizes become classes, links open elsewhere', () => {
    expect(
      cleanShownHtml(
        '<p><span style="font-size: 24px">a</span> <a href="https://x.example">b</a> <a href="javascript:x">c</a></p>',
      ),
    ).toBe(
      '<p><span class="db-text-24">a</span> <a href="https://x.example" target="_blank" rel="noopener noreferrer">b</a> <a>c</a></p>',
    );
  });

  it('does no harm in the page', () => {
    renderUi(
      <RichTextView
        html={'<p>Hello<img src="x" onerror="window.hurt = true"><script>window.hurt = true</script></p>'}
      />,
    );
    expect(screen.getByText('Hello')).toBeVisible();
    expect(document.querySelector('img, script')).toBeNull();
    expect(window).not.toHaveProperty('hurt');
  });
});

describe('the editor', () => {
  const textbox = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Comment' });

  it('shows the stored text and takes over what is put in its place', async () => {
    const { rerender } = renderUi(
      <RichTextEditor html="<p>Stored <strong>text</strong></p>" onChange={() => undefined} label="Comment" />,
    );
    expect(await textbox()).toHaveTextContent('Stored text');
    rerender(<RichTextEditor html="" onChange={() => undefined} label="Comment" placeholder="Write a comment" />);
    expect(await textbox()).toHaveTextContent('');
    expect(screen.getByText('Write a comment')).toBeVisible();
  });

  it('sends by Alt + Enter, not by Enter', async () => {
    const send = jest.fn();
    renderUi(<RichTextEditor html="<p>Done</p>" onChange={() => undefined} onAltEnter={send} label="Comment" />);
    const box = await textbox();
    fireEvent.focus(box);
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 });
    expect(send).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13, altKey: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('cleans what is pasted', async () => {
    const changed = jest.fn();
    renderUi(<RichTextEditor html="" onChange={changed} label="Comment" />);
    const box = await textbox();
    act(() => box.focus());
    const pasted =
      '<h2>Title</h2><p style="color:red">Text <a href="javascript:alert(1)">link</a><script>alert(1)</script></p>';
    fireEvent.paste(box, {
      clipboardData: {
        types: ['text/html', 'text/plain'],
        items: [],
        files: [],
        getData: (type: string) => (type === 'text/html' ? pasted : 'Title Text link'),
      },
    });
    await waitFor(() => expect(changed).toHaveBeenCalled());
    expect(String(changed.mock.lastCall?.[0]).replace(/\n\s*/g, '')).toBe('<p>Title</p><p>Text link</p>');
  });

  it('says that a list was begun, and shows it again', async () => {
    const changed = jest.fn();
    const { unmount } = renderUi(<RichTextEditor html="" onChange={changed} label="Comment" placeholder="Write" />);
    await textbox();
    expect(screen.getByText('Write')).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('button', { name: /^Numbered list/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Numbered list/ }));
    await waitFor(() => expect(changed).toHaveBeenCalled());
    const written = String(changed.mock.lastCall?.[0]);
    expect(written.replace(/\n\s*/g, '')).toBe('<ol><li><br></li></ol>');
    unmount();
    renderUi(<RichTextEditor html={written} onChange={changed} label="Comment" placeholder="Write" />);
    await textbox();
    expect(screen.getByRole('listitem')).toBeInTheDocument();
    expect(screen.queryByText('Write')).not.toBeInTheDocument();
  });

  describe('while its text is being saved', () => {
    const changed = jest.fn();
    const locked = (isLocked: boolean) => (
      <RichTextEditor html="<p>Sent</p>" onChange={changed} label="Comment" isLocked={isLocked} />
    );
    const paste = (box: HTMLElement): boolean =>
      fireEvent.paste(box, {
        clipboardData: { types: ['text/plain'], items: [], files: [], getData: () => 'Late ' },
      });
    /** Writes as an input method does: into the page, which the editor reads when it is done. */
    function compose(box: HTMLElement): void {
      jest.useFakeTimers();
      fireEvent.compositionStart(box);
      const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
      if (text) text.textContent = 'Sent 日本';
      fireEvent.compositionEnd(box);
      // The editor waits a moment for a further composition.
      act(() => jest.runOnlyPendingTimers());
      jest.useRealTimers();
    }
    beforeEach(() => {
      changed.mockClear();
      jest.spyOn(window, 'scrollTo').mockImplementation();
    });
    afterEach(() => jest.restoreAllMocks());

    it('keeps the focus and takes no change by pasting or an input method, nor shows one', async () => {
      const { rerender } = renderUi(locked(false));
      const box = await textbox();
      act(() => box.focus());
      rerender(locked(true));
      paste(box);
      compose(box);
      expect([box.textContent, changed.mock.calls, document.activeElement]).toEqual(['Sent', [], box]);
    });

    it('takes both again afterwards', async () => {
      const { rerender } = renderUi(locked(true));
      const box = await textbox();
      act(() => box.focus());
      paste(box);
      rerender(locked(false));
      compose(box);
      expect(changed).toHaveBeenLastCalledWith('<p>Sent 日本</p>');
    });
  });

  it('cannot be changed while it is disabled', async () => {
    renderUi(<RichTextEditor html="<p>Fixed</p>" onChange={() => undefined} label="Comment" isBusy />);
    expect(await screen.findByText('Fixed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('[contenteditable="true"]')).toBeNull();
  });
});
