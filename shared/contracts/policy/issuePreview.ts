import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { PremiumFee, PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { LedgerEntry } from '../billing/ledger.ts'
import { DocType } from '../docs/document.ts'

/** By what cover becomes a policy: it is bound, then issued. */
const coverSteps = ['BIND', 'ISSUE'] as const

/** A posting as it would be booked. */
const PostingToBe = LedgerEntry.pick({ description: true, lines: true })

/** What comes of binding and issuing: what it costs, which documents are made, and what the ledger then says. */
export const IssuePreview = z.object({
  currency: z.enum(currencies),
  total: MinorUnits,
  premium: MinorUnits,
  taxes: z.array(PremiumTax),
  fees: z.array(PremiumFee),
  coverages: z.array(z.object({ name: z.string(), premium: MinorUnits })),
  steps: z
    .array(z.object({ step: z.enum(coverSteps), documents: z.array(DocType), postings: z.array(PostingToBe) }))
    .describe('Those that are still to come, in their order.'),
  isWholeLedger: z
    .boolean()
    .describe('Of postings, who may not read the ledger is shown what the insured owes, and no other account.'),
})
export type IssuePreview = z.infer<typeof IssuePreview>

export const previewPolicyOfBinder = defineOperation({
  name: 'previewPolicyOfBinder',
  method: 'GET',
  path: '/api/policy/v1/binders/generate/{policyId}/preview',
  summary: 'What issuing the policy of a binder would make: price, documents, postings.',
  access: 'policy:issue',
  params: { policyId: PolicyId },
  response: IssuePreview,
  problems: ['form.missing', 'policy.notFound'],
})
