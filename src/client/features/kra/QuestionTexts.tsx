import { Fragment } from 'react';
import { monthName } from '../../../domain/calendar/month';
import { textsInUse, type KraTexts } from '../../../domain/kra/kraQuestions';
import { counted } from '../../../domain/wording/counted';
import './questions.css';

/** The part of a rating that concerns its questions. */
export interface RatingWithTexts {
  readonly Texts: KraTexts | null;
  /** YYYY-MM; absent when all ratings are of one month. */
  readonly month?: string;
}

/** The months of the ratings, shown when a question has had several texts. */
function describeRatings(ratings: readonly RatingWithTexts[]): string {
  const months = ratings.flatMap(({ month }) => month ?? []).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return counted(ratings.length, 'rating');
  return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;
}

/** The texts of Q1 to Q5 at the time of these ratings; nothing when none has a text. */
export function QuestionTexts({ ratings }: { readonly ratings: readonly RatingWithTexts[] }) {
  const texts = textsInUse(ratings);
  if (texts.length === 0) return null;
  const hasSeveral = (name: string): boolean => texts.filter(({ question }) => question === name).length > 1;
  return (
    <dl className="db-kra-questions" aria-label="Questions">
      {texts.map(({ question, text, ratings: same }, index) => (
        <Fragment key={`${question} ${text}`}>
          {texts[index - 1]?.question !== question && <dt>{question}</dt>}
          <dd>
            {text}
            {hasSeveral(question) && <span className="db-muted">{` (${describeRatings(same)})`}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
