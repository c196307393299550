import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'

/** What an endorsement written for one cover does to it. */
export const manuscriptEffects = ['BROADENS', 'RESTRICTS', 'CLARIFIES'] as const
export type ManuscriptEffect = (typeof manuscriptEffects)[number]

/** The characters that one may have: some five printed pages. */
export const mostOfManuscript = 20_000

/** How many one quote or policy has at most. */
export const mostManuscripts = 20

/** As it is printed: `PAL-MAN-0042`. */
export const manuscriptNumberOf = (place: number): string => `PAL-MAN-${String(place).padStart(4, '0')}`

/** Whether the paper takes filed wording alone: that of insurers whom a US state has admitted (rule: filed-wording). */
export const takesFiledWordingOnly = ({
  region,
  isSurplus,
}: {
  readonly region: RegionCode
  readonly isSurplus: boolean
}): boolean => region === 'us' && !isSurplus

interface Asked {
  readonly effect: ManuscriptEffect
  readonly day: CalendarDate
  readonly today: CalendarDate
  /** The term of the policy. */
  readonly term: { readonly effectiveDate: CalendarDate; readonly expirationDate: CalendarDate }
}

/** What is wrong with the day from which a policy is to be endorsed: it is of its term, and nothing is taken away backwards. */
export const wrongDay = ({ effect, day, today, term }: Asked): string | undefined => {
  const { effectiveDate, expirationDate } = term
  if (day < effectiveDate || day >= expirationDate)
    return `From ${effectiveDate} on and before ${expirationDate}: a day of the policy’s term.`
  return effect === 'RESTRICTS' && day < today ? `From ${today} on: cover is not restricted backwards.` : undefined
}
