import { type ActingRole, mayAs, type Permission, permissionsOf } from '../../permissions.ts'
import type { Instant } from '../calendar/instant.ts'

/** Keys that an organization has at most. */
export const mostApiKeys = 50

/** What only people do: to make keys, and to go into other accounts. */
export const ofPeopleAlone: readonly Permission[] = ['integration:manage', 'session:jump']

/** How many calls are answered to a key, over all of its tokens, in so many seconds (a minute by the clock). */
export const keyPace = { calls: 600, seconds: 60 } as const

/** For so many days it is kept how often a key was used. */
export const keptUseDays = 90

/** What somebody may let a key do: no more than is open to who makes it, and nothing that is a person's alone. */
export const grantableTo = (maker: ActingRole): Permission[] =>
  permissionsOf(maker.role).filter((permission) => mayAs(maker, permission) && !ofPeopleAlone.includes(permission))

/** With what a key's secret begins, so that one that leaked is known wherever it lies: of real business, or of none. */
export const secretPrefixes = { LIVE: 'palisade_live_', SANDBOX: 'palisade_test_' } as const

export const keyEnvironments = ['LIVE', 'SANDBOX'] as const
export type KeyEnvironment = (typeof keyEnvironments)[number]

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)'

/** How an address, or a range of them, is written that a key is used from. */
export const keyAddress = `(${octet}(\\.${octet}){3}(/(3[0-2]|[12]?\\d))?|[0-9a-f]{0,4}(:[0-9a-f]{0,4}){2,7}(/(12[0-8]|1[01]\\d|\\d?\\d))?)`

/** What is said of one that is none. */
export const wrongKeyAddress = 'Enter an address like 203.0.113.7 or a range like 203.0.113.0/24'

const day = 86_400_000

/** So many days before a key ends its maker is told; of one that was made for no more than twice as many, nobody is. */
const toldDaysBefore = 7

interface Term {
  readonly days: number
  readonly expiresAt: Instant
}

/** Whether it is time to tell of a key's end. */
export const isToldOfExpiry = ({ days, expiresAt }: Term, now: Instant): boolean =>
  days > 2 * toldDaysBefore && Date.parse(expiresAt) - Date.parse(now) <= toldDaysBefore * day
