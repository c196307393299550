import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '../money/money.ts'
import type { CommissionManner } from '../quoting/commissionAgreement.ts'
import { type CommissionFacts, commissionEarned } from './agencyCommission.ts'

/** What of an agency's commission another one has, 0 to 1. */
export interface CommissionPart {
  readonly agencyId: string
  readonly share: number
}

/** How the commission of one agency on a policy is earned, and who shares it. */
export interface SharedCommission {
  readonly of: string
  readonly manner: CommissionManner
  readonly parts: readonly CommissionPart[]
}

/** What of a commission each has: the others their shares as rounded, one after the other; the agency what is left. */
export const partsOf = (
  whole: MinorUnits,
  { of, parts }: Pick<SharedCommission, 'of' | 'parts'>,
): ReadonlyMap<string, MinorUnits> => {
  const amounts = new Map<string, MinorUnits>()
  const sign = Math.sign(whole)
  let left = Math.abs(whole)
  for (const { agencyId, share } of parts) {
    const amount = Math.min(left, portion(Math.abs(whole), { rate: share }))
    left -= amount
    amounts.set(agencyId, (amounts.get(agencyId) ?? 0) + sign * amount)
  }
  return amounts.set(of, (amounts.get(of) ?? 0) + sign * left)
}

/** What of a commission is the agency's own. */
export const ownPart = (whole: MinorUnits, shared: SharedCommission | undefined): MinorUnits =>
  shared === undefined ? whole : (partsOf(whole, shared).get(shared.of) ?? 0)

/** What an agency's commission on a policy was while it had it, and what it kept of its payments. Minor units. */
export interface CommissionHolding {
  readonly agencyId: string
  readonly written: MinorUnits
  readonly retained: MinorUnits
}

/** What the ledger says of the commission on a policy up to the end of a day, in minor units. */
export interface CommissionStanding extends CommissionFacts {
  /** Of whom it was, one after the other; the last has the policy. */
  readonly holdings: readonly CommissionHolding[]
  /** What became due before, less what was clawed back, by agency. */
  readonly madeDue: ReadonlyMap<string, MinorUnits>
  /** The agency keeps its commission of what it pays. */
  readonly agencyBilled: boolean
  /** How it is shared, where it is or where it is earned in another way than as it is paid. */
  readonly shared?: SharedCommission | undefined
}

/** What of each holding is earned: together what is earned of all, to the unit. */
const earnedByHolding = (standing: CommissionStanding): MinorUnits[] => {
  const { holdings, shared, written, charged, paid } = standing
  const asPaid = commissionEarned({ written, charged, paid, retained: 0 })
  const before = holdings.slice(0, -1).map((each) => commissionEarned({ ...each, charged, paid }))
  const last = asPaid - before.reduce((sum, amount) => sum + amount, 0)
  return [...before, last].map((amount, index) => {
    const holding = holdings[index]
    return shared?.manner === 'AS_WRITTEN' && shared.of === holding?.agencyId ? holding.written : amount
  })
}

const addTo = (amounts: Map<string, MinorUnits>, agencyId: string, amount: MinorUnits) =>
  amounts.set(agencyId, (amounts.get(agencyId) ?? 0) + amount)

/** An amount of each holding, by everybody who has a part of it. */
const shareOut = (
  { holdings, shared }: Pick<CommissionStanding, 'holdings' | 'shared'>,
  amounts: readonly MinorUnits[],
): Map<string, MinorUnits> => {
  const all = new Map<string, MinorUnits>()
  for (const [index, { agencyId }] of holdings.entries()) {
    const sharing = shared?.of === agencyId ? shared : { of: agencyId, parts: [] }
    for (const [id, part] of partsOf(amounts[index] ?? 0, sharing)) addTo(all, id, part)
  }
  return all
}

/** What each agency has earned of the commission on a policy, less what it kept of its payments. */
const owedByAgency = (standing: CommissionStanding): ReadonlyMap<string, MinorUnits> => {
  const owed = shareOut(standing, earnedByHolding(standing))
  for (const { agencyId, retained } of standing.holdings) addTo(owed, agencyId, 0 - retained)
  return owed
}

/**
 * What of the commission on a policy becomes due to each agency now, below zero where it is clawed back: what it was made
 * due of is taken off what it is owed, so that all of them together have the whole, and give it back by the same parts. An
 * agency that is billed has kept its own of what it paid, and rounds with each part: what that leaves is settled once
 * nothing is due on the policy any more.
 */
export const commissionsBecomingDue = (standing: CommissionStanding): ReadonlyMap<string, MinorUnits> => {
  const { agencyBilled, charged, holdings, madeDue, paid } = standing
  const owed = owedByAgency(standing)
  const waits = new Set(agencyBilled && paid < charged ? holdings.map(({ agencyId }) => agencyId) : [])
  const due = new Map<string, MinorUnits>()
  for (const agencyId of new Set([...owed.keys(), ...madeDue.keys()])) {
    const amount = waits.has(agencyId) ? 0 : (owed.get(agencyId) ?? 0) - (madeDue.get(agencyId) ?? 0)
    if (amount !== 0) due.set(agencyId, amount)
  }
  return due
}

/** Where one agency stands with the commission on a policy, in minor units. */
export interface AgencyStanding {
  readonly agencyId: string
  readonly written: MinorUnits
  readonly earned: MinorUnits
  readonly retained: MinorUnits
  /** Became due, less what was clawed back. */
  readonly booked: MinorUnits
  readonly toBook: MinorUnits
}

/** Where everybody stands who has a part of the commission on a policy; together they have the whole. */
export const commissionByAgency = (standing: CommissionStanding): AgencyStanding[] => {
  const { holdings, madeDue } = standing
  const due = commissionsBecomingDue(standing)
  const earned = shareOut(standing, earnedByHolding(standing))
  const written = shareOut(
    standing,
    holdings.map((each) => each.written),
  )
  const retainedBy = (agencyId: string) =>
    holdings.reduce((sum, each) => sum + (each.agencyId === agencyId ? each.retained : 0), 0)
  return [...new Set([...written.keys(), ...madeDue.keys()])].map((agencyId) => ({
    agencyId,
    written: written.get(agencyId) ?? 0,
    earned: earned.get(agencyId) ?? 0,
    retained: retainedBy(agencyId),
    booked: madeDue.get(agencyId) ?? 0,
    toBook: due.get(agencyId) ?? 0,
  }))
}

/** The premium on which an agency has earned, and what of the whole commission on it is its part, 0 to 1. */
export interface EarnedOn {
  readonly premium: MinorUnits
  /** None where it has two: the policy is its own, and another’s policy it shared in was the same. */
  readonly part?: number
}

/** A premium by who had the policy, as its commission is; what rounding leaves is the last one's. */
const premiumHoldings = ({ holdings, written }: CommissionStanding, premium: MinorUnits): CommissionHolding[] => {
  const before = holdings
    .slice(0, -1)
    .map((each) => ({ ...each, written: written === 0 ? 0 : portion(premium, { rate: each.written / written }) }))
  const last = premium - before.reduce((sum, each) => sum + each.written, 0)
  return [...before, ...holdings.slice(-1).map((each) => ({ ...each, written: last }))]
}

/**
 * On how much of a premium each agency has earned its commission, by the same rule as the commission itself: the two are
 * rounded each for itself, so that premium times part times the percent agreed is the commission but for a cent.
 */
export const premiumByAgency = (standing: CommissionStanding, premium: MinorUnits): ReadonlyMap<string, EarnedOn> => {
  const holdings = premiumHoldings(standing, premium)
  const earned = earnedByHolding({ ...standing, written: premium, holdings })
  const all = new Map<string, EarnedOn>()
  for (const [index, { agencyId }] of holdings.entries()) {
    const parts = standing.shared?.of === agencyId ? standing.shared.parts : []
    const own = 1 - parts.reduce((sum, { share }) => sum + share, 0)
    for (const each of [{ agencyId, share: own }, ...parts]) {
      const known = all.get(each.agencyId)
      const one = known === undefined || known.part === each.share
      all.set(each.agencyId, {
        premium: (known?.premium ?? 0) + (earned[index] ?? 0),
        ...(one && { part: each.share }),
      })
    }
  }
  return all
}
