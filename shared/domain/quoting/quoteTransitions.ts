import { allowedIn, type Lifecycle, mayIn, nextIn, type Transition } from './lifecycle.ts'
import type { QuoteAction, QuoteStatus } from './quoteStatus.ts'

const priced = ['READY', 'REFERRED', 'INDICATION', 'API_REJECTED'] as const satisfies readonly QuoteStatus[]

/**
 * The life of a quote (decision 24). A release or decline of a referral nobody has taken takes it in the same step. Terms
 * that are in front of an underwriter or on their way to be bound fall with the facts they stand on: they can be
 * invalidated and expire like open ones. `restore` and `reopen` bring back the status the quote had.
 */
export const quoteTransitions = {
  DRAFT: { request: priced, update: 'DRAFT', remove: 'DELETED' },
  READY: {
    requestToBind: 'REQUESTED',
    update: ['READY', 'REFERRED', 'INDICATION'],
    send: 'READY',
    requestReview: 'REFERRED',
    refer: 'REFERRED',
    underwrite: 'READY',
    decline: 'DECLINED',
    markLost: 'LOST',
    invalidate: 'INVALID',
    expire: 'EXPIRED',
    remove: 'DELETED',
  },
  INDICATION: {
    update: ['INDICATION', 'READY', 'REFERRED'],
    send: 'INDICATION',
    requestReview: 'REFERRED',
    refer: 'REFERRED',
    underwrite: 'INDICATION',
    release: 'READY',
    decline: 'DECLINED',
    markLost: 'LOST',
    invalidate: 'INVALID',
    expire: 'EXPIRED',
    remove: 'DELETED',
  },
  REFERRED: {
    take: 'IN_REVIEW',
    release: 'READY',
    approve: 'READY',
    decline: 'DECLINED',
    update: ['REFERRED', 'READY', 'INDICATION'],
    underwrite: 'REFERRED',
    markLost: 'LOST',
    invalidate: 'INVALID',
    expire: 'EXPIRED',
    remove: 'DELETED',
  },
  IN_REVIEW: {
    release: 'READY',
    approve: 'READY',
    decline: 'DECLINED',
    underwrite: 'IN_REVIEW',
    giveBack: 'REFERRED',
    invalidate: 'INVALID',
    expire: 'EXPIRED',
  },
  REQUESTED: {
    sign: 'SIGNED',
    bind: 'BOUND',
    approve: 'REQUESTED',
    refer: 'REFERRED',
    decline: 'DECLINED',
    markLost: 'LOST',
    invalidate: 'INVALID',
    expire: 'EXPIRED',
  },
  SIGNED: { bind: 'BOUND', decline: 'DECLINED', invalidate: 'INVALID', expire: 'EXPIRED' },
  BOUND: { issue: 'ISSUED', rescind: 'RESCIND', expireBinder: 'BINDER EXPIRED' },
  ISSUED: {},
  DECLINED: { restore: ['IN_REVIEW', 'REFERRED', 'INDICATION', 'READY', 'REQUESTED', 'SIGNED'] },
  API_REJECTED: { retry: priced, remove: 'DELETED' },
  INVALID: { remove: 'DELETED' },
  EXPIRED: { remove: 'DELETED' },
  LOST: { reopen: ['READY', 'REFERRED', 'INDICATION', 'REQUESTED'] },
  DELETED: { restore: ['READY', 'REFERRED', 'INDICATION', 'DRAFT', 'API_REJECTED', 'INVALID', 'EXPIRED'] },
  'BINDER EXPIRED': {},
  RESCIND: {},
} as const satisfies Lifecycle<QuoteStatus, QuoteAction>

const lifecycle: Lifecycle<QuoteStatus, QuoteAction> = quoteTransitions

export const canQuote = (status: QuoteStatus, action: QuoteAction): boolean => mayIn(lifecycle, status, action)

/** Actions a quote of this status allows, in the order of the table. */
export const allowedQuoteActions = (status: QuoteStatus): QuoteAction[] => allowedIn(lifecycle, status)

/** The quote's status after `action`; `outcome` says which one where the action has several (decision 24). */
export const nextQuoteStatus = (
  status: QuoteStatus,
  action: QuoteAction,
  outcome?: QuoteStatus,
): Transition<QuoteStatus, QuoteAction> => nextIn(lifecycle, status, action, outcome)

/** Whether an account's details may be edited inside a quote of this status (decision 26). */
export const mayEditAccountInQuote = (status: QuoteStatus): boolean => status === 'READY' || status === 'INDICATION'
