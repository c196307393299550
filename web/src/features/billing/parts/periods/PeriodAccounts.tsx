import type { Period } from '#shared/contracts/billing/period.ts'
import { TrialBalanceTable } from '../ledger/TrialBalanceTable.tsx'

/** The accounts of a month: what was debited and credited in it, and the balances at its end. */
export const PeriodAccounts = ({ period }: { period: Period }) => (
  <TrialBalanceTable accounts={period.accounts} debit={period.debit} credit={period.credit} total={period.difference} />
)
