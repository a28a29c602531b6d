import { gunzipSync } from 'node:zlib';
import { schemaProblems } from '../../support/client/recordingSchema';
import { screenMatrix, type MatrixColumn } from '../../support/client/screenMatrix';
import { createPathFiller } from '../support/addresses';
import { createCalls } from '../support/calls';
import { expect, test, type Account } from '../support/daybook';
import { findDifferences, openReplay, saveRecording, settledScreen, type Screen } from '../support/replay';
import { seededNumbers, startWalk } from '../support/walk';

/** DAYBOOK_WALK_STEPS=1000: the whole evidence. */
const steps = Number(process.env.DAYBOOK_WALK_STEPS ?? 40);
const seed = Number(process.env.DAYBOOK_WALK_SEED ?? 11);
/** A recording holds 10 minutes: it is saved, opened and compared after this many steps. */
const stepsPerRecording = 100;
const screensPerRecording = 7;

/** What a run of at least 1,000 steps has to show. */
const evidence = { steps: 1000, screens: 50, routes: 60, failedShare: 0.05, bytes: 1_000_000, openedInMs: 5000 };

const walkers: readonly { readonly account: Account; readonly column: MatrixColumn; readonly other: Account }[] = [
  { account: 'hr', column: 'HR / Admin', other: 'employee' },
  { account: 'pm', column: 'Project Manager', other: 'employee' },
  { account: 'employee', column: 'Employee', other: 'pm' },
];

/** Random ones, and the last. */
const chooseSteps = (random: () => number, length: number): number[] => [
  length,
  ...Array.from({ length: screensPerRecording }, () => 1 + Math.floor(random() * length)),
];

interface WithProject {
  readonly _id: string;
  readonly Project_id: string;
}

for (const { account, column, other } of walkers)
  test(`Random steps of ${account}@ are replayed: texts, dialogs and fields are the same, and so is the state`, async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    test.setTimeout(120_000 + steps * 5000);
    const random = seededNumbers(seed);
    const fillPath = await createPathFiller(server);
    const addresses = screenMatrix
      .filter(({ mayOpen }) => mayOpen(column))
      .map(({ path }) => fillPath(path))
      .sort(() => random() - 0.5);
    const [task] = await (await createCalls(server, 'employee')).get<WithProject[]>('/auth/employeetasks/list/Default');
    if (!task) throw new Error('The employee has no task');
    await signIn(account);
    const next = await startWalk({
      page,
      random,
      addresses,
      other: await createCalls(server, other),
      taskId: task._id,
    });
    let loads = 0;
    const visited = new Set<string>();
    const files: { readonly bytes: number; readonly openedInMs: number }[] = [];
    let [compared, failed] = [0, 0];
    const found: string[] = [];
    const measured: string[] = [];
    let log: string[] = [];
    page.on('load', () => {
      loads += 1;
      log.push(`LOADED ${page.url()}`);
      if (process.env.DAYBOOK_WALK_STEPS) console.log(account, log.slice(-6));
    });
    for (let done = 0; done < steps;) {
      const screens: Screen[] = [];
      const length = Math.min(stepsPerRecording, steps - done);
      const chosen = new Set(chooseSteps(random, length));
      for (let step = 1; step <= length; step += 1) {
        const text = await next().catch((error: unknown) => {
          failed += 1;
          return `failed: ${String(error).slice(0, 80)}`;
        });
        log.push(text);
        const [, address] = /^opened (.*)$/.exec(text) ?? [];
        if (address !== undefined) visited.add(address);
        if (chosen.has(step)) {
          // Nothing that only the pointer causes.
          await page.mouse.move(1, 1);
          await page.waitForLoadState();
          // What was recorded before the page was loaded again is lost.
          if (loads > 0) screens.length = 0;
          loads = 0;
          screens.push(await settledScreen(page));
        }
      }
      done += length;
      if (loads > 0) screens.length = 0;
      loads = 0;
      const file = await saveRecording(page);
      const replay = await openReplay(browser, server.url, file);
      const content = JSON.parse(gunzipSync(file).toString()) as { firstStep: number; steps: object[] };
      const { firstStep, steps: recorded } = content;
      const kept = screens.filter(({ step }) => step >= firstStep && step <= firstStep + recorded.length);
      measured.push(
        `${recorded.length} actions, ${file.length} bytes, opened in ${replay.openedInMs} ms, ${kept.length} screens`,
      );
      compared += kept.length;
      files.push({ bytes: file.length, openedInMs: replay.openedInMs });
      const differences = [...schemaProblems(content), ...(await findDifferences(replay, kept))];
      await replay.close();
      if (differences.length > 0) {
        const texts = JSON.stringify(kept, null, 2);
        await test.info().attach(`screens-${done}.json`, { body: texts, contentType: 'application/json' });
        await test.info().attach(`steps-${done}.daybook.json.gz`, { body: file, contentType: 'application/gzip' });
      }
      if (process.env.DAYBOOK_WALK_STEPS)
        console.log(`${account}@, ${done} steps: ${measured.at(-1)}`, differences, differences.length > 0 ? log : '');
      if (differences.length > 0) found.push(...differences, `after: ${log.join('; ')}`);
      log = [];
    }
    const summary = `${visited.size} of ${addresses.length} routes, ${compared} compared screens, ${failed} failed steps`;
    test.info().annotations.push({ type: 'measured', description: [summary, ...measured].join('\n') });
    if (process.env.DAYBOOK_WALK_STEPS) console.log(`${account}@, ${summary}\n${measured.join('\n')}`);
    expect(found, `DAYBOOK_WALK_SEED=${seed}`).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    expect(visited.size).toBeGreaterThan(Math.min(steps, addresses.length) / 20);
    if (steps < evidence.steps) return;
    expect(compared).toBeGreaterThanOrEqual(evidence.screens);
    // A role may open fewer.
    expect(visited.size).toBeGreaterThanOrEqual(Math.min(evidence.routes, addresses.length));
    expect(failed / steps).toBeLessThan(evidence.failedShare);
    expect(Math.max(...files.map(({ bytes }) => bytes))).toBeLessThanOrEqual(evidence.bytes);
    expect(Math.max(...files.map(({ openedInMs }) => openedInMs))).toBeLessThanOrEqual(evidence.openedInMs);
  });
