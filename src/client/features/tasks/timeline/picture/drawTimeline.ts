import { Colors } from '@blueprintjs/core';
import type { Day } from '../../../../../domain/calendar/day';
import { toHalfDay } from '../../../../../domain/calendar/halfDays';
import type { Placement } from '../../../../../domain/schedule/schedule';
import {
  dependencyKey,
  dependencyPath,
  headerCells,
  headerHeight,
  milestoneMark,
  nameWidth,
  rowHeight,
  toScale,
  withinScale,
  xFor,
  type GroupRow,
  type PlacedTask,
  type ShownTimeline,
  type ShownRow,
  type Scale,
  type Zoom,
} from '../timelineModel';
import { legendHeight, pictureSize, titleHeight, tooLargeText } from './pictureSize';

/** The light theme, whatever the screen has: pictures are printed and put into documents. */
const colours = {
  paper: '#ffffff',
  group: Colors.LIGHT_GRAY5,
  line: Colors.LIGHT_GRAY1,
  text: Colors.DARK_GRAY1,
  muted: Colors.GRAY1,
  bar: Colors.BLUE4,
  done: Colors.BLUE2,
  critical: Colors.RED3,
  arrow: Colors.GRAY2,
  off: 'rgb(128 128 128 / 14%)',
  leave: 'rgb(128 128 128 / 45%)',
  baseline: Colors.GRAY2,
} as const;
const fontFamily = 'system-ui, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif';
const font = (size: number, weight = 400): string => `${weight} ${size}px ${fontFamily}`;
const barTop = 6;
const barHeight = 16;
const leaveStep = 6;
const baselineTop = 23;
const baselineHeight = 4;

export interface PictureInput {
  readonly title: string;
  readonly subtitle: string;
  readonly timeline: ShownTimeline;
  /** All rows that are shown, groups closed as on the screen. */
  readonly rows: readonly ShownRow[];
  readonly zoom: Zoom;
  readonly today: Day;
}

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, maxWidth = Number.POSITIVE_INFINITY): void {
  let shown = text;
  if (pen.measureText(shown).width > maxWidth) {
    let [min, max] = [0, text.length];
    while (min < max) {
      const middle = Math.ceil((min + max) / 2);
      if (pen.measureText(`${text.slice(0, middle)}…`).width <= maxWidth) min = middle;
      else max = middle - 1;
    }
    shown = `${text.slice(0, min)}…`;
  }
  pen.fillText(shown, x, y);
}

/** With a border of paper, so that lines behind it do not cross it out. */
function writeOverLines(pen: Pen, text: string, x: number, y: number): void {
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = colours.paper;
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

function fill(pen: Pen, colour: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** Slanted lines, as days off have on the screen. */
function hatch(pen: Pen, x: number, y: number, width: number, height: number): void {
  fill(pen, colours.off, x, y, width, height);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.beginPath();
  for (let at = x - height; at < x + width; at += leaveStep) {
    pen.moveTo(at, y + height);
    pen.lineTo(at + height, y);
  }
  pen.strokeStyle = colours.leave;
  pen.lineWidth = 1;
  pen.stroke();
  pen.restore();
}

function drawBar(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  task: Pick<PlacedTask, 'progress' | 'isCritical'> & { readonly isOpen: boolean },
): void {
  pen.save();
  if (!task.isOpen) pen.globalAlpha = 0.45;
  pen.beginPath();
  pen.roundRect(x, y, width, barHeight, 3);
  pen.fillStyle = colours.bar;
  pen.fill();
  pen.save();
  pen.clip();
  fill(pen, colours.done, x, y, width * task.progress, barHeight);
  pen.restore();
  if (task.isCritical) {
    pen.strokeStyle = colours.critical;
    pen.lineWidth = 2;
    pen.stroke();
  }
  pen.restore();
}

type ArrowKind = 'usual' | 'critical' | 'violated';

function drawArrow(pen: Pen, path: string, to: { readonly x: number; readonly y: number }, kind: ArrowKind): void {
  const colour = kind === 'usual' ? colours.arrow : colours.critical;
  pen.strokeStyle = colour;
  pen.lineWidth = kind === 'violated' ? 2 : 1.3;
  if (kind === 'violated') pen.setLineDash([5, 3]);
  pen.stroke(new Path2D(path));
  pen.setLineDash([]);
  pen.fillStyle = colour;
  pen.fill(new Path2D(`M${to.x} ${to.y}l-6 -3.5v7z`));
}

const span = (scale: Scale, { start, end }: Placement) => {
  const x = xFor(scale, start);
  return { x, width: xFor(scale, end + 1) - x };
};

function drawHeader(pen: Pen, scale: Scale, zoom: Zoom): void {
  const { upper, lower } = headerCells(scale, zoom);
  pen.font = font(11);
  for (const [level, cells] of [upper, lower].entries())
    for (const { label, x, width } of cells) {
      fill(pen, colours.line, x, (level * headerHeight) / 2, 1, headerHeight / 2);
      pen.fillStyle = colours.text;
      if (pen.measureText(label).width < width - 4) pen.fillText(label, x + 4, headerHeight * (0.25 + level / 2));
    }
  fill(pen, colours.line, 0, headerHeight - 1, xFor(scale, scale.last + 1), 1);
}

function drawDaysOff(pen: Pen, { timeline, rows }: PictureInput, scale: Scale): void {
  const height = rows.length * rowHeight;
  // The scale begins on a Monday.
  if (scale.dayWidth >= 5)
    for (let x = scale.dayWidth * 5; x < xFor(scale, scale.last + 1); x += scale.dayWidth * 7)
      fill(pen, colours.off, x, 0, scale.dayWidth * 2, height);
  for (const holiday of withinScale(timeline.daysOff.holidays, scale)) {
    const { x, width } = span(scale, holiday);
    hatch(pen, x, 0, width, height);
  }
}

function drawTask(pen: Pen, task: PlacedTask, y: number, scale: Scale, { timeline, today }: PictureInput): void {
  const daysOff = (task.employeeId !== null && timeline.daysOff.byEmployee.get(task.employeeId)) || [];
  for (const dayOff of withinScale(daysOff, scale)) {
    const { x, width } = span(scale, dayOff);
    hatch(pen, x, y, width, rowHeight);
  }
  const saved = timeline.baseline.get(task.id);
  if (saved) {
    const { x: savedX, width: savedWidth } = span(scale, saved);
    fill(pen, colours.baseline, savedX, y + baselineTop, Math.max(4, savedWidth), baselineHeight);
  }
  const now = toHalfDay(today, 'First Half');
  const { x, width } = span(scale, task.placement ?? { start: now, end: now + 1 });
  const shownWidth = Math.max(4, width);
  if (task.placement) drawBar(pen, x, y + barTop, shownWidth, { ...task, isOpen: task.scheduled.isOpen });
  else {
    pen.strokeStyle = colours.muted;
    pen.lineWidth = 1;
    pen.setLineDash([3, 2]);
    pen.strokeRect(x, y + barTop, shownWidth, barHeight);
    pen.setLineDash([]);
  }
  pen.fillStyle = colours.muted;
  pen.font = font(11);
  writeOverLines(pen, task.placement ? (task.assignee ?? '') : 'Not scheduled', x + shownWidth + 8, y + rowHeight / 2);
}

function drawMilestones(pen: Pen, { milestones }: GroupRow, y: number, scale: Scale): void {
  pen.font = font(11);
  for (const milestone of milestones)
    if (milestone.at >= scale.first && milestone.at <= scale.last) {
      pen.fillStyle = milestone.isClosed ? colours.muted : colours.text;
      const text = `${milestoneMark(milestone)} ${milestone.name}`;
      writeOverLines(pen, text, xFor(scale, milestone.at + 1) - 5, y + rowHeight / 2);
    }
}

function drawArrows(pen: Pen, { timeline, rows }: PictureInput, scale: Scale): void {
  const byId = new Map(
    rows.flatMap((row, index) =>
      row.kind === 'task' && row.task.placement
        ? [[row.id, { row: index, placement: row.task.placement, isCritical: row.task.isCritical }] as const]
        : [],
    ),
  );
  const violated = new Set(timeline.violated.map(dependencyKey));
  for (const dependency of timeline.dependencies) {
    const [from, to] = [byId.get(dependency.blockerId), byId.get(dependency.taskId)];
    if (!from || !to) continue;
    const isViolated = violated.has(dependencyKey(dependency));
    const end = { x: xFor(scale, to.placement.start), y: to.row * rowHeight + rowHeight / 2 };
    const kind = isViolated ? 'violated' : from.isCritical && to.isCritical ? 'critical' : 'usual';
    drawArrow(pen, dependencyPath(scale, from, to), end, kind);
  }
}

function drawNames(pen: Pen, rows: readonly ShownRow[]): void {
  for (const [index, row] of rows.entries()) {
    const y = index * rowHeight;
    fill(pen, row.kind === 'group' ? colours.group : colours.paper, 0, y, nameWidth, rowHeight);
    pen.fillStyle = colours.text;
    if (row.kind === 'group') {
      pen.font = font(13, 600);
      write(pen, `${row.name}  ${row.count}`, 8, y + rowHeight / 2, nameWidth - 16);
    } else {
      pen.font = font(13);
      write(pen, `${row.task.key}  ${row.task.summary}`, 20, y + rowHeight / 2, nameWidth - 28);
    }
  }
}

function drawLegend(pen: Pen, width: number, { baseline, violated }: ShownTimeline): void {
  const middle = legendHeight / 2;
  const sampleWidth = 26;
  const bar =
    (isOpen: boolean, isCritical: boolean) =>
    (x: number, y: number): void =>
      drawBar(pen, x, y, sampleWidth, { progress: isOpen ? 0.5 : 1, isCritical, isOpen });
  const arrow =
    (kind: ArrowKind) =>
    (x: number, y: number): void =>
      drawArrow(pen, `M${x} ${y + 8}H${x + sampleWidth}`, { x: x + sampleWidth, y: y + 8 }, kind);
  const entries: readonly (readonly [string, (x: number, y: number) => void])[] = [
    ['Task, dark: hours logged', bar(true, false)],
    ['Critical path', bar(true, true)],
    ['Finished', bar(false, false)],
    ['Waits for', arrow('usual')],
    ...(violated.length === 0 ? [] : [['Not kept', arrow('violated')] as const]),
    [
      `Milestone, ${milestoneMark({ isClosed: true })}: closed`,
      (x, y) => {
        pen.fillStyle = colours.text;
        pen.fillText(milestoneMark({ isClosed: false }), x + 8, y + 8);
      },
    ],
    ...(baseline.size === 0
      ? []
      : [
          [
            'Baseline',
            (x: number, y: number) => fill(pen, colours.baseline, x, y + 6, sampleWidth, baselineHeight),
          ] as const,
        ]),
    ['Weekly off', (x, y) => fill(pen, colours.off, x, y, sampleWidth, barHeight)],
    ['Leave or holiday', (x, y) => hatch(pen, x, y, sampleWidth, barHeight)],
    ['Today', (x, y) => fill(pen, colours.critical, x + 12, y, 2, barHeight)],
  ];
  fill(pen, colours.line, 0, 0, width, 1);
  pen.font = font(11);
  let x = 12;
  for (const [text, draw] of entries) {
    draw(x, middle - barHeight / 2);
    pen.font = font(11);
    pen.fillStyle = colours.text;
    pen.fillText(text, x + sampleWidth + 6, middle);
    x += sampleWidth + 6 + pen.measureText(text).width + 20;
  }
}

/** Draws with the origin moved there. */
function at(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  draw();
  pen.restore();
}

/**
 * The timeline as a PNG picture: the whole span and all rows, not only the visible ones.
 * @throws Error with a text for the user when it would be larger than browsers can draw, or cannot be written
 */
export async function drawTimeline(input: PictureInput): Promise<Blob> {
  const { title, subtitle, timeline, rows, zoom, today } = input;
  const scale = toScale(timeline, today, zoom);
  const size = pictureSize(scale, rows.length);
  if (size === undefined) throw new Error(tooLargeText);
  const { width, height, density } = size;
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures.');
  pen.scale(density, density);
  pen.textBaseline = 'middle';
  fill(pen, colours.paper, 0, 0, width, height);
  pen.fillStyle = colours.text;
  pen.font = font(18, 600);
  write(pen, title, 12, 20, width - 24);
  pen.fillStyle = colours.muted;
  pen.font = font(12);
  write(pen, subtitle, 12, 40, width - 24);
  const bodyTop = titleHeight + headerHeight;
  const bodyHeight = rows.length * rowHeight;
  at(pen, nameWidth, titleHeight, () => drawHeader(pen, scale, zoom));
  at(pen, nameWidth, bodyTop, () => {
    for (const [index, row] of rows.entries())
      if (row.kind === 'group') fill(pen, colours.group, 0, index * rowHeight, width - nameWidth, rowHeight);
    drawDaysOff(pen, input, scale);
    for (let index = 1; index <= rows.length; index += 1)
      fill(pen, colours.line, 0, index * rowHeight - 1, width - nameWidth, 1);
    fill(pen, colours.critical, xFor(scale, toHalfDay(today, 'First Half')), 0, 2, bodyHeight);
    drawArrows(pen, input, scale);
    for (const [index, row] of rows.entries())
      if (row.kind === 'task') drawTask(pen, row.task, index * rowHeight, scale, input);
      else drawMilestones(pen, row, index * rowHeight, scale);
  });
  at(pen, 0, bodyTop, () => drawNames(pen, rows));
  fill(pen, colours.line, nameWidth - 1, titleHeight, 1, headerHeight + bodyHeight);
  at(pen, 0, bodyTop + bodyHeight, () => drawLegend(pen, width, timeline));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The browser could not write the image. Please choose a coarser zoom or close groups.');
  return picture;
}
