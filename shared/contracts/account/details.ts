import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountDetails, Firmographics } from '#shared/domain/account/accountDetails.ts'
import { ForeignRevenue, Revenue } from '#shared/domain/account/firmographics.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { Account } from './account.ts'

/** The account details form, with the quote it is edited in and that quote's product. */
export const AccountDetailsBody = z
  .strictObject({
    ...AccountDetails.shape,
    quoteId: QuoteId.optional(),
    product: z.enum(products).optional().describe('P100_PRO asks for more.'),
  })
  .meta({ regional: 'details' })

/** Saves the account details form. */
export const updateAccountDetails = defineOperation({
  name: 'updateAccountDetails',
  method: 'PUT',
  path: '/api/account/v1/details/{accountId}',
  summary: 'Saves the details, computes the risk profile anew and lets open quotes know.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: AccountDetailsBody,
  response: Account,
  problems: ['account.invalidDetails', 'account.notFound', 'blacklist.refused', 'quote.notFound'],
})

/** Tells what saving the details would do to open quotes. */
export const precheckAccountDetails = defineOperation({
  name: 'precheckAccountDetails',
  method: 'POST',
  path: '/api/account/v1/details/{accountId}/precheck',
  summary: 'Whether saving these details would invalidate or refer open quotes; changes nothing.',
  access: 'account:update',
  only: served,
  safe: true,
  params: { accountId: AccountId },
  body: z.strictObject(Firmographics.shape),
  response: z.object({ WillInvalidateQuotes: z.boolean(), WillReferQuotes: z.boolean() }),
  problems: ['account.notFound'],
})

/** The firmographic payload: where the company is, its other domains and what it earns. */
export const FirmographicsBody = z.strictObject({
  physicalAddress: z
    .strictObject({
      address1: filledLine(200, { missing: 'Address is required' }),
      address2: line(200).optional(),
      address3: line(200).optional(),
      city: filledLine(100, { missing: 'City is required' }).meta({ regional: 'city' }),
      state: line(50).meta({ regional: 'state' }).optional(),
      zipCode: filledLine(12, { missing: 'Zip Code is required' }).meta({ regional: 'postcode' }),
      country: line(60).optional(),
    })
    .optional(),
  otherDomains: text(1000).optional().describe('Domains, separated by commas.'),
  domesticRevenue: Revenue.optional(),
  foreignRevenue: ForeignRevenue.optional(),
})

/** Saves address, other domains and revenue. */
export const updateFirmographics = defineOperation({
  name: 'updateFirmographics',
  method: 'PUT',
  path: '/api/account/v1/firmographics/{accountId}',
  summary: 'Saves the physical address, other domains and revenue at home and abroad.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: FirmographicsBody,
  response: Account,
  problems: ['account.invalidDetails', 'account.notFound'],
})

/** Takes over what the company data knows now. */
export const refreshFirmographics = defineOperation({
  name: 'refreshFirmographics',
  method: 'POST',
  path: '/api/account/v1/firmographics/refresh/{accountId}',
  summary: 'Fills details that are missing from the company data and computes the risk profile anew.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  status: 202,
  problems: ['account.notFound', 'account.registerUnavailable'],
})

/** The agent vouches for the details; there is no way back. */
export const verifyAccountByAgent = defineOperation({
  name: 'verifyAccountByAgent',
  method: 'PUT',
  path: '/api/account/v1/account/verify/{accountId}',
  summary: 'Marks the details as verified by the agent.',
  access: 'account:update',
  only: served,
  workflows: ['QUOTE'],
  params: { accountId: AccountId },
  body: FirmographicsBody,
  response: z.object({ isVerifiedByAgent: z.boolean(), verifiedDate: z.string() }),
  problems: ['account.invalidDetails', 'account.notFound'],
})
