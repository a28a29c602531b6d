import { Callout } from '@blueprintjs/core';
import { EditCommentForm, type EditCommentFormProps } from './EditCommentForm';

/** What was typed stays, whatever has become of the comment. */
export const DeletedWhileEdited = (props: EditCommentFormProps) => (
  <>
    <Callout compact intent="warning" role="status">
      The comment that you are editing was deleted. Copy your text if you still need it.
    </Callout>
    <EditCommentForm {...props} />
  </>
);
