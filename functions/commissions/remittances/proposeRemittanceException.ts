import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { proposeRemittanceException as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { belongsTo } from './belongsTo.ts'
import { exceptionGuard, requireException } from './requireReconciler.ts'

/** Nothing moves until somebody else has approved it. */
export const proposeRemittanceException = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const exception = await requireException(params.exceptionId, actor)
    const status = exceptionGuard.after(exception.status, 'propose', { actor })
    const { resolution, note, policyNumber } = body
    const isOf = exception.kind === 'UNMATCHED' && resolution === 'SETTLE' && !!policyNumber
    const proposal = {
      ...{ resolution, note, by: actor.userId, name: actor.name, at: now },
      ...(isOf && { policyNumber: (await belongsTo(exception, policyNumber)).line.policyNumber }),
    }
    const after = { ...exception, status, proposal, rejection: undefined, lastUpdated: now }
    await commit([remittanceExceptions.update(exception, after)])
    return after
  }),
)
