import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { createBillingContact as contract } from '#shared/contracts/billing/contacts.ts'
import { BillingContactId } from '#shared/domain/ids/ids.ts'
import { billingContacts } from '../store/billingContacts.ts'
import { mustBeNew } from './mustBeNew.ts'
import { ownerNamed } from './ownerOfContact.ts'

export const createBillingContact = implement(contract)(async ({ body, actor, now }) => {
  const { accountId, agencyId, policyId, ...details } = body
  const ownerId = await ownerNamed({ accountId, agencyId, policyId }, actor)
  await mustBeNew({ ownerId, email: details.email })
  const id = BillingContactId.parse(`bct_${ulid()}`)
  const phone = phoneDigits(details.phone)
  await commit([billingContacts.create({ ...details, id, phone, ownerId, created: now })])
  return { id }
})
