import type { CalendarDate, Period } from '../calendar/calendarDate.ts'
import { moveDate } from '../calendar/moveDate.ts'
import type { Role } from './roles.ts'

/** What somebody may ask about their own data: to see it, to have it corrected, to have it erased. */
export const privacyKinds = ['ACCESS', 'CORRECTION', 'ERASURE'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** How somebody who asked was known to be who they say. */
export const identityProofs = [
  'SESSION',
  'CODE',
  'CALLED_BACK',
  'DOCUMENT_SEEN',
  'ADDRESS_ON_FILE',
  'ORGANIZATION',
] as const
export type IdentityProof = (typeof identityProofs)[number]

/** Why a request is refused: each law has these, in its own words. */
export const refusalGrounds = ['NOT_PROVED', 'UNFOUNDED', 'KEPT_BY_LAW', 'NOT_THEIRS'] as const

/** What is held of a person, by where it stands. */
export const dataParts = [
  'USER',
  'SIGN_IN',
  'SESSIONS',
  'API_KEYS',
  'PHOTO',
  'NOTIFICATIONS',
  'PLACES',
  'LEFT',
  'REVIEWS',
  'LICENSES',
  'DOCUMENTS',
  'WORK',
  'CONTACTS',
  'EVIDENCE',
  'HISTORY',
] as const
export type DataPart = (typeof dataParts)[number]

/** What an erasure makes of a part: what is the person's goes, what shows who they are becomes a pseudonym, business is kept. */
export const fateOf: Readonly<Record<DataPart, 'ERASED' | 'KEPT' | 'PSEUDONYMISED'>> = {
  USER: 'PSEUDONYMISED',
  SIGN_IN: 'ERASED',
  SESSIONS: 'ERASED',
  API_KEYS: 'ERASED',
  PHOTO: 'ERASED',
  NOTIFICATIONS: 'ERASED',
  PLACES: 'ERASED',
  LEFT: 'PSEUDONYMISED',
  REVIEWS: 'PSEUDONYMISED',
  LICENSES: 'KEPT',
  DOCUMENTS: 'KEPT',
  WORK: 'KEPT',
  CONTACTS: 'PSEUDONYMISED',
  EVIDENCE: 'KEPT',
  HISTORY: 'PSEUDONYMISED',
}

/** What may forbid an erasure for a time. */
export const holdReasons = [
  'POLICY_IN_FORCE',
  'RETENTION',
  'CLAIM_OPEN',
  'INVOICE_UNPAID',
  'LEGAL_HOLD',
  'LAST_ADMINISTRATOR',
  'ONLY_CONTACT',
  'CLIENTS',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** Who decides on a hold, and whether they may let the erasure pass it; where not, what holds it has to end. */
export const decidersOf: Readonly<Record<HoldReason, { readonly roles: readonly Role[]; readonly passable: boolean }>> =
  {
    POLICY_IN_FORCE: { roles: ['Super Admin', 'Power User', 'Underwriter'], passable: true },
    RETENTION: { roles: ['Super Admin', 'Power User'], passable: true },
    CLAIM_OPEN: { roles: ['Super Admin', 'Power User', 'Head of Claims'], passable: true },
    INVOICE_UNPAID: { roles: ['Super Admin', 'Power User', 'Customer Success'], passable: true },
    LEGAL_HOLD: { roles: ['Super Admin', 'Power User', 'Customer Success'], passable: false },
    LAST_ADMINISTRATOR: { roles: ['Super Admin', 'Power User'], passable: false },
    ONLY_CONTACT: { roles: ['Super Admin', 'Power User', 'Customer Success'], passable: false },
    CLIENTS: { roles: ['Super Admin', 'Power User', 'Customer Success'], passable: false },
  }

/** What is known of a person's business, by which an erasure is held; numbers and names are what people read. */
export interface BusinessFacts {
  /** Numbers of policies that cover, or will, of the person's accounts and of those in whose records they are named. */
  readonly inForce: readonly string[]
  /** The last day until which what has ended is kept. */
  readonly keptUntil?: CalendarDate | undefined
  readonly openClaims: readonly string[]
  /** Numbers of policies that are not paid whole. */
  readonly unpaid: readonly string[]
  /** Numbers of policies that somebody holds. */
  readonly onHold: readonly string[]
  /** Organizations of which the person is the last administrator. */
  readonly lastOf: readonly string[]
  /** Organizations at work that have nobody else as their contact. */
  readonly contactOf: readonly string[]
  /** Agencies where the person has clients or open quotes that nobody has taken over. */
  readonly clientsAt: readonly string[]
}

/** Something that forbids an erasure now. */
export interface PrivacyHold {
  readonly reason: HoldReason
  /** What it is about: numbers or names. */
  readonly of: readonly string[]
  readonly until?: CalendarDate | undefined
}

/** What forbids to erase somebody on a day (rule: erasure-held). What is kept after its end is no hold beside one in force. */
export const holdsOf = (facts: BusinessFacts, today: CalendarDate): PrivacyHold[] => {
  const { inForce, keptUntil, openClaims, unpaid, onHold, lastOf, contactOf, clientsAt } = facts
  const held = (reason: HoldReason, of: readonly string[]): PrivacyHold[] => (of.length === 0 ? [] : [{ reason, of }])
  return [
    ...held('POLICY_IN_FORCE', inForce),
    ...(inForce.length === 0 && keptUntil !== undefined && keptUntil >= today
      ? [{ reason: 'RETENTION' as const, of: [], until: keptUntil }]
      : []),
    ...held('CLAIM_OPEN', openClaims),
    ...held('INVOICE_UNPAID', unpaid),
    ...held('LEGAL_HOLD', onHold),
    ...held('LAST_ADMINISTRATOR', lastOf),
    ...held('ONLY_CONTACT', contactOf),
    ...held('CLIENTS', clientsAt),
  ]
}

/** What of the holds nobody has let pass. */
export const standingHolds = <Hold extends Pick<PrivacyHold, 'reason'>>(
  holds: readonly Hold[],
  passed: readonly { readonly reason: HoldReason }[],
): Hold[] => holds.filter(({ reason }) => !passed.some((each) => each.reason === reason))

/** How long an answer may take by a region's law, and by how much it may be extended once, where it may. */
export interface AnswerTime {
  readonly answer: Period
  readonly extension?: Period | undefined
}

/** The last day for an answer (rule: privacy-deadline): a month without the day ends on its last one. */
export const answerDueOn = (receivedOn: CalendarDate, { answer }: AnswerTime): CalendarDate =>
  moveDate(receivedOn, answer)

const together = (a: Period, b: Period): Period => ({
  months: (a.months ?? 0) + (b.months ?? 0),
  days: (a.days ?? 0) + (b.days ?? 0),
})

/** The last day once it was extended, counted from the day of receipt; undefined where the law has no extension. */
export const extendedDueOn = (receivedOn: CalendarDate, { answer, extension }: AnswerTime): CalendarDate | undefined =>
  extension && moveDate(receivedOn, together(answer, extension))

interface Pseudonym {
  readonly firstName: string
  readonly lastName: string
}

const endOf = (id: string): string => /.{6}$/u.exec(id)?.[0] ?? id

/** By which name somebody is known once erased: the end of their id, which says nothing of them. */
export const pseudonymOf = (userId: string): Pseudonym => ({ firstName: 'Former user', lastName: endOf(userId) })

/** By which name records of business know somebody who never was a user: by the end of the request that erased them. */
export const contactPseudonymOf = (requestId: string): Pseudonym => ({
  firstName: 'Former contact',
  lastName: endOf(requestId),
})
