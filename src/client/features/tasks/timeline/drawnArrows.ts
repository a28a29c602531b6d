import { groupedBy } from '../../../../domain/collections/groupedBy';
import { lagText } from '../../../../domain/schedule/dependencies';
import type { ScheduledDependency } from '../../../../domain/schedule/schedule';
import { draftPlacement } from './draftMove';
import type { DraftMove } from './MoveDialog';
import type { Arrow } from './TimelineArrows';
import { dependencyKey, dependencyPath, type PlacedTask, type Scale, type ShownRow } from './timelineModel';

type Links = ReadonlyMap<string, readonly { readonly one: ScheduledDependency }[]>;

/** The dependencies of each task, at both of their ends. */
export const linksByTask = (dependencies: readonly ScheduledDependency[]): Links =>
  groupedBy(
    dependencies.flatMap((one) => [
      { id: one.taskId, one },
      { id: one.blockerId, one },
    ]),
    ({ id }) => id,
  );

/** What the arrows of drawn rows depend on. */
interface ArrowSources {
  readonly links: Links;
  readonly byId: ReadonlyMap<string, PlacedTask>;
  /** Of the rows, by id. */
  readonly positions: ReadonlyMap<string, number>;
  readonly scale: Scale;
  /** Keys of dependencies that the days do not keep. */
  readonly violated: ReadonlySet<string>;
  readonly draft: DraftMove | null;
  readonly currentRow: number;
  /** The key of the dependency whose dialog is open. */
  readonly chosen: string | undefined;
}

/** The arrows that begin or end in drawn rows, each once. */
export function drawnArrows(drawn: readonly ShownRow[], sources: ArrowSources): Arrow[] {
  const { links, byId, positions, scale, violated, draft, currentRow, chosen } = sources;
  const seen = new Set<string>();
  return drawn.flatMap(({ id }) =>
    (links.get(id) ?? []).flatMap(({ one }): Arrow[] => {
      const key = dependencyKey(one);
      const [from, to] = [byId.get(one.blockerId), byId.get(one.taskId)];
      const [fromRow, toRow] = [positions.get(one.blockerId), positions.get(one.taskId)];
      if (seen.has(key) || !from || !to || fromRow === undefined || toRow === undefined) return [];
      seen.add(key);
      const [start, end] = [draftPlacement(from, draft), draftPlacement(to, draft)];
      if (!start || !end) return [];
      return [
        {
          key,
          path: dependencyPath(scale, { row: fromRow, placement: start }, { row: toRow, placement: end }),
          text: `${to.key} waits for ${from.key}${lagText(one.lagDays)}`,
          isViolated: violated.has(key),
          isCritical: from.isCritical && to.isCritical,
          isCurrent: fromRow === currentRow || toRow === currentRow,
          isChosen: key === chosen,
        },
      ];
    }),
  );
}
