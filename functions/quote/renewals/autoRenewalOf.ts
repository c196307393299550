import { house } from '#functions/_platform/auth/house.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { autoRenewalWrite, policyById, type StoredPolicy } from '#functions/policy/public.ts'
import type { AutoRenewal } from '#shared/contracts/policy/autoRenewal.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { autoRenewalStep } from '#shared/domain/policy/autoRenewal.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { bind } from '../binding/bind.ts'
import { requestIssue } from '../binding/requestIssue.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { againstAutoRenewal, refusalOf } from './againstAutoRenewal.ts'
import { standingOffer } from './standingOffer.ts'

type Step = Omit<Effect, 'cursor'>

const told = (
  policy: StoredPolicy,
  autoRenewal: AutoRenewal,
  standing: 'done' | 'refused' | 'told',
  now: Instant,
): Step => ({
  writes: [autoRenewalWrite(policy, autoRenewal, now)],
  events: [{ name: 'policy.autoRenewal', detail: { policyId: policy.id, standing } }],
})

/** Says once why it does not renew itself, and once more where that is something else. */
const refused = (
  policy: StoredPolicy,
  { begun: _, ...consent }: AutoRenewal,
  reasons: string[],
  now: Instant,
): Step | undefined =>
  JSON.stringify(consent.refused?.reasons) === JSON.stringify(reasons)
    ? undefined
    : told(policy, { ...consent, refused: { at: now, reasons } }, 'refused', now)

/** Who agreed to it, for the note by which it is issued without another word of the insured. */
const noteOf = ({ name, instructedBy, at }: AutoRenewal): string =>
  `Renewed by itself, as agreed to on ${at.replace(/T.*$/, '')} by ${instructedBy === undefined ? name : `${instructedBy}, said by ${name}`}.`

/** Binds and issues as by hand, once however often it is asked; what refuses it by then is told. */
const bound = async (
  policy: StoredPolicy,
  consent: AutoRenewal,
  quote: StoredQuote,
  now: Instant,
): Promise<Step | undefined> => {
  try {
    // What is only ready was asked to be bound by the standing word.
    if (quote.status === 'READY') await commit([quoteAction(quote, 'requestToBind', now, {})])
    await bind(await quotes.require(quote.id), { shownTotalPremium: consent.told?.totalPremium }, house, now)
    await requestIssue({ quoteId: quote.id, note: noteOf(consent) }, house, now)
  } catch (error) {
    return refused(policy, consent, [refusalOf(error)], now)
  }
  const after = (await policyById(policy.id)) ?? policy
  const { refused: _, ...rest } = consent
  return told(after, { ...rest, done: { quoteId: quote.id, at: now } }, 'done', now)
}

/**
 * What is due today for a policy that is to renew itself: its insured is told, it is bound and issued, or its agent is told
 * why not. Undefined where nothing is, or all was done.
 */
export const autoRenewalOf = async (
  policy: StoredPolicy,
  { day: today, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<Step | undefined> => {
  const { autoRenewal: consent, expirationDate } = policy
  if (consent === undefined || consent.done !== undefined || policy.renewalOptOut || policy.status !== 'IN FORCE')
    return undefined
  if (consent.begun !== undefined) {
    const quote = await quotes.byId(consent.begun.quoteId)
    return quote === undefined ? undefined : bound(policy, consent, quote, now)
  }
  if (policy.renewedByPolicyId !== undefined) return undefined
  const { standing: quote } = await standingOffer(policy.id)
  // Somebody was quicker.
  if (quote?.binder !== undefined) return undefined
  const offer = { quoteId: quote?.id ?? '', totalPremium: quote?.totalPremium ?? 0 }
  const step = autoRenewalStep({ expirationDate, told: consent.told, offer }, { region: config.region, today })
  if (step === 'nothing') return undefined
  const against = await againstAutoRenewal(policy, quote, now)
  if (against.length > 0) return refused(policy, consent, against, now)
  if (step === 'tooLate')
    return refused(policy, consent, ['There is no time left to tell the insured of its price.'], now)
  const { refused: _, ...rest } = consent
  if (step === 'tell') return told(policy, { ...rest, told: { ...offer, on: today } }, 'told', now)
  // What has begun is taken up again by the next run, should this one end here.
  const begun = { ...rest, begun: { quoteId: offer.quoteId, at: now } }
  await commit([autoRenewalWrite(policy, begun, now)])
  const started = await policyById(policy.id)
  return quote === undefined || started === undefined ? undefined : bound(started, begun, quote, now)
}
