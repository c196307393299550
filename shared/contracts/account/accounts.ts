import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { MailingAddress } from '#shared/domain/account/accountDetails.ts'
import { accountFilters } from '#shared/domain/account/accountFilters.ts'
import { AccountName } from '#shared/domain/account/firmographics.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText, line } from '#shared/domain/text/text.ts'
import { accountStatuses } from '#shared/records/account/accountStatus.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { products } from '#shared/regions/products.ts'
import { Account, AccountTeam } from './account.ts'

/** An account as lists show it. */
export const AccountSummary = Account.pick({
  id: true,
  name: true,
  accountType: true,
  status: true,
  cbid: true,
  profileScore: true,
  dunsNumber: true,
  ein: true,
  dbaOrTradestyle: true,
  city: true,
  state: true,
  tags: true,
  agencyId: true,
  agencyName: true,
  openForRenewal: true,
  hasBusiness: true,
  created: true,
  updated: true,
}).extend({ favorite: z.boolean().describe('A mark of the caller alone.') })
export type AccountSummary = z.infer<typeof AccountSummary>

/** Accounts by filter and words. */
export const searchAccounts = defineOperation({
  name: 'searchAccounts',
  method: 'GET',
  path: '/api/account/v1/search',
  summary: 'The accounts of the caller’s scope; without a search sorted by updated, name, status or created.',
  access: 'account:read',
  query: z.strictObject({
    ...hitsQuery(20),
    type: z.enum(accountFilters).optional(),
    status: z.enum(accountStatuses).optional(),
    teamId: TeamId.optional(),
    agencyId: AgencyId.optional(),
    tag: line(40)
      .optional()
      .describe('Those that have it, in lists of an agency or of all; type and status narrow no further.'),
  }),
  response: hitsOf(AccountSummary),
})

/** One account with all that is known of it. */
export const getAccount = defineOperation({
  name: 'getAccount',
  method: 'GET',
  path: '/api/account/v1/details/{accountId}',
  summary: 'An account with its firmographics, contacts and risk scores.',
  access: 'account:read',
  workflows: ['QUOTE'],
  params: { accountId: AccountId },
  response: Account.extend({ allowedActions }),
  problems: ['account.notFound'],
})

/** Another address for mail, where an account is made with one. */
export const NewMailingAddress = z.strictObject(MailingAddress.shape)

/** Adds a company to the caller's accounts. */
export const createAccount = defineOperation({
  name: 'createAccount',
  method: 'POST',
  path: '/api/account/v1/account',
  summary: 'Makes an account of a company of the company data, or of one that is not in it.',
  access: 'account:create',
  only: placing,
  body: z.strictObject({
    name: AccountName,
    cbid: filledLine(60).optional().describe('Of searchCompanies; absent for an unknown company.'),
    state: line(50).meta({ regional: 'state' }).optional(),
    phone: line(40).meta({ regional: 'phone' }).optional(),
    address1: line(200).optional(),
    address2: line(200).optional(),
    address3: line(200).optional(),
    city: line(100).meta({ regional: 'city' }).optional(),
    zipCode: line(12).meta({ regional: 'postcode' }).optional(),
    country: line(60).optional(),
    teams: z.array(AccountTeam).max(5, 'An account is in at most 5 teams').optional(),
    mailingAddress: NewMailingAddress.optional(),
    agencyId: AgencyId.optional().describe('Provider staff name the agency the account is for.'),
  }),
  status: 201,
  response: Account.pick({ id: true, name: true }),
  problems: [
    'account.alreadyExists',
    'account.anotherAgency',
    'account.anotherPerson',
    'account.invalidDetails',
    'account.registerUnavailable',
    'agency.notFound',
    'blacklist.refused',
  ],
})

/** Nothing is deleted after the first business. */
export const removeAccount = defineOperation({
  name: 'removeAccount',
  method: 'DELETE',
  path: '/api/account/v1/account/{accountId}',
  summary: 'Deletes an account without business, with its quotes and documents; closes one that cover was bound for.',
  access: 'account:delete',
  params: { accountId: AccountId },
  problems: ['account.hasBinder', 'account.hasPolicy', 'account.notAllowed', 'account.notFound'],
})

/** Removes an account from one agency. */
export const removeAgencyAccount = defineOperation({
  name: 'removeAgencyAccount',
  method: 'DELETE',
  path: '/api/account/v1/agency/account/{accountId}',
  summary: 'Takes an account from an agency; the account itself stays, without an agency.',
  access: 'account:delete',
  params: { accountId: AccountId },
  query: z.strictObject({ agencyId: AgencyId }),
  problems: ['account.hasPolicy', 'account.notAllowed', 'account.notFound'],
})

/** Whether the account may request a quote, and why not. */
export const getAccountStatus = defineOperation({
  name: 'getAccountStatus',
  method: 'GET',
  path: '/api/account/v1/account/status/{accountId}',
  summary: 'Status, profile score and eligibility to request a quote.',
  access: 'account:read',
  params: { accountId: AccountId },
  response: z.object({
    status: z.enum(accountStatuses),
    profileScore: z.number(),
    eligibleToQuote: z.boolean(),
    message: z.string().optional(),
  }),
  problems: ['account.notFound'],
})

/** Reasons to decline an account (quoting-and-servicing, section 9). */
export const accountDeclineReasons = [
  'Claims history',
  'Nature of Operations',
  'Poor Controls',
  'Size is too Big',
  'Fill-in option',
] as const

/** Declines to insure an account. */
export const declineAccount = defineOperation({
  name: 'declineAccount',
  method: 'PUT',
  path: '/api/account/v1/account/decline/{accountId}',
  summary: 'Declines an account that has no policy in force.',
  access: 'account:decline',
  params: { accountId: AccountId },
  body: z.strictObject({
    productType: z.enum(products),
    reason: z.enum(accountDeclineReasons),
    reasonSummary: filledText(2000, { missing: 'Reason Description is required' }),
  }),
  response: Account.pick({ id: true, status: true }),
  problems: ['account.notAllowed', 'account.notFound'],
})

/** Reverses a decline. */
export const reopenAccount = defineOperation({
  name: 'reopenAccount',
  method: 'PUT',
  path: '/api/account/v1/account/reopen/{accountId}',
  summary: 'Reverses the decline of an account; it is Open again.',
  access: 'account:decline',
  params: { accountId: AccountId },
  body: z.strictObject({ reason: filledText(2000, { missing: 'Reason is a required field' }) }),
  response: Account.pick({ id: true, status: true }),
  problems: ['account.notAllowed', 'account.notFound'],
})
