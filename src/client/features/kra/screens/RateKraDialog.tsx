import { DialogBody } from '@blueprintjs/core';
import { monthName } from '../../../../domain/calendar/month';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import { useGetKraRatingQuery, useRateKraAsTeamLeaderMutation, type KraRecord } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../../domain/wording/personName';
import { KraFactsPanel } from './KraFactsPanel';
import { RatingsTable } from './RatingsTable';
import { noRatings, ratingFormProblems, getRatings, type RatingValues } from './ratingForm';
import { RatingFields } from './RatingFields';
import { Dialog } from '../../../ui/dialogs/Dialog';

const dialogWidth = 980;

const getTitle = (record: KraRecord): string => `KRA of ${personName(record.Employee)}, ${monthName(record.month)}`;

function RatingForm({ record, onClose }: { readonly record: KraRecord; readonly onClose: () => void }) {
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
  return (
    <FormDialog title={getTitle(record)} form={form} submitLabel="Submit" onClose={onClose} width={dialogWidth}>
      <div className="db-kra-dialog">
        <div>
          <RatingFields form={form} texts={record.Texts} employeeRating={record.Employee_rating} />
        </div>
        <KraFactsPanel month={record.month} employeeId={record.Employee_id} />
      </div>
    </FormDialog>
  );
}

/** The rating form of the team leader (SCR-091, VAL-062); a rated record is read-only. */
export function RateKraDialog({ recordId, onClose }: { readonly recordId: string; readonly onClose: () => void }) {
  const { currentData: record, error, isFetching, refetch } = useGetKraRatingQuery({ id: recordId });
  const failure = shownFailure(error);
  if (record?.Rating_status === null) return <RatingForm record={record} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={record ? getTitle(record) : 'KRA'}
      onClose={onClose}
      className="db-dialog"
      style={{ width: dialogWidth }}
    >
      <DialogBody>
        {record && <RatingsTable records={[record]} label={getTitle(record)} />}
        {!record && failure && (
          <LoadFailed what="the rating" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!record && !failure && <PanelSkeleton lines={6} label="Loading the rating" />}
      </DialogBody>
    </Dialog>
  );
}
