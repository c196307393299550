import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { rejectRemittanceException as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { exceptionGuard, requireException } from './requireReconciler.ts'

export const rejectRemittanceException = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const exception = await requireException(params.exceptionId, actor)
    const status = exceptionGuard.after(exception.status, 'reject', { actor })
    if (exception.proposal?.by === actor.userId) return fail('commission.ownException')
    const rejection = { by: actor.userId, name: actor.name, at: now, note: body.note }
    const after = { ...exception, status, rejection, lastUpdated: now }
    await commit([remittanceExceptions.update(exception, after)])
    return after
  }),
)
