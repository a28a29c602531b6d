import { escapeHtml } from '../../../richtext/escapeHtml';

export interface ArchivedArea {
  readonly name: string;
  readonly file: string;
  readonly rows: number;
}

interface ArchiveContents {
  readonly fullName: string;
  readonly at: Date;
  readonly areas: readonly ArchivedArea[];
  readonly files: number;
  /** Names of uploaded files that are not stored any more. */
  readonly missing: readonly string[];
}

/** The page that lists the contents of an archive. */
export function archiveIndex({ fullName, at, areas, files, missing }: ArchiveContents): string {
  const rows = areas.map(
    ({ name, file, rows: count }) =>
      `<tr><td><a href="${escapeHtml(file)}">${escapeHtml(name)}</a></td><td>${count}</td></tr>`,
  );
  const lost =
    missing.length === 0 ? '' : `<p>No longer stored: ${missing.map((name) => escapeHtml(name)).join(', ')}</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Personal data of ${escapeHtml(fullName)}</title>
<style>body{font-family:sans-serif;margin:2rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0}td:last-child{text-align:right}</style>
<h1>Personal data of ${escapeHtml(fullName)}</h1>
<p>From Daybook, ${at.toISOString()}. Times are in UTC, in the form of ISO 8601.</p>
<p>Each file is a JSON list. Passwords, tokens and keys are not included, and what others wrote is not either: where they mention the person is in the list of mentions.</p>
<table>
<tr><th>Area</th><th>Entries</th></tr>
${rows.join('\n')}
<tr><td>Uploaded files, in the folder files</td><td>${files}</td></tr>
</table>
${lost}
</html>
`;
}
