import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { unsavedForms } from '../../../../../src/client/ui/form/unsavedForms';
import { useIdleMoment } from '../../../../../src/client/features/present-data/confirmation/useIdleMoment';
import { makeScreenStore } from '../../../../support/renderUi';

let store = makeScreenStore();
const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;

beforeEach(() => {
  store = makeScreenStore();
  document.body.replaceChildren();
  jest.useFakeTimers();
  // Nothing has a place in jsdom.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => jest.useRealTimers());

const aWhile = (): void => act(() => void jest.advanceTimersByTime(2000));

test('it comes immediately while the user is idle, and stays whatever the user then begins', () => {
  const { result, rerender } = renderHook(({ isAwaited }) => useIdleMoment(isAwaited), {
    initialProps: { isAwaited: false },
    wrapper,
  });
  expect(result.current).toBe(false);
  rerender({ isAwaited: true });
  expect(result.current).toBe(true);
  document.body.innerHTML = '<div class="bp6-dialog"></div>';
  aWhile();
  expect(result.current).toBe(true);
  rerender({ isAwaited: false });
  expect(result.current).toBe(false);
});

test('it waits for typing, for what is open over the page, and for what is not saved', () => {
  document.body.innerHTML = '<input type="search"><input type="checkbox"><button>Add</button>';
  document.querySelector('input')?.focus();
  const { result } = renderHook(() => useIdleMoment(true), { wrapper });
  aWhile();
  expect(result.current).toBe(false);
  document.querySelector('button')?.focus();
  const takeOut = unsavedForms.add('back');
  aWhile();
  expect(result.current).toBe(false);
  takeOut();
  const menu = document.createElement('div');
  menu.className = 'bp6-popover';
  document.body.append(menu);
  aWhile();
  expect(result.current).toBe(false);
  menu.className = 'bp6-popover bp6-tooltip';
  document.querySelector<HTMLElement>('[type=checkbox]')?.focus();
  aWhile();
  expect(result.current).toBe(true);
});
