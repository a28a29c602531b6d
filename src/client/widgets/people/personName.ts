/** A person as the wire names one. */
export interface NamedPerson {
  readonly First_name: string;
  readonly Last_name: string;
}

/** First and last name. */
export const personName = ({ First_name, Last_name }: NamedPerson): string => `${First_name} ${Last_name}`.trim();
