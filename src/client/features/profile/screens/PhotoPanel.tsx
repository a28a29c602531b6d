import { personName } from '../../../../domain/wording/personName';
import { ProgressBar } from '@blueprintjs/core';
import { useRef } from 'react';
import { cancelUpload, depositFile, type FileReference } from '../../../browser/pendingFiles';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useChangeOwnPhotoMutation, type Profile } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { asArgument } from '../../../api/fileArgument';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { maxFileBytes, maxFileMebibytes } from '../../../../domain/files/uploadLimits';
import { ProfilePanel } from './ProfilePanel';
import { Button } from '../../../ui/controls/Button';

/** The problem of this file as a profile picture; undefined for none. */
function photoProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'The picture must be a jpg, jpeg or png file';
  if (file.size > maxFileBytes) return `The picture must not be larger than ${maxFileMebibytes} MiB`;
  return undefined;
}

const noFiles: readonly FileReference[] = [];

/** Another picture was stored concurrently: the user chooses which of the two to keep. */
interface Competing {
  readonly files: readonly FileReference[];
  readonly storedId: string | null;
}
interface Progress {
  readonly isLoading: boolean;
  readonly failureText: string | null;
  /** The user has cancelled the upload. */
  readonly isCancelled: boolean;
  readonly competing: Competing | null;
}
const idle: Progress = { isLoading: false, failureText: null, isCancelled: false, competing: null };
const continued = (known: Progress): Progress =>
  known.isLoading ? { ...idle, failureText: unknownOutcome.message } : known;

/** The user's picture: choose another, or remove it. */
export function PhotoPanel({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useScreenState<readonly FileReference[]>('drafts', 'photo', noFiles);
  const [rejection, setRejection] = useScreenState<string | null>('drafts', 'rejection', null);
  const [changeOwnPhoto] = useChangeOwnPhotoMutation();
  const [{ isLoading, failureText, isCancelled, competing }, show] = useCallState('photo/call', idle, continued);
  const getProgress = useUploadProgress(files);
  const [sent] = files;
  const problem = rejection ?? failureText;

  const send = async (wanted: readonly FileReference[], shownId: string | null): Promise<void> => {
    show({ ...idle, isLoading: true });
    const { error: failure } = await changeOwnPhoto({
      Former_value: shownId ?? '',
      ...(wanted.length > 0 && { profile_image: asArgument(wanted) }),
    });
    const stored = shownFailure(failure)?.current;
    const id = stored?.['Picture_id'];
    show({
      isLoading: false,
      failureText: shownFailure(failure)?.message ?? null,
      isCancelled: shownFailure(failure)?.isCancelled ?? false,
      competing: stored === undefined ? null : { files: wanted, storedId: typeof id === 'string' ? id : null },
    });
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const reason = photoProblem(file);
    setRejection(reason ?? null);
    if (reason !== undefined) return;
    const chosen = [depositFile(file)];
    setFiles(chosen);
    void send(chosen, profile.Picture_id);
  };
  const forget = (): void => show(idle);
  const remove = (): void => {
    setRejection(null);
    setFiles([]);
    void send([], profile.Picture_id);
  };

  return (
    <ProfilePanel title="Picture">
      <div className="db-photo">
        <PersonAvatar name={personName(profile)} pictureUrl={profile.Profile_pic} size={72} />
        <div>
          <div className="db-photo-actions">
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png"
              className="db-for-screen-readers"
              aria-label="Choose a picture"
              tabIndex={-1}
              onChange={(event) => {
                choose(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
            <Button text="Choose a picture" onClick={() => input.current?.click()} loading={isLoading} />
            {profile.Profile_pic !== null && (
              <Button variant="minimal" text="Remove" onClick={remove} disabled={isLoading} />
            )}
          </div>
          {isLoading && sent && (
            <>
              <ProgressBar value={getProgress(sent) ?? 0} />
              <Button variant="minimal" size="small" text="Cancel upload" onClick={() => cancelUpload(files)} />
            </>
          )}
          {problem !== null && (
            <div
              className={isCancelled && rejection === null ? 'db-muted' : 'db-field-problem'}
              role={isCancelled && rejection === null ? 'status' : 'alert'}
            >
              {problem}
              {competing && (
                <div className="db-photo-actions">
                  <Button text="Save mine" onClick={() => void send(competing.files, competing.storedId)} />
                  <Button variant="minimal" text="Keep the stored picture" onClick={forget} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
    </ProfilePanel>
  );
}
