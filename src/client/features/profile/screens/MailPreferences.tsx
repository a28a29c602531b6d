import { Checkbox, FormGroup } from '@blueprintjs/core';
import {
  notificationKindNames,
  readUnmailedKinds,
  unmailedKindsKey,
} from '../../../../domain/notifications/mailPreference';
import { notificationKinds } from '../../../../domain/notifications/notificationKinds';
import { usePreference } from '../../../session/usePreference';

/** The notifications that are also sent by mail. */
export function MailPreferences() {
  const [unmailed, storeUnmailed] = usePreference(unmailedKindsKey, readUnmailedKinds);
  return (
    <FormGroup label="Emails on my working days" helperText="You also find this under Notifications.">
      {notificationKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={notificationKindNames[kind]}
          checked={!unmailed.includes(kind)}
          onChange={({ currentTarget }) =>
            storeUnmailed(currentTarget.checked ? unmailed.filter((other) => other !== kind) : [...unmailed, kind])
          }
        />
      ))}
    </FormGroup>
  );
}
