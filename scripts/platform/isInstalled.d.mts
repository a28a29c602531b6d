export function isInstalled(lockfile: string, modulesDirectory: string): boolean;
