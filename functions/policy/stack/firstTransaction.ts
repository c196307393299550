import { commissionsOn } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { leavesOf } from '#shared/domain/policy/policyTerms.ts'
import type { MoneyChange, PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'

/** All that a policy is charged when it is bound. */
const moneyOf = ({ rated, commissionPercent }: Pick<PolicyRecord, 'commissionPercent' | 'rated'>): MoneyChange => ({
  coverages: rated.coverages,
  premium: rated.premium,
  fees: rated.fees,
  taxes: rated.taxes.map(({ key, amount }) => ({ key, amount })),
  total: rated.total,
  ...commissionsOn({ premium: rated.premium, commissionPercent }),
})

/** The transaction that a policy begins with: all its terms, at the price of its quote. */
export const firstTransaction = (
  policy: Omit<PolicyRecord, 'transactions'>,
  { by, known }: { readonly by: string; readonly known: Instant },
): PolicyTransaction => ({
  revision: 1,
  kind: policy.isRenewal ? 'RENEWAL' : 'NEW_BUSINESS',
  effectiveDate: policy.effectiveDate,
  known,
  by,
  changes: changesBetween({}, leavesOf(policy)),
  prices: [{ from: policy.effectiveDate, coverages: policy.rated.coverages }],
  money: moneyOf(policy),
  documents: [],
  postings: [],
})
