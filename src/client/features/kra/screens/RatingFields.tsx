import { questionLabel, type KraTexts } from '../../../../domain/kra/kraQuestions';
import { kraQuestions, type KraRatings } from '../../../../domain/kra/kraRatings';
import type { FormHandle } from '../../../ui/form/formHandle';
import { RadioField } from '../../../ui/form/RadioField';
import { ratingChoices, type RatingValues } from './ratingForm';

/** The five ratings of a form (FIELD-045, FIELD-047). */
export function RatingFields<Values extends RatingValues>({
  form,
  texts,
  employeeRating,
}: {
  readonly form: FormHandle<Values>;
  /** The texts of the questions. */
  readonly texts: KraTexts;
  readonly employeeRating?: KraRatings;
}) {
  return (
    <>
      {kraQuestions.map((question) => (
        <RadioField
          key={question}
          label={questionLabel(question, texts[question])}
          className="db-kra-rating"
          field={form.field(question)}
          choices={ratingChoices}
          isRequired
          help={employeeRating && `The employee's own rating: ${employeeRating[question]}`}
        />
      ))}
    </>
  );
}
