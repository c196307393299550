import type { Licensing } from '../../regions/licensing.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Reason } from '../coverage/reason.ts'
import type { AuthorityLine } from './license.ts'
import type { Verified } from './verified.ts'

/** A license as far as a sale is measured by it. */
export interface HeldLicense {
  /** Where it was given; none where one permission holds everywhere. */
  readonly state?: string | undefined
  readonly linesOfAuthority: readonly AuthorityLine[]
  readonly effectiveDate?: CalendarDate | undefined
  /** The last day it holds; a surplus lines license on record may have none. */
  readonly expirationDate?: CalendarDate | undefined
  /** What the register said of it, where it was asked. */
  readonly verified?: Pick<Verified, 'verdict'> | undefined
}

/** Whose licenses a sale asks for. */
export type Seller = 'agency' | 'agent' | 'broker'

/** A sale, with the licenses that are on record; who sells alone, without an agent who is known, has none to show. */
export interface Sale {
  readonly licensing: Licensing
  /** The insured's home state. */
  readonly state: string
  readonly isSurplus: boolean
  /** The day it is where the insured is, and the day cover begins. */
  readonly today: CalendarDate
  readonly effectiveDate: CalendarDate
  readonly agency: readonly HeldLicense[]
  readonly agent?: readonly HeldLicense[] | undefined
  /** The agency's surplus lines licenses. */
  readonly surplus: readonly HeldLicense[]
  /** The agency, or the one it is a location of, where it is held or has left. */
  readonly held?: { readonly name: string; readonly status: string } | undefined
  /** The agency by its name, while it goes into another. */
  readonly merging?: string | undefined
}

/** Verified, not verified since nothing is on record, or refused since what is on record does not do, or nothing is of a broker. */
export type SaleStanding = 'LICENSED' | 'NOT_LICENSED' | 'NOT_VERIFIED'

/** Why a sale is not licensed, or not known to be; `blocks` says that it is not bound and not issued so. */
export interface SaleReason extends Reason {
  readonly blocks: boolean
}

export interface SaleVerdict {
  readonly standing: SaleStanding
  readonly reasons: readonly SaleReason[]
}

interface Asked {
  readonly seller: Seller
  readonly licenses: readonly HeldLicense[]
  readonly line: AuthorityLine
}

interface SellerWords {
  readonly whose: string
  readonly none: (word: Licensing['word']) => string
}

const sellerWords: Readonly<Record<Seller, SellerWords>> = {
  agency: { whose: 'the agency’s', none: (word) => `No ${word} of the agency` },
  agent: { whose: 'the agent’s', none: (word) => `No ${word} of the agent` },
  broker: { whose: 'the agency’s surplus lines', none: (word) => `No surplus lines ${word} of the agency` },
}

const latest = (licenses: readonly HeldLicense[]): CalendarDate | undefined =>
  licenses
    .flatMap(({ expirationDate }) => expirationDate ?? [])
    .toSorted()
    .at(-1)

const earliest = (licenses: readonly HeldLicense[]): CalendarDate | undefined =>
  licenses
    .flatMap(({ effectiveDate }) => effectiveDate ?? [])
    .toSorted()
    .at(0)

const begins = (day: CalendarDate) => (license: HeldLicense) =>
  license.effectiveDate === undefined || license.effectiveDate <= day
const lasts = (day: CalendarDate) => (license: HeldLicense) =>
  license.expirationDate === undefined || license.expirationDate >= day

/** The one thing that keeps these licenses from covering the sale: the nearest to being right of them is told. */
const reasonOf = (sale: Sale, { seller, licenses, line }: Asked): SaleReason | undefined => {
  const { whose, none } = sellerWords[seller]
  const { licensing, state, today } = sale
  const { byState, word } = licensing
  const where = byState ? ` in ${state}` : ''
  // Cover that begins later is sold today and held then; what began before is sold today.
  const day = sale.effectiveDate > today ? sale.effectiveDate : today
  const told = (rule: string, reason: Omit<SaleReason, 'blocks' | 'ruleId'>, blocks = true): SaleReason => ({
    ruleId: `license.${seller}.${rule}`,
    ...reason,
    blocks,
  })
  if (licenses.length === 0)
    return told(
      'notVerified',
      {
        input: null,
        threshold: byState ? state : line,
        message: `${none(word)} is on record, so it is not known that this may be sold${where}`,
        cure: `Enter ${whose} ${word}${byState ? ` of ${state}` : ''}`,
      },
      // Surplus lines are placed by a licensed broker alone: nobody else may, whom the register may well know.
      seller === 'broker',
    )
  const inState = licenses.filter((each) => !byState || each.state === state)
  if (inState.length === 0)
    return told('state', {
      input: [...new Set(licenses.map((each) => each.state ?? ''))].toSorted().join(', '),
      threshold: state,
      message: `None of ${whose} ${word}s is of ${state}`,
      cure: `Enter ${whose} ${word} of ${state}, or have somebody sell this who has one`,
    })
  const standing = inState.filter(({ verified }) => verified === undefined || verified.verdict === 'CONFIRMED')
  if (standing.length === 0)
    return told('refuted', {
      input: inState[0]?.verified?.verdict ?? null,
      threshold: 'CONFIRMED',
      message: `By the register, ${whose} ${word}${where} has ended or is none`,
      cure: `Check the number, or enter ${whose} ${word} that holds`,
    })
  const ofLine = standing.filter(({ linesOfAuthority }) => linesOfAuthority.includes(line))
  if (ofLine.length === 0)
    return told('line', {
      input: [...new Set(standing.flatMap(({ linesOfAuthority }) => linesOfAuthority))].toSorted().join(', '),
      threshold: line,
      message: `${capital(whose)} ${word}${where} does not have the line of authority that this is sold under`,
      cure: `Have the line added to the ${word}, then enter it`,
    })
  const lasting = ofLine.filter((each) => lasts(today)(each) && lasts(day)(each))
  if (lasting.length === 0)
    return told('expired', {
      input: latest(ofLine) ?? null,
      threshold: day,
      message: `${capital(whose)} ${word}${where} expires on ${latest(ofLine)}, before ${day}`,
      cure: `Renew the ${word}, then enter its new expiration date`,
    })
  if (!lasting.some(begins(today)))
    return told('notBegun', {
      input: earliest(lasting) ?? null,
      threshold: today,
      message: `${capital(whose)} ${word}${where} begins on ${earliest(lasting)}, after ${today}`,
      cure: `Sell on ${earliest(lasting)} or later`,
    })
  return undefined
}

/** What keeps an agency that is held, or gone, from selling, whatever its licenses are. */
const heldReason = ({ name, status }: NonNullable<Sale['held']>): SaleReason => ({
  ruleId: 'agency.held',
  input: status,
  threshold: 'ACTIVE',
  message: `${name} is ${status === 'CLOSED' ? 'no agency of the program any more' : 'suspended'}`,
  cure: 'Have the provider reinstate the agency, or move the client to another one',
  blocks: true,
})

/** The rule that nobody lets through: a sale amid a merger would stay behind with what is closed. */
export const mergingRule = 'agency.merging'

const mergingReason = (name: string): SaleReason => ({
  ruleId: mergingRule,
  input: 'OFFBOARDING',
  threshold: 'ACTIVE',
  message: `${name} is being merged into another agency`,
  cure: 'Wait until that is done, then sell there',
  blocks: true,
})

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/**
 * Whether an agency and its agent may sell a risk where the insured is at home (rule: licensing, decision: who-may-sell). Who
 * has no license on record at all is not verified, which is told and stops nothing; who has some, none of which covers the
 * sale, may not sell it, and an agency that is held, or goes into another, sells nothing. Surplus lines ask for a license of their own besides, and nobody without one on record sells them.
 */
export const whoMaySell = (sale: Sale): SaleVerdict => {
  const { agency, agent, surplus, held, isSurplus, licensing, merging } = sale
  const line = licensing.cyberLine
  const ask = (seller: Seller, licenses: readonly HeldLicense[], of: AuthorityLine = line) =>
    reasonOf(sale, { seller, licenses, line: of }) ?? []
  const reasons = [
    held === undefined ? [] : heldReason(held),
    merging === undefined ? [] : mergingReason(merging),
    ask('agency', agency),
    agent === undefined ? [] : ask('agent', agent),
    isSurplus && licensing.hasSurplusLines ? ask('broker', surplus, 'SURPLUS_LINES') : [],
  ].flat()
  const blocking = reasons.some(({ blocks }) => blocks)
  const standing = blocking ? 'NOT_LICENSED' : reasons.length > 0 ? 'NOT_VERIFIED' : 'LICENSED'
  return { standing, reasons: reasons.toSorted((a, b) => Number(b.blocks) - Number(a.blocks)) }
}
