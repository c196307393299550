import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeBillingContact as contract } from '#shared/contracts/billing/contacts.ts'
import { billingContacts } from '../store/billingContacts.ts'
import { requireContact } from './ownerOfContact.ts'

export const removeBillingContact = implement(contract)(async ({ params, actor }) => {
  await commit([billingContacts.remove(await requireContact(params.contactId, actor))])
})
