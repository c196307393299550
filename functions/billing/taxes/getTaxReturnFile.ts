import { implement } from '#functions/_platform/http/implement.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import { getTaxReturnFile as contract } from '#shared/contracts/billing/taxes.ts'
import { taxReturnCsv } from '#shared/domain/ledger/taxReturns/taxReturnCsv.ts'
import { requireReturn } from './requireReturn.ts'
import { taxFileName } from './taxFileName.ts'
import { taxRowsOf } from './taxRowsOf.ts'

/** What was filed to the byte; of a return that is open a draft of it. */
export const getTaxReturnFile = implement(contract)(async ({ query, now }) => {
  const { filing, found } = await requireReturn(query, now)
  if (found.id !== undefined) {
    const { csv, fileName } = await taxReturns.require(found.id)
    return { csv, fileName }
  }
  const rows = await taxRowsOf(filing, found, found.currency)
  return { fileName: `draft-${taxFileName(found)}`, csv: taxReturnCsv(filing, found, rows) }
})
