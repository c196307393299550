import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import { endedOn, knownAt, type Stack } from './policyStack.ts'
import type { Term } from './termPremium.ts'

/** Where a certificate and the cover that it showed stand, as somebody reads it who holds it. */
export const certificateStandings = ['IN_FORCE', 'NOT_BEGUN', 'REVISED', 'CANCELLED', 'EXPIRED', 'WITHDRAWN'] as const
export type CertificateStanding = (typeof certificateStandings)[number]

/** What of a policy's cover a certificate shows. */
interface Shown {
  readonly companyName: string
  readonly limit: number
  readonly aggLimit: number
  readonly deductible: number
  readonly retroActivePeriod?: unknown
  readonly waitingPeriod?: unknown
  readonly eventExclusions?: unknown
  readonly additionalInsureds: unknown
  readonly coverages: readonly { readonly premium?: unknown; readonly coverageId: number }[]
}

const shownOf = (cover: Shown): string =>
  JSON.stringify([
    ...[cover.companyName, cover.limit, cover.aggLimit, cover.deductible, cover.retroActivePeriod],
    ...[cover.waitingPeriod, cover.eventExclusions, cover.additionalInsureds],
    // What cover costs is not on a certificate.
    cover.coverages.map(({ premium: _, ...coverage }) => coverage).toSorted((a, b) => a.coverageId - b.coverageId),
  ])

/** Whether a certificate made of one would say something else of the other. */
export const isRevised = (then: Shown, now: Shown): boolean => shownOf(then) !== shownOf(now)

interface Standing {
  readonly standing: CertificateStanding
  /** The first day without cover, where that comes before the period's end. */
  readonly endsOn?: CalendarDate
}

/**
 * Where a certificate stands on a day, by all that is known then (rule: certificate-standing): what was withdrawn says
 * nothing more; cover that ended is told before cover that changed.
 */
export const certificateStanding = (
  {
    stack,
    term,
    withdrawn,
    revised,
  }: {
    readonly stack: Stack
    readonly term: Term
    readonly withdrawn: boolean
    readonly revised: boolean
  },
  { today, now }: { readonly today: CalendarDate; readonly now: Instant },
): Standing => {
  const ended = endedOn(knownAt(stack, now))
  const endsOn = ended !== undefined && ended < term.endDate ? ended : undefined
  const isCancelled = endsOn !== undefined && (today >= endsOn || endsOn <= term.effectiveDate)
  const standing = withdrawn
    ? 'WITHDRAWN'
    : isCancelled
      ? 'CANCELLED'
      : today >= term.endDate
        ? 'EXPIRED'
        : revised
          ? 'REVISED'
          : today < term.effectiveDate
            ? 'NOT_BEGUN'
            : 'IN_FORCE'
  return { standing, ...(endsOn !== undefined && { endsOn }) }
}
