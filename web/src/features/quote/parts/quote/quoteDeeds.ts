import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import type { QuoteAction, QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import type { Permission } from '#shared/permissions.ts'

/** What can be done to a quote from its page. */
export const quoteDeeds = [
  'requestToBind',
  'bind',
  'issue',
  'retry',
  'reopen',
  'edit',
  'send',
  'requestReview',
  'needBy',
  'markLost',
  'remove',
] as const
export type QuoteDeed = (typeof quoteDeeds)[number]

type Rule = {
  readonly permission: Permission | readonly Permission[]
  /** The action of the transition table; without one the deed goes with every open status. */
  readonly action?: QuoteAction
  /** The server refuses it once the quote's last day is over. */
  readonly endsWithExpiry?: true
}

/** Statuses in which somebody still waits for something. */
const open: readonly QuoteStatus[] = ['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED']

const rules: Readonly<Record<QuoteDeed, Rule>> = {
  requestToBind: { permission: ['quote:update', 'quote:request'], action: 'requestToBind', endsWithExpiry: true },
  bind: { permission: 'quote:bind', action: 'bind', endsWithExpiry: true },
  issue: { permission: 'quote:bind', action: 'issue' },
  retry: { permission: 'quote:request', action: 'retry' },
  reopen: { permission: 'quote:underwrite', action: 'reopen', endsWithExpiry: true },
  edit: { permission: 'quote:update', action: 'update' },
  send: { permission: 'quote:send', action: 'send', endsWithExpiry: true },
  requestReview: { permission: 'quote:request', action: 'requestReview' },
  needBy: { permission: 'quote:update' },
  markLost: { permission: 'quote:update', action: 'markLost' },
  remove: { permission: 'quote:delete', action: 'remove' },
}

/**
 * Which operation issues: staff and carriers have a path of their own, agencies the agent's (quoting-and-servicing,
 * section 6). Those who may only take the agent's path take that one.
 */
export const issuesAsStaff = (accountType: AccountType, may: (needed: Permission) => boolean): boolean =>
  accountType === 'CARRIER' ? may('quote:issue') : !may('quote:bind') && may('quote:issue')

export type OfferedDeed = {
  readonly deed: QuoteDeed
  /** Offered but not now: the quote is being priced, or its last day is over. */
  readonly notNow?: 'pricing' | 'expired'
}

/**
 * What the reader may do to a quote, by the permission and the transition table by which the server refuses. `today` is the
 * insured's.
 */
export const offeredDeeds = (
  quote: Pick<Quote, 'agencyStatus' | 'expiresOn' | 'patching'>,
  may: (needed: Permission | readonly Permission[]) => boolean,
  today: CalendarDate,
): OfferedDeed[] =>
  quoteDeeds.flatMap((deed): OfferedDeed[] => {
    const { permission, action, endsWithExpiry } = rules[deed]
    const issuable = deed === 'issue' && may('quote:issue')
    if (!may(permission) && !issuable) return []
    const { agencyStatus } = quote
    if (action === undefined ? !open.includes(agencyStatus) : !canQuote(agencyStatus, action)) return []
    if (quote.patching && deed !== 'needBy') return [{ deed, notNow: 'pricing' }]
    return [endsWithExpiry && isExpired(quote, today) ? { deed, notNow: 'expired' } : { deed }]
  })

/** The deed that brings the quote on: the one primary action of its page. */
export const nextDeed = (offered: readonly OfferedDeed[]): OfferedDeed | undefined =>
  offered.find(({ deed }) => ['requestToBind', 'bind', 'issue', 'retry', 'reopen'].includes(deed))

/** Steps of the guided path from a quote to a policy. */
export const pathSteps = ['quote', 'requestToBind', 'bind', 'issue', 'policy'] as const
export type PathStep = (typeof pathSteps)[number]

const steps: Readonly<Partial<Record<QuoteStatus, PathStep>>> = {
  DRAFT: 'quote',
  INDICATION: 'quote',
  REFERRED: 'quote',
  IN_REVIEW: 'quote',
  API_REJECTED: 'quote',
  READY: 'requestToBind',
  REQUESTED: 'bind',
  SIGNED: 'bind',
  BOUND: 'issue',
  ISSUED: 'policy',
}

/** The step a quote is on; undefined once it has left the path. */
export const stepOf = (status: QuoteStatus): PathStep | undefined => steps[status]
