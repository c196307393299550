import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import type { QuoteAction, QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import type { Permission } from '#shared/permissions.ts'

/** What an underwriter decides or changes from the workbench. */
export const decisions = [
  'take',
  'giveBack',
  'release',
  'approve',
  'decline',
  'underwrite',
  'switchSurplus',
  'irpm',
  'exclusions',
  'brokerFee',
  'mgaFee',
  'refer',
  'needBy',
  'reassess',
  'bind',
  'issue',
  'restore',
  'reopen',
  'markLost',
  'rescind',
] as const
export type Decision = (typeof decisions)[number]

/** Offered, but not at this moment: being priced, in another underwriter's hands, or past its last day. */
export type NotNow = 'pricing' | 'held' | 'expired'

type Rule = {
  readonly permission: Permission
  /** The action of the transition table. Without one the deed goes with the statuses named. */
  readonly action?: QuoteAction
  readonly statuses?: readonly QuoteStatus[]
  /** The server refuses it while the price is on its way, another underwriter holds the referral, it has expired. */
  readonly unless?: readonly NotNow[]
}

const open: readonly QuoteStatus[] = ['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED']
const terms = { permission: 'quote:underwrite', action: 'underwrite', unless: ['pricing', 'held'] } as const
const fees = { permission: 'quote:fees', action: 'underwrite', unless: ['pricing'] } as const

const rules: Readonly<Record<Decision, Rule>> = {
  take: { permission: 'quote:underwrite', action: 'take' },
  giveBack: { permission: 'quote:underwrite', action: 'giveBack' },
  release: { permission: 'quote:release', action: 'release', unless: ['pricing', 'held', 'expired'] },
  approve: { permission: 'quote:release', statuses: ['REQUESTED'], unless: ['expired'] },
  decline: { permission: 'quote:decline', action: 'decline', unless: ['held'] },
  underwrite: terms,
  switchSurplus: terms,
  irpm: terms,
  exclusions: { permission: 'quote:underwrite', action: 'underwrite' },
  brokerFee: fees,
  mgaFee: fees,
  refer: { permission: 'quote:underwrite', action: 'refer', unless: ['held'] },
  needBy: { permission: 'quote:update', statuses: open },
  reassess: { permission: 'risk:assess', statuses: open, unless: ['pricing'] },
  bind: { permission: 'quote:bind', action: 'bind', unless: ['pricing', 'expired'] },
  issue: { permission: 'quote:issue', action: 'issue' },
  restore: { permission: 'quote:underwrite', action: 'restore' },
  reopen: { permission: 'quote:underwrite', action: 'reopen', unless: ['expired'] },
  markLost: { permission: 'quote:update', action: 'markLost' },
  rescind: { permission: 'quote:underwrite', action: 'rescind' },
}

export type OfferedDecision = { readonly decision: Decision; readonly notNow?: NotNow }

/** The underwriter in whose hands a referral is, when that is not the reader. */
export const heldByAnother = (
  quote: Pick<Quote, 'agencyStatus' | 'underwriter'>,
  userId: string,
): string | undefined =>
  quote.agencyStatus === 'IN_REVIEW' && quote.underwriter !== undefined && quote.underwriter.id !== userId
    ? quote.underwriter.name
    : undefined

type Reader = {
  readonly userId: string
  readonly may: (needed: Permission) => boolean
  /** May take a referral out of another's hands. */
  readonly isChief: boolean
}

/**
 * What the reader may do, by the permissions and the transition table by which the server refuses. `today` is the
 * insured's day.
 */
export const offeredDecisions = (
  quote: Pick<Quote, 'agencyStatus' | 'expiresOn' | 'patching' | 'underwriter'>,
  { userId, may, isChief }: Reader,
  today: CalendarDate,
): readonly OfferedDecision[] => {
  const held = heldByAnother(quote, userId) !== undefined
  const now: Readonly<Record<NotNow, boolean>> = {
    pricing: quote.patching,
    held,
    expired: isExpired(quote, today),
  }
  return decisions.flatMap((decision): OfferedDecision[] => {
    const { permission, action, statuses, unless = [] } = rules[decision]
    if (!may(permission)) return []
    const fits = action === undefined ? statuses?.includes(quote.agencyStatus) : canQuote(quote.agencyStatus, action)
    if (fits !== true) return []
    // What another underwriter holds, a chief takes back from them; nobody else.
    if (decision === 'giveBack' && held && !isChief) return []
    const notNow = unless.find((reason) => now[reason])
    return [notNow === undefined ? { decision } : { decision, notNow }]
  })
}
