import type { Month } from '#shared/domain/calendar/months.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import type { PremiumOfMonth } from '#shared/domain/policy/premiumByMonth.ts'
import { linesOf, linesUpTo } from './ledgerTotals.ts'

/** The gross premium is what is the carrier's with what the provider keeps of it (`chartOfAccounts`). */
const unearnedAccounts: readonly LedgerAccount[] = ['carrierPayableUnearned', 'commissionUnearned']
const earnedAccounts: readonly LedgerAccount[] = ['carrierPayableEarned', 'commissionIncome']

const creditOf = (lines: readonly PostingLine[], accounts: readonly LedgerAccount[]): number =>
  accounts.reduce((sum, account) => sum - balanceOf([{ lines }], account), 0)

/** The premium of the whole book month by month, as it was posted: of the totals that are kept, a few rows a month. */
export const premiumInBooks = async (currency: Currency, months: readonly Month[]): Promise<PremiumOfMonth[]> => {
  const [first] = months
  if (first === undefined) return []
  let unearned = creditOf(await linesUpTo(currency, addDays(`${first}-01`, -1)), unearnedAccounts)
  const moved = await Promise.all(months.map((month) => linesOf(currency, month)))
  return months.map((month, index) => {
    const lines = moved[index] ?? []
    const earned = creditOf(lines, earnedAccounts)
    const more = creditOf(lines, unearnedAccounts)
    unearned += more
    return { month, written: more + earned, earned, unearned }
  })
}
