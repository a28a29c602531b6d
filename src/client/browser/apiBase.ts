const defaultBase = '/api';

/** Base address of the server: the page's <meta name="daybook-api-base">, otherwise /api of the same origin (B-15). */
export function apiBase(): string {
  const configured = document.querySelector('meta[name="daybook-api-base"]')?.getAttribute('content')?.trim();
  return configured || defaultBase;
}

/** Joins base and path with exactly one slash (B-16). */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
