import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

const email = emailText('Please enter a valid Email Address')

/** Names whom an insured wants to be looked after by. */
export const setPreferredAgent = defineOperation({
  name: 'setPreferredAgent',
  method: 'PUT',
  path: '/api/account/v1/account/preferred-agent/{accountId}',
  summary:
    'Names the agent by whom an account wants to be looked after; with link an account that no agency has becomes the agency’s.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: z.strictObject({
    agencyId: AgencyId,
    agencyName: line(255).optional().describe('As the caller shows it; what is kept is the agency’s own.'),
    customerFirstName: line(100).optional(),
    customerLastName: line(100).optional(),
    customerEmail: email.optional(),
    customerPhoneNumber: line(40).meta({ regional: 'phone' }).optional(),
    agentFirstName: line(100).optional(),
    agentLastName: line(100).optional(),
    agentEmail: email.describe('Of a user of the agency who may sign in, or of its contact.'),
    agentPhoneNumber: line(40).optional(),
    agentName: filledLine(200).optional(),
    link: z.boolean().default(false),
  }),
  problems: [
    'account.agentUnknown',
    'account.hasAgency',
    'account.hasPolicy',
    'account.invalidDetails',
    'account.notAllowed',
    'account.notFound',
    'agency.notFound',
  ],
})

/** Takes the wish back. */
export const removePreferredAgent = defineOperation({
  name: 'removePreferredAgent',
  method: 'DELETE',
  path: '/api/account/v1/account/preferred-agent/{accountId}',
  summary: 'Takes back whom an account wants to be looked after by; who looks after it stays.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  problems: ['account.notFound'],
})
