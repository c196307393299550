import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

const name = (message: string) => filledLine(100, { missing: message })

/** The policy holder as the contact form sends it; the agent only where staff act for an agency. */
const contact = {
  contactFirstName: name('Please enter Policy Holder First Name.'),
  contactLastName: name('Please enter Policy Holder Last Name.'),
  contactEmail: emailText('Please enter a valid Email Address', 'Please enter Email Address'),
  contactPhone: name('Please enter a valid Policy Holder Phone Number.').meta({ regional: 'phone' }),
  agentFirstName: line(100).optional(),
  agentLastName: line(100).optional(),
  agentEmail: emailText('Please enter a valid Email Address').optional(),
  agentPhone: line(40).optional(),
}

const PolicyHolder = z.object({ customerName: z.string(), customerEmail: z.string(), customerPhoneNumber: z.string() })

/** Adds the policy holder. */
export const addPolicyContact = defineOperation({
  name: 'addPolicyContact',
  method: 'POST',
  path: '/api/account/v1/contact/{accountId}',
  summary: 'Adds the policy holder’s contact and, when asked, invites them.',
  access: 'account:update',
  only: served,
  stepUp: 'depends',
  params: { accountId: AccountId },
  body: z.strictObject({ ...contact, addUserToSystem: z.boolean().default(false), agencyId: AgencyId.optional() }),
  response: PolicyHolder,
  problems: [
    'account.agentUnknown',
    'account.invalidDetails',
    'account.notFound',
    'auth.jumpRefused',
    'blacklist.refused',
  ],
})

/** Changes the policy holder. */
export const updatePolicyContact = defineOperation({
  name: 'updatePolicyContact',
  method: 'PUT',
  path: '/api/account/v1/contact/{accountId}',
  summary: 'Changes the policy holder’s contact.',
  access: 'account:update',
  only: served,
  workflows: ['QUOTE'],
  params: { accountId: AccountId },
  body: z.strictObject(contact),
  response: PolicyHolder,
  problems: ['account.agentUnknown', 'account.invalidDetails', 'account.notFound'],
})
