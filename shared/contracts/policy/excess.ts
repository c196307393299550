import { z } from 'zod'
import { oneOfThese } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { LayerTerms, mostOfTower, UnderlyingLayer } from '#shared/domain/policy/excessTower.ts'
import { paperTypeIds } from '#shared/domain/policy/policyForm.ts'
import { CoveragePremium, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { PolicyStanding } from './policy.ts'
import { CoverStatus } from './policyParts.ts'

/** A layer of a tower: the policy at the bottom, an excess layer, or what another insurer writes beneath. */
export const TowerLayer = LayerTerms.extend({
  kind: z.enum(['EXCESS', 'PRIMARY', 'UNDERLYING']),
  policyId: PolicyId.optional(),
  policyNumber: z.string().optional(),
  insurer: z.string().optional().describe('Who insures it, where that is another insurer.'),
  status: CoverStatus.optional(),
  stands: z.boolean().describe('Whether it answers for a loss, or will: one that has ended leaves a hole.'),
  effectiveDate: CalendarDate.optional(),
  expirationDate: CalendarDate.optional(),
  premium: MinorUnits.optional(),
})
export type TowerLayer = z.infer<typeof TowerLayer>

const layer = {
  limit: LayerTerms.shape.limit.describe('What the layer pays at most, whole units.'),
  attachmentPoint: WholeUnits.min(1).max(mostOfTower).describe('From which loss on it pays, whole units.'),
}
/** A thousand million whole units. */
const mostOfPremium = 100_000_000_000
const ownPremium = MinorUnits.min(100)
  .max(mostOfPremium)
  .multipleOf(100)
  .describe('A premium of the underwriter’s own, minor units in whole units of the currency.')
const expectedTotal = MinorUnits.optional().describe(
  'What it was shown to cost, minor units; another price is refused.',
)
const note = filledText(2000)
  .optional()
  .describe('Why it is written all the same, where something speaks against it or it is priced below the book.')
const issued = z.object({ id: PolicyId, policyNumber: z.string(), status: CoverStatus, total: MinorUnits })

export const getExcessTower = defineOperation({
  name: 'getExcessTower',
  method: 'GET',
  path: '/api/policy/v1/excess/tower/{policyId}',
  summary: 'The tower that a policy is a layer of, from the ground up, with what of it nobody insures.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  response: z.object({
    policyId: PolicyId.describe('The policy at the bottom, or the ad hoc layer that others lie on.'),
    currency: z.enum(currencies),
    layers: z.array(TowerLayer),
    attachesAt: WholeUnits.describe('Where the next layer attaches.'),
    gaps: z.array(z.object({ from: WholeUnits, until: WholeUnits })),
  }),
  problems: ['policy.notFound'],
})

export const getExcessPremium = defineOperation({
  name: 'getExcessPremium',
  method: 'GET',
  path: '/api/policy/v1/excess/premium/{policyId}',
  summary: 'What an excess layer over a policy costs by its rate book, or with a premium of the underwriter’s own.',
  access: 'policy:issue',
  params: { policyId: PolicyId },
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(mostOfTower),
    attachmentPoint: z.coerce.number().int().min(1).max(mostOfTower),
    effectiveDate: CalendarDate.optional(),
    premium: z.coerce.number().int().min(100).max(mostOfPremium).multipleOf(100).optional(),
  }),
  response: z.object({
    effectiveDate: CalendarDate,
    expirationDate: CalendarDate,
    currency: z.enum(currencies),
    coverages: z.array(CoveragePremium).describe('What the layer follows.'),
    notFollowed: z
      .array(CoveragePremium.shape.coverageId)
      .describe('Cover with a limit of its own, which it does not.'),
    premium: MinorUnits,
    taxes: z.array(z.object({ key: z.enum(taxKeys), amount: MinorUnits })),
    total: MinorUnits,
    commission: MinorUnits,
  }),
  problems: [
    'policy.excessBeyondBook',
    'policy.excessDate',
    'policy.excessDoesNotFit',
    'policy.excessFollowsNothing',
    'policy.notAllowed',
    'policy.notFound',
  ],
})

export const issueExcessPolicy = defineOperation({
  name: 'issueExcessPolicy',
  method: 'POST',
  path: '/api/policy/v1/excess/issue',
  summary:
    'Issues an excess layer over a policy, named by itself or by the quote that it came of; it follows its form.',
  access: 'policy:issue',
  changes: 'policyId',
  status: 201,
  body: oneOfThese(
    z.strictObject({
      policyId: PolicyId.optional(),
      quoteId: QuoteId.optional(),
      ...layer,
      effectiveDate: CalendarDate.optional().describe('Today, or when the policy begins, where it is left out.'),
      premium: ownPremium.optional(),
      note,
      expectedTotal,
    }),
    ['policyId', 'quoteId'],
    'Name the policy, or the quote that it came of.',
  ),
  response: issued,
  money: true,
  problems: [
    'account.closed',
    'account.declined',
    'account.held',
    'blacklist.refused',
    'policy.endorsementPrice',
    'policy.excessBeyondBook',
    'policy.excessDate',
    'policy.excessDeclined',
    'policy.excessDoesNotFit',
    'policy.excessFollowsNothing',
    'policy.excessNeedsNote',
    'policy.notAllowed',
    'policy.notFound',
    'quote.beyondAuthority',
    'quote.notDiligent',
    'quote.notFound',
    'quote.notLicensed',
    'quote.noticeNotAttested',
    'rating.notRateable',
  ],
})

export const rescindExcessPolicy = defineOperation({
  name: 'rescindExcessPolicy',
  method: 'PUT',
  path: '/api/policy/v1/excess/rescind/{policyId}',
  summary: 'Rescinds an excess layer: it counts as never written, and all of it is returned.',
  access: 'policy:issue',
  params: { policyId: PolicyId },
  body: z.strictObject({
    reason: filledText(2000, { missing: 'Reason is required' }),
    note: filledText(2000).optional().describe('What was not so, or what went wrong.'),
    expectedTotal: MinorUnits.optional().describe(
      'What it was shown to change of the price, minor units, below zero what is returned; another is refused.',
    ),
  }),
  response: PolicyStanding,
  money: true,
  problems: [
    'policy.cancelNotice',
    'policy.claimed',
    'policy.excessAbove',
    'policy.flatNonPayment',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.returnMoved',
  ],
})

export const createAdhocExcess = defineOperation({
  name: 'createAdhocExcess',
  method: 'POST',
  path: '/api/policy/v1/adhoc-excess',
  summary: 'Issues an excess layer over cover that others insure, at a premium of the underwriter’s own.',
  access: 'policy:issue',
  only: ['COWBELL'],
  status: 201,
  body: z.strictObject({
    accountId: AccountId,
    ...layer,
    premium: ownPremium,
    effectiveDate: CalendarDate,
    expirationDate: CalendarDate.optional().describe('A year later where it is left out.'),
    productType: z
      .enum(products)
      .optional()
      .describe('Whose form it is written on; the region’s first where it is left out.'),
    paperType: z.enum(paperTypeIds).optional(),
    underlying: z
      .array(z.strictObject(UnderlyingLayer.shape))
      .max(20)
      .optional()
      .describe('What lies beneath it; one layer from the ground up where it is left out.'),
    note,
    expectedTotal,
  }),
  response: issued,
  money: true,
  problems: [
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'agency.notFound',
    'blacklist.refused',
    'policy.endorsementPrice',
    'policy.excessDate',
    'policy.excessDeclined',
    'policy.excessDoesNotFit',
    'policy.excessNeedsNote',
    'policy.excessNoAddress',
    'quote.beyondAuthority',
    'quote.notDiligent',
    'quote.notLicensed',
    'quote.noticeNotAttested',
    'rating.notRateable',
    'region.notServed',
  ],
})
