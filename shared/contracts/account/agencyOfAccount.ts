import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'

/** Gives an account to an agency. */
export const assignAccountAgency = defineOperation({
  name: 'assignAccountAgency',
  method: 'PUT',
  path: '/api/account/v1/account/assign/{accountId}',
  summary:
    'Gives an account that no agency has to one; with link it goes from the agency that has it, and its open quotes with it.',
  access: 'account:assign',
  params: { accountId: AccountId },
  body: z.strictObject({
    agencyId: AgencyId,
    agencyName: line(255).optional().describe('As the caller shows it; what is kept is the agency’s own.'),
    agentFirstName: line(100).optional(),
    agentLastName: line(100).optional(),
    agentEmail: emailText('Please enter a valid Email Address')
      .optional()
      .describe('Of a user of the agency who may sign in, or of its contact, who it is when nobody is named.'),
    agentPhoneNumber: line(40).optional(),
    link: z.boolean().default(false),
  }),
  problems: [
    'account.agentUnknown',
    'account.hasAgency',
    'account.hasPolicy',
    'account.notAllowed',
    'account.notFound',
    'agency.notFound',
  ],
})

/** Takes an account from the agency that has it. */
export const unlinkAccount = defineOperation({
  name: 'unlinkAccount',
  method: 'PUT',
  path: '/api/account/v1/account/unlink/{accountId}',
  summary:
    'Takes an account from its agency; what the agency learnt of it in confidence does not stay with the account.',
  access: 'account:assign',
  params: { accountId: AccountId },
  body: z.strictObject({ agencyId: AgencyId }),
  problems: ['account.hasPolicy', 'account.notAllowed', 'account.notFound'],
})
