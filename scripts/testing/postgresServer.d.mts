export function startPostgres(options?: { isForTests?: boolean }): Promise<{ url: string; stop: () => Promise<void> }>;
