/** So many users are offered as the reporter of a claim (quoting-and-servicing, section 9). */
export const reporterPage = 100

/** Who may have reported a claim, as the notice names them. */
interface Reporter {
  readonly name: string
  readonly role: string | undefined
  readonly email: string
}

interface User {
  readonly firstName: string
  readonly lastName: string
  readonly roleName?: string | undefined
  readonly email: string
}

/** The reader first, then the users that the reader may see, each name once. */
export const reportersOf = (self: Reporter | undefined, users: readonly User[]): Reporter[] => {
  const known = users.map(({ firstName, lastName, roleName, email }) => ({
    name: `${firstName} ${lastName}`,
    role: roleName,
    email,
  }))
  const all = [...(self ? [self] : []), ...known]
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index)
}
