let name: string | undefined;

/** What this tab calls itself towards the server, so that it is not told of its own changes. Another with every reload. */
export const tabName = (): string => (name ??= crypto.randomUUID().replaceAll('-', '').slice(0, 20));
