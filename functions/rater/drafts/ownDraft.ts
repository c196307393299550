import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import type { CalculatorDraftRecord } from '#shared/contracts/rater/calculatorDraftRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { calculatorDraftId, calculatorDrafts } from '../store/calculatorDrafts.ts'

type About = Pick<CalculatorDraftRecord, 'accountId' | 'product'>

/** Days for which a draft that nobody touches is kept. */
export const draftDays = 30

/** The caller's own draft for an account they may quote, and what it is known by; one whose time is over is none. */
export const ownDraft = async (about: About, actor: Actor, now: Instant) => {
  await requireWholeAccount(about.accountId, actor)
  const of = { ...about, userId: UserId.parse(actor.userId) }
  const id = calculatorDraftId(of)
  const kept = await calculatorDrafts.byId(id)
  return { of: { ...of, id }, kept, draft: kept && kept.expiresAt > epochSeconds(now) ? kept : undefined }
}
