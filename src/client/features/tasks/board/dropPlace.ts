/** A column of a lane, or the heading of a lane. */
export interface DropPlace {
  readonly lane: string;
  /** null over the heading: the status stays. */
  readonly status: string | null;
}

/** The column or the heading of a lane at an element of the board. */
export function dropPlaceAt(element: Element): DropPlace | null {
  const lane = element.closest<HTMLElement>('[data-lane]')?.dataset.lane;
  const place = element.closest<HTMLElement>('[data-status], [data-lane-heading]');
  return lane === undefined || !place ? null : { lane, status: place.dataset.status ?? null };
}
