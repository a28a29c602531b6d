import { useMemo } from 'react';
import { questionLabel, textsInUse, type KraTexts } from '../../../domain/kra/kraQuestions';
import { kraQuestions, type KraQuestion, type KraRatings } from '../../../domain/kra/kraRatings';
import { shownOnly } from '../../table/view/commonColumns';
import type { CellContent, CellValue, ColumnDefinition } from '../../table/view/columnDefinition';
import type { RatingWithTexts } from './QuestionTexts';

/** The ratings of a row, with the texts of their questions. */
export interface RatedRow {
  readonly Employee_rating: KraRatings | null;
  readonly Team_leader_rating: KraRatings | null;
  readonly Texts: KraTexts | null;
}

/** Tooltips of the headings by question; absent for questions without a text. */
export type Explanations = Readonly<Partial<Record<KraQuestion, string>>>;

/** The texts of the questions of a table. The same object until a text changes. */
export function useExplanations(ratings: readonly RatingWithTexts[]): Explanations {
  const key = JSON.stringify(textsInUse(ratings).map(({ question, text }) => [question, text]));
  return useMemo(() => {
    const texts = JSON.parse(key) as readonly (readonly [KraQuestion, string])[];
    const joined = (name: KraQuestion): string =>
      texts
        .filter(([question]) => question === name)
        .map(([, text]) => text)
        .join(' / ');
    return Object.fromEntries(
      kraQuestions.map((name) => [name, joined(name)] as const).filter(([, text]) => text !== ''),
    );
  }, [key]);
}

interface RatingColumnsOptions<Row> {
  readonly getRating: (row: Row) => RatedRow;
  readonly explanations: Explanations;
  /** For lists that the server sorts and filters. */
  readonly isShownOnly?: boolean;
}

/** The text of a question: for the Excel file, which has no tooltips, and as an optional column. */
const textColumn = <Row>(
  question: KraQuestion,
  { getRating, isShownOnly }: RatingColumnsOptions<Row>,
): ColumnDefinition<Row> => ({
  ...(isShownOnly && shownOnly),
  key: `${question}_text`,
  header: `${question} question`,
  type: 'text',
  width: 260,
  isHiddenAtFirst: true,
  isExportedHidden: true,
  value: (row) => getRating(row).Texts?.[question],
});

const withText =
  <Row>(question: KraQuestion, getRating: (row: Row) => RatedRow, value: (row: Row) => CellValue) =>
  (row: Row): CellContent => ({
    text: String(value(row) ?? ''),
    title: questionLabel(question, getRating(row).Texts?.[question]),
  });

/** Own and leader's rating of each question, in separate columns. */
export const ratingColumns = <Row>(options: RatingColumnsOptions<Row>): ColumnDefinition<Row>[] =>
  kraQuestions.flatMap((question) => {
    const { getRating, explanations } = options;
    const column = (
      key: string,
      header: string,
      width: number,
      value: (row: Row) => CellValue,
    ): ColumnDefinition<Row> => ({
      key,
      header,
      explanation: explanations[question],
      type: 'number',
      width,
      isSummed: false,
      filterable: false,
      value,
      cell: withText(question, getRating, value),
    });
    return [
      column(`${question}_own`, `${question} own`, 84, (row) => getRating(row).Employee_rating?.[question]),
      column(`${question}_leader`, `${question} TL`, 78, (row) => getRating(row).Team_leader_rating?.[question]),
      textColumn(question, options),
    ];
  });

/** Own and leader's rating of each question in one column: '7 / 8'. */
export const ratingPairColumns = <Row>(options: RatingColumnsOptions<Row>): ColumnDefinition<Row>[] =>
  kraQuestions.flatMap((question) => {
    const { getRating, explanations, isShownOnly } = options;
    const value = (row: Row): string => {
      const { Employee_rating: own, Team_leader_rating: leaders } = getRating(row);
      return `${own?.[question] ?? '–'} / ${leaders?.[question] ?? '–'}`;
    };
    return [
      {
        ...(isShownOnly && shownOnly),
        key: question,
        header: `${question} own / TL`,
        explanation: explanations[question],
        type: 'text',
        width: 112,
        value,
        cell: withText(question, getRating, value),
      },
      textColumn(question, options),
    ];
  });
