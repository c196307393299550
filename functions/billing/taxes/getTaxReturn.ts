import { implement } from '#functions/_platform/http/implement.ts'
import { getTaxReturn as contract } from '#shared/contracts/billing/taxes.ts'
import { requireReturn } from './requireReturn.ts'
import { allowedOn } from './taxReturnGuard.ts'
import { taxRowsOf } from './taxRowsOf.ts'

/** What was filed is what was posted into months that are closed, so its transactions are the same ever after. */
export const getTaxReturn = implement(contract)(async ({ query, actor, now }) => {
  const { filing, found } = await requireReturn(query, now)
  const rows = await taxRowsOf(filing, found, found.currency)
  const transactions = rows.map(
    ({ insurer: _, state: __, inception: ___, expiry: ____, gross: _____, fees: ______, ...row }) => row,
  )
  return { ...found, rows: transactions.length, transactions, allowedActions: allowedOn(found, actor) }
})
