/** What the name of a person is made of, in a query on `employees`. */
export const personNameColumns = ['employees.first_name', 'employees.last_name', 'employees.code'] as const;

/** The picture of a person, in a query that joins `files as photo`. */
export const photoColumns = ['photo.id as photo_id', 'photo.name as photo_name'] as const;
