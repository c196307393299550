import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { Column } from '#web/tables/column.ts'
import { forStaff } from './forStaff.ts'

/** What a premium processor's cards tell: the money, and until when. */
const ofMoney = ['expiration', 'premium', 'payment']

/** The columns of covers for whose home they are on: a premium processor's cards on a phone tell of money. */
export const coverColumnsFor = (
  persona: AccountType,
  columns: readonly Column<PolicySummary>[],
): readonly Column<PolicySummary>[] => {
  if (persona === 'COWBELL') return forStaff(columns)
  if (persona !== 'PREMIUM_PROCESSOR') return columns
  return columns.map(({ card, ...column }) =>
    ofMoney.includes(column.id)
      ? { ...column, card: 'fact' }
      : card === undefined || card === 'fact'
        ? column
        : { ...column, card },
  )
}
