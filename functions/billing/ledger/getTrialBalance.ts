import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { getTrialBalance as contract } from '#shared/contracts/billing/ledger.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { linesUpTo } from './ledgerTotals.ts'

/** The sums of every account up to the end of a day, of the totals that are kept day by day. */
export const getTrialBalance = implement(contract)(async ({ query, now }) => {
  const currency = query.currency ?? regionOf(config.region).currency
  const asOf = query.asOf ?? bookDate(now)
  const sheet = trialBalance([{ lines: await linesUpTo(currency, asOf) }])
  return {
    currency,
    asOf,
    accounts: sheet.rows.map(({ number, name, kind, authority, debit, credit, balance }) => ({
      code: number,
      name,
      kind,
      ...(authority !== undefined && { authority }),
      debit,
      credit,
      balance,
    })),
    debit: sheet.debit,
    credit: sheet.credit,
    total: sheet.difference,
  }
})
