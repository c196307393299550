import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import { approveCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { mustStillBeDue } from './mustStillBeDue.ts'
import { afterAction, requireRemittance } from './remittanceAction.ts'

/** An approval is of the amount that was seen, while it is still due. */
export const approveCarrierRemittance = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const remittance = await requireRemittance(params.carrierRemittanceId, actor)
    const approval = { by: actor.userId, name: actor.name, at: now }
    const after = afterAction(remittance, 'approve', { actor, now }, { approval })
    if (remittance.prepared.by === actor.userId) return fail('billing.ownCarrierRemittance')
    await mustStillBeDue(remittance, body.amount)
    await commit([carrierRemittances.update(remittance, after)])
    return after
  }),
)
