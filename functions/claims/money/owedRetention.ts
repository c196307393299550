import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimPolicy } from '#shared/domain/claims/claimTerms.ts'
import { type ClaimWorn, type RetentionOwed, retentionOwed } from '#shared/domain/claims/erosion.ts'

/** What the insured owes of its retention for the payments of a claim that were made, by coverage. */
export const owedRetention = (
  { eventId, id: claimId, payments }: Pick<ClaimRecord, 'eventId' | 'id' | 'payments'>,
  { coverages }: Pick<ClaimPolicy, 'coverages'>,
  entries: readonly ClaimWorn[],
): readonly RetentionOwed[] => {
  const pending = new Set(payments.filter(({ status }) => status !== 'PAID').map(({ id }): string => id))
  return retentionOwed(coverages, entries, { claimId, eventId, pending })
}

/** What it comes to, minor units. */
export const sumOwed = (owed: readonly RetentionOwed[]): number => owed.reduce((sum, { amount }) => sum + amount, 0)
