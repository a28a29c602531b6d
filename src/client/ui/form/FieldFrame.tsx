import { FormGroup } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Scope } from '../../screen-state/Scope';
import type { BoundField } from './formHandle';
import './form.css';

/** Common properties of all fields, apart from the value. */
export interface FieldLooks {
  readonly label: string;
  readonly isRequired?: boolean;
  /** A sentence below the field that helps to fill it in. */
  readonly help?: ReactNode;
  /** While something is loading or being saved; permanent reasons are a `disabledReason`. */
  readonly isBusy?: boolean;
  /** Why the field is disabled: shown below it. */
  readonly disabledReason?: string;
  readonly className?: string;
}

export const isFieldOff = ({ isBusy, disabledReason }: Pick<FieldLooks, 'isBusy' | 'disabledReason'>): boolean =>
  isBusy === true || disabledReason !== undefined;

/** Attributes that announce the frame's texts to assistive technology. */
export interface FieldAria {
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string | undefined;
}

const getProblemId = (id: string): string => `${id}-problem`;
const getHelpId = (id: string): string => `${id}-help`;

/** The attributes for the control inside a FieldFrame. */
export function fieldAria(
  field: Pick<BoundField<unknown>, 'id' | 'problem'>,
  looks: Pick<FieldLooks, 'isRequired' | 'help' | 'disabledReason'>,
): FieldAria {
  const describedBy = [
    field.problem && getProblemId(field.id),
    (looks.disabledReason ?? looks.help) && getHelpId(field.id),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    'aria-invalid': field.problem !== undefined,
    'aria-required': looks.isRequired === true,
    'aria-describedby': describedBy || undefined,
  };
}

export interface FieldFrameProps extends FieldLooks {
  readonly field: Pick<BoundField<unknown>, 'name' | 'id' | 'problem'>;
  readonly children: ReactNode;
  /** Id for the text of the label, for controls that refer to it (aria-labelledby). */
  readonly labelId?: string;
  /** At the right of the texts below the field, for example a count. */
  readonly aside?: ReactNode;
}

/** Label with required mark, the control, the problem and the help below it. */
export function FieldFrame({
  field,
  label,
  isRequired,
  help: usualHelp,
  isBusy,
  disabledReason,
  className,
  children,
  labelId,
  aside,
}: FieldFrameProps) {
  const help = disabledReason ?? usualHelp;
  const hasTexts = field.problem !== undefined || help !== undefined || aside !== undefined;
  const texts = (
    <div className="db-field-texts">
      <div>
        {field.problem !== undefined && (
          <div id={getProblemId(field.id)} className="db-field-problem">
            {field.problem}
          </div>
        )}
        {help !== undefined && (
          <div id={getHelpId(field.id)} className="db-field-help">
            {help}
          </div>
        )}
      </div>
      {aside}
    </div>
  );
  return (
    <FormGroup
      className={`db-field ${isRequired ? 'db-field-required' : ''} ${className ?? ''}`}
      label={label === '' ? undefined : <span id={labelId}>{label}</span>}
      labelFor={field.id}
      disabled={isFieldOff({ isBusy, disabledReason })}
      intent={field.problem === undefined ? 'none' : 'danger'}
      helperText={hasTexts ? texts : undefined}
    >
      <Scope name={field.name}>{children}</Scope>
    </FormGroup>
  );
}
