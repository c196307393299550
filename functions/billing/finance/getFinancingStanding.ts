import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { financedGroups } from '#functions/ledger/invoices/financing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { refunds, toFinancerGroup } from '#functions/ledger/store/refunds.ts'
import { getFinancingStanding as contract } from '#shared/contracts/billing/financed.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { everyLateFinanced, lateOf } from './financedLate.ts'

const sumOf = ({ count, measure }: { readonly count: number; readonly measure: number }) => ({
  policies: count,
  amount: measure,
})

/** Read off the counters of the lists that each figure leads to; what is late goes by the day, and is read row by row. */
export const getFinancingStanding = implement(contract)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  const today = bookDate(now)
  const scopes = listScopesOf(actor)
  const [financed, due, owedBy, asked, owedTo, late] = await Promise.all([
    invoices.count(scopes, financedGroups.all),
    invoices.count(scopes, financedGroups.OPEN),
    invoices.count(scopes, financedGroups.OWED),
    invoices.count(scopes, financedGroups.ASKED),
    refunds.count(scopes, toFinancerGroup),
    everyLateFinanced(scopes, today),
  ])
  return {
    currency,
    financed: sumOf(financed),
    due: sumOf(due),
    late: {
      policies: late.length,
      amount: late.reduce((sum, { financing }) => sum + (financing ? lateOf(financing, today).amount : 0), 0),
    },
    owedBy: sumOf(owedBy),
    owedTo: sumOf(owedTo),
    asked: asked.count,
  }
})
