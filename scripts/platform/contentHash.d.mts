export function contentHash(root: string, places: string[]): string;
