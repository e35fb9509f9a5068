interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** What a person is called: first and last name as far as known, else their e-mail address. */
export const nameOf = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
