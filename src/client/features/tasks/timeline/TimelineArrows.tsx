export interface Arrow {
  /** Of the dependency. */
  readonly key: string;
  readonly path: string;
  /** 'HBR-12 waits for HBR-3 + 2 days'. */
  readonly text: string;
  /** The waiting task is planned too early. */
  readonly isViolated: boolean;
  readonly isCritical: boolean;
  /** Of the row with the cursor. */
  readonly isCurrent: boolean;
  /** Its dialog is open. */
  readonly isChosen: boolean;
}

interface TimelineArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A press opens the dependency. */
  readonly mayEdit: boolean;
}

const look = ({ isViolated, isCritical, isCurrent, isChosen }: Arrow): string =>
  [
    'db-timeline-arrow',
    ...(isViolated ? ['db-timeline-violated-arrow'] : isCritical ? ['db-timeline-critical-arrow'] : []),
    ...(isCurrent ? ['db-timeline-arrow-current'] : []),
    ...(isChosen ? ['db-timeline-arrow-chosen'] : []),
  ].join(' ');

/** The lines of the dependencies. Assistive technology has them from the dialog of a row. */
export function TimelineArrows({ arrows, left, top, width, height, mayEdit }: TimelineArrowsProps) {
  return (
    <svg
      className="db-timeline-arrows"
      style={{ left, top }}
      width={width}
      height={height}
      viewBox={`0 ${top} ${width} ${height}`}
      aria-hidden
    >
      <defs>
        <marker
          id="timeline-arrow"
          viewBox="0 0 6 6"
          refX="5"
          refY="3"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L6 3L0 6z" fill="context-stroke" stroke="none" />
        </marker>
      </defs>
      {arrows.map((arrow) => (
        <g key={arrow.key} className={look(arrow)} data-dependency={mayEdit ? arrow.key : undefined}>
          <path d={arrow.path} markerEnd="url(#timeline-arrow)" />
          <path d={arrow.path} className="db-timeline-arrow-hit">
            <title>{arrow.text}</title>
          </path>
        </g>
      ))}
    </svg>
  );
}
