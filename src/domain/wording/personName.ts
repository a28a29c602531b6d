/** A person in the spelling of the contract. */
export interface NamedPerson {
  readonly First_name: string;
  readonly Last_name: string;
}

/** 'First Last', as people are shown. */
export const personName = ({ First_name, Last_name }: NamedPerson): string => `${First_name} ${Last_name}`.trim();

/** With the middle name, for the employee's own record. */
export const recordedName = ({
  First_name,
  Middle_name,
  Last_name,
}: NamedPerson & { readonly Middle_name?: string | null }): string =>
  [First_name, Middle_name, Last_name].filter(Boolean).join(' ');
