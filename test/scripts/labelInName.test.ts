import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const clientFolder = path.resolve(import.meta.dirname ?? __dirname, '../../src/client');

/** The fixed parts of an attribute's text, where the rest is what the program fills in; undefined when nothing is fixed. */
function fixedText(attribute: ts.JsxAttribute | undefined): string | undefined {
  const given = attribute?.initializer;
  if (!given) return undefined;
  if (ts.isStringLiteral(given)) return given.text;
  const expression = ts.isJsxExpression(given) ? given.expression : undefined;
  if (!expression) return undefined;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  return ts.isTemplateExpression(expression)
    ? [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)].join('\n')
    : undefined;
}

interface NamedControl {
  readonly file: string;
  readonly text: string;
  readonly name: string;
}

/** Every control with a text that has another accessible name. */
function namedControlsIn(file: string): NamedControl[] {
  const code = readFileSync(path.join(clientFolder, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: NamedControl[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttributes(node)) {
      const [text, name] = ['text', 'aria-label'].map((key) =>
        fixedText(node.properties.filter(ts.isJsxAttribute).find((attribute) => attribute.name.getText() === key)),
      );
      if (text !== undefined && name !== undefined) found.push({ file, text, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('who says what is written on a control reaches it: its accessible name contains the text', () => {
  const controls = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(namedControlsIn);
  const unreachable = controls.filter(
    ({ text, name }) =>
      !text.split('\n').every((part) => name.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase())),
  );
  expect(unreachable).toEqual([]);
  expect(controls.length).toBeGreaterThan(10);
});
