import { accountsOfDomain } from '#functions/account/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { users } from '#functions/directory/store/users.ts'
import { domainsOf } from '#shared/domain/account/domainsAbove.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'

/** So many of each are looked at. */
const most = 50

const personaScopes = ['da', ...personaTypes.filter((type) => type !== 'agency')].map((type) => `type:${type}`)

/** So many are named one by one. */
const mostNamed = 5

/** `Acre, Bend and 3 more` */
const fewOf = (names: readonly string[]): string[] =>
  names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : [...names]

/**
 * Whom a domain's blacklisting, and of those below it, would shut out, in words: organizations and accounts by their names, and
 * how many people. As the search has it, a moment behind; undefined where it is nobody's here.
 */
export const shutOutBy = async (domain: string): Promise<string | undefined> => {
  const isOfIt = (...addresses: readonly (string | undefined)[]) =>
    addresses.some((address) => domainsOf(address).includes(domain))
  // An organization may be known by a part of it alone.
  const [label = domain] = domain.split('.').toSorted((a, b) => b.length - a.length)
  const asked = { text: label, size: most }
  const [firms, others, found, accounts] = await Promise.all([
    agencies.search({ ...asked, scopes: ['all'] }),
    personas.search({ ...asked, scopes: personaScopes }),
    users.search({ ...asked, scopes: ['all'] }),
    accountsOfDomain(domain),
  ])
  const people = found.hits.filter(({ email }) => isOfIt(email))
  const theirs = [...new Set(people.flatMap(({ memberships }) => memberships.map((each) => each.organizationId)))]
  const known = await Promise.all([agencies.byIds(theirs), personas.byIds(theirs)])
  const named = [...firms.hits, ...others.hits].filter(({ contactEmail, hostname }) => isOfIt(contactEmail, hostname))
  const organizations = new Map([...named, ...known.flat()].map(({ id, name }) => [id, name]))
  const told = [
    ...fewOf([...organizations.values(), ...accounts.map((name) => `${name} (insured)`)]),
    ...(people.length === 0
      ? []
      : [people.length === 1 ? '1 person who signs in' : `${people.length} people who sign in`]),
  ]
  return told.length === 0 ? undefined : told.join(', ')
}
