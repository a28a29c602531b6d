import { gunzipSync } from 'node:zlib';
import { screenMatrix, type MatrixColumn } from '../support/screenMatrix';
import { createPathFiller } from './support/addresses';
import { createCalls } from './support/calls';
import { expect, test, type Account } from './support/daybook';
import { findDifferences, openReplay, saveRecording, settledScreen, type Screen } from './support/replay';
import { seededNumbers, startWalk } from './support/walk';

/** DAYBOOK_WALK_STEPS=1000: the whole evidence. */
const steps = Number(process.env.DAYBOOK_WALK_STEPS ?? 40);
const seed = Number(process.env.DAYBOOK_WALK_SEED ?? 11);
/** A recording holds 10 minutes: it is saved, opened and compared after this many steps. */
const stepsPerRecording = 100;
const screensPerRecording = 5;

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
    const opened = new Set<string>();
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
      const compared = new Set(chooseSteps(random, length));
      for (let step = 1; step <= length; step += 1) {
        log.push(await next().catch((error: unknown) => `${String(error).slice(0, 80)}`));
        opened.add(new URL(page.url()).pathname);
        if (compared.has(step)) {
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
      const { firstStep, steps: recorded } = JSON.parse(gunzipSync(file).toString()) as {
        firstStep: number;
        steps: object[];
      };
      const kept = screens.filter(({ step }) => step >= firstStep && step <= firstStep + recorded.length);
      measured.push(
        `${recorded.length} actions, ${file.length} bytes, opened in ${replay.openedInMs} ms, ${kept.length} screens`,
      );
      const differences = await findDifferences(replay, kept);
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
    test.info().annotations.push({ type: 'measured', description: [`${opened.size} paths`, ...measured].join('\n') });
    if (process.env.DAYBOOK_WALK_STEPS) console.log(`${account}@, ${opened.size} paths\n${measured.join('\n')}`);
    expect(found, `DAYBOOK_WALK_SEED=${seed}`).toEqual([]);
    expect(opened.size).toBeGreaterThan(Math.min(steps, addresses.length) / 20);
  });
