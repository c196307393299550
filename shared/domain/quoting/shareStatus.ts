import type { Instant } from '../calendar/instant.ts'

/** How a link to an offer stands; only an open one shows it. */
export const shareStatuses = ['OPEN', 'REVOKED', 'EXPIRED'] as const
export type ShareStatus = (typeof shareStatuses)[number]

/** For so many days a link may be made. */
export const shareDays = [1, 7, 30] as const

/** So many other offers a link shows beside the first: five are compared at once. */
export const mostBeside = 4

/** So many links of one quote may be open at once. */
export const mostOpenShares = 10

/** A link that was taken back stays so; past its moment it shows nothing. */
export const shareStatus = (
  { expiresAt, revokedAt }: { readonly expiresAt: Instant; readonly revokedAt?: Instant | undefined },
  now: Instant,
): ShareStatus => {
  if (revokedAt !== undefined) return 'REVOKED'
  return Date.parse(expiresAt) <= Date.parse(now) ? 'EXPIRED' : 'OPEN'
}
