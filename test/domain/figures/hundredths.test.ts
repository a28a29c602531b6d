import { hundredths } from '../../../src/domain/figures/hundredths';

test.each([
  [1.005, 1.01],
  [0.1 + 0.2, 0.3],
  [9 * (1 - 19.5 / 20), 0.23],
  [0.774_999, 0.77],
  [-0.125, -0.12],
  [123_456.785, 123_456.79],
])('%d has two decimals: %d', (value, rounded) => {
  expect(hundredths(value)).toBe(rounded);
});
