import { ButtonGroup } from '@blueprintjs/core';
import { useRef } from 'react';
import { useGetInterviewQuery, useStartNextInterviewRoundMutation, type Interview } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useScreenState } from '../../../screen-state/useScreenState';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { useDiscardQuestionFor } from '../../../ui/dialogs/useDiscardQuestion';
import { holdsUnsaved } from '../../../ui/form/unsavedForms';
import { useSubmission } from '../../../ui/form/useSubmission';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { InterviewForm } from './InterviewForm';
import { InterviewSheet } from './InterviewSheet';
import './interviews.css';
import { Button } from '../../../ui/controls/Button';

export interface InterviewDrawerProps {
  /** Id of the round; 'new' while a candidate is being added. */
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

function Rounds({ interview, onOpen }: { interview: Interview; onOpen: (id: string) => void }) {
  const [startNext] = useStartNextInterviewRoundMutation();
  const { isRunning, failure, run } = useSubmission<void>('next-round', async () => {
    const next = await startNext({ id: interview._id }).unwrap();
    await showSuccess(`Round ${next.Number} is open`);
    onOpen(next._id);
  });
  const buttons = useRef<HTMLDivElement>(null);
  const [openRound, question] = useDiscardQuestionFor<string>(
    'interview-rounds',
    () => holdsUnsaved(buttons.current?.parentElement ?? null),
    onOpen,
  );
  const rounds = [...interview.Rounds].sort((one, other) => one.Number - other.Number);
  return (
    <div ref={buttons} className="db-interview-rounds">
      <ButtonGroup>
        {rounds.map((round) => (
          <Button
            key={round._id}
            size="small"
            active={round._id === interview._id}
            text={`${round.Number}. ${round.Round}`}
            onClick={() => (round._id === interview._id ? onOpen(round._id) : openRound(round._id))}
          />
        ))}
      </ButtonGroup>
      {interview.May_continue && (
        <Button size="small" intent="primary" text="Next round" loading={isRunning} onClick={() => void run()} />
      )}
      {failure && <span className="db-field-problem">{failure.message}</span>}
      {question}
    </div>
  );
}

/** What was entered in a form stays when another user submits the round in the meantime. */
function Round({ interview, onClose }: { readonly interview: Interview; readonly onClose: () => void }) {
  const [isForm, setForm] = useScreenState('drafts', `interview/${interview._id}/is-form`, interview.May_edit, {
    isPinned: true,
  });
  if (!interview.May_edit && !isForm) return <InterviewSheet interview={interview} />;
  return <InterviewForm stored={interview} onSaved={(saved) => setForm(saved.May_edit)} onClose={onClose} />;
}

/** One round of a candidate: a form until it is submitted, then a read-only sheet. */
export function InterviewDrawer({ id, onOpen, onClose }: InterviewDrawerProps) {
  const isNew = id === 'new';
  const {
    currentData: interview,
    error,
    isFetching,
    refetch,
  } = useGetInterviewQuery({ id }, { skip: isNew, refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  return (
    <SideDrawer
      name="interview"
      isOpen
      title={isNew ? 'Add Candidate' : (interview?.Candidate ?? 'Interview')}
      onClose={onClose}
      width={720}
    >
      <div className="db-interview">
        {isNew && <InterviewForm stored={null} onSaved={(saved) => onOpen(saved._id)} onClose={onClose} />}
        {!isNew && interview && (
          <>
            <Rounds interview={interview} onOpen={onOpen} />
            <Round key={interview._id} interview={interview} onClose={onClose} />
          </>
        )}
        {!isNew && !interview && failure && (
          <LoadFailed what="the interview" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!isNew && !interview && !failure && <PanelSkeleton lines={12} label="Loading the interview" />}
      </div>
    </SideDrawer>
  );
}
