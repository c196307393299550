import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { FindingDisputeRecord } from '#shared/contracts/risk/findingDispute.ts'

export type StoredDispute = Stored<FindingDisputeRecord>

/** One finding of an account is disputed once at a time. */
export const openKey = ({ accountId, finding }: Pick<FindingDisputeRecord, 'accountId' | 'finding'>): string =>
  `${accountId}|${finding}`

/** Disputed findings: listed for everyone and their agency by status, and whole for their account. */
export const disputes = defineRecord({
  kind: 'findingDispute',
  notFound: 'risk.disputeNotFound',
  history: { hides: ['documents'] },
  unique: { open: (dispute: FindingDisputeRecord) => (dispute.status === 'OPEN' ? openKey(dispute) : undefined) },
  list: {
    scopes: ({ agencyId, accountId }: FindingDisputeRecord) => scopesOfRecord({ agencyId, accountId }),
    groups: ({ status }: FindingDisputeRecord, scope) => (scope.startsWith('account:') ? [] : [status]),
    sorts: { raised: ({ raised }: FindingDisputeRecord) => raised },
    summary: (dispute: FindingDisputeRecord) => dispute,
  },
})
