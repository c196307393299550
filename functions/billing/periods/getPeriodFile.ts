import { implement } from '#functions/_platform/http/implement.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import { getPeriodFile as contract } from '#shared/contracts/billing/periods.ts'

export const getPeriodFile = implement(contract)(async ({ params }) => {
  const { csv, month } = await periodClosings.require(params.closingId)
  return { fileName: `ledger-${month}.csv`, csv }
})
