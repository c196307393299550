import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ReasonAction } from '#shared/contracts/policy/policyFilters.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import {
  cancellationReason,
  cancellationReasonsIn,
  causeOfReason,
  inReasonWords,
  saysTooLittle,
} from '#shared/domain/policy/cancellationReasons.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { renewalRefusal } from '#shared/domain/policy/renewalRefusal.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Reasons to choose from besides those of a cancellation; what is chosen is kept in words, so that the list may change. */
export const policyReasons = {
  flatcancel: {
    INSURED_REQUEST: 'Cover not taken up',
    COVER_ELSEWHERE: 'Insured elsewhere as of the first day',
    DUPLICATE: 'Duplicate policy',
    ISSUED_IN_ERROR: 'Issued in error',
  },
  optout: {
    INSURED_REQUEST: 'Requested by the insured',
    COVER_ELSEWHERE: 'Insured elsewhere',
    BUSINESS_CLOSED: 'Business closed or sold',
    [renewalRefusal.code]: renewalRefusal.words,
  },
  rescind: {
    MISREPRESENTATION: cancellationReason('MISREPRESENTATION'),
    BOUND_IN_ERROR: 'Bound in error',
    DUPLICATE: 'Duplicate policy',
    COVER_ELSEWHERE: 'Insured elsewhere as of the first day',
    INSURED_REQUEST: 'Cover not taken up',
  },
  void: {
    MISREPRESENTATION: cancellationReason('MISREPRESENTATION'),
    DUPLICATE: 'Duplicate policy',
    ISSUED_IN_ERROR: 'Issued in error',
  },
} as const satisfies Record<Exclude<ReasonAction, 'cancel'>, Record<string, string>>

/** What an insurer that does not renew notes is kept behind these words. */
const refusedFor = `${renewalRefusal.words}: `

/** Reasons for a deed in a region, by code; those of a cancellation decide what comes back as well. */
const reasonsOf = (action: ReasonAction, region: RegionCode): Readonly<Record<string, string>> =>
  action === 'cancel' ? cancellationReasonsIn(region) : policyReasons[action]

/** Whether the words of an opt-out are the insurer's, with what it notes or without. */
const isRefusal = (said: string): boolean =>
  said === renewalRefusal.code || said === renewalRefusal.words || said.startsWith(refusedFor)

/** Whether a reason, by its code or its words, is the insurer's own to give. */
const isInsurers = (action: 'cancel' | 'optout', reason: string, region: RegionCode): boolean => {
  const said = reason.trim()
  return action === 'cancel' ? causeOfReason(said, { region }) === 'insurer' : isRefusal(said)
}

const optOutWords: Readonly<Record<string, string>> = policyReasons.optout

/** A reason with what is noted of it. */
interface Noted {
  readonly reason: string
  readonly note?: string | undefined
}

const withNote = (words: string, note: string | undefined): string => (note === undefined ? words : `${words}: ${note}`)

/** Why a policy is not renewed, as it is kept and told: in words, also where it was said by its code, with what was noted. */
export const optOutReason = ({ reason, note }: Noted): string => withNote(optOutWords[reason.trim()] ?? reason, note)

/** Why the insurer does not renew a policy, as its insured is told; undefined where nobody said more than that it does not. */
export const refusalNote = ({
  renewalOptOutReason = '',
}: {
  readonly renewalOptOutReason?: string | undefined
}): string | undefined =>
  renewalOptOutReason.startsWith(refusedFor) ? renewalOptOutReason.slice(refusedFor.length) : undefined

/** Why a policy ends within its term, as it is kept and told: in words, also where it was said by its code, with what was noted of the insurer's own. */
export const endingReason = (action: 'cancel' | 'flatCancel' | 'void', { reason, note }: Noted): string => {
  const own: Readonly<Record<string, string>> =
    action === 'cancel' ? {} : policyReasons[action === 'void' ? 'void' : 'flatcancel']
  const words = own[reason.trim()] ?? inReasonWords(reason)
  if (saysTooLittle(reason)) return withNote(words, note)
  // What the insurer notes beside a reason that says it already is told with it, and makes it no other.
  return note !== undefined && isInsurers('cancel', reason, config.region) ? `${words}; ${note}` : words
}

const rescindWords: Readonly<Record<string, string>> = policyReasons.rescind

/** Why a binder or an excess layer is rescinded, as it is kept: in words, also where it was said by its code, with what was noted (decision: rescission-reasons). */
export const rescissionReason = ({ reason, note }: Noted): string =>
  withNote(rescindWords[reason.trim()] ?? reason.trim(), note)

/** Whether the insurer does not renew a policy: an opt-out for a reason of its own, not the insured's wish. */
export const isRefusedRenewal = ({
  renewalOptOut,
  renewalOptOutReason = '',
}: Pick<PolicyRecord, 'renewalOptOut' | 'renewalOptOutReason'>): boolean =>
  renewalOptOut && isInsurers('optout', renewalOptOutReason, config.region)

/** Insureds and their agents speak for the insured alone. */
const speaksForInsured = ({ accountType }: Pick<Actor, 'accountType'>): boolean =>
  accountType === 'AGENCY' || accountType === 'CUSTOMER'

/** The reasons for a deed that an actor may give. */
export const reasonsFor = (
  action: ReasonAction,
  { actor, region }: { readonly actor: Pick<Actor, 'accountType'>; readonly region: RegionCode },
): Readonly<Record<string, string>> => {
  const all = reasonsOf(action, region)
  if (!speaksForInsured(actor) || (action !== 'cancel' && action !== 'optout')) return all
  return Object.fromEntries(Object.entries(all).filter(([code]) => !isInsurers(action, code, region)))
}

/** Whether the insurer has refused to renew a policy, which insureds and their agents cannot undo. */
export const isInsurersToTakeBack = (
  policy: Pick<PolicyRecord, 'renewalOptOut' | 'renewalOptOutReason'>,
  actor: Pick<Actor, 'accountType'>,
): boolean => isRefusedRenewal(policy) && speaksForInsured(actor)

/** Refuses an insurer's opt-out that says no more than that, where its insured is to be told the reason (rule: nonrenewal). */
export const mustSayWhy = ({ reason, note }: Pick<Noted, 'note'> & { readonly reason: string | undefined }): void => {
  if (note !== undefined || nonRenewalRuleOf({ region: config.region }) === undefined) return
  const isWhole = refusalNote({ renewalOptOutReason: reason?.trim() }) !== undefined
  if (isWhole || !isRefusedRenewal({ renewalOptOut: true, renewalOptOutReason: reason })) return
  const detail = 'Say why: the insured is told the reason with the notice of nonrenewal'
  fail('request.unfit', { errors: [{ path: ['note'], detail }] })
}

/** Refuses a note beside a reason that is not the insurer's: it would be told to nobody. */
export const mustTakeNote = ({ reason, note }: Noted): void => {
  if (note === undefined || saysTooLittle(reason) || isInsurers('cancel', reason, config.region)) return
  const detail = 'A note goes with a reason of the insurer’s alone: say it in the reason, or leave it out'
  fail('request.unfit', { errors: [{ path: ['note'], detail }] })
}

/**
 * Refuses that the insurer ends a policy for a reason that says too little: its insured is told why (rule: reason-of-cancellation);
 * and a note that nobody would be told.
 */
export const mustSayWhyItEnds = ({ reason, note }: Noted): void => {
  mustTakeNote({ reason, note })
  if (note !== undefined || !saysTooLittle(reason)) return
  const detail = 'Say precisely why: the insured is told the reason with the notice'
  fail('request.unfit', { errors: [{ path: ['note'], detail }] })
}

/** Refuses a reason of the insurer's where an agency or the insured gives it. */
export const mustBeTheirsToGive = (action: 'cancel' | 'optout', reason: string | undefined, actor: Actor): void => {
  if (reason === undefined || !speaksForInsured(actor) || !isInsurers(action, reason, config.region)) return
  fail('request.unfit', { errors: [{ path: ['reason'], detail: 'This reason is the insurer’s own to give' }] })
}
