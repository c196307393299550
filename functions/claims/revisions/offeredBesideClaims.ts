import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { standing } from '#shared/domain/policy/policyStack.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { isNamedByClaims } from './mustBeUnnamed.ts'
import { hasAnswered } from './mustNotHaveAnswered.ts'
import { isNotifiedUnder } from './notifiedUnder.ts'

const isReportedInExtension = async (policy: PolicyRecord): Promise<boolean> => {
  const issued = standing(policy.transactions).findLast(({ kind }) => kind === 'EXTENDED_REPORTING')
  return issued !== undefined && isNotifiedUnder(policy, { since: issued.known })
}

/** What claims refuse for whatever reason is given: what rests on what was not so is voided all the same (rule: cover-that-answered). */
const keptBack: Readonly<Partial<Record<PolicyAction, (policy: PolicyRecord) => Promise<boolean>>>> = {
  flatCancel: (policy) => hasAnswered(policy, policy.effectiveDate),
  remove: isNamedByClaims,
  revertReporting: isReportedInExtension,
}

/** A policy as it is shown, without the offer of what a claim refuses; claims are asked where that is offered at all. */
export const offeredBesideClaims = async <Shown extends Pick<Policy, 'allowedActions'>>(
  policy: PolicyRecord,
  shown: Shown,
): Promise<Shown> => {
  const isKept = await Promise.all(
    shown.allowedActions.map((action) => keptBack[action as PolicyAction]?.(policy) ?? false),
  )
  return { ...shown, allowedActions: shown.allowedActions.filter((_, index) => !isKept[index]) }
}
