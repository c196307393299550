import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { approveRemittanceException as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { exceptionGuard, requireException } from './requireReconciler.ts'
import { resolvedException } from './resolvedException.ts'

/** An approval is of what was seen as proposed, by somebody else than who proposed it. */
export const approveRemittanceException = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const exception = await requireException(params.exceptionId, actor)
    const status = exceptionGuard.after(exception.status, 'approve', { actor })
    const { proposal } = exception
    if (proposal?.by === actor.userId) return fail('commission.ownException')
    if (proposal === undefined || proposal.resolution !== body.resolution || proposal.at !== body.proposedAt)
      return fail('commission.exceptionMoved')
    const { writes, events } = await resolvedException(exception, proposal, now)
    const approval = { by: actor.userId, name: actor.name, at: now }
    const after = { ...exception, status, approval, lastUpdated: now }
    await commit([remittanceExceptions.update(exception, after), ...writes], { events })
    return after
  }),
)
