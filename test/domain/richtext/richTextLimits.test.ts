import { mentionAddress, mentionedPeople, mentionedPerson } from '../../../src/domain/richtext/mentions';
import {
  richTextMessages,
  richTextProblem,
  shortPlainText,
  type RichTextLimits,
} from '../../../src/domain/richtext/richTextLimits';

const limits: RichTextLimits = { maxCharacters: 60, maxElements: 6, maxEntities: 2, maxDepth: 2 };
const { long, elements, deep } = richTextMessages;

test.each([
  ['', null],
  ['x'.repeat(60), null],
  ['x'.repeat(61), long],
  ['&amp;&amp;', null],
  ['&amp;&amp;&amp;', elements],
  ['<p>a</p><p>b</p><p>c</p>', null],
  ['<p>a</p><p>b</p><p>c</p><br>', elements],
  ['<ul><li>a</li></ul>', null],
  ['<ul><li><b>a', deep],
  ['<UL><LI><B>a', deep],
  ['<p>a<p>b<p>c<p>d', null],
  ['<li>a<li>b<li>c', null],
  ['<b><b><b>', deep],
  ['<br><br><hr><img>', null],
  ['<b></b><i></i><u></u>', null],
  ['</b></b><b><b>', null],
  ['<b><i></b><b><i>', null],
  ['< < <3 <', null],
  ['<', null],
  ['</', null],
  ['<h1><h2>', null],
  ['<h1><h2><h3>', deep],
  ['<x-a><x:b><x-c>', deep],
])('%j: %s', (html, problem) => {
  expect(richTextProblem(html, limits)).toBe(problem);
});

test('the words of a text are those between its tags, cut to a length', () => {
  expect(shortPlainText(' <p>One</p>\n<p>two <b>three</b></p> ', 100)).toBe('One two three');
  expect(shortPlainText('<p>One two</p>', 5)).toBe('One t');
});

const person = '0a1b2c3d-0000-4000-8000-00000000000f';
test('people are mentioned by their address, each once, in order', () => {
  const other = person.replace('0a', '0b');
  expect(mentionAddress(person.toUpperCase())).toBe(`mention:${person}`);
  expect(mentionedPerson(`mention:${person}`)).toBe(person);
  for (const address of ['', `mention:${person}x`, `x mention:${person}`, 'mention:', 'https://a.example/'])
    expect(mentionedPerson(address)).toBeNull();
  const link = (id: string) => `<a class="m" href="mention:${id}">@</a>`;
  expect(
    mentionedPeople(`${link(other)}${link(person)}<a href="https://a.example">x</a>${link(other)}${link('x')}`),
  ).toEqual([other, person]);
  expect(mentionedPeople('<p>no one</p>')).toEqual([]);
});
