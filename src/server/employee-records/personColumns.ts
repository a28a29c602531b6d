/** What the name of a person is made of, in a query in which `employees` has this name. */
export const aliasedNameColumns = <Alias extends string>(alias: Alias) =>
  [`${alias}.first_name`, `${alias}.last_name`, `${alias}.code`] as const;

export const personNameColumns = aliasedNameColumns('employees');

/** The picture of a person, in a query that joins `files as photo`. */
export const photoColumns = ['photo.id as photo_id', 'photo.name as photo_name'] as const;
