import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { interviewItems } from '../../../../domain/interviews/interviewRules';
import type { Interview } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { KeyValueList } from '../../../ui/layout/KeyValueList';

/** A read-only round: submitted, or of another interviewer. */
export function InterviewSheet({ interview }: { interview: Interview }) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <KeyValueList
      labelWidth={150}
      items={[
        { label: 'Candidate', value: interview.Candidate },
        { label: 'E-mail', value: interview.Email },
        { label: 'Mobile', value: interview.Mobile },
        { label: 'Position', value: interview.Position },
        {
          label: 'Experience',
          value:
            interview.Experience === null
              ? null
              : `${interview.Experience} ${interview.Experience === 1 ? 'year' : 'years'}`,
        },
        {
          label: 'Notice period',
          value:
            interview.Notice_period === null
              ? null
              : `${interview.Notice_period} ${interview.Notice_period === 1 ? 'day' : 'days'}`,
        },
        { label: 'Source', value: interview.Source },
        { label: 'Résumé', value: interview.Resume && <a href={interview.Resume.Link}>{interview.Resume.Name}</a> },
        { label: 'Round', value: `${interview.Number}. ${interview.Round}` },
        { label: 'Date', value: formatInstant(interview.Held_at, timeZone) },
        { label: 'Mode', value: interview.Mode },
        { label: 'Interviewers', value: interview.Interviewers.map(({ Name }) => Name).join(', ') },
        ...interviewItems.map((item) => ({ label: item, value: interview.Ratings[item] })),
        { label: 'Average', value: interview.Average?.toFixed(2) },
        { label: 'Result', value: interview.Result },
        { label: 'Remarks', value: interview.Remarks },
        { label: 'Submitted by', value: interview.Submitted_by },
      ]}
    />
  );
}
