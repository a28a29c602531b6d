import { overtimeDecisions, type OvertimeDecision } from '../../../../domain/overtime/overtimeChoices';
import { useGetOvertimeQuery, useListOvertimeLogsQuery } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LogEntries } from '../../../widgets/logs/LogEntries';
import { DecideOvertimeDialog, decisionVerbs } from './DecideOvertimeDialog';
import { OvertimeFacts } from './OvertimeFacts';

const LogOfEntry = ({ entryId }: { readonly entryId: string }) => (
  <LogEntries log={useListOvertimeLogsQuery(entryId)} />
);

/** Read by itself: a link opens an entry that the list beneath has not loaded, or does not show. */
function EntryRecord({ entryId }: { readonly entryId: string }) {
  const { currentData: entry } = useGetOvertimeQuery({ id: entryId });
  const deciding = useOverlay<OvertimeDecision>('decide');
  if (entry === undefined) return null;
  return (
    <div className="db-log">
      <OvertimeFacts entry={entry} />
      {entry.May_decide && (
        <div className="db-overtime-decision">
          {overtimeDecisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              intent={decision === 'Rejected' ? 'danger' : 'success'}
              text={`${decisionVerbs[decision]}…`}
              onClick={() => deciding.open(decision)}
            />
          ))}
        </div>
      )}
      {/* Also when someone else has decided in the meantime: what is typed in it stays. */}
      {deciding.props && <DecideOvertimeDialog entry={entry} decision={deciding.props} onClose={deciding.close} />}
    </div>
  );
}

/** The log of an overtime entry, newest first, below its details, where those who decide on it can do so. */
export function OvertimeLogDrawer({
  entryId,
  onClose,
}: {
  readonly entryId: string | null;
  readonly onClose: () => void;
}) {
  return (
    <SideDrawer name="overtime-log" isOpen={entryId !== null} title="Logs" onClose={onClose}>
      {entryId !== null && (
        <>
          <EntryRecord entryId={entryId} />
          <LogOfEntry entryId={entryId} />
        </>
      )}
    </SideDrawer>
  );
}
