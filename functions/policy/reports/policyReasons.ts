import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ReasonAction } from '#shared/contracts/policy/policyFilters.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { cancellationReason, cancellationReasonsIn, causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
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
    NOT_RENEWED: 'Not to be renewed by underwriting',
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

/** Reasons for a deed in a region, by code; those of a cancellation decide what comes back as well. */
const reasonsOf = (action: ReasonAction, region: RegionCode): Readonly<Record<string, string>> =>
  action === 'cancel' ? cancellationReasonsIn(region) : policyReasons[action]

/** Whether a reason, by its code or its words, is the insurer's own to give. */
const isInsurers = (action: 'cancel' | 'optout', reason: string, region: RegionCode): boolean => {
  const said = reason.trim()
  return action === 'cancel'
    ? causeOfReason(said, { region }) === 'insurer'
    : said === 'NOT_RENEWED' || said === policyReasons.optout.NOT_RENEWED
}

const optOutWords: Readonly<Record<string, string>> = policyReasons.optout

/** Why a policy is not renewed, as it is kept and told: in words, also where it was said by its code. */
export const optOutReason = (reason: string): string => optOutWords[reason.trim()] ?? reason

const rescindWords: Readonly<Record<string, string>> = policyReasons.rescind

/** Why a binder or an excess layer is rescinded, as it is kept: in words, also where it was said by its code, with what was noted (decision: rescission-reasons). */
export const rescissionReason = ({
  reason,
  note,
}: {
  readonly reason: string
  readonly note?: string | undefined
}): string => {
  const words = rescindWords[reason.trim()] ?? reason.trim()
  return note === undefined ? words : `${words}: ${note}`
}

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

/** Refuses a reason of the insurer's where an agency or the insured gives it. */
export const mustBeTheirsToGive = (action: 'cancel' | 'optout', reason: string | undefined, actor: Actor): void => {
  if (reason === undefined || !speaksForInsured(actor) || !isInsurers(action, reason, config.region)) return
  fail('request.unfit', { errors: [{ path: ['reason'], detail: 'This reason is the insurer’s own to give' }] })
}
