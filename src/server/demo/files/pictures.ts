import type { SeededRandom } from '../seed/seededRandom';
import { PngPicture, type Colour } from './pngPicture';

const grey: Colour = [222, 226, 232];
const lightGrey: Colour = [244, 246, 248];
const darkGrey: Colour = [64, 72, 84];
const red: Colour = [205, 66, 70];
const accents: readonly Colour[] = [
  [45, 114, 210],
  [35, 133, 81],
  [147, 81, 181],
  [200, 118, 25],
  [0, 131, 143],
];

/** A window with a list, one spot marked in red: like a screenshot of a bug. */
export function screenshot(random: SeededRandom): Buffer {
  const [width, height] = [480, 300];
  const picture = new PngPicture(width, height, lightGrey);
  picture.fill(0, 0, width, 26, darkGrey);
  [10, 24, 38].forEach((x) => picture.disc(x, 13, 4, grey));
  picture.fill(0, 26, 96, height - 26, [234, 238, 243]);
  for (let row = 0; row < 7; row += 1)
    picture.fill(12, 42 + row * 22, random.integer(40, 72), 8, row === 2 ? random.pick(accents) : grey);
  for (let row = 0; row < 9; row += 1) {
    const top = 46 + row * 27;
    [112, 220, 330].forEach((left) => picture.fill(left, top, random.integer(45, 95), 9, row === 0 ? darkGrey : grey));
    picture.fill(440, top, 24, 9, random.pick(accents));
  }
  const [left, top] = [random.integer(110, 330), 66 + random.integer(0, 7) * 27];
  picture.fill(left, top, 104, 3, red);
  picture.fill(left, top + 25, 104, 3, red);
  picture.fill(left, top, 3, 28, red);
  picture.fill(left + 101, top, 3, 28, red);
  return picture.bytes();
}

/** Head and shoulders on a coloured background, as a photo. */
export function portrait(random: SeededRandom): Buffer {
  const size = 128;
  const [ground, shirt] = random.sample(accents, 2);
  const skin = random.pick<Colour>([
    [241, 206, 178],
    [205, 158, 120],
    [141, 98, 70],
    [92, 62, 45],
    [226, 184, 150],
  ]);
  const hair = random.pick<Colour>([
    [40, 32, 30],
    [92, 58, 34],
    [170, 120, 60],
    [120, 118, 120],
  ]);
  const picture = new PngPicture(size, size, ground ?? grey);
  picture.disc(64, 138, 46, shirt ?? darkGrey);
  picture.disc(64, 50, 31, hair);
  picture.disc(64, 58, 26, skin);
  return picture.bytes();
}
