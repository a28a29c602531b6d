import { shownShift } from '../../../../domain/employees/employeeRules';
import { recordedName } from '../../../../domain/wording/personName';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEditOwnProfileMutation, useGetPositionQuery, type Profile } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Form } from '../../../ui/form/Form';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { comparedFields } from '../../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { ProfilePanel } from './ProfilePanel';

const maxMobileLength = 30;

interface Values {
  readonly Mobile: string;
}
const toValues = ({ Mobile }: Profile): Values => ({ Mobile: Mobile ?? '' });
const compared = comparedFields<Values>([{ key: 'Mobile', label: 'Mobile' }]);

/** The user's record; the user can change the mobile number. */
export function OwnDataPanel({ profile }: { profile: Profile }) {
  // F-40: the position in the master, with its department.
  const { currentData: position } = useGetPositionQuery(
    profile.Position_id ? { id: profile.Position_id._id } : skipToken,
  );
  const [editOwnProfile] = useEditOwnProfileMutation();
  const edit = useCompetingEdit<Values, Profile, Profile>({
    noun: 'profile',
    stored: profile,
    toValues,
    ...compared,
    send: ({ Mobile }, base) =>
      editOwnProfile({ Mobile: Mobile.trim(), ...(base && { Former_value: base.Mobile ?? '' }) }).unwrap(),
    onSaved: async (saved) => {
      edit.continueFrom(saved);
      await showSuccess('Profile updated Successfully');
    },
  });
  const form = useForm<Values>({ name: 'own-data', initial: toValues(profile), submit: edit.save });
  const fullName = recordedName(profile);
  return (
    <ProfilePanel title="My data">
      <KeyValueList
        items={[
          { label: 'Name', value: fullName },
          { label: 'Code', value: profile.Employee_code },
          { label: 'E-mail', value: profile.Email },
          { label: 'Position', value: position?.Position ?? profile.Position_id?.Position },
          { label: 'Department', value: position?.Department_name ?? profile.Department_name },
          { label: 'Team leader', value: profile.Team_leader },
          { label: 'Location', value: profile.Location },
          { label: 'Vertical', value: profile.Vertical },
          { label: 'Shift', value: shownShift(profile.Shift_type) },
          { label: 'Joined', value: formatDay(profile.Joined) },
          { label: 'Role', value: profile.Role },
        ]}
      />
      <Form form={form} guard="links" label="Mobile" className="db-profile-form">
        <TextField
          field={form.field('Mobile')}
          label="Mobile"
          type="tel"
          autoComplete="tel"
          maxLength={maxMobileLength}
        />
        <ReasonButton
          type="submit"
          form={form.id}
          intent="primary"
          text="Save"
          loading={form.isSubmitting}
          disabledReason={form.isDirty ? undefined : 'Nothing has changed'}
          title="Save (Ctrl + Enter)"
        />
      </Form>
      {edit.dialog}
    </ProfilePanel>
  );
}
