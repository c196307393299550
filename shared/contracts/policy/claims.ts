import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { line } from '#shared/domain/text/text.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { ClaimNotice, noticeKey } from '../claims/claimNotice.ts'
import { ClaimStanding } from '../claims/claims.ts'

export const createClaim = defineOperation({
  name: 'createClaim',
  method: 'POST',
  path: '/api/policy/v1/claim',
  summary: 'Begins the notice of a claim of an account, or files it at once.',
  access: 'claim:create',
  body: z.strictObject({
    accountId: AccountId,
    policyId: PolicyId.optional().describe('The policy that it was begun at.'),
    isFiled: z.boolean().default(false),
    ...ClaimNotice.shape,
    noticeKey,
  }),
  status: 201,
  response: ClaimStanding,
  problems: ['account.notFound', 'claim.incomplete', 'claim.notFound', 'policy.notFound'],
})

/** A claim in a loss run. Minor units. */
export const LossRunClaim = z.object({
  claimNumber: z.string(),
  status: z.enum(claimStatuses),
  lossDate: CalendarDate.optional(),
  reportedOn: CalendarDate,
  closedOn: CalendarDate.optional(),
  description: z.string(),
  paidIndemnity: MinorUnits,
  paidExpense: MinorUnits,
  outstanding: MinorUnits,
  recovered: MinorUnits,
  incurred: MinorUnits,
})
export type LossRunClaim = z.infer<typeof LossRunClaim>

/** The losses of an account or a policy, valued as of a day. */
export const LossRun = z.object({
  companyName: z.string(),
  asOf: CalendarDate,
  madeAt: Instant,
  currency: z.enum(currencies),
  policies: z.array(
    z.object({
      policyNumber: z.string(),
      effectiveDate: CalendarDate,
      expirationDate: CalendarDate,
      premium: MinorUnits,
      insurer: z.string().optional().describe('Who bears it; told of every policy of a loss run that is made.'),
      claims: z.array(LossRunClaim),
    }),
  ),
  totals: LossRunClaim.pick({
    paidIndemnity: true,
    paidExpense: true,
    outstanding: true,
    recovered: true,
    incurred: true,
  }).extend({ claims: z.int() }),
  csv: z.object({ fileName: z.string(), text: z.string() }).describe('The same as a table for a spreadsheet.'),
})
export type LossRun = z.infer<typeof LossRun>

/** Whose losses are asked for, as of which day. */
export const losses = {
  accountId: AccountId.optional(),
  policyNumber: line(40).optional(),
  asOf: CalendarDate.optional().describe('Valued as of the end of this day; today without it.'),
}
export const lossRunRefusals = [
  'account.notFound',
  'claim.dayAhead',
  'claim.lossRunUnclear',
  'policy.notFound',
] as const

export const getLossRun = defineOperation({
  name: 'getLossRun',
  method: 'GET',
  path: '/api/policy/v1/lossrun',
  summary: 'The losses of an account, or of one policy, valued as of a day.',
  access: 'policy:read',
  query: z.strictObject(losses),
  response: LossRun,
  problems: lossRunRefusals,
})

/** Made in the background under the ids that are told; the documents of the account have them. */
export const createLossRun = defineOperation({
  name: 'createLossRun',
  method: 'POST',
  path: '/api/policy/v1/lossrun',
  summary: 'Makes the losses of an account, or of one policy, a document and a table, and sends both where it says so.',
  access: 'policy:read',
  only: served,
  body: z.strictObject({
    ...losses,
    email: emailText('Please enter a valid email address')
      .optional()
      .describe('Where both are sent once they are made.'),
  }),
  status: 202,
  response: z.object({ docId: DocumentId, csvDocId: DocumentId }),
  problems: [...lossRunRefusals, 'auth.throttled', 'claim.lossRunTooLong'],
})
