import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { Refund, type RefundRecord } from '#shared/contracts/billing/refund.ts'
import { givenToFinancer } from '#shared/domain/billing/refundPayees.ts'

export type StoredRefund = Stored<RefundRecord>

/** What a row of the lists holds. */
export type RefundRow = Refund & Pick<RefundRecord, 'teamIds'>

/** Of what financers wait for. */
export const toFinancerGroup = 'toFinancer'

/** Until a refund is paid, or is none any more. */
const waiting: readonly RefundRecord['status'][] = ['DUE', 'APPROVED', 'PAYING']

/** What a financer waits for of a refund, in minor units. */
export const owedToFinancer = (refund: Pick<RefundRecord, 'payees' | 'status'>): number =>
  waiting.includes(refund.status) ? givenToFinancer(refund) : 0

/** Refunds: listed for everyone, agency, teams, account and policy. */
export const refunds = defineRecord({
  kind: 'refund',
  notFound: 'billing.refundNotFound',
  version: 4,
  // From the second on, its short lists are searched without an index. From the third on, it says whose it is. From the
  // fourth on, those of which a financer waits for its part are a list.
  from: {
    1: (refund: RefundRecord) => refund,
    2: (refund: RefundRecord) => refund,
    3: (refund: RefundRecord) => refund,
  },
  history: { hides: [] },
  list: {
    scopes: (refund: RefundRecord) => [...scopesOfRecord(refund), `policy:${refund.policyId}`],
    groups: (refund: RefundRecord) => [refund.status, ...(owedToFinancer(refund) > 0 ? [toFinancerGroup] : [])],
    sorts: {
      created: (refund: RefundRecord) => refund.created,
      companyName: (refund: RefundRecord) => refund.companyName,
      policyNumber: (refund: RefundRecord) => refund.policyNumber,
      amount: (refund: RefundRecord) => String(refund.amount).padStart(16, '0'),
    },
    summary: (refund: RefundRecord): RefundRow => ({ ...Refund.parse(refund), teamIds: refund.teamIds }),
    measure: (refund: RefundRecord, group: string) =>
      group === toFinancerGroup ? owedToFinancer(refund) : refund.amount,
  },
  search: (refund: RefundRecord) => [refund.companyName],
  searchFromStart: ({ policyNumber }: RefundRecord) => [policyNumber],
})
