import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { MomentAnywhere } from '#shared/domain/calendar/instant.ts'
import { AccountId, PolicyId, QuoteId, TransactionId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { Download } from './document.ts'

/** `created` names the version the page was shown; the newest is always the one that is downloaded. */
const query = z.strictObject({ created: MomentAnywhere.optional() })

export const downloadBinder = defineOperation({
  name: 'downloadBinder',
  method: 'GET',
  path: '/api/docs/v1/binder/{accountId}/{policyId}',
  summary: 'A link that downloads the binder.',
  access: 'policy:read',
  params: { accountId: AccountId, policyId: PolicyId },
  query,
  response: Download,
  problems: ['document.notReady', 'policy.notFound'],
})

/** One that is not made yet is made by asking; ask again until it is there. */
export const downloadInvoice = defineOperation({
  name: 'downloadInvoice',
  method: 'GET',
  path: '/api/docs/v1/invoice/{policyId}',
  summary:
    'A link that downloads the newest invoice that asks for money of a policy that its insured pays, or that of a revision.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: { policyId: PolicyId },
  query: z.strictObject({
    revision: wholeNumber({ least: 1, most: 1000 }).optional().describe('Of the policy; 1 is its issue.'),
  }),
  response: Download,
  problems: [
    'billing.notInvoiced',
    'document.beingMade',
    'document.notFound',
    'document.ofAgencyBill',
    'policy.notFound',
  ],
})

/** One that is not made yet is made by asking; ask again until it is there. */
export const downloadReceipt = defineOperation({
  name: 'downloadReceipt',
  method: 'GET',
  path: '/api/docs/v1/receipt/{transactionId}',
  summary: 'A link that downloads the receipt of a payment: who paid what for which invoices, how, and what is left.',
  access: 'billing:read',
  params: { transactionId: TransactionId },
  response: Download,
  problems: [
    'billing.transactionNotFound',
    'document.beingMade',
    'document.noReceipt',
    'document.ofAgencyBill',
    'policy.notFound',
  ],
})

export const downloadProposal = defineOperation({
  name: 'downloadProposal',
  method: 'GET',
  path: '/api/docs/v1/proposal/{accountId}/{quoteId}',
  summary: 'A link that downloads the proposal of a quote.',
  access: 'quote:read',
  workflows: ['QUOTE'],
  params: { accountId: AccountId, quoteId: QuoteId },
  query,
  response: Download,
  problems: ['document.notReady', 'quote.notFound'],
})

/** By a link that was made to the offer (`createQuoteShare`), without an account. */
export const downloadSharedProposal = defineOperation({
  name: 'downloadSharedProposal',
  method: 'POST',
  path: '/api/docs/v1/shared-proposal',
  summary: 'A link that downloads the proposal of the offer that a link shows.',
  access: 'public',
  secret: true,
  safe: true,
  body: z.strictObject({
    token: filledLine(100),
    quoteNumber: filledLine(40)
      .optional()
      .describe('Of which of the offers that it shows; the first where it is left out.'),
  }),
  response: Download,
  problems: ['auth.throttled', 'document.notReady', 'quote.shareEnded', 'quote.shareUnknown'],
})

/** One that is not made yet is made by asking; ask again until it is there. */
export const downloadTower = defineOperation({
  name: 'downloadTower',
  method: 'GET',
  path: '/api/docs/v1/tower/{policyId}',
  summary:
    'A link that downloads the tower that a policy is a layer of, as it stands today: a picture and a schedule of its layers.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  response: Download,
  problems: ['document.beingMade', 'policy.noTower', 'policy.notFound'],
})
