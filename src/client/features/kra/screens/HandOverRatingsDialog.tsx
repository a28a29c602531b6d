import { DialogBody } from '@blueprintjs/core';
import { monthName } from '../../../../domain/calendar/month';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import { counted } from '../../../../domain/wording/counted';
import { personName } from '../../../../domain/wording/personName';
import { useGetKraHandOverQuery, useHandOverKraRatingsMutation, type KraHandOver } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { useForm } from '../../../ui/form/useForm';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

const title = 'Give ratings to another leader';

function HandOverForm({ handOver, onClose }: { readonly handOver: KraHandOver; readonly onClose: () => void }) {
  const [handRatingsOver] = useHandOverKraRatingsMutation();
  const { Team_leader, Ratings, Successors, Suggested_id } = handOver;
  const form = useForm({
    name: 'hand-over-ratings',
    initial: { Successor_id: Suggested_id ?? '' },
    problems: ({ Successor_id }) =>
      Successor_id === '' ? [{ field: 'Successor_id', message: kraMessages.successor }] : [],
    submit: async ({ Successor_id }) => {
      const { Count } = await handRatingsOver({ Team_leader_id: Team_leader._id, Successor_id }).unwrap();
      const successor = Successors.find(({ _id }) => _id === Successor_id);
      onClose();
      await showSuccess(`${counted(Count, 'rating')} given to ${successor ? personName(successor) : 'another leader'}`);
    },
  });
  return (
    <FormDialog title={title} form={form} submitLabel="Give" onClose={onClose}>
      <p>{`${personName(Team_leader)} has left or may not rate any more. ${counted(Ratings.length, 'waiting rating')}, of all months:`}</p>
      <ul aria-label="Waiting ratings" className="db-kra-waiting">
        {Ratings.map(({ _id, Employee, month }) => (
          <li key={_id}>{`${personName(Employee)}, ${monthName(month)}`}</li>
        ))}
      </ul>
      <SelectField
        field={form.field('Successor_id')}
        label="Rates instead"
        choices={Successors.map((person) => ({
          value: person._id,
          label: personName(person),
          hint: person.Employee_code,
        }))}
        placeholder="Select the TL"
        isRequired
        isSearchable
        help="Active employees who may rate and whose own rating is not among these. The new leader is notified."
      />
    </FormDialog>
  );
}

/** Gives the ratings that wait for a leader who may not rate any more to another one. */
export function HandOverRatingsDialog({
  leaderId,
  onClose,
}: {
  readonly leaderId: string;
  readonly onClose: () => void;
}) {
  const {
    currentData: handOver,
    error,
    isFetching,
    refetch,
  } = useGetKraHandOverQuery(leaderId, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (handOver && handOver.Ratings.length > 0) return <HandOverForm handOver={handOver} onClose={onClose} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <DialogBody>
        {handOver && <p>{`${kraMessages.nothingWaits}.`}</p>}
        {!handOver && failure && (
          <LoadFailed what="the ratings" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!handOver && !failure && <PanelSkeleton lines={4} label="Loading the ratings" />}
      </DialogBody>
    </Dialog>
  );
}
