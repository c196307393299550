import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, AgencyId, BillingContactId, PolicyId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { BillingContact } from './billingContact.ts'

const details = {
  firstName: filledLine(100, { missing: 'First name is required' }),
  lastName: filledLine(100, { missing: 'Last name is required' }),
  email: emailText('Please enter a valid email address'),
  phone: filledLine(40, { missing: 'Phone is required' }).meta({ regional: 'phone' }),
}

const contactId = { contactId: BillingContactId }

/** Whose contacts: the policy’s where one is named, else the agency’s, else the account’s. */
const owner = {
  accountId: AccountId.optional(),
  agencyId: AgencyId.optional().describe('An agency that is billed for its policies.'),
  policyId: PolicyId.optional(),
}

export const listBillingContacts = defineOperation({
  name: 'listBillingContacts',
  method: 'GET',
  path: '/api/billing/v1/contact',
  summary: 'Whom bills and reminders of an account, an agency or a policy are sent to.',
  access: 'billing:read',
  query: z.strictObject(owner),
  response: z.array(BillingContact),
  problems: ['account.notFound', 'agency.notFound', 'billing.contactOwner', 'policy.notFound'],
})

export const createBillingContact = defineOperation({
  name: 'createBillingContact',
  method: 'POST',
  path: '/api/billing/v1/contact',
  summary: 'Adds somebody to whom bills and reminders are sent.',
  access: 'billing:manage',
  body: z.strictObject({ ...owner, ...details }),
  response: z.object({ id: BillingContactId }),
  problems: ['account.notFound', 'agency.notFound', 'billing.contactExists', 'billing.contactOwner', 'policy.notFound'],
})

export const updateBillingContact = defineOperation({
  name: 'updateBillingContact',
  method: 'PUT',
  path: '/api/billing/v1/contact/{contactId}',
  summary: 'Corrects a billing contact.',
  access: 'billing:manage',
  params: contactId,
  body: z.strictObject(details),
  response: z.object({ id: BillingContactId }),
  problems: ['billing.contactExists', 'billing.contactNotFound'],
})

export const removeBillingContact = defineOperation({
  name: 'removeBillingContact',
  method: 'DELETE',
  path: '/api/billing/v1/contact/{contactId}',
  summary: 'Removes a billing contact; bills and reminders are sent to the others.',
  access: 'billing:manage',
  params: contactId,
  problems: ['billing.contactNotFound'],
})
