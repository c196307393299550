import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookRemittance as contract } from '#shared/contracts/commissions/remittances.ts'
import { bookLines } from '../jobs/bookLines.ts'
import { remittances, rowOfRemittance } from '../store/remittances.ts'
import { remittanceGuard, requireRemittance } from './requireReconciler.ts'

export const bookRemittance = implement(contract)(({ params: { remittanceId }, actor, now }) =>
  retryStale(async () => {
    const remittance = await requireRemittance(remittanceId, actor)
    const status = remittanceGuard.after(remittance.status, 'book', { actor })
    const booked = { by: actor.userId, name: actor.name, at: now }
    const after = { ...remittance, status, booked, lastUpdated: now }
    const { write, events } = await startJob(bookLines, { remittanceId }, { by: actor.name, now })
    await commit([remittances.update(remittance, after), write], { events })
    return rowOfRemittance(after)
  }),
)
