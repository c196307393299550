import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { decideScreening } from '#shared/contracts/risk/screenings.ts'
import { isOwnWord } from '#shared/records/screening/screenAccount.ts'
import type { ScreeningRecord } from '#shared/records/screening/screening.ts'
import { type ScreeningAction, screeningLife } from '#shared/records/screening/screeningLife.ts'

/** What may be said of a screening, by two people one after the other. */
export const screeningGuard = guardOf(screeningLife, {
  refusal: 'risk.screeningNotAllowed',
  contracts: [decideScreening],
  unmet: { anothers: 'risk.screeningOwnWord' },
})

/** Whether it is somebody else's to say than who spoke last. */
export const isAnothers =
  (screening: Pick<ScreeningRecord, 'status' | 'words'>, decision: ScreeningAction, { userId: byId }: Actor) =>
  (): boolean =>
    !isOwnWord(screening, { decision, byId })

/** What the actor can say of it now. */
export const allowedOn = (screening: Pick<ScreeningRecord, 'status' | 'words'>, actor: Actor): ScreeningAction[] =>
  (['clear', 'confirm'] as const).filter((decision) =>
    screeningGuard
      .allowed(screening.status, { actor, isMet: isAnothers(screening, decision, actor) })
      .includes(decision),
  )
