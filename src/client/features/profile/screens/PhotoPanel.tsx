import { personName } from '../../../../domain/wording/personName';
import { Button, ProgressBar } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useChangeOwnPhotoMutation, type Profile } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { depositFiles } from '../../../api/depositFiles';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { photoProblem } from './photoProblem';
import { ProfilePanel } from './ProfilePanel';

/** The person's picture: choose another, or remove it. */
export function PhotoPanel({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [changeOwnPhoto, { isLoading, error }] = useChangeOwnPhotoMutation();
  const progressOf = useUploadProgress(files);
  const [sent] = files;
  const problem = refusal ?? shownFailure(error)?.message;

  const choose = (file: File | undefined): void => {
    if (!file) return;
    const reason = photoProblem(file);
    setRefusal(reason);
    if (reason !== undefined) return;
    setFiles([file]);
    void changeOwnPhoto({ profile_image: depositFiles([file]) });
  };
  const remove = (): void => {
    setRefusal(undefined);
    setFiles([]);
    void changeOwnPhoto({});
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
          {isLoading && sent && <ProgressBar value={progressOf(sent) ?? 0} />}
          {problem !== undefined && (
            <div className="db-field-problem" role="alert">
              {problem}
            </div>
          )}
        </div>
      </div>
    </ProfilePanel>
  );
}
