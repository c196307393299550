import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { discardRemittance as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittances, rowOfRemittance } from '../store/remittances.ts'
import { remittanceGuard, requireRemittance } from './requireReconciler.ts'

export const discardRemittance = implement(contract)(({ params, actor, now }) =>
  retryStale(async () => {
    const remittance = await requireRemittance(params.remittanceId, actor)
    const status = remittanceGuard.after(remittance.status, 'discard', { actor })
    const discarded = { by: actor.userId, name: actor.name, at: now }
    const after = { ...remittance, status, discarded, lastUpdated: now }
    await commit([remittances.update(remittance, after)])
    return rowOfRemittance(after)
  }),
)
