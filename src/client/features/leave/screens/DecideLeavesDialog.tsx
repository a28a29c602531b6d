import { useSelector } from 'react-redux';
import { leaveDecisions, type LeaveDecision } from '../../../../domain/leave/leaveChoices';
import { leaveMessages } from '../../../../domain/leave/leaveRules';
import { useChangeLeaveStatusMutation, useDecideLeavesMutation, type DecisionResult } from '../../../api/api';
import { selectLeaves } from '../../../entities/knownRecords';
import { useScreenState } from '../../../screen-state/useScreenState';
import { NoLongerPendingNotice } from '../../../ui/dialogs/NoLongerPendingNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { toChoices } from '../../../ui/form/select/choice';
import { FormDialog } from '../../../ui/form/FormDialog';
import { RadioField } from '../../../ui/form/RadioField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import { personName } from '../../../../domain/wording/personName';
import { LeaveImpactPanel } from '../LeaveImpactPanel';
import { closedNotice, leaveDatesText, periodOfLeave } from './shownLeave';

export interface DecideLeavesDialogProps {
  /** One or several. */
  readonly ids: readonly string[];
  /** The preselected decision. */
  readonly decision?: LeaveDecision;
  /** Receives the ids that are still undecided. */
  readonly onClose: (undecided: readonly string[]) => void;
}

interface Values {
  readonly Status: LeaveDecision | '';
  readonly status_comment: string;
}

const decisionChoices = toChoices(leaveDecisions);
const maxCommentLength = 250;
const unanswered: readonly never[] = [];

/** Decides leaves with a comment (D-14, D-15): one, with its impact, or several, with a result for each. */
export function DecideLeavesDialog({ ids, decision, onClose }: DecideLeavesDialogProps) {
  const leaves = useSelector(selectLeaves);
  const [results, setResults] = useScreenState<readonly DecisionResult[]>(
    'drafts',
    'decide-leaves/results',
    unanswered,
  );
  const [changeStatus] = useChangeLeaveStatusMutation();
  const [decideSeveral] = useDecideLeavesMutation();
  const undecided = ids.filter((id) => !results.some((result) => result._id === id && result.Done));
  const form = useForm<Values>({
    name: 'decide-leaves',
    initial: { Status: decision ?? '', status_comment: '' },
    problems: ({ Status }) => (Status === '' ? [{ field: 'Status', message: leaveMessages.status }] : []),
    submit: async ({ Status, status_comment }) => {
      const [only, ...others] = undecided;
      if (Status === '' || only === undefined) return;
      if (others.length === 0) await changeStatus({ id: only, Status, status_comment }).unwrap();
      else {
        const answer = await decideSeveral({ ids: undecided.join(','), Status, status_comment }).unwrap();
        setResults(answer);
        if (answer.some((result) => !result.Done)) return;
      }
      void showSuccess(`Leaved ${Status} Successfull`);
      onClose([]);
    },
  });
  const single = ids.length === 1 ? leaves[ids[0] ?? ''] : undefined;
  return (
    <FormDialog
      title={ids.length === 1 ? 'Decide a leave' : `Decide ${ids.length} leaves`}
      form={form}
      submitLabel="Save"
      onClose={() => onClose(undecided)}
      width={single ? 860 : 560}
    >
      {single && <NoLongerPendingNotice isPending={single.Status === 'Pending'} form={form} />}
      <div className={single ? 'db-leave-form' : undefined}>
        <div>
          <ul className="db-leave-results">
            {ids.map((id) => {
              const leave = leaves[id];
              const result = results.find((candidate) => candidate._id === id);
              const notice = leave && closedNotice(leave);
              return (
                <li key={id}>
                  {leave ? `${personName(leave.Employee)}: ${leave.Leave_type}, ${leaveDatesText(leave)}` : 'A leave'}
                  {single && <p className="db-muted">{single.Reason}</p>}
                  {!result && notice !== undefined && <span className="db-field-problem"> {notice}</span>}
                  {result &&
                    (result.Done ? (
                      <strong> decided</strong>
                    ) : (
                      <span className="db-field-problem"> {result.Message}</span>
                    ))}
                </li>
              );
            })}
          </ul>
          <RadioField label="Status" field={form.field('Status')} choices={decisionChoices} isRequired />
          <TextAreaField label="Comment" field={form.field('status_comment')} maxLength={maxCommentLength} lines={2} />
        </div>
        {single && (
          <aside className="db-leave-meaning" aria-label="Impact of this leave">
            <LeaveImpactPanel period={periodOfLeave(single)} employeeId={single.Employee_ID} />
          </aside>
        )}
      </div>
    </FormDialog>
  );
}
