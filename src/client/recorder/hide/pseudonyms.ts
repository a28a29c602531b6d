/** Pseudonyms of texts: the same length and shape, in the same order, the same for the same text. */
export interface Pseudonyms {
  /** All texts have to be added before the first pseudonym is asked for. */
  readonly add: (text: string) => void;
  readonly pseudonym: (text: string) => string;
}

interface Node {
  readonly children: Map<string, Node>;
  /** Chosen when all texts are known. */
  images?: ReadonlyMap<string, string>;
}

/** The letters or the digits of a text between others. */
const runs = /\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];
/** Letters of a script with many, for the rare place where more than 26 different ones follow each other. */
const furtherLetters = 0x4e00;
/** Words that are alike wherever they occur: names are composed of two. */
const sharedRuns = 2;
const tries = 12;

const emptyNode = (): Node => ({ children: new Map() });

/** One character, so that lengths are kept: 'İ' in lower case has two. */
function folded(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
const isUpper = (letter: string): boolean => folded(letter) !== letter;

const { compare } = new Intl.Collator('en');

/** Increasing places of a pool, at random, for a number of characters. */
function randomPlaces(count: number, pool: number, random: () => number): number[] {
  const places: number[] = [];
  for (let place = 0; places.length < count; place += 1) {
    // Each of the remaining places is as likely as the others.
    if (random() * (pool - place) < count - places.length) places.push(place);
  }
  return places;
}

/**
 * The characters that follow at a place of the texts, and what is written for them: other characters of the same class
 * in the same order. Where most of a class occurs, some have to stay themselves.
 */
function chooseImages(found: readonly string[], isDigits: boolean, isFirst: boolean, random: () => number) {
  const known = isDigits ? digits : letters;
  // A number must not become shorter.
  const [fixed, free] =
    isDigits && isFirst
      ? [found.filter((digit) => digit === '0'), found.filter((digit) => digit !== '0')]
      : [[], found];
  const base = isDigits && isFirst ? known.slice(1) : known;
  const missing = free.length - base.length;
  const pool = [
    ...base,
    ...Array.from({ length: Math.max(missing, 0) }, (_, index) => String.fromCodePoint(furtherLetters + index)),
  ];
  const sorted = [...free].sort(compare);
  const [only] = sorted;
  // Most nodes are on the way to one word: it never stays itself.
  if (sorted.length === 1 && only !== undefined) {
    const others = pool.filter((character) => character !== only);
    return new Map([
      ...fixed.map((digit) => [digit, digit] as const),
      [only, others[Math.floor(random() * others.length)] ?? only],
    ]);
  }
  const attempts = Array.from({ length: tries }, () => {
    const images = randomPlaces(sorted.length, pool.length, random).map((place) => pool[place] ?? '');
    return { images, unchanged: images.filter((image, index) => image === sorted[index]).length };
  });
  const best = attempts.reduce((one, other) => (other.unchanged < one.unchanged ? other : one));
  return new Map([
    ...fixed.map((digit) => [digit, digit] as const),
    ...sorted.map((character, index) => [character, best.images[index] ?? character] as const),
  ]);
}

const isDigitRun = (run: string): boolean => /^\p{Nd}/u.test(run);

/**
 * The texts form a tree by their characters. At each node the characters that follow are replaced by a random choice
 * of the same class in the same order, so the order of texts is kept and a word that few others resemble is random. The
 * first two words are alike in all texts ('Given', 'Family' and 'Given Family' belong together); later ones depend on
 * everything before them, so that a sentence cannot be guessed from frequent words.
 */
export function makePseudonyms(random: () => number = secureRandom): Pseudonyms {
  const roots = new Map<string, Node>();
  const contexts = new Map<string, string>();

  const contextAfter = (context: string, part: string): string => {
    const key = `${context}\0${part}`;
    const known = contexts.get(key) ?? String(contexts.size + 1);
    contexts.set(key, known);
    return known;
  };

  const getRoot = (context: string, run: string): Node => {
    // Numbers of different lengths need no common order: the longer one is greater.
    const key = `${context}#${isDigitRun(run) ? run.length : 'word'}`;
    const root = roots.get(key) ?? emptyNode();
    roots.set(key, root);
    return root;
  };

  /** Calls for every run of letters or digits with the root of its tree; the answer replaces the run. */
  const eachRun = (text: string, visit: (run: string, root: Node) => string): string => {
    let count = 0;
    let context = '';
    let end = 0;
    return text.replace(runs, (run: string, offset: number) => {
      if (count >= sharedRuns) context = contextAfter(context, text.slice(end, offset));
      const image = visit(run, getRoot(context, run));
      count += 1;
      end = offset + run.length;
      if (count >= sharedRuns)
        context = contextAfter(count === sharedRuns ? text.slice(0, end).toLowerCase() : context, run.toLowerCase());
      return image;
    });
  };

  const addRun = (run: string, root: Node): string => {
    let node = root;
    for (const character of run) {
      const key = folded(character);
      const next = node.children.get(key) ?? emptyNode();
      node.children.set(key, next);
      node = next;
    }
    return run;
  };

  const rewriteRun = (run: string, root: Node): string => {
    let node: Node | undefined = root;
    let image = '';
    const isDigits = isDigitRun(run);
    for (const character of run) {
      if (!node) throw new Error('A text has no pseudonym: it was not added');
      node.images ??= chooseImages([...node.children.keys()], isDigits, node === root, random);
      const key = folded(character);
      const written = node.images.get(key) ?? key;
      image += isUpper(character) ? written.toUpperCase() : written;
      node = node.children.get(key);
    }
    return image;
  };

  return {
    add: (text) => void eachRun(text, addRun),
    pseudonym: (text) => eachRun(text, rewriteRun),
  };
}

const drawn = new Uint32Array(2048);
let used = drawn.length;

/** Many at a time, because each draw costs as much as the work with it. */
function secureRandom(): number {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  const bits = drawn[used] ?? 0;
  used += 1;
  return bits / 2 ** 32;
}
