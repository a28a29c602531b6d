import { questionLabel } from '../../../../domain/kra/kraQuestions';
import { kraQuestions } from '../../../../domain/kra/kraRatings';
import { useGetKraRatingQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

/** The ratings that wait for the leader, each with the text of its question. */
export function PendingRatings({ recordId }: { readonly recordId: string }) {
  const { currentData: record, error, isFetching, refetch } = useGetKraRatingQuery({ id: recordId });
  const failure = shownFailure(error);
  if (!record && failure)
    return <LoadFailed what="the ratings" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!record) return <PanelSkeleton lines={5} label="Loading the ratings" />;
  return (
    <>
      <h3 className="db-pending-part">Own ratings</h3>
      <ul className="db-pending-list" aria-label="Own ratings">
        {kraQuestions.map((question) => (
          <li key={question}>
            <strong>{record.Employee_rating[question]}</strong> {questionLabel(question, record.Texts[question])}
          </li>
        ))}
      </ul>
    </>
  );
}
