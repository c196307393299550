import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { EndorsementId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { ChangePreview } from '../policy/changePreview.ts'
import { EndorsedTerms } from '../policy/endorsedTerms.ts'
import { EndorsementStatus } from '../policy/endorsementRequest.ts'
import { PolicyRecord } from '../policy/policyRecord.ts'
import { AgencyStatus, Quote } from './quote.ts'

/** A change of a policy within its term, as it was quoted: a clean one is issued at once, others are referred. */
export const createEndorsementQuote = defineOperation({
  name: 'createEndorsementQuote',
  method: 'POST',
  path: '/api/quote/v1/endorsements',
  summary:
    'Endorses a policy at the price that was shown: issued at once where it is clean, referred with reasons where not.',
  access: 'policy:endorse',
  changes: 'policyId',
  body: z.strictObject({
    policyId: PolicyId,
    effectiveDate: CalendarDate.describe('14 days back to 30 days ahead; wider for staff.'),
    ...EndorsedTerms.shape,
    expectedTotal: MinorUnits.describe('What it was shown to cost, minor units; another price is refused.'),
    confirmLater: z.boolean().optional().describe('That later changes are applied again was seen.'),
    note: filledText(2000).optional().describe('Why it is done; needed where other events are excluded than before.'),
  }),
  status: 201,
  response: PolicyRecord.pick({
    accountId: true,
    quoteNumber: true,
    companyName: true,
    agencyId: true,
    agencyName: true,
    agentFirstName: true,
    agentLastName: true,
    agentEmail: true,
    agentPhone: true,
    customerFirstName: true,
    customerLastName: true,
    customerEmail: true,
    customerPhone: true,
    limit: true,
    aggLimit: true,
    deductible: true,
    brokerFee: true,
    additionalBrokerFee: true,
    mgaFee: true,
    totalPremium: true,
    isSurplus: true,
    isRenewal: true,
    agencyBilled: true,
    firmographicData: true,
    created: true,
    lastUpdated: true,
  }).extend({
    id: EndorsementId,
    policyId: PolicyId,
    product: PolicyRecord.shape.productType,
    effectiveDate: CalendarDate,
    agencyStatus: AgencyStatus,
    isEndorsement: z.literal(true),
    premium: MinorUnits,
    quoteResponse: Quote.shape.quoteResponse,
    status: EndorsementStatus,
    change: ChangePreview,
    revision: z.int().optional().describe('The revision that it became, where it was issued.'),
  }),
  money: true,
  problems: [
    'account.invalidDetails',
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'blacklist.refused',
    'policy.endorsementDate',
    'policy.endorsementDeclined',
    'policy.endorsementPrice',
    'policy.excessAbove',
    'policy.exclusionsUnderwritten',
    'policy.laterChanges',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingChanges',
    'policy.otherState',
    'quote.beyondAuthority',
    'quote.notFound',
    'rating.notRateable',
  ],
})
