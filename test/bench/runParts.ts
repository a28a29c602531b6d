import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { step } from '../../scripts/platform/step.mjs';
import type { AttendanceSize } from './attendance/fillAttendance';
import { measureAttendance } from './attendance/measureAttendance';
import { measureBackup } from './backup/measureBackup';
import { measureCompany } from './company/measureCompany';
import { measureDelays } from './delays/measureDelays';
import { figureTable, type Figure, type Measured } from './figureTable';
import { measureLimit } from './limit/measureLimit';
import { measureMemory } from './memory/measureMemory';
import { measurePlan } from './plan/measurePlan';
import { measureRecorder } from './recorder/measureRecorder';
import { measureReports } from './reports/measureReports';
import { measureScreen } from './screen/measureScreen';
import { measureSpace } from './space/measureSpace';
import { measureStart } from './start/measureStart';
import { measureScroll } from './tableScroll/measureScroll';
import { measureTasks } from './tasks/measureTasks';
import { measureTyping } from './typing/measureTyping';
import { measureWeight } from './weight/measureWeight';

/** What a part may use; each takes what it needs. */
export interface PartOptions {
  /** A folder that is removed afterwards. */
  readonly scratch: string;
  /** Size of the company whose tasks are read. */
  readonly taskCount: number;
  readonly attendanceSize: AttendanceSize;
  /** Filled databases for the parts `reports` and `screen`, instead of their own; the smallest first. */
  readonly databases: readonly string[];
  /** The commit that the part `typing` compares with. */
  readonly base: string;
  /** A folder for pictures of the screens that the part `space` measures. */
  readonly pictures: string | undefined;
  /** For how long the part `memory` sends calls. */
  readonly minutes: number;
  /** Parts of names: the kinds of request that the part `delays` sends; all when empty. */
  readonly kinds: readonly string[];
  /** Where the part `delays` sends them; which databases the parts `backup` and `memory` use. */
  readonly databaseKinds: readonly string[];
}
interface Part {
  readonly title: string;
  readonly measure: (options: PartOptions) => Promise<Measured>;
}

const parts: Readonly<Record<string, Part>> = {
  start: { title: 'Measuring starts', measure: measureStart },
  weight: { title: 'Weighing pages', measure: measureWeight },
  table: { title: 'Scrolling tables', measure: measureScroll },
  typing: { title: 'Typing into forms', measure: measureTyping },
  recorder: { title: 'Recording sessions', measure: measureRecorder },
  tasks: { title: 'Reading and changing tasks', measure: measureTasks },
  reports: { title: 'Reporting on tasks', measure: measureReports },
  company: { title: 'Reading reports of the company', measure: measureCompany },
  attendance: { title: 'Reading attendance', measure: measureAttendance },
  screen: { title: 'Working with the list of all tasks', measure: measureScreen },
  plan: { title: 'Planning', measure: measurePlan },
  space: { title: 'Using the window', measure: measureSpace },
  memory: { title: 'Weighing the server under load', measure: measureMemory },
  limit: { title: 'Comparing with the database alone', measure: measureLimit },
  delays: { title: 'Delaying other users', measure: measureDelays },
  backup: { title: 'Backing up while users work', measure: measureBackup },
};

const load = () => (os.loadavg()[0] ?? 0).toFixed(1);

/**
 * Measures the wanted parts one after the other and prints one table of all figures.
 * @param options.wanted names of parts
 * @param options.out file for the figures as JSON; nothing else is written outside the system's temporary folder
 */
export async function runParts({
  wanted,
  out,
  ...options
}: Omit<PartOptions, 'scratch'> & {
  readonly wanted: readonly string[];
  readonly out: string | undefined;
}): Promise<void> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'daybook-bench-'));
  const figures: (Figure & { readonly part: string })[] = [];
  const notes = [
    `${os.cpus().length} processors (${os.cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; load average ${load()} before the first part`,
  ];
  try {
    for (const name of wanted) {
      const part = parts[name];
      if (part === undefined) throw new Error(`There is no part ${name}`);
      const measured = await step(part.title, () => part.measure({ scratch, ...options }));
      figures.push(...measured.figures.map((figure) => ({ part: name, ...figure })));
      notes.push(...measured.notes);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  notes.push(
    `load average ${load()} after the last part: on a machine that does other work read the ratios, not the figures`,
  );
  console.log(`\n${figureTable(figures)}\n\n${notes.map((note) => `- ${note}`).join('\n')}`);
  if (out !== undefined) writeFileSync(out, `${JSON.stringify({ figures, notes }, null, 2)}\n`);
}
