import { useContext } from 'react';
import { Button } from '../controls/Button';
import { FailureHelp } from './failureHelp';

export interface FailureHelpButtonProps {
  /** Where a failure is only a part of the page. */
  readonly isSmall?: boolean;
}

/** 'Save recording' on an error screen. */
export function FailureHelpButton({ isSmall = false }: FailureHelpButtonProps) {
  const saveRecording = useContext(FailureHelp);
  if (saveRecording === null) return null;
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      variant={isSmall ? 'minimal' : 'solid'}
      text="Save recording"
      onClick={saveRecording}
    />
  );
}
