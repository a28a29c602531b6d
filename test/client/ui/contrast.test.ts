import { readFileSync } from 'node:fs';
import path from 'node:path';

const readStyles = (file: string): string => readFileSync(path.join('src/client', file), 'utf8');

/** The colours of a style sheet by theme, from its custom properties. */
function readColours(file: string): readonly Map<string, string>[] {
  const themes = [new Map<string, string>(), new Map<string, string>()] as const;
  for (const [, selector = '', body = ''] of readStyles(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const colours = themes[selector.includes('.bp6-dark') ? 1 : 0];
    for (const [, name = '', colour = ''] of body.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6});/gi))
      if (!colours.has(name)) colours.set(name, colour);
  }
  return themes;
}

/** Of WCAG 2: relative luminance of '#rrggbb' or '#rgb'. */
function getLuminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[\da-f]{2}/gi);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [one ?? '#fff', other ?? '#fff'].map(getLuminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('numbers of rows can be read on every ground that a row of a table has', () => {
  for (const theme of readColours('table/grid/dataTable.css'))
    for (const ground of ['surface', 'stripe', 'hover', 'chosen'])
      expect(getContrast(theme.get('--db-table-muted'), theme.get(`--db-table-${ground}`))).toBeGreaterThanOrEqual(4.5);
});

test('the text in an empty editor can be read', () => {
  expect(readStyles('ui/richtext/richText.css')).toMatch(
    /\.db-editor \.public-DraftEditorPlaceholder-root \{\s*color: var\(--db-muted-text\);/,
  );
  const [light] = readColours('ui/app.css');
  expect(getContrast(light?.get('--db-muted-text'), light?.get('--db-field-surface'))).toBeGreaterThanOrEqual(4.5);
});
