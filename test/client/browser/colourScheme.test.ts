import { watchSystemScheme } from '../../../src/client/browser/colourScheme';

type Listen = (event: { readonly matches: boolean }) => void;

function system(matches: boolean) {
  const listeners = new Set<Listen>();
  window.matchMedia = (media) =>
    ({
      media,
      matches,
      addEventListener: (_type: string, listen: Listen) => listeners.add(listen),
      removeEventListener: (_type: string, listen: Listen) => listeners.delete(listen),
    }) as unknown as MediaQueryList;
  return { change: (next: boolean) => listeners.forEach((listen) => listen({ matches: next })) };
}

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

test.each([true, false])('a change of the scheme to dark %s while the program was loading is reported', (isDark) => {
  system(isDark);
  const report = jest.fn();
  watchSystemScheme(!isDark, report);
  expect(report.mock.calls).toEqual([[isDark]]);
});

test('later changes are reported until the watch ends, and an equal scheme is not', () => {
  const { change } = system(false);
  const report = jest.fn();
  const end = watchSystemScheme(false, report);
  expect(report).not.toHaveBeenCalled();
  change(true);
  end();
  change(false);
  expect(report.mock.calls).toEqual([[true]]);
});
