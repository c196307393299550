/** The account to wire to is shown to who proves to be somebody, never printed (decision: bank-details-proved). */
export const wires =
  'By bank transfer: the account is on that page, once you have proven who you are. We never tell a new account by letter or e-mail.'
