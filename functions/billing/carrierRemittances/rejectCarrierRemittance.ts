import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { rejectCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { endRemittance } from './endRemittance.ts'
import { afterAction, requireRemittance } from './remittanceAction.ts'

/** The second person says no; its amount stays due. */
export const rejectCarrierRemittance = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const remittance = await requireRemittance(params.carrierRemittanceId, actor)
    const rejection = { by: actor.userId, name: actor.name, at: now, note: body.note }
    const after = afterAction(remittance, 'reject', { actor, now }, { rejection })
    if (remittance.prepared.by === actor.userId) return fail('billing.ownCarrierRemittance')
    return endRemittance(remittance, after)
  }),
)
