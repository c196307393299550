import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { screenings, screeningWrite } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/screenings.ts'
import { withWord } from '#shared/records/screening/screenAccount.ts'
import { isAnothers, screeningGuard } from './screeningGuard.ts'

/** The first word of two leaves the account held; the second, of somebody else, decides. */
export const decideScreening = implement(contract.decideScreening)(async ({ params, body, actor, now }) => {
  const screening = await screenings.require(params.screeningId, () => true)
  const word = { ...body, by: nameFor(actor), byId: actor.userId, at: now }
  screeningGuard.mustAllow(screening.status, body.decision, {
    actor,
    isMet: isAnothers(screening, body.decision, actor),
  })
  const { version: _, ...state } = screening
  const decided = withWord(state, word, screeningGuard.after(screening.status, body.decision))
  await commit([screeningWrite(screening, decided)])
  return decided
})
