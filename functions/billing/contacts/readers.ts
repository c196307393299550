import { agencyById, agencyUsers } from '#functions/directory/public.ts'
import { billingContacts, contactScope } from '../store/billingContacts.ts'

/** A person to write to. */
export interface Reader {
  readonly email: string
  readonly firstName?: string | undefined
}

/** Who is to be written to of the bills of an account, agency or policy, where anybody was named. */
export const contactsOf = (ownerId: string): Promise<readonly Reader[]> =>
  billingContacts.every({ scopes: [contactScope(ownerId)] })

/** To whom the bills of an agency go: its billing contacts, else those of its people who are marked so, else its contact. */
export const readersOfAgency = async (agencyId: string): Promise<readonly Reader[]> => {
  const named = await contactsOf(agencyId)
  if (named.length > 0) return named
  const people = (await agencyUsers(agencyId)).filter(({ billingContact, enabled }) => billingContact && enabled)
  if (people.length > 0) return people
  const agency = await agencyById(agencyId)
  return agency === undefined ? [] : [{ email: agency.contactEmail, firstName: agency.contactFirstName }]
}
