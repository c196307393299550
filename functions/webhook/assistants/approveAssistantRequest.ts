import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { assistantLifetimes } from '#shared/domain/identity/assistants.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { assistantRequestRow, assistantRequests, requireAsked } from '../store/assistantRequests.ts'
import { assistantRequestGuard } from './assistantRequestGuard.ts'
import { mayMake, shownTo } from './shownTo.ts'

const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

/**
 * Only who may make the call lets it be made, with a proof of identity where the call asks for one: that proof then counts
 * for the call, and no longer than it would for the person.
 */
export const approveAssistantRequest = implement(contract.approveAssistantRequest)(
  async ({ params, actor, now, requireStepUp, fail }) => {
    const before = await requireAsked(params.assistantRequestId, actor)
    assistantRequestGuard.mustAllow(before.status, 'approve', { actor })
    if (before.expiresAt <= now) return fail('assistantRequest.expired')
    const { needed, provesIdentity } = before
    if (!mayMake(before, actor)) return fail('permission.denied', { data: { needed: needed[0] ?? '' } })
    if (provesIdentity) requireStepUp()
    const provedAt = provesIdentity ? actor.stepUpAt : undefined
    const request = {
      ...before,
      status: assistantRequestGuard.after(before.status, 'approve', { actor }),
      decision: { by: actor.userId, name: actor.name, at: now },
      expiresAt:
        provedAt === undefined
          ? after(now, assistantLifetimes.approvedMinutes * 60)
          : after(new Date(provedAt * 1000).toISOString(), lifetimes.stepUp),
      ...(provedAt !== undefined && { provedAt }),
      lastUpdated: now,
    }
    await commit([assistantRequests.update(before, request)])
    return shownTo(actor, assistantRequestRow(request))
  },
)
