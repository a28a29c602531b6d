import { Callout, DialogBody } from '@blueprintjs/core';
import { monthName } from '../../../../domain/calendar/month';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import { useGetKraRatingQuery, useRateKraAsTeamLeaderMutation, type KraRecord } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog';
import { useScreenState } from '../../../screen-state/useScreenState';
import { personName } from '../../../../domain/wording/personName';
import { KraFactsPanel } from './KraFactsPanel';
import { RatingsTable } from './RatingsTable';
import { noRatings, ratingFormProblems, getRatings, type RatingValues } from './ratingForm';
import { RatingFields } from './RatingFields';
import { Dialog } from '../../../ui/dialogs/Dialog';

const dialogWidth = 980;

const getTitle = (record: KraRecord): string => `KRA of ${personName(record.Employee)}, ${monthName(record.month)}`;

interface OpenedRating {
  readonly record: KraRecord;
  readonly onClose: () => void;
}

const RatedDialog = ({ record, onClose }: OpenedRating) => (
  <Dialog isOpen title={getTitle(record)} onClose={onClose} style={{ width: dialogWidth }}>
    <DialogBody>
      <RatingsTable records={[record]} label={getTitle(record)} />
    </DialogBody>
  </Dialog>
);

function RatingForm({ record, onClose }: OpenedRating) {
  const [rate] = useRateKraAsTeamLeaderMutation();
  const form = useForm<RatingValues>({
    name: 'rate-kra',
    initial: noRatings,
    problems: ratingFormProblems,
    submit: async (values) => {
      await rate({ ...getRatings(values), id: record._id }).unwrap();
      onClose();
      void showSuccess(kraMessages.recorded);
    },
  });
  // Rated in another tab. A form with entries stays, so that they are not lost without a word.
  const isRatedElsewhere = record.Rating_status !== null && !form.isSubmitting;
  if (isRatedElsewhere && !form.isDirty) return <RatedDialog record={record} onClose={onClose} />;
  return (
    <FormDialog title={getTitle(record)} form={form} submitLabel="Submit" onClose={onClose} width={dialogWidth}>
      {isRatedElsewhere && (
        <>
          <Callout compact intent="warning" role="status">
            This KRA has been rated since you opened it. Your entries can no longer be submitted.
          </Callout>
          <RatingsTable records={[record]} label={getTitle(record)} />
        </>
      )}
      <div className="db-kra-dialog">
        <div>
          <RatingFields form={form} texts={record.Texts} employeeRating={record.Employee_rating} />
        </div>
        <KraFactsPanel month={record.month} employeeId={record.Employee_id} />
      </div>
    </FormDialog>
  );
}

function OpenedRatingDialog({ record, onClose }: OpenedRating) {
  const [wasRated] = useScreenState('drafts', 'was-rated', record.Rating_status !== null, { isPinned: true });
  return wasRated ? (
    <RatedDialog record={record} onClose={onClose} />
  ) : (
    <RatingForm record={record} onClose={onClose} />
  );
}

/** The rating form of the team leader (SCR-091, VAL-062); a rated record is read-only. */
export function RateKraDialog({ recordId, onClose }: { readonly recordId: string; readonly onClose: () => void }) {
  const { currentData: record, error, isFetching, refetch } = useGetKraRatingQuery({ id: recordId });
  const failure = shownFailure(error);
  if (record) return <OpenedRatingDialog key={record._id} record={record} onClose={onClose} />;
  return (
    <LoadingDialog
      title="KRA"
      width={dialogWidth}
      what="the rating"
      failure={failure}
      onRetry={refetch}
      isRetrying={isFetching}
      onClose={onClose}
    />
  );
}
