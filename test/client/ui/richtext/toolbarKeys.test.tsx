import { createEvent, fireEvent, screen } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { RichTextToolbar } from '../../../../src/client/ui/richtext/RichTextToolbar';
import { renderUi } from '../../../support/renderUi';

test('arrow keys move through the toolbar, and leave the keys of the browser to it', () => {
  const nothing = (): void => undefined;
  renderUi(
    <RichTextToolbar
      state={EditorState.createEmpty()}
      onChange={nothing}
      isLinkOpen={false}
      onLinkOpenChange={nothing}
      onLinkClosed={nothing}
    />,
  );
  const [bold, italic] = ['Bold', 'Italic'].map((name) => screen.getByRole('button', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  const press = (options: { key: string; altKey?: boolean; ctrlKey?: boolean; metaKey?: boolean }): boolean => {
    const event = createEvent.keyDown(document.activeElement ?? bold, options);
    fireEvent(document.activeElement ?? bold, event);
    return event.defaultPrevented;
  };
  bold.focus();
  expect(press({ key: 'ArrowRight' })).toBe(true);
  expect(italic).toHaveFocus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const)
    expect(press({ key: 'ArrowLeft', [modifier]: true })).toBe(false);
  expect(italic).toHaveFocus();
});
