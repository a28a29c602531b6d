import { afterPress } from '../../../../src/client/ui/form/afterPress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('What a field says when it is left', () => {
  test('is said immediately when it is left by the keyboard', () => {
    const say = jest.fn();
    afterPress(say);
    expect(say).toHaveBeenCalledTimes(1);
  });

  test('waits for the click when it is left by pressing a button, which would otherwise move away', () => {
    // jsdom has no pressed pointer.
    jest.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':active');
    const say = jest.fn();
    afterPress(say);
    window.dispatchEvent(new Event('pointerup'));
    expect(say).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(say).toHaveBeenCalledTimes(1);
  });
});
