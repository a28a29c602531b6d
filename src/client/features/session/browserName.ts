const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The browser's name from a User-Agent text: 'Firefox 140 on Windows'; the text itself for unusual ones. */
export function browserName(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'Unknown browser';
  const found = browsers.flatMap(([pattern, name]) => {
    const [, version] = pattern.exec(userAgent) ?? [];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (found === undefined) return userAgent;
  return system === undefined ? found : `${found} on ${system}`;
}
