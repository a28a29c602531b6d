import { insertFiles } from '../../attachments/attachmentsRepository';
import { mustBeUnchanged } from '../../errors/competingEdit';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { ownProfile } from './ownProfile';
import { lockPhoto, storePhoto } from './profileRepository';

const pictureTypes = ['image/jpeg', 'image/png'];

/**
 * Replaces the profile picture; without a file it is removed.
 * @throws Failure 409 when another picture is stored than the caller was shown, 422 when the file is no jpg, jpeg or png by its content
 */
export const changeOwnPhoto: Handler<'changeOwnPhoto'> = async (call) => {
  const [picture] = call.body.profile_image ?? [];
  if (picture !== undefined && !pictureTypes.includes(picture.mediaType))
    mustBeValid([{ field: 'profile_image', message: 'A profile picture is a jpg, jpeg or png file' }]);
  const { database, caller, now } = call;
  const former = await lockPhoto(database, caller.employeeId);
  await mustBeUnchanged(former ?? '', call.body, () => ownProfile(call));
  const [photoId = null] = await insertFiles(database, picture === undefined ? [] : [picture], caller.employeeId, now);
  await storePhoto(database, caller.employeeId, former, photoId);
  return lastRead(() => ownProfile(call));
};
