import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { screenings, screeningWrite } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/screenings.ts'
import { isOwnWord, withWord } from '#shared/records/screening/screenAccount.ts'
import { screeningLife } from '#shared/records/screening/screeningLife.ts'

const guard = guardOf(screeningLife, {
  refusal: 'risk.screeningNotAllowed',
  contracts: [contract.decideScreening],
  unmet: { anothers: 'risk.screeningOwnWord' },
})

/** The first word of two leaves the account held; the second, of somebody else, decides. */
export const decideScreening = implement(contract.decideScreening)(async ({ params, body, actor, now }) => {
  const screening = await screenings.require(params.screeningId)
  const word = { ...body, by: nameFor(actor), byId: actor.userId, at: now }
  guard.mustAllow(screening.status, body.decision, { actor, isMet: () => !isOwnWord(screening, word) })
  const { version: _, ...state } = screening
  const decided = withWord(state, word, guard.after(screening.status, body.decision))
  await commit([screeningWrite(screening, decided)])
  return decided
})
