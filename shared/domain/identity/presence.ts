import type { Instant } from '../calendar/instant.ts'

/** How who has a record open says so, and by when they count as gone (decision: presence). */
export const presence = { everySeconds: 15, goneAfterSeconds: 40 } as const

/** Somebody who has a record open. */
export interface Present {
  readonly userId: string
  readonly name: string
  /** Whose people they are: the provider's, or an organization's. */
  readonly house: string
  readonly since: Instant
  readonly lastSeen: Instant
  /** They have a form open to change it. */
  readonly isEditing: boolean
}

const providersHouse = 'COWBELL'

interface OfHouse {
  readonly accountType: string
  readonly subscriberType: string
  readonly organizationId: string
}

const houseAs = (accountType: string, organizationId: string): string =>
  accountType === providersHouse ? providersHouse : `${accountType} ${organizationId}`

/** Whose people somebody is: who has jumped into an account stays the provider's. */
export const houseOf = ({ subscriberType, organizationId }: OfHouse): string => houseAs(subscriberType, organizationId)

const isThere = (lastSeen: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(lastSeen) < presence.goneAfterSeconds * 1000

/** Since when somebody is there who comes again: since before, unless they had gone. */
export const thereSince = (before: Present | undefined, now: Instant): Instant =>
  before !== undefined && isThere(before.lastSeen, now) ? before.since : now

/** Who is told of: the provider's people are told of everybody, others of their own house alone; longest there first. */
export const othersPresent = (
  present: readonly Present[],
  { viewer, now }: { readonly viewer: OfHouse & { readonly userId: string }; readonly now: Instant },
): readonly Present[] => {
  const house = houseAs(viewer.accountType, viewer.organizationId)
  return present
    .filter(({ userId, lastSeen }) => userId !== viewer.userId && isThere(lastSeen, now))
    .filter((each) => house === providersHouse || each.house === house)
    .toSorted((a, b) => a.since.localeCompare(b.since))
}
