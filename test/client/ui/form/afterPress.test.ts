import { afterPress } from '../../../../src/client/ui/form/afterPress';

const pointer = (type: string): void => void window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('What a field says when it is left', () => {
  test('is said immediately when it is left by the keyboard', () => {
    const say = jest.fn();
    afterPress(say);
    expect(say).toHaveBeenCalledTimes(1);
  });

  test('waits for the click when it is left by pressing a button, which would otherwise move away', () => {
    const say = jest.fn();
    pointer('pointerdown');
    afterPress(say);
    pointer('pointerup');
    expect(say).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(say).toHaveBeenCalledTimes(1);
  });
});
