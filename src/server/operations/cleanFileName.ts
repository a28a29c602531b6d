import path from 'node:path';

const maxNameLength = 150;
/** Control characters, and characters that reverse the reading direction ('exe.gpj'). */
const hiddenCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What browsers write for characters that would end the name in a multipart header; a '%' itself they leave. */
const encodedCharacters: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const decoded = (sent: string): string => sent.replace(/%(?:22|0D|0A)/g, (code) => encodedCharacters[code] ?? code);

/** The name of an upload without path, hidden characters and excess length; the extension stays. */
export function cleanFileName(sent: string | undefined): string {
  const name =
    decoded(sent ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(hiddenCharacters, '')
      .trim() ?? '';
  if (name === '' || /^\.+$/.test(name)) return 'file';
  const extension = path.extname(name).slice(0, 20);
  const characters = [...name.slice(0, name.length - path.extname(name).length)];
  return `${characters.slice(0, maxNameLength - extension.length).join('')}${extension}`;
}
