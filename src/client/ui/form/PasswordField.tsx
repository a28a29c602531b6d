import { InputGroup } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';
import { Button } from '../controls/Button';

export interface PasswordFieldProps extends FieldLooks {
  readonly field: FieldSource<string>;
  /** For password managers: fill in or suggest. Default 'current-password'. */
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password field that can show its text. */
export function PasswordField({
  field: ofForm,
  autoComplete = 'current-password',
  autoFocus,
  ...looks
}: PasswordFieldProps) {
  const field = useField(ofForm);
  const [isReadable, setReadable] = useState(false);
  const toggle = (
    <Button
      variant="minimal"
      size="small"
      // Pressed while the text is shown: a second icon would weigh more on /login than the code of this field.
      icon={<EyeOpenIcon />}
      active={isReadable}
      aria-label={isReadable ? 'Hide password' : 'Show password'}
      aria-pressed={isReadable}
      disabled={isFieldOff(looks)}
      onClick={() => setReadable(!isReadable)}
    />
  );
  return (
    <FieldFrame field={field} {...looks}>
      <InputGroup
        id={field.id}
        name={field.name}
        type={isReadable ? 'text' : 'password'}
        value={field.value}
        onValueChange={field.change}
        onBlur={field.touch}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        disabled={isFieldOff(looks)}
        spellCheck={false}
        autoCapitalize="none"
        rightElement={toggle}
        intent={field.problem === undefined ? 'none' : 'danger'}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
