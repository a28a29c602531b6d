import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { useRemovePasskeyMutation, type Passkey } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Factor } from './Factor';

/** One passkey of the user, with a button to remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const timeZone = useSelector(selectTimeZone);
  const [remove] = useRemovePasskeyMutation();
  const question = useOverlay('remove');
  const { Name, Added_at, Last_used_at } = passkey;
  const use = Last_used_at === null ? 'not used yet' : `last used ${formatInstant(Last_used_at, timeZone)}`;
  return (
    <>
      <Factor
        title={`Passkey ${Name}`}
        state={`Since ${formatInstant(Added_at, timeZone)}, ${use}`}
        problem={undefined}
      >
        <Button
          size="small"
          intent="danger"
          variant="outlined"
          text="Remove"
          aria-label={`Remove passkey ${Name}`}
          onClick={() => question.open(null)}
        />
      </Factor>
      <ConfirmDialog
        name="remove-passkey"
        isOpen={question.isOpen}
        title={`Remove passkey ${Name}?`}
        confirmLabel="Remove"
        intent="danger"
        onConfirm={async () => {
          await remove({ id: passkey._id }).unwrap();
          question.close();
        }}
        onCancel={question.close}
      >
        It no longer signs you in. Remove it from the device as well.
      </ConfirmDialog>
    </>
  );
}
