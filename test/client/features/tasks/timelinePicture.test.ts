import fc from 'fast-check';
import { drawTimeline } from '../../../../src/client/features/tasks/timeline/picture/drawTimeline';
import { pictureSize, tooLargeText } from '../../../../src/client/features/tasks/timeline/picture/pictureSize';
import { toShownTimeline, toRows } from '../../../../src/client/features/tasks/timeline/timelineModel';
import type { Timeline, TimelineTask } from '../../../../src/client/api/api';

const scale = (halfDays: number, dayWidth: number) => ({ first: 0, last: halfDays - 1, dayWidth });

test('the image has the size of all rows and days, in double density where there is room', () => {
  expect(pictureSize(scale(200, 14), 10)).toEqual({ width: 300 + 1400, height: 52 + 44 + 280 + 32, density: 2 });
  expect(pictureSize(scale(1400, 14), 10)).toMatchObject({ width: 10_100, density: 1 });
  // Title and legend need room.
  expect(pictureSize(scale(20, 2), 1)?.width).toBe(1080);
  expect(pictureSize(scale(3652, 36), 10)).toBeUndefined();
  expect(pictureSize(scale(200, 14), 600)).toBeUndefined();
});

test('no image is larger than browsers can draw', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3652 }),
      fc.constantFrom(2, 5, 14, 36),
      fc.nat({ max: 10_000 }),
      (halfDays, dayWidth, rows) => {
        const size = pictureSize(scale(halfDays, dayWidth), rows);
        if (!size) return;
        expect(Math.max(size.width, size.height) * size.density).toBeLessThanOrEqual(16_384);
        expect(size.width * size.height * size.density ** 2).toBeLessThanOrEqual(64 * 1024 * 1024);
      },
    ),
  );
});

test('a timeline that is too large is rejected with what to do, before anything is drawn', async () => {
  const task = (number: number) =>
    ({
      _id: String(number),
      Task_key: `HBR-${number}`,
      Short_summary: 'Survey of the quay',
      Status: 'OPEN',
      Project_id: 'p',
      Project_name: 'Harbour',
      Employee_id: null,
      Start_date: '2026-03-02',
      Start_half: 'First Half',
      Due_date: '2026-03-04',
      Due_half: 'Second Half',
      Task_duration: null,
      Logged_hours: 0,
    }) as unknown as TimelineTask;
  const timeline = {
    Tasks: Array.from({ length: 1000 }, (_, number) => task(number)),
    Dependencies: [],
    Milestones: [],
    Sprints: [],
    People: [],
    Holidays: [],
    Leaves: [],
  } as unknown as Timeline;
  const shown = toShownTimeline(timeline);
  const rows = toRows(shown.tasks, shown.milestones, { grouping: 'Project', closed: [] });
  const input = { title: 'Timeline', subtitle: '', timeline: shown, rows, zoom: 'Week', today: '2026-03-02' } as const;
  await expect(drawTimeline(input)).rejects.toThrow(tooLargeText);
});
