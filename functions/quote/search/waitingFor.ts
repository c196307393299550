import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as operations from '#shared/contracts/quote/index.ts'
import { mayDoIn } from '#shared/records/mayDo.ts'
import { canQuote, type QuoteAction, quoteLife } from '#shared/records/quote/quoteLife.ts'
import { type QuoteStatus, quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { isStaff } from '../views/agencyStatus.ts'

/** What brings a quote on: the provider's people settle it, everybody else sells it. */
const settling: readonly QuoteAction[] = ['take', 'release', 'approve']
const selling: readonly QuoteAction[] = ['retry', 'requestToBind', 'bind', 'issue']

const mayDo = mayDoIn(quoteLife, Object.values<Operation>(operations))

/** The statuses in which the next step is the actor's. */
export const statusesWaitingFor = (actor: Actor): readonly QuoteStatus[] => {
  const theirs = (isStaff(actor) ? settling : selling).filter(mayDo(actor))
  return quoteStatuses.filter((status) => theirs.some((action) => canQuote(status, action)))
}
