import { fail } from '#functions/_platform/problems/problem.ts'
import { type BillingContactRecord, billingContacts } from '../store/billingContacts.ts'

/** Refuses an e-mail that another contact of the same owner has. */
export const mustBeNew = async (
  { ownerId, email }: Pick<BillingContactRecord, 'email' | 'ownerId'>,
  except?: string,
): Promise<void> => {
  const known = await billingContacts.idByUnique('email', `${ownerId}|${email.toLowerCase()}`)
  if (known !== undefined && known !== except) fail('billing.contactExists')
}
