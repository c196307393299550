import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { Refund, type RefundRecord } from '#shared/contracts/billing/refund.ts'

export type StoredRefund = Stored<RefundRecord>

/** What a row of the lists holds. */
export type RefundRow = Refund & Pick<RefundRecord, 'teamIds'>

/** Refunds: listed for everyone, agency, teams, account and policy. */
export const refunds = defineRecord({
  kind: 'refund',
  notFound: 'billing.refundNotFound',
  version: 3,
  // From the second on, its short lists are searched without an index. From the third on, it says whose it is.
  from: { 1: (refund: RefundRecord) => refund, 2: (refund: RefundRecord) => refund },
  history: { hides: [] },
  list: {
    scopes: (refund: RefundRecord) => [...scopesOfRecord(refund), `policy:${refund.policyId}`],
    groups: (refund: RefundRecord) => [refund.status],
    sorts: {
      created: (refund: RefundRecord) => refund.created,
      companyName: (refund: RefundRecord) => refund.companyName,
      policyNumber: (refund: RefundRecord) => refund.policyNumber,
      amount: (refund: RefundRecord) => String(refund.amount).padStart(16, '0'),
    },
    summary: (refund: RefundRecord): RefundRow => ({ ...Refund.parse(refund), teamIds: refund.teamIds }),
    measure: (refund: RefundRecord) => refund.amount,
  },
  search: (refund: RefundRecord) => [refund.companyName],
  searchFromStart: ({ policyNumber }: RefundRecord) => [policyNumber],
})
