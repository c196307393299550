import type { TimeZone } from '../calendar/timeZone.ts'
import { isBesideAggregate, usedBefore } from '../coverage/besideAggregate.ts'
import type { MinorUnits } from '../money/amounts.ts'
import type { ClaimPolicy, CoverageTerms } from './claimTerms.ts'
import { answeredMinutes, type Outage, outageMinutes } from './waitingHours.ts'

/** A payment that is agreed or made, as it wears down a policy; `borne` is what the insured bore of the loss. */
export interface Worn {
  readonly eventId: string
  readonly coverageId: number
  readonly borne: MinorUnits
  readonly paid: MinorUnits
}

/** A limit, what of it is used and what is left. */
export interface Left {
  readonly limit: MinorUnits
  readonly used: MinorUnits
  readonly left: MinorUnits
}

/** How a policy stands after what was paid under it. */
export interface Erosion {
  readonly aggregate: Left
  readonly coverages: readonly (Left & { readonly coverageId: number })[]
}

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce<number>((total, each) => total + each, 0)
const leftOf = (limit: MinorUnits, used: MinorUnits): Left => ({ limit, used, left: Math.max(0, limit - used) })

/** A coverage pays within the aggregate, whatever its own limit, unless it is insured in addition to it. */
const ownLimit = ({ coverageId, limit }: CoverageTerms, aggregate: MinorUnits): MinorUnits => {
  if (limit === null) return aggregate
  return isBesideAggregate(coverageId) ? limit : Math.min(limit, aggregate)
}

/**
 * What is left of the aggregate and of each sublimit, which lies inside it (rule: erosion), but for what is insured in
 * addition to it (rule: beside-aggregate).
 */
export const erosionOf = (
  { aggregate, coverages }: Pick<ClaimPolicy, 'aggregate' | 'coverages'>,
  worn: readonly Worn[],
): Erosion => {
  const within = worn.filter(({ coverageId }) => !isBesideAggregate(coverageId))
  const whole = leftOf(aggregate, sum(within.map(({ paid }) => paid)))
  return {
    aggregate: whole,
    coverages: coverages.map((coverage) => {
      const used = sum(worn.filter(({ coverageId }) => coverageId === coverage.coverageId).map(({ paid }) => paid))
      const own = leftOf(ownLimit(coverage, aggregate), used)
      const left = isBesideAggregate(coverage.coverageId) ? own.left : Math.min(own.left, whole.left)
      return { coverageId: coverage.coverageId, ...own, left }
    }),
  }
}

/** What the insured still bears of an event before a coverage pays: its retention once, of several the largest. */
export const retentionLeft = (
  coverage: CoverageTerms,
  eventId: string,
  worn: readonly Pick<Worn, 'borne' | 'eventId'>[],
): MinorUnits =>
  Math.max(0, coverage.retention - sum(worn.filter((each) => each.eventId === eventId).map(({ borne }) => borne)))

/** What a payment takes of a policy, and of which claim it is. */
export interface ClaimWorn extends Worn {
  readonly claimId: string
  readonly paymentId: string
}

/** Of which claim of which event, and which of its payments nobody has made yet: those are worked out anew before they are. */
interface Owing {
  readonly claimId: string
  readonly eventId: string
  readonly pending: ReadonlySet<string>
}

/** What the insured owes of the retention under a coverage, minor units. */
export interface RetentionOwed {
  readonly coverageId: number
  readonly amount: MinorUnits
}

/**
 * What the insured owes of the retention of an event, by coverage (rule: retention-owed): what the payments that stand should
 * have left to it, in the order in which they were asked for, and did not, since another that was rejected later had borne it.
 * Of a claim, no more than its own payments left to it too little.
 */
export const retentionOwed = (
  coverages: readonly CoverageTerms[],
  worn: readonly ClaimWorn[],
  { claimId, eventId, pending }: Owing,
): readonly RetentionOwed[] => {
  const retentions = new Map(coverages.map(({ coverageId, retention }) => [coverageId, retention]))
  const entries = worn.filter((each) => each.eventId === eventId)
  const own = new Map<number, MinorUnits>()
  let due = 0
  for (const each of entries) {
    const { borne, coverageId, paid } = each
    const theirs = Math.min(borne + paid, Math.max(0, (retentions.get(coverageId) ?? 0) - due))
    due += theirs
    if (each.claimId === claimId && !pending.has(each.paymentId))
      own.set(coverageId, (own.get(coverageId) ?? 0) + theirs - borne)
  }
  let left = due - sum(entries.map(({ borne }) => borne))
  const owed: RetentionOwed[] = []
  for (const [coverageId, short] of own) {
    const amount = Math.min(short, left)
    if (amount <= 0) continue
    owed.push({ coverageId, amount })
    left -= amount
  }
  return owed
}

/** A loss that is to be paid under a coverage, in minor units. */
export interface Loss {
  readonly eventId: string
  readonly coverageId: number
  readonly amount: MinorUnits
  /** Of coverages that wait: how long the business was down. */
  readonly outage?: Outage | undefined
  /** Outages that other payments of the event were asked for under the coverage. */
  readonly otherOutages?: readonly Outage[] | undefined
}

export type PayableRefusal = 'NO_COVERAGE' | 'OUTAGE_MISSING' | 'WITHIN_WAITING'

/** A coverage that is used first: what of it is left, and the loss that uses it up, the retention included. */
export interface UsedFirst {
  readonly coverageId: number
  readonly left: MinorUnits
  readonly usesUp: MinorUnits
}

/** How a loss is shared: what the waiting period, the retention and the limits take of it, and what is paid. */
export type Payable =
  | {
      readonly waited: MinorUnits
      readonly borne: MinorUnits
      readonly beyondLimit: MinorUnits
      readonly paid: MinorUnits
      readonly left: MinorUnits
      readonly refused?: never
    }
  | { readonly refused: PayableRefusal }
  | { readonly refused: 'USED_FIRST'; readonly first: UsedFirst }

/** What is left of the coverage that is used before the one of a loss; nothing where it was not bought or is used up. */
const usedFirst = (
  policy: Pick<ClaimPolicy, 'aggregate' | 'coverages'>,
  worn: readonly Worn[],
  loss: Pick<Loss, 'coverageId' | 'eventId'>,
): UsedFirst | undefined => {
  const first = policy.coverages.find(({ coverageId }) => coverageId === usedBefore(loss.coverageId))
  if (first === undefined) return undefined
  const { coverageId } = first
  const left = erosionOf(policy, worn).coverages.find((each) => each.coverageId === coverageId)?.left ?? 0
  return left === 0 ? undefined : { coverageId, left, usesUp: left + retentionLeft(first, loss.eventId, worn) }
}

/**
 * What a policy pays of a loss after what it paid before: nothing while what is used first is left (rule: beside-aggregate).
 * First the waiting period goes off, by the share of the outage that it is, once for an interruption; then the retention, once
 * for an event; then no more than is left of the sublimit and of the aggregate.
 */
export const payableOf = (
  policy: Pick<ClaimPolicy, 'aggregate' | 'coverages'>,
  worn: readonly Worn[],
  { loss, timeZone }: { readonly loss: Loss; readonly timeZone: TimeZone },
): Payable => {
  const coverage = policy.coverages.find(({ coverageId }) => coverageId === loss.coverageId)
  if (coverage === undefined) return { refused: 'NO_COVERAGE' }
  const first = usedFirst(policy, worn, loss)
  if (first !== undefined) return { refused: 'USED_FIRST', first }
  const { waitingHours } = coverage
  let covered = loss.amount
  if (waitingHours !== null && waitingHours > 0) {
    if (loss.outage === undefined) return { refused: 'OUTAGE_MISSING' }
    const [minutes, answered] = [
      outageMinutes(loss.outage, timeZone),
      answeredMinutes(loss.outage, { hours: waitingHours, others: loss.otherOutages }, timeZone),
    ]
    if (answered === 0) return { refused: 'WITHIN_WAITING' }
    covered = Number((BigInt(loss.amount) * BigInt(answered)) / BigInt(minutes))
  }
  const borne = Math.min(covered, retentionLeft(coverage, loss.eventId, worn))
  const left = erosionOf(policy, worn).coverages.find(({ coverageId }) => coverageId === loss.coverageId)?.left ?? 0
  const paid = Math.min(covered - borne, left)
  return { waited: loss.amount - covered, borne, beyondLimit: covered - borne - paid, paid, left: left - paid }
}
