import { useCopyHolidaysMutation } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { useForm } from '../../../ui/form/useForm';

export interface CopyHolidaysDialogProps {
  readonly thisYear: number;
  readonly onClose: () => void;
}

const yearsAround = (year: number): { value: string; label: string }[] =>
  [-2, -1, 0, 1, 2].map((offset) => ({ value: String(year + offset), label: String(year + offset) }));

/** Copies the holidays of last year: the same dates, half days and locations. */
export function CopyHolidaysDialog({ thisYear, onClose }: CopyHolidaysDialogProps) {
  const [copy] = useCopyHolidaysMutation();
  const form = useForm({
    name: 'copy-holidays',
    initial: { From_year: String(thisYear - 1), To_year: String(thisYear) },
    problems: ({ From_year, To_year }) =>
      From_year === To_year ? [{ field: 'To_year', message: 'Please Select another Year' }] : [],
    submit: async ({ From_year, To_year }) => {
      const { copied, skipped } = await copy({ From_year: Number(From_year), To_year: Number(To_year) }).unwrap();
      onClose();
      await showSuccess(
        copied === 0 && skipped > 0
          ? `${To_year} has all ${skipped} holidays of ${From_year} already`
          : `${copied} of ${copied + skipped} holidays copied to ${To_year}`,
      );
    },
  });
  const choices = yearsAround(thisYear);
  return (
    <FormDialog title="Copy last year" form={form} submitLabel="Copy" onClose={onClose} width={420}>
      <SelectField field={form.field('From_year')} label="From" choices={choices} isRequired />
      <SelectField
        field={form.field('To_year')}
        label="To"
        choices={choices}
        isRequired
        help="Holidays whose date changes from year to year have to be adjusted afterwards. Existing holidays are not changed."
      />
    </FormDialog>
  );
}
