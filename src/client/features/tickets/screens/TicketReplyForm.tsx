import { hasContent } from '../../../../domain/richtext/hasContent';
import { ticketMessages } from '../../../../domain/tickets/ticketRules';
import { useAddTicketMessageMutation, type Ticket } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { CheckField } from '../../../ui/form/CheckField';
import { FilesField } from '../../../ui/form/files/FilesField';
import type { FileChoice } from '../../../ui/form/files/fileChoice';
import { Form } from '../../../ui/form/Form';
import { RichTextField } from '../../../ui/form/RichTextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useUploadProgress } from '../../../widgets/useUploadProgress';

interface Values {
  readonly Message: string;
  readonly Internal: boolean;
  readonly files: FileChoice;
}
const empty: Values = { Message: '', Internal: false, files: { kept: [], added: [] } };

/** Answers a ticket; handlers can add an internal note. A failed message stays. */
export function TicketReplyForm({ ticket }: { readonly ticket: Ticket }) {
  const [send] = useAddTicketMessageMutation();
  const form = useForm<Values>({
    name: 'ticket-reply',
    initial: empty,
    problems: ({ Message }) => (hasContent(Message) ? [] : [{ field: 'Message', message: ticketMessages.message }]),
    submit: async ({ Message, Internal, files }) => {
      await send({
        id: ticket._id,
        Message,
        Internal: Internal ? 'true' : 'false',
        demo_image: asArgument(files.added),
      }).unwrap();
      form.reset(empty);
    },
  });
  const files = form.field('files');
  const isInternal = useFormValues(form, ({ Internal }) => Internal);
  const getProgress = useUploadProgress(useFormValues(form, (values) => values.files.added));
  return (
    <Form
      form={form}
      label="Reply"
      guard="record"
      className={isInternal ? 'db-ticket-reply db-ticket-note' : 'db-ticket-reply'}
    >
      <RichTextField
        label={isInternal ? 'Internal note' : 'Reply'}
        field={form.field('Message')}
        minHeightPx={56}
        placeholder={isInternal ? 'Only handlers read this' : 'Write a reply'}
      />
      <FilesField label="Attachments" field={files} getProgress={getProgress} />
      <div className="db-ticket-reply-foot">
        {ticket.May_handle ? (
          <CheckField label="Internal note, for handlers only" field={form.field('Internal')} />
        ) : (
          <span />
        )}
        <SubmitButton form={form} text={isInternal ? 'Add note' : 'Send'} />
      </div>
    </Form>
  );
}
