import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import {
  kraQuestionMessages,
  questionTexts,
  textsVersion,
  type QuestionEntry,
} from '../../../../domain/kra/kraQuestions';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import {
  useListKraLeadersQuery,
  useListKraQuestionsQuery,
  useRateOwnKraMutation,
  type KraQuestion,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useScreenState } from '../../../screen-state/useScreenState';
import { selectUser } from '../../../session/sessionSelectors';
import { Form } from '../../../ui/form/Form';
import { SelectField } from '../../../ui/form/select/SelectField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../../domain/wording/personName';
import { noRatings, ratingFormProblems, getRatings, type RatingValues } from './ratingForm';
import { RatingFields } from './RatingFields';

interface Values extends RatingValues {
  readonly teamLeader_id: string;
}

const toEntry = ({ Question, Text, Version }: KraQuestion): QuestionEntry => ({
  question: Question,
  text: Text,
  version: Version,
});

/** The five ratings that employees give themselves, and the leader whom they choose (VAL-060, VAL-061, BEH-083). */
function OwnRatingForm({ questions }: { readonly questions: readonly QuestionEntry[] }) {
  const ownId = useSelector(selectUser)?._id;
  const [rate] = useRateOwnKraMutation();
  const { data: leaders = [], error, isFetching, refetch } = useListKraLeadersQuery();
  const failure = shownFailure(error);
  const version = textsVersion(questions);
  const [openedVersion] = useScreenState('drafts', 'opened-version', version, { isPinned: true });
  const form = useForm<Values>({
    name: 'kra',
    initial: { ...noRatings, teamLeader_id: '' },
    problems: (values) => [
      ...ratingFormProblems(values),
      ...(values.teamLeader_id === '' || values.teamLeader_id === ownId
        ? [{ field: 'teamLeader_id', message: kraMessages.leader }]
        : []),
    ],
    submit: async ({ teamLeader_id, ...values }) => {
      await rate({ ...getRatings(values), teamLeader_id, Seen_version: version }).unwrap();
    },
  });
  return (
    <Form form={form} guard="links" label="KRA">
      {version !== openedVersion && (
        <Callout compact intent="warning" role="status">
          {kraQuestionMessages.changed}
        </Callout>
      )}
      <RatingFields form={form} texts={questionTexts(questions)} />
      {failure && <LoadFailed what="the team leaders" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
      <SelectField
        label="Team leader"
        field={form.field('teamLeader_id')}
        choices={leaders.map((leader) => ({
          value: leader._id,
          label: personName(leader),
          hint: leader.Employee_code,
        }))}
        placeholder="Select the TL"
        isRequired
        isSearchable
        isLoading={isFetching}
      />
      <SubmitButton form={form} text="Submit" />
    </Form>
  );
}

/** The rating form, once the questions are loaded. */
export function KraForm() {
  const { data: questions, error, isFetching, refetch } = useListKraQuestionsQuery();
  const failure = shownFailure(error);
  if (questions) return <OwnRatingForm questions={questions.map(toEntry)} />;
  if (failure) return <LoadFailed what="the questions" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={8} label="Loading the questions" />;
}
