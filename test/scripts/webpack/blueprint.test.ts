import fs from 'node:fs';
import path from 'node:path';
import blueprintStyles, { unusedStyles } from '../../../scripts/webpack/blueprintStyles.mjs';

const root = path.resolve(__dirname, '../../..');
const stylesheet = fs.readFileSync(path.join(root, 'node_modules/@blueprintjs/core/lib/css/blueprint.css'), 'utf8');
const part = (query: string): string => blueprintStyles.call({ resourceQuery: query }, stylesheet);

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .flatMap((entry) =>
      entry.isFile() && /\.tsx?$/.test(entry.name) ? [path.join(entry.parentPath, entry.name)] : [],
    );
}

describe('the icons of Blueprint', () => {
  it('are never requested by name, which would fail: the loader is left out', () => {
    const byName = sourcesBelow(path.join(root, 'src/client')).filter((file) =>
      /\b(?:icon|endIcon|leftIcon|rightIcon)(?:=|=\{|: )["'][a-z-]+["']/.test(fs.readFileSync(file, 'utf8')),
    );
    expect(byName.map((file) => path.relative(root, file))).toEqual([]);
  });
});

describe('the styles of Blueprint', () => {
  it('lack only components that no source file uses', () => {
    const components = unusedStyles.map((name) =>
      name
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(''),
    );
    const imported = sourcesBelow(path.join(root, 'src/client')).flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap((match) =>
        (match[1] ?? '').split(',').map((name) => name.replace(/\btype\b|\bas .*/g, '').trim()),
      ),
    );
    expect(imported).toContain('Button');
    expect(imported.filter((name) => components.includes(name))).toEqual([]);
  });

  it('come in two parts without overlap: what is needed before signing in, and the rest', () => {
    const [first, rest] = [part('?part=first'), part('?part=rest')];
    expect(first).toMatch(/^\.bp6-button\s*\{/m);
    expect(rest).not.toMatch(/^\.bp6-button\s*\{/m);
    expect(rest).toMatch(/^\.bp6-dialog\s*\{/m);
    expect(first).not.toMatch(/^\.bp6-dialog\s*\{/m);
    expect(first.length + rest.length).toBeLessThan(part('').length * 1.02);
  });

  it('keep every variable and animation exactly once, each before it is needed', () => {
    const [first, rest] = [part('?part=first'), part('?part=rest')];
    const definedIn = (sheet: string): string[] =>
      [...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1] ?? '').sort();
    const usedIn = (sheet: string): string[] => [...sheet.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
    expect([...definedIn(first), ...definedIn(rest)].sort()).toEqual(definedIn(part('')));
    const known = new Set(definedIn(stylesheet));
    expect(usedIn(first).filter((name) => known.has(name) && !definedIn(first).includes(name))).toEqual([]);
    expect(first).toContain('@keyframes skeleton-glow');
    expect(rest).not.toContain('@keyframes skeleton-glow');
  });
});
