import { AnchorButton, Callout } from '@blueprintjs/core';
import { CrossIcon, HistoryIcon, TickIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { decisionFlags, pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import type { PendingItem } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { personName } from '../../../../domain/wording/personName';
import { DecisionFacts } from './DecisionFacts';
import { getItemLink, type Decision } from './decisions';
import { hasLogs } from './PendingLogs';
import { PendingRatings } from './PendingRatings';
import { datesText } from '../pendingTexts';
import { Button } from '../../../ui/controls/Button';

export interface PendingDetailProps {
  readonly item: PendingItem;
  readonly mayDecide: boolean;
  /** Why only HR approves it. */
  readonly closed: string | undefined;
  readonly isOwn: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onLogs: () => void;
}

function HomeLink({ item, isOwn }: Pick<PendingDetailProps, 'item' | 'isOwn'>) {
  const decidesAllLeave = useIsPermitted('Report.Approve_Leave');
  const seesAllOvertime = useIsPermitted('Overtime.All_Overtime');
  const { path, label } = getItemLink(item, { isOwn, decidesAllLeave, seesAllOvertime });
  const open = useLinkClickHandler<HTMLElement>(path);
  return <AnchorButton size="small" variant="outlined" text={label} href={useHref(path)} onClick={open} />;
}

/** The chosen item with its facts and actions. */
export function PendingDetail({ item, mayDecide, closed, isOwn, onDecide, onLogs }: PendingDetailProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <div className="db-pending-detail">
      <h2 className="db-section-title">{`${pendingKindLabels[item.Kind]} of ${personName(item.Employee)}`}</h2>
      <div className="db-pending-actions">
        {mayDecide && (
          <>
            <ReasonButton
              {...lensMark(...decisionFlags[item.Kind])}
              size="small"
              intent="success"
              icon={<TickIcon />}
              text="Approve"
              disabledReason={closed}
              onClick={() => onDecide('approve')}
            />
            <Button
              {...lensMark(...decisionFlags[item.Kind])}
              size="small"
              intent="danger"
              icon={<CrossIcon />}
              text="Reject"
              onClick={() => onDecide('reject')}
            />
          </>
        )}
        {hasLogs(item) && <Button size="small" icon={<HistoryIcon />} text="Logs" onClick={onLogs} />}
        <HomeLink item={item} isOwn={isOwn} />
      </div>
      {closed !== undefined && !isOwn && (
        <Callout compact intent="warning">
          {closed}
        </Callout>
      )}
      <KeyValueList
        labelWidth={110}
        items={[
          { label: 'Employee', value: `${personName(item.Employee)} (${item.Employee.Employee_code})` },
          { label: 'What', value: item.Summary },
          { label: 'Dates', value: datesText(item) },
          { label: 'Reason', value: item.Note },
          { label: 'Requested', value: formatInstant(item.Create_at, timeZone) },
        ]}
      />
      {!isOwn && <DecisionFacts item={item} />}
      {item.Kind === 'kra' && <PendingRatings recordId={item._id} />}
    </div>
  );
}
