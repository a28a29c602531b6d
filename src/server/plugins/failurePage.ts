import { escapeHtml } from '../richtext/escapeHtml';

/**
 * The failure of a call that a browser opened by itself, such as the link of a file in a new tab: only style attributes
 * are allowed there.
 */
export const failurePage = (message: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Daybook</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 36rem; padding: 0 1rem; color: #1c2127">
<h1 style="font-size: 1.25rem">The file cannot be opened</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;
