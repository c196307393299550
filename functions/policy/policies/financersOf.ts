import { agencyUsers, personaById } from '#functions/directory/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** Somebody to write to. */
interface Reader {
  readonly email: string
  readonly firstName?: string | undefined
}

/** The people of an organization who sign in, or else whom it named. */
const peopleOf = async (id: string): Promise<readonly Reader[]> => {
  const users = (await agencyUsers(id)).filter(({ enabled }) => enabled)
  if (users.length > 0) return users
  const organization = await personaById(id)
  const { contactEmail, contactFirstName } = organization ?? {}
  return contactEmail === undefined ? [] : [{ email: contactEmail, firstName: contactFirstName }]
}

/**
 * Who is told what becomes of a policy that is financed: the people of the premium processor that has a share in it and goes by the
 * financer's name; where none does, of all that have one, since a financer is added by a name alone.
 */
export const financersOf = async (
  { partnerIds = [] }: Pick<PolicyRecord, 'partnerIds'>,
  financer: string,
): Promise<readonly Reader[]> => {
  const partners = await Promise.all(partnerIds.map((id) => personaById(id)))
  const processors = partners.flatMap((each) => (each?.type === 'premiumprocessor' ? [each] : []))
  const named = processors.filter(({ name }) => name.toLowerCase() === financer.trim().toLowerCase())
  const people = await Promise.all((named.length > 0 ? named : processors).map(({ id }) => peopleOf(id)))
  return [...new Map(people.flat().map((each) => [each.email, each])).values()]
}
