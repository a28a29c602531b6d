import type { ComputedMonth } from '../../../domain/present-data/computedMonth';

export interface Deviation {
  readonly figures: ComputedMonth;
  /** The employee's comment; null without an answer. */
  readonly comment: string | null;
}

interface Kind {
  readonly fits: (figures: ComputedMonth, hasCorrection: boolean) => boolean;
  readonly deviate: (figures: ComputedMonth) => ComputedMonth;
  readonly comment: string | null;
}

/** Plausible mistakes for the comparison of the newest month. */
const kinds: readonly Kind[] = [
  {
    fits: ({ Half_leave }) => Half_leave > 0,
    deviate: (figures) => ({ ...figures, Half_leave: figures.Half_leave - 1, Full_leave: figures.Full_leave + 1 }),
    comment: 'My half day of leave is counted as a whole one',
  },
  {
    fits: (_figures, hasCorrection) => hasCorrection,
    deviate: (figures) => ({
      ...figures,
      Missed_punch: figures.Missed_punch + 1,
      Total_days: figures.Total_days - 0.5,
    }),
    comment: null,
  },
  {
    fits: ({ Total_days }) => Total_days > 10,
    deviate: (figures) => ({ ...figures, Total_days: figures.Total_days - 1 }),
    comment: 'One day at the client counts as absent here',
  },
];

/** Gives each kind of mistake to the first employee whom it fits, one per employee. */
export function presentDeviations(): (figures: ComputedMonth, hasCorrection: boolean) => Deviation | undefined {
  const left = [...kinds];
  return (figures, hasCorrection) => {
    const index = left.findIndex((kind) => kind.fits(figures, hasCorrection));
    const [kind] = index < 0 ? [] : left.splice(index, 1);
    return kind && { figures: kind.deviate(figures), comment: kind.comment };
  };
}
