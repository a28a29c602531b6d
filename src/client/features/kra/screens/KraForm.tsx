import { useSelector } from 'react-redux';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import { useListKraLeadersQuery, useRateOwnKraMutation } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectUser } from '../../../session/sessionSelectors';
import { Form } from '../../../ui/form/Form';
import { SelectField } from '../../../ui/form/select/SelectField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { personName } from '../../../widgets/people/personName';
import { noRatings, ratingFormProblems, ratingsOf, type RatingValues } from './ratingForm';
import { RatingFields } from './RatingFields';

interface Values extends RatingValues {
  readonly teamLeader_id: string;
}

/** The five ratings that employees give themselves, and the leader whom they choose (VAL-060, VAL-061, BEH-083). */
export function KraForm() {
  const ownId = useSelector(selectUser)?._id;
  const [rate] = useRateOwnKraMutation();
  const { data: leaders = [], error, isFetching, refetch } = useListKraLeadersQuery();
  const failure = shownFailure(error);
  const form = useForm<Values>({
    initial: { ...noRatings, teamLeader_id: '' },
    problems: (values) => [
      ...ratingFormProblems(values),
      ...(values.teamLeader_id === '' || values.teamLeader_id === ownId
        ? [{ field: 'teamLeader_id', message: kraMessages.leader }]
        : []),
    ],
    submit: async ({ teamLeader_id, ...values }) => {
      await rate({ ...ratingsOf(values), teamLeader_id }).unwrap();
    },
  });
  return (
    <Form form={form} label="KRA">
      <RatingFields form={form} />
      {failure && (
        <LoadFailed
          what="the team leaders"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
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
