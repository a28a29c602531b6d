export const unusedStyles: readonly string[];
export default function blueprintStyles(this: { resourceQuery: string }, source: string): string;
