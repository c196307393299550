import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createClaimsFile as contract } from '#shared/contracts/claims/reports.ts'
import { requireForDesk } from '../desk/desk.ts'

/** It is printed in the background, of what the file holds by then. */
export const createClaimsFile = implement(contract)(async ({ body, actor, now }) => {
  const { id } = await requireForDesk(body.claimId, actor)
  await commit([], {
    events: [{ name: 'claim.fileRequested', detail: { claimId: id, at: now, userId: actor.userId } }],
  })
  return { at: now }
})
