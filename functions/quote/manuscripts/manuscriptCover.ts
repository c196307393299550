import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { mustAllowOnPolicy, policyById, policyTouched, type StoredPolicy } from '#functions/policy/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { takesFiledWordingOnly, wrongDay } from '#shared/domain/policy/manuscript.ts'
import { demandAuthority, mustAllow, mustBeWithinAuthority } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { authorityFactsOfPolicy } from '../pricing/authorityFactsOfPolicy.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** What an endorsement is written for: a quote that is not issued, or a policy that is. */
export type ManuscriptCover = { readonly quote: StoredQuote } | { readonly policy: StoredPolicy }

type Words = Pick<ManuscriptRecord, 'effect' | 'effectiveDate'>

/** The cover of an endorsement, whoever asks. */
export const coverOf = async ({ quoteId, policyId }: ManuscriptRecord): Promise<ManuscriptCover> => {
  if (quoteId !== undefined) return { quote: await quotes.require(quoteId) }
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  return policy === undefined ? fail('manuscript.notFound') : { policy }
}

/** Refuses where nothing can be written for the cover any more, or its paper takes filed wording alone. */
export const mustTakeManuscripts = (
  cover: ManuscriptCover,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): void => {
  if ('quote' in cover) mustAllow(cover.quote, 'writeManuscript', { actor, now })
  else mustAllowOnPolicy(cover.policy, 'writeManuscript', actor)
  const { isSurplus } = 'quote' in cover ? cover.quote : cover.policy
  if (takesFiledWordingOnly({ region: config.region, isSurplus })) fail('manuscript.admitted')
}

/** The day from which a cover has it, as it is kept: none for a quote, whose policy has it from its first day. */
export const dayFor = (
  cover: ManuscriptCover,
  { effect, effectiveDate }: Words,
  now: Instant,
): Pick<ManuscriptRecord, 'effectiveDate'> => {
  const refuse = (detail: string) =>
    fail('manuscript.invalidDetails', { errors: [{ path: ['effectiveDate'], detail }] })
  if ('quote' in cover)
    return effectiveDate === undefined ? {} : refuse('What is written for a quote counts from its policy’s first day.')
  const { policy } = cover
  const today = dateAt(now, policy.timeZone)
  const day = effectiveDate ?? (today < policy.effectiveDate ? policy.effectiveDate : today)
  const wrong = wrongDay({ effect, day, today, term: policy })
  return wrong === undefined ? { effectiveDate: day } : refuse(wrong)
}

/** Refuses whose letter of authority does not cover the risk that is endorsed. */
export const mustCover = (cover: ManuscriptCover, actor: Actor): void => {
  if ('quote' in cover) mustBeWithinAuthority(cover.quote, { actor })
  else demandAuthority(authorityFactsOfPolicy(cover.policy), actor)
}

/** The writes that go with a decision about it: whoever binds or issues the cover at the same moment comes again, and finds it. */
export const coverTouched = async (cover: ManuscriptCover, now: Instant): Promise<Write[]> => {
  if ('policy' in cover) return [policyTouched(cover.policy, now)]
  const { binder } = cover.quote
  const policy = binder === undefined ? undefined : await policyById(binder.id)
  return [quoteChange(cover.quote, now, {}), ...(policy === undefined ? [] : [policyTouched(policy, now)])]
}
