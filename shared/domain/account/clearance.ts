import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { Company } from './companyIdentity.ts'
import { isSameCompany } from './sameCompany.ts'

/** By which a company names one agency as its own, whoever came first. */
interface BrokerOfRecordLetter {
  readonly signedOn: CalendarDate
  readonly receivedAt: Instant
}

/** That an agency has brought a company, which it has not given up. */
export interface Claim {
  readonly id: string
  readonly agencyId: string
  readonly company: Company
  readonly receivedAt: Instant
  readonly letter?: BrokerOfRecordLetter | undefined
}

/** Whether a claim is cleared, and by what; which claims it stands against is the provider's to know (`toldOf`). */
export interface Clearance {
  readonly cleared: boolean
  readonly by: 'FIRST_IN' | 'LETTER' | 'ONLY_ONE'
  /** The other agencies' claims to the company, the strongest first. */
  readonly against: readonly string[]
}

/** The letter that counts at a moment: one that has come by then, since none acts back in time. */
const letterAt = ({ letter }: Claim, now: Instant): BrokerOfRecordLetter | undefined =>
  letter !== undefined && letter.receivedAt <= now ? letter : undefined

/** The later first; an absent one last. */
const latest = (a: string | undefined, b: string | undefined): number => {
  if (a === b) return 0
  return (a ?? '') > (b ?? '') ? -1 : 1
}

/**
 * The stronger claim first: the company's newest word, which takes back those before it, then who came first. Of two at
 * the same moment it is the one with the lesser id, so that both are judged alike.
 */
const strongest =
  (now: Instant) =>
  (a: Claim, b: Claim): number => {
    const [ours, theirs] = [letterAt(a, now), letterAt(b, now)]
    return (
      latest(ours?.signedOn, theirs?.signedOn) ||
      latest(ours?.receivedAt, theirs?.receivedAt) ||
      latest(b.receivedAt, a.receivedAt) ||
      latest(b.id, a.id)
    )
  }

/**
 * Who of several agencies may work on a company: the one with the newest broker-of-record letter, without a letter the
 * first in time (rule: clearance). An agency does not stand against itself.
 */
export const clearanceOf = (claim: Claim, others: readonly Claim[], now: Instant): Clearance => {
  const against = others
    .filter(({ agencyId, company }) => agencyId !== claim.agencyId && isSameCompany(claim.company, company))
    .sort(strongest(now))
  const [first = claim] = [...against, claim].sort(strongest(now))
  const by = letterAt(first, now) === undefined ? 'FIRST_IN' : 'LETTER'
  return {
    cleared: first === claim,
    by: against.length === 0 ? 'ONLY_ONE' : by,
    against: against.map(({ id }) => id),
  }
}

/** What the agency learns: never whose client a company is, nor by what, nor how many want it. */
export const toldOf = ({ cleared }: Clearance): Pick<Clearance, 'cleared'> => ({ cleared })
