import { Callout } from '@blueprintjs/core';
import { maxRejectionLength, rejectionProblems } from '../../../../domain/manual-attendance/manualRequestRules';
import {
  useDecideManualAttendanceRequestMutation,
  useGetManualAttendanceRequestQuery,
  type ManualAttendanceRequest,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { RequestClaim } from '../requests/RequestClaim';
import { undecidable } from './undecidable';

const title = 'Reject attendance request';
const width = 460;

function RejectionForm({
  request,
  onClose,
}: {
  readonly request: ManualAttendanceRequest;
  readonly onClose: () => void;
}) {
  const [decide] = useDecideManualAttendanceRequestMutation();
  const form = useForm({
    name: 'reject-request',
    initial: { status_comment: '' },
    problems: ({ status_comment }) => rejectionProblems(status_comment),
    submit: async ({ status_comment }) => {
      await decide({ status: 'rejected', reject_id: request._id, status_comment }).unwrap();
      onClose();
      await showSuccess('Request rejected successfully');
    },
  });
  const reason = undecidable(request);
  return (
    <FormDialog title={title} form={form} submitLabel="Reject" submitIntent="danger" onClose={onClose} width={width}>
      <div className="db-manual-claim">
        <RequestClaim request={request} />
      </div>
      {reason !== undefined && (
        <Callout compact intent="warning" className="db-manual-notice">
          {reason}
        </Callout>
      )}
      <TextAreaField
        label="Comment"
        field={form.field('status_comment')}
        maxLength={maxRejectionLength}
        lines={3}
        isRequired
        autoFocus
        placeholder="The employee will see this"
      />
    </FormDialog>
  );
}

/** SCR-061: rejects a request; the comment is required (VAL-043, VAL-044). */
export function RejectRequestDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { currentData: data, error, isFetching, refetch } = useGetManualAttendanceRequestQuery(id);
  const failure = shownFailure(error);
  if (data) return <RejectionForm request={data} onClose={onClose} />;
  return (
    <LoadingDialog
      title={title}
      width={width}
      what="the request"
      failure={failure}
      onRetry={refetch}
      isRetrying={isFetching}
      onClose={onClose}
    />
  );
}
