import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { assistantRequestRow, assistantRequests, requireAsked } from '../store/assistantRequests.ts'
import { assistantRequestGuard } from './assistantRequestGuard.ts'
import { shownTo } from './shownTo.ts'

export const refuseAssistantRequest = implement(contract.refuseAssistantRequest)(
  async ({ params, body, actor, now }) => {
    const before = await requireAsked(params.assistantRequestId, actor)
    const request = {
      ...before,
      status: assistantRequestGuard.after(before.status, 'refuse', { actor }),
      decision: {
        by: actor.userId,
        name: actor.name,
        at: now,
        ...(body.note !== undefined && body.note !== '' && { note: body.note }),
      },
      lastUpdated: now,
    }
    await commit([assistantRequests.update(before, request)])
    return shownTo(actor, assistantRequestRow(request))
  },
)
