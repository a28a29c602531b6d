// Which packages are past the times of src/docs/security-reference.md, from what the registry answers.
import semver from 'semver';

const DAY_MS = 86_400_000;

/** Days after the publication of an advisory. */
export const advisoryDays = /** @type {const} */ ({ critical: 2, high: 7, moderate: 30, low: 90, info: 90 });
/** Days after the publication of the first newer version that fits `^` of the pinned one. */
export const updateDays = 90;
/** Days after the publication of the first version that does not fit. */
export const majorDays = 365;

/**
 * What `npm view NAME time engines version --json` answers of a package.
 * @typedef {{ version: string, time: Record<string, string>, engines?: { node?: string } | null }} PackageView
 * @typedef {{ name: string, pinned: string, view: PackageView }} Outdated
 * @typedef {{ now: Date, oldestNode: string, heldBack: Readonly<Record<string, string>> }} Rules
 * @typedef {'late' | 'waiting' | 'held back'} UpdateState
 */

/** Published versions after the pinned one, oldest publication first; none that are not finished. */
const newerVersions = (/** @type {Outdated} */ { pinned, view }) =>
  Object.keys(view.time)
    .filter((version) => semver.valid(version) !== null && semver.prerelease(version) === null)
    .filter((version) => semver.gt(version, pinned) && semver.lte(version, view.version))
    .sort((a, b) => Date.parse(view.time[a] ?? '') - Date.parse(view.time[b] ?? ''));

const daysSince = (/** @type {string | undefined} */ instant, /** @type {Date} */ now) =>
  Math.floor((now.getTime() - Date.parse(instant ?? '')) / DAY_MS);

/**
 * What is to be said of a package that has a newer version.
 * @param {Outdated} outdated
 * @param {Rules} rules
 * @returns {{ state: UpdateState, text: string }}
 */
export function updateState(outdated, { now, oldestNode, heldBack }) {
  const { name, pinned, view } = outdated;
  const newer = newerVersions(outdated);
  const fitting = newer.filter((version) => semver.satisfies(version, `^${pinned}`));
  const [firstFitting] = fitting;
  const fittingDays = firstFitting === undefined ? 0 : daysSince(view.time[firstFitting], now);
  if (firstFitting !== undefined && fittingDays > updateDays) {
    const wanted = fitting.sort(semver.compare).at(-1);
    return {
      state: 'late',
      text: `${name} ${pinned}: update to ${wanted}; ${firstFitting} has been out for ${fittingDays} days (allowed: ${updateDays})`,
    };
  }
  const firstMajor = newer.find((version) => !fitting.includes(version));
  const waiting = `${name} ${pinned}: ${view.version} is the newest`;
  if (firstMajor === undefined) return { state: 'waiting', text: waiting };
  const reason = heldBack[name];
  if (reason !== undefined) return { state: 'held back', text: `${waiting}; ${reason}` };
  const node = view.engines?.node;
  if (node !== undefined && !semver.satisfies(oldestNode, node))
    return { state: 'held back', text: `${waiting}; it needs Node ${node}` };
  const majorAge = daysSince(view.time[firstMajor], now);
  return majorAge > majorDays
    ? {
        state: 'late',
        text: `${name} ${pinned}: update to ${view.version}; ${firstMajor} has been out for ${majorAge} days (allowed: ${majorDays})`,
      }
    : { state: 'waiting', text: waiting };
}

/**
 * What `npm audit --json` answers.
 * @typedef {{ title?: string, url?: string, severity?: string, name?: string, range?: string }} Advisory
 * @typedef {{ message?: string, error?: unknown, vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }} AuditAnswer
 */

/**
 * A line for each advisory; undefined when the registry does not answer questions about advisories.
 * @param {AuditAnswer} answer
 */
export function advisories({ vulnerabilities }) {
  if (vulnerabilities === undefined) return undefined;
  const lines = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((advisory) => {
      // A text names another package through which it comes.
      if (typeof advisory === 'string') return [];
      const severity = advisory.severity ?? 'critical';
      const days = advisoryDays[/** @type {keyof typeof advisoryDays} */ (severity)] ?? advisoryDays.critical;
      return [
        `${advisory.name} ${advisory.range}: ${advisory.title} (${severity}: within ${days} days after its publication, ${advisory.url})`,
      ];
    }),
  );
  return [...new Set(lines)].sort();
}
