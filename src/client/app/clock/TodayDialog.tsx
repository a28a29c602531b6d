import { setTodayProblems } from '../../../domain/calendar/chosenToday';
import { formatDay } from '../../../domain/calendar/formatDay';
import { useSetTodayMutation } from '../../api/api';
import { showSuccess } from '../../ui/dialogs/toaster';
import { DayField } from '../../ui/form/day/DayField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useForm } from '../../ui/form/useForm';
import { useToday } from '../../widgets/useToday';

/** 'Today is …': sets another date for the whole demonstration company. */
export default function TodayDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [setToday] = useSetTodayMutation();
  const form = useForm({
    name: 'today',
    initial: { Today: today },
    problems: ({ Today }) =>
      Today === '' ? [{ field: 'Today', message: 'Please enter a date' }] : setTodayProblems(Today),
    submit: async (given) => {
      const { Today } = await setToday(given).unwrap();
      void showSuccess(`Today is ${formatDay(Today)}`);
      onClose();
    },
  });
  return (
    <FormDialog title="Today is …" form={form} submitLabel="Set" onClose={onClose} width={400}>
      <p className="db-muted">The date changes for every user. The clock continues from the current time of day.</p>
      <DayField field={form.field('Today')} label="Today" isRequired today={today} autoFocus />
    </FormDialog>
  );
}
