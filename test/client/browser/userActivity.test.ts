import { followUserActivity, userIdleSeconds } from '../../../src/client/browser/userActivity';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('%s anywhere on the page is input', (name) => {
  followUserActivity();
  jest.advanceTimersByTime(3_600_999);
  expect(userIdleSeconds()).toBe(3600);
  const element = document.body.appendChild(document.createElement('button'));
  element.addEventListener(name, (event) => event.stopPropagation());
  element.dispatchEvent(new Event(name, { bubbles: true }));
  expect(userIdleSeconds()).toBe(0);
  element.remove();
});

test.each(['mousemove', 'scroll', 'focus', 'visibilitychange'])(
  '%s, which happens without a user too, is none',
  (name) => {
    followUserActivity();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(name));
    expect(userIdleSeconds()).toBe(60);
  },
);
