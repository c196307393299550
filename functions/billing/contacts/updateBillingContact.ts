import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { updateBillingContact as contract } from '#shared/contracts/billing/contacts.ts'
import { billingContacts } from '../store/billingContacts.ts'
import { mustBeNew } from './mustBeNew.ts'
import { requireContact } from './ownerOfContact.ts'

export const updateBillingContact = implement(contract)(async ({ params, body, actor }) => {
  const contact = await requireContact(params.contactId, actor)
  await mustBeNew({ ownerId: contact.ownerId, email: body.email }, contact.id)
  await commit([billingContacts.update(contact, { ...contact, ...body, phone: phoneDigits(body.phone) })])
  return { id: contact.id }
})
