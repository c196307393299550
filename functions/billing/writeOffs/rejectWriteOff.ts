import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { rejectWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { saveWriteOff } from './saveWriteOff.ts'
import { afterAction, requireWriteOff } from './writeOffAction.ts'

/** The amount stays due. */
export const rejectWriteOff = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const writeOff = await requireWriteOff(params.writeOffId, actor)
    const rejection = { by: actor.userId, name: actor.name, at: now, note: body.note }
    const after = afterAction(writeOff, 'reject', { actor, now }, { rejection })
    if (writeOff.proposal.by === actor.userId) return fail('billing.ownWriteOff')
    return saveWriteOff(await requireInvoice(writeOff.policyId, actor), writeOff, after, [])
  }),
)
