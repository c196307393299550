import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Policy, PolicyWithCoverages } from '#shared/contracts/policy/policy.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { gapsOf, standing } from '#shared/domain/policy/policyStack.ts'
import { needsOfPolicy } from '#shared/records/policy/policyLife.ts'
import { forReader } from '#shared/records/subjectivity/forReader.ts'
import { undoableUntil } from '../cancellation/undoableUntil.ts'
import { guard } from '../lifecycle/policyAction.ts'
import { isOpenForRenewal } from '../store/policyGroups.ts'
import { isKeptBack } from './isKeptBack.ts'
import { termsOfToday } from './termsOfToday.ts'

/** A policy by its wire names, as the actor sees it; the contract keeps back what it does not name. */
export const toPolicy = (record: PolicyRecord, actor: Actor, now: Instant): Policy => {
  const { rescissionProposal, ...policy } = record
  const { rated, effectiveDate, expirationDate, timeZone, transactions } = policy
  const undoable = undoableUntil(record, now)
  const reporting = standing(transactions).findLast(({ kind }) => kind === 'EXTENDED_REPORTING')
  const allowed = guard
    .allowed(policy.status, { actor, isMet: needsOfPolicy(record) })
    .filter((action) => !isKeptBack(record, action, { actor, now }))
  const { endorsementRequests, ...rest } = policy
  return {
    ...rest,
    openForRenewal: isOpenForRenewal(policy),
    ...(endorsementRequests !== undefined && {
      endorsementRequests: endorsementRequests.map((each) => ({
        ...each,
        allowedActions: allowed.filter((action) => action === 'settleEndorsement' && each.status === 'REFERRED'),
      })),
    }),
    subjectivities: forReader(policy.subjectivities, actor.accountType === 'CUSTOMER'),
    // What is proposed against an insured is no business of theirs until somebody has decided.
    ...(rescissionProposal !== undefined && actor.accountType === 'COWBELL' && { rescissionProposal }),
    currency: rated.currency,
    premium: rated.premium,
    fees: rated.fees,
    taxes: rated.taxes,
    rateBookVersion: rated.rateBookVersion,
    coverageStart: coverageInstant(effectiveDate, timeZone),
    coverageEnd: coverageInstant(expirationDate, timeZone),
    gaps: gapsOf(transactions),
    ...termsOfToday(record, now),
    ...(reporting && { extendedReporting: { premium: reporting.money.premium, total: reporting.money.total } }),
    ...(undoable !== undefined && { undoableUntil: undoable }),
    allowedActions: allowed,
  }
}

/** A policy with everything it covers. */
export const toPolicyWithCoverages = (policy: PolicyRecord, actor: Actor, now: Instant): PolicyWithCoverages => ({
  ...toPolicy(policy, actor, now),
  coverages: Object.fromEntries(policy.coverages.map((coverage) => [String(coverage.coverageId), coverage])),
})
