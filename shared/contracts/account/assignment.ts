import { z } from 'zod'
import { oneOfThese } from '#shared/contract/conditions.ts'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { AccountTeam } from './account.ts'
import { Hostname } from './agencies.ts'

const email = emailText('Please enter a valid Email Address')

/** Hands an account to another agent. */
export const updateAccountAgent = defineOperation({
  name: 'updateAccountAgent',
  method: 'PUT',
  path: '/api/account/v1/account/agent/{accountId}',
  summary: 'Hands an account to another agent and team.',
  access: 'account:assign',
  params: { accountId: AccountId },
  body: z.strictObject({
    accountName: line(100).optional(),
    contactFirstName: line(100).optional(),
    contactLastName: line(100).optional(),
    contactEmail: email.optional(),
    contactPhone: line(40).optional(),
    agentEmail: email,
    agentFirstName: filledLine(100, { missing: 'newAgent is required' }),
    agentLastName: filledLine(100, { missing: 'newAgent is required' }),
    agentPhone: line(40).optional(),
    team: z.strictObject(AccountTeam.shape, 'Team is a required field.'),
  }),
  problems: ['account.agentUnknown', 'account.contactMissing', 'account.invalidDetails', 'account.notFound'],
})

/** Puts an account into teams. */
export const assignAccountTeam = defineOperation({
  name: 'assignAccountTeam',
  method: 'POST',
  path: '/api/account/v1/account/team/{accountId}',
  summary: 'Puts an account into these teams and no others.',
  access: 'account:assign',
  params: { accountId: AccountId },
  body: z.strictObject({
    teams: z.array(AccountTeam).min(1, 'Please select a Team').max(5, 'An account is in at most 5 teams'),
  }),
  problems: ['account.invalidDetails', 'account.notFound'],
})

/** Marks an account as a favorite of the caller. */
export const favoriteAccount = defineOperation({
  name: 'favoriteAccount',
  method: 'PUT',
  path: '/api/account/v1/account/favorite/{accountId}',
  summary: 'Sets or takes off the caller’s own mark.',
  access: 'account:read',
  params: { accountId: AccountId },
  body: z.strictObject({ favorite: z.boolean() }),
  response: z.object({ favorite: z.boolean() }),
  problems: ['account.notFound'],
})

/** Gives an account the name that it has among hosts. */
export const updateAccountHostname = defineOperation({
  name: 'updateAccountHostname',
  method: 'PUT',
  path: '/api/account/v1/account/hostname/{accountId}',
  summary: 'Gives an account a hostname that no other account and no organization has.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: z.strictObject({ hostname: Hostname }),
  response: z.object({ id: z.string(), hostname: z.string() }),
  problems: ['account.hostnameTaken', 'account.notFound'],
})

/** Asks for access to a client of another agency or agent. */
export const requestAccountAccess = defineOperation({
  name: 'requestAccountAccess',
  method: 'POST',
  path: '/api/account/v1/account/request/access',
  summary: 'Asks the provider’s account team for access to a client that another agency or agent has.',
  access: 'account:create',
  body: oneOfThese(
    z.strictObject({
      accountId: AccountId.optional(),
      cbid: filledLine(60).optional(),
      message: text(1000).optional(),
    }),
    ['accountId', 'cbid'],
    'Name the account or the company',
  ),
  status: 202,
})

/** The agencies of an account. */
export const listAccountAgencies = defineOperation({
  name: 'listAccountAgencies',
  method: 'GET',
  path: '/api/account/v1/account/agencies/{accountId}',
  summary: 'The agencies that have the account.',
  access: 'account:read',
  params: { accountId: AccountId },
  response: z.object({
    data: z.object({ agencies: z.array(z.object({ agencyId: z.string(), agencyName: z.string() })) }),
  }),
  problems: ['account.notFound'],
})
