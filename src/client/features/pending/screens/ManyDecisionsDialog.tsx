import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { rejectionProblems } from '../../../../domain/manual-attendance/manualRequestRules';
import { decisionSummary } from '../../../../domain/pending/decisionResults';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import { counted } from '../../../../domain/wording/counted';
import {
  useDecideLeavesMutation,
  useDecideManualAttendanceRequestsMutation,
  useDecideOvertimeEntriesMutation,
  type DecisionResult,
  type PendingItem,
} from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { personName } from '../../../../domain/wording/personName';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import { DecisionFacts } from './DecisionFacts';
import { kindCountsText, sendDecisions, type DecidedKind, type Decision, type LeftOut } from './decisions';
import { datesText } from '../pendingTexts';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

export interface ManyDecisionsDialogProps {
  readonly items: readonly PendingItem[];
  readonly leftOut: readonly LeftOut[];
  readonly decision: Decision;
  /** True for all matching records, not a selection. */
  readonly isAllMatching: boolean;
  /** Receives the ids that are still undecided; undefined when nothing was sent. */
  readonly onClose: (undecided: readonly string[] | undefined) => void;
}

const maxCommentLength = 250;
/** Longer lists are not read in a dialog. */
const maxRows = 100;

/** Sends a decision by the call of each kind. */
function useSend(
  decision: Decision,
): (kind: DecidedKind, items: readonly PendingItem[], comment: string) => Promise<DecisionResult[]> {
  const [decideLeaves] = useDecideLeavesMutation();
  const [decideRequests] = useDecideManualAttendanceRequestsMutation();
  const [decideEntries] = useDecideOvertimeEntriesMutation();
  const isApproval = decision === 'approve';
  const status = isApproval ? 'Approved' : 'Rejected';
  return (kind, items, comment) => {
    const list = items.map(({ _id: id }) => id).join(',');
    switch (kind) {
      case 'leave':
        return decideLeaves({ ids: list, Status: status, status_comment: comment }).unwrap();
      case 'manual-attendance':
        return decideRequests({
          ids: list,
          status: isApproval ? 'approved' : 'rejected',
          ...(!isApproval && { status_comment: comment }),
        }).unwrap();
      case 'overtime':
        return decideEntries({
          ids: list,
          Versions: items.map(({ Version }) => Version ?? 0).join(','),
          Approval_Status: status,
          Approval_Status_Comment: comment,
        }).unwrap();
    }
  };
}

const itemText = (item: PendingItem): string =>
  `${personName(item.Employee)}: ${pendingKindLabels[item.Kind]}, ${item.Summary}, ${datesText(item)}`;

/** A row to decide. Its facts are loaded when it is opened. */
function DecidedRow({ item }: { readonly item: PendingItem }) {
  const [isOpen, setOpen] = useScreenState('drafts', `facts-${item._id}`, false);
  return (
    <li>
      <span className="db-pending-many-row">
        {itemText(item)}
        <Button
          size="small"
          variant="minimal"
          text="Facts"
          aria-label={`Facts for ${itemText(item)}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {isOpen && (
        <div className="db-pending-facts">
          <DecisionFacts item={item} />
        </div>
      )}
    </li>
  );
}

const Hidden = ({ count }: { readonly count: number }) =>
  count > 0 ? <li className="db-muted">{`and ${count} more`}</li> : null;

/** The rows that were not decided, with reasons. */
function Results({
  items,
  results,
  verb,
  onClose,
}: Pick<ManyDecisionsDialogProps, 'items'> & {
  readonly results: readonly DecisionResult[];
  readonly verb: string;
  readonly onClose: () => void;
}) {
  const failed = results.flatMap((result) => {
    const item = result.Done ? undefined : items.find(({ _id: id }) => id === result._id);
    return item ? [{ item, message: result.Message }] : [];
  });
  return (
    <Dialog isOpen title="Result" onClose={onClose} style={{ width: 560 }}>
      <DialogBody>
        <Callout compact intent="warning" role="status">
          {decisionSummary(verb, results)}
        </Callout>
        <ul className="db-pending-many" aria-label="Not decided">
          {failed.slice(0, maxRows).map(({ item, message }) => (
            <li key={item._id}>
              {itemText(item)} <span className="db-field-problem">{message}</span>
            </li>
          ))}
          <Hidden count={failed.length - maxRows} />
        </ul>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" intent="primary" onClick={onClose} autoFocus />} />
    </Dialog>
  );
}

/** Approves or rejects several items of the queue, with a result for each. */
export function ManyDecisionsDialog({ items, leftOut, decision, isAllMatching, onClose }: ManyDecisionsDialogProps) {
  const send = useSend(decision);
  const [sent, setSent] = useCallState<number | null>('sent', null);
  const [results, setResults] = useScreenState<readonly DecisionResult[] | null>('drafts', 'results', null);
  const isRejection = decision === 'reject';
  const verb = isRejection ? 'Reject' : 'Approve';
  const done = isRejection ? 'rejected' : 'approved';
  const needsComment = isRejection && items.some((item) => item.Kind === 'manual-attendance');
  const hasComment = isRejection || items.some((item) => item.Kind !== 'manual-attendance');
  const getUndecidedIds = (answers: readonly DecisionResult[]): string[] =>
    answers.filter((result) => !result.Done).map((result) => result._id);
  const form = useForm({
    name: 'many-decisions',
    initial: { status_comment: '' },
    problems: ({ status_comment }) => (needsComment ? rejectionProblems(status_comment) : []),
    submit: async ({ status_comment }) => {
      setSent(0);
      try {
        const answers = await sendDecisions(items, (kind, some) => send(kind, some, status_comment), setSent);
        if (getUndecidedIds(answers).length > 0) return setResults(answers);
        onClose([]);
        await showSuccess(decisionSummary(done, answers));
      } finally {
        setSent(null);
      }
    },
  });
  if (results)
    return <Results items={items} results={results} verb={done} onClose={() => onClose(getUndecidedIds(results))} />;
  const count = counted(items.length, isAllMatching ? 'matching record' : 'record');
  return (
    <FormDialog
      title={isAllMatching ? `${verb} all ${count}` : `${verb} ${count}`}
      form={form}
      submitLabel={`${verb} ${items.length}`}
      submitIntent={isRejection ? 'danger' : 'primary'}
      onClose={() => onClose(undefined)}
      width={640}
      footer={sent === null ? undefined : <span role="status">{`${sent} of ${items.length} sent`}</span>}
    >
      <p>{kindCountsText(items)}</p>
      <ul className="db-pending-many" aria-label="Records">
        {items.slice(0, maxRows).map((item) => (
          <DecidedRow key={item._id} item={item} />
        ))}
        <Hidden count={items.length - maxRows} />
      </ul>
      {leftOut.length > 0 && (
        <Callout compact intent="warning" title={`${counted(leftOut.length, 'record')} left out`}>
          <ul className="db-pending-many">
            {leftOut.slice(0, maxRows).map(({ item, reason }) => (
              <li key={item._id}>
                {itemText(item)}: {reason}
              </li>
            ))}
            <Hidden count={leftOut.length - maxRows} />
          </ul>
        </Callout>
      )}
      {items.some((item) => item.Kind === 'manual-attendance') && !isRejection && (
        <p>For manual attendance, the claimed time is used and its half day counts as present.</p>
      )}
      {hasComment && (
        <TextAreaField
          label="Comment"
          field={form.field('status_comment')}
          maxLength={maxCommentLength}
          lines={2}
          isRequired={needsComment}
        />
      )}
    </FormDialog>
  );
}
