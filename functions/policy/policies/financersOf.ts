import { agencyUsers, personaById } from '#functions/directory/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { nameOf } from '#shared/domain/account/companyIdentity.ts'

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
 * financer's name. A financer is added by its name alone; another processor is not told of it that money is its own.
 */
export const financersOf = async (
  { partnerIds = [] }: Pick<PolicyRecord, 'partnerIds'>,
  financer: string,
): Promise<readonly Reader[]> => {
  const partners = await Promise.all(partnerIds.map((id) => personaById(id)))
  const named = partners.flatMap((each) =>
    each?.type === 'premiumprocessor' && nameOf(each.name) === nameOf(financer) ? [each] : [],
  )
  const people = await Promise.all(named.map(({ id }) => peopleOf(id)))
  return [...new Map(people.flat().map((each) => [each.email, each])).values()]
}
