import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { CancellationCause } from '#shared/domain/policy/cancellationRules.ts'
import type { Freeze, FrozenAct } from '#shared/domain/policy/freezes.ts'
import { rolesWith } from '#shared/permissions.ts'
import { cancellationFrozenBy, frozenBy } from './freezesOf.ts'

type Frozen = Pick<PolicyRecord, 'firmographicData' | 'id' | 'timeZone'>

const holdWords: Readonly<Record<string, string>> = {
  COMPLAINT: 'the hold for a complaint',
  DISPUTE: 'the hold for a dispute',
  LITIGATION: 'the hold for litigation',
}

/** What freezes it, in the words of a refusal. */
const freezeWords = ({ kind, name }: Pick<Freeze, 'kind' | 'name'>): string =>
  kind === 'moratorium' ? `moratorium ${name}` : (holdWords[name] ?? 'a hold')

const refuse = (freeze: Freeze | undefined): void => {
  if (freeze === undefined) return
  const by = freezeWords(freeze)
  const who = rolesWith('freeze:manage').join(', ')
  fail('policy.frozen', { data: { by, until: freeze.until ?? 'it is lifted', who } })
}

/** Refuses what a moratorium or a hold freezes: it says by which, until when, and who ends it. */
export const mustNotBeFrozen = async (policy: Frozen, act: FrozenAct, now: Instant): Promise<void> =>
  refuse(await frozenBy(policy, act, now))

/** Refuses a cancellation that a moratorium or a hold freezes; what the insured asks for none does. */
export const mustBeCancellable = async (policy: Frozen, cause: CancellationCause, now: Instant): Promise<void> =>
  refuse(await cancellationFrozenBy(policy, cause, now))
