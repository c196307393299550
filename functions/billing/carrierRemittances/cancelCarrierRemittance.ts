import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { cancelCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { endRemittance } from './endRemittance.ts'
import { afterAction, requireRemittance } from './remittanceAction.ts'

/** Nothing has moved yet: whoever finds that it should not be paid cancels it. */
export const cancelCarrierRemittance = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const remittance = await requireRemittance(params.carrierRemittanceId, actor)
    const cancellation = { by: actor.userId, name: actor.name, at: now, note: body.note }
    return endRemittance(remittance, afterAction(remittance, 'cancel', { actor, now }, { cancellation }))
  }),
)
