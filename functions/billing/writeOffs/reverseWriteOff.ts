import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { reverseWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { postingsForReversedWriteOff } from '#shared/domain/ledger/writeOffPostings.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { saveWriteOff } from './saveWriteOff.ts'
import { afterAction, requireWriteOff } from './writeOffAction.ts'

/** What has not come of it is due again, and can be paid as before. */
export const reverseWriteOff = implement(contract)(({ params, actor, now }) =>
  retryStale(async () => {
    const writeOff = await requireWriteOff(params.writeOffId, actor)
    const reversal = { by: actor.userId, name: actor.name, at: now }
    const after = afterAction(writeOff, 'reverse', { actor, now }, { reversal })
    const left = writeOff.amount - writeOff.recovered
    return saveWriteOff(
      await requireInvoice(writeOff.policyId, actor),
      writeOff,
      after,
      postingsForReversedWriteOff(left),
    )
  }),
)
