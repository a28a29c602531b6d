import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { step } from '../../scripts/platform/step.mjs';
import { figureTable } from './figureTable.mjs';

const parts = {
  start: { title: 'Measuring starts', load: async () => (await import('./start/measureStart.mjs')).measureStart },
  weight: { title: 'Weighing pages', load: async () => (await import('./weight/measureWeight.mjs')).measureWeight },
  table: {
    title: 'Scrolling tables',
    load: async () => (await import('./tableScroll/measureScroll.mjs')).measureScroll,
  },
  tasks: { title: 'Calling for tasks', load: async () => (await import('./tasks/measureTasks.mjs')).measureTasks },
  reports: {
    title: 'Reporting on tasks',
    load: async () => (await import('./reports/measureReports.mjs')).measureReports,
  },
  company: {
    title: 'Reading reports of the company',
    load: async () => (await import('./company/measureCompany.mjs')).measureCompany,
  },
  attendance: {
    title: 'Reading attendance',
    load: async () => (await import('./attendance/measureAttendance.mjs')).measureAttendance,
  },
  delays: {
    title: 'Delaying other users',
    load: async () => (await import('./delays/measureDelays.mjs')).measureDelays,
  },
};

const load = () => os.loadavg()[0].toFixed(1);

/**
 * Measures the wanted parts one after the other and prints one table of all figures.
 * @param options.wanted names of parts
 * @param options.taskCount size of the company whose tasks are called for
 * @param options.attendanceSize people and months of the part `attendance`
 * @param options.databases filled databases for the part `reports`, instead of its own
 * @param options.out file for the figures as JSON; nothing else is written outside the system's temporary folder
 */
export async function runParts({ wanted, taskCount, attendanceSize, databases, out }) {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'daybook-bench-'));
  const figures = [];
  const notes = [
    `${os.cpus().length} processors (${os.cpus()[0].model.trim()}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; load average ${load()} before the first part`,
  ];
  try {
    for (const name of wanted) {
      const { title, load: loadPart } = parts[name];
      const measure = await loadPart();
      const measured = await step(title, () => measure({ scratch, taskCount, attendanceSize, databases }));
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
