import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'

const name = (message: string) => z.string(message).trim().min(1, message).max(100)

/** The policy holder as the contact form sends it; the agent only where staff act for an agency. */
const contact = {
  contactFirstName: name('Please enter Policy Holder First Name.'),
  contactLastName: name('Please enter Policy Holder Last Name.'),
  contactEmail: z
    .string('Please enter Email Address')
    .trim()
    .toLowerCase()
    .min(1, 'Please enter Email Address')
    .pipe(z.email('Please enter a valid Email Address')),
  contactPhone: name('Please enter a valid Policy Holder Phone Number.'),
  agentFirstName: z.string().trim().max(100).optional(),
  agentLastName: z.string().trim().max(100).optional(),
  agentEmail: z.email('Please enter a valid Email Address').optional(),
  agentPhone: z.string().trim().max(40).optional(),
}

const PolicyHolder = z.object({ customerName: z.string(), customerEmail: z.string(), customerPhoneNumber: z.string() })

/** Adds the policy holder. */
export const addPolicyContact = defineOperation({
  name: 'addPolicyContact',
  method: 'POST',
  path: '/api/account/v1/contact/{accountId}',
  summary: 'Adds the policy holder’s contact and, when asked, invites them.',
  access: 'account:update',
  params: { accountId: AccountId },
  body: z.strictObject({ ...contact, addUserToSystem: z.boolean().default(false), agencyId: AgencyId.optional() }),
  response: PolicyHolder,
  problems: ['account.invalidDetails', 'account.notFound'],
})

/** Changes the policy holder. */
export const updatePolicyContact = defineOperation({
  name: 'updatePolicyContact',
  method: 'PUT',
  path: '/api/account/v1/contact/{accountId}',
  summary: 'Changes the policy holder’s contact.',
  access: 'account:update',
  workflows: ['QUOTE'],
  params: { accountId: AccountId },
  body: z.strictObject(contact),
  response: PolicyHolder,
  problems: ['account.invalidDetails', 'account.notFound'],
})
