import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { interviewItems } from '../../../../domain/interviews/interviewRules';
import { useGetInterviewQuery, type Interview } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { KeyValueList, type KeyValue } from '../../../ui/layout/KeyValueList';

const count = (number: number | null, one: string): string | null =>
  number === null ? null : `${number} ${number === 1 ? one : `${one}s`}`;

const candidateItems = (interview: Interview): readonly KeyValue[] => [
  { label: 'E-mail', value: interview.Email },
  { label: 'Mobile', value: interview.Mobile },
  { label: 'Position', value: interview.Position },
  { label: 'Experience', value: count(interview.Experience, 'year') },
  { label: 'Notice period', value: count(interview.Notice_period, 'day') },
  { label: 'Source', value: interview.Source },
  { label: 'Résumé', value: interview.Resume && <a href={interview.Resume.Link}>{interview.Resume.Name}</a> },
];

const roundItems = (interview: Interview, timeZone: string): readonly KeyValue[] => [
  { label: 'Date', value: formatInstant(interview.Held_at, timeZone) },
  { label: 'Mode', value: interview.Mode },
  { label: 'Interviewers', value: interview.Interviewers.map(({ Name }) => Name).join(', ') },
  { label: 'Result', value: interview.Result },
  { label: 'Remarks', value: interview.Remarks },
  { label: 'Submitted by', value: interview.Submitted_by },
];

const roundName = ({ Number, Round }: Interview): string => `${Number}. ${Round}`;

const ratingItems = (interview: Interview): readonly KeyValue[] => [
  ...interviewItems.map((item) => ({ label: item, value: interview.Ratings[item] })),
  { label: 'Average', value: interview.Average?.toFixed(2) },
];

const labelWidth = 150;

/** A read-only round: submitted, or of another interviewer. */
export function InterviewSheet({ interview }: { readonly interview: Interview }) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <KeyValueList
      labelWidth={labelWidth}
      items={[
        { label: 'Candidate', value: interview.Candidate },
        ...candidateItems(interview),
        { label: 'Round', value: roundName(interview) },
        ...roundItems(interview, timeZone),
        ...ratingItems(interview),
      ]}
    />
  );
}

/** A round next to the list of all rounds. */
export function InterviewDetail({ id }: { readonly id: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: interview, error, isFetching, refetch } = useGetInterviewQuery({ id });
  const failure = shownFailure(error);
  if (!interview && failure)
    return <LoadFailed what="the interview" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!interview) return <PanelSkeleton lines={8} label="Loading the interview" />;
  return (
    <DetailColumns>
      <DetailColumn label={interview.Candidate} hasHeading>
        <KeyValueList labelWidth={labelWidth} items={candidateItems(interview)} />
      </DetailColumn>
      <DetailColumn label={roundName(interview)} hasHeading>
        <KeyValueList labelWidth={labelWidth} items={roundItems(interview, timeZone)} />
      </DetailColumn>
      <DetailColumn label="Ratings" hasHeading>
        <KeyValueList labelWidth={labelWidth} items={ratingItems(interview)} />
      </DetailColumn>
    </DetailColumns>
  );
}
