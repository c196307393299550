import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, listScopesOf, type Ownership, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimHit } from '#shared/contracts/claims/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { bookingsByDays } from '#shared/domain/claims/claimBookings.ts'
import { outstandingOf, paidOf } from '#shared/domain/claims/claimFigures.ts'
import { type NoticeLevel, noticeLevelOf } from '#shared/domain/claims/noticeLevels.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { sharesOf } from '../vendors/sharesOf.ts'
import { isVendor } from '../vendors/vendorShare.ts'

export type StoredClaim = Stored<ClaimRecord>

/** What a row of the lists holds. */
export type ClaimRow = ClaimHit &
  Pick<ClaimRecord, 'adjuster' | 'agencyId' | 'diaryDue' | 'partnerIds' | 'teamIds' | 'updated'> & {
    readonly coveragePosition: ClaimRecord['coveragePosition']
    readonly paid: number
    readonly outstanding: number
    /** Payments that wait for approval: how much, and who asked for them or approved them before. */
    readonly asked: readonly { readonly amount: number; readonly seenBy: readonly string[] }[]
    /** Of the organizations of vendors the days of their first diaries that are not done. */
    readonly vendorDues: Readonly<Record<string, CalendarDate>>
    /** Of the same those by when they say whether they take the work that they are asked to. */
    readonly vendorAnswers: Readonly<Record<string, Instant>>
  }

/** Groups of the desk's queue. */
export const openGroup = 'open'
export const unassignedGroup = 'unassigned'
export const diaryGroup = 'diary'
/** Claims with a payment that waits for approval. */
export const approvalGroup = 'approval'
/** Claims with a vendor that is asked to take up work and has not answered, which the desk has not been told of. */
export const askedGroup = 'asked'
/** Claims of a vendor's list for which it has to say whether it takes the work. */
export const answerGroup = 'answer'
export const adjusterGroup = (userId: string): string => `adjuster:${userId}`
/** The group of a partner's open claims whose cost has reached a level and not the next one. */
export const noticeGroup = (level: NoticeLevel): string => `notice:${level}`

const never = '9999-12-31'

/**
 * Whether a claim is in the actor's reach; one that was not filed is nobody's business but of those who write it. A cluster,
 * a pool and a reinsurer read none (decision: least-by-kind).
 */
export const isClaimTheirs = (actor: Actor, claim: Ownership): boolean =>
  isVendor(actor) ? (claim.partnerIds?.includes(actor.organizationId) ?? false) : isTheirs(actor, claim)

/** The lists that hold what the actor may see. */
export const claimScopesOf = (actor: Actor): readonly string[] =>
  isVendor(actor) ? [`partner:${actor.organizationId}`] : listScopesOf(actor)

/** The days of vendors' first diaries that are not done, by whose people see them: the vendor, and its organization. */
const duesByShare = ({ vendors, vendorDues = [] }: ClaimRecord): Record<string, CalendarDate> =>
  Object.fromEntries(
    vendorDues.flatMap(({ vendorId, due }) =>
      [vendorId, ...vendors.flatMap((each) => (each.vendorId === vendorId ? (each.organizationId ?? []) : []))].map(
        (id) => [id, due],
      ),
    ),
  )

/** By when vendors answer first, by whose people see it: the vendor, and its organization. */
const answersByShare = ({ vendors }: ClaimRecord): Record<string, Instant> => {
  const asked = vendors
    .filter(isUnanswered)
    .flatMap(({ answerBy, ...each }) =>
      answerBy === undefined ? [] : sharesOf([each]).map((id) => [id, answerBy] as const),
    )
  return Object.fromEntries(asked.sort(([, a], [, b]) => (a < b ? 1 : -1)))
}

const rowOf = (claim: ClaimRecord): ClaimRow => ({
  id: claim.id,
  claimNumber: claim.claimNumber,
  status: claim.status,
  accountId: claim.accountId,
  companyName: claim.companyName,
  policyId: claim.policyId,
  policyNumber: claim.policyNumber,
  lossDate: claim.lossDate,
  coveragePosition: claim.coveragePosition,
  created: claim.created,
  filedOn: claim.filedOn,
  currency: claim.currency,
  reporterName: claim.reporter?.name,
  paid: paidOf(claim),
  adjuster: claim.adjuster,
  agencyId: claim.agencyId,
  diaryDue: claim.diaryDue,
  partnerIds: claim.partnerIds,
  teamIds: claim.teamIds,
  updated: claim.updated,
  outstanding: outstandingOf(claim),
  asked: claim.payments
    .filter(({ status }) => status === 'REQUESTED')
    .map(({ paid, requested, approvals }) => ({
      amount: paid,
      seenBy: [requested.by, ...approvals.map(({ by }) => by)],
    })),
  vendorDues: duesByShare(claim),
  vendorAnswers: answersByShare(claim),
})

const deskGroups = ({ adjuster, diaryDue, payments, status, vendors }: ClaimRecord): string[] =>
  isOpenClaim(status)
    ? [
        openGroup,
        adjuster === undefined ? unassignedGroup : adjusterGroup(adjuster.id),
        ...(diaryDue === undefined ? [] : [diaryGroup]),
        ...(payments.some((each) => each.status === 'REQUESTED') ? [approvalGroup] : []),
        ...(vendors.some((each) => isUnanswered(each) && each.missedAt === undefined) ? [askedGroup] : []),
      ]
    : []

const noticeGroups = (claim: ClaimRecord): string[] => {
  const level = isOpenClaim(claim.status) ? noticeLevelOf(paidOf(claim) + outstandingOf(claim)) : undefined
  return level === undefined ? [] : [noticeGroup(level)]
}

/** A vendor's list says nothing of what the desk does: neither who works on a claim, nor what is due there. */
const vendorGroups = (claim: ClaimRecord, partnerId: string): string[] =>
  isOpenClaim(claim.status)
    ? [
        openGroup,
        ...(duesByShare(claim)[partnerId] === undefined ? [] : [diaryGroup]),
        ...(answersByShare(claim)[partnerId] === undefined ? [] : [answerGroup]),
      ]
    : []

const groupsIn = (claim: ClaimRecord, scope: string): string[] => {
  const [, partnerId] = /^partner:(.*)$/.exec(scope) ?? []
  if (partnerId === undefined) return scope === 'all' ? deskGroups(claim) : []
  return sharesOf(claim.vendors).includes(partnerId)
    ? vendorGroups(claim, partnerId)
    : [...deskGroups(claim), ...noticeGroups(claim)]
}

/** Whoever accepted a claim of before under a policy chose that policy. */
const withChoice = (claim: ClaimRecord): ClaimRecord => {
  if (claim.policyId === undefined || claim.coveragePosition !== 'ACCEPTED') return claim
  const accepted = claim.positions.findLast(({ position }) => position === 'ACCEPTED')
  return accepted === undefined
    ? claim
    : { ...claim, policyChosen: { by: accepted.by, name: accepted.name, at: accepted.at } }
}

/** What was booked of a claim of before, by the days on which it moved; nothing of one that no policy answers. */
const withBookings = (claim: ClaimRecord): ClaimRecord => ({
  ...claim,
  bookings: claim.policyId === undefined ? [] : bookingsByDays(claim),
})

const { here, within } = namingOf<ClaimRecord>()

/** Claims from their first draft: found by number, listed for everyone, agency, teams, account, policy and partners. */
export const claims = defineRecord({
  kind: 'claim',
  notFound: 'claim.notFound',
  version: 9,
  // From the second on a vendor at work on it may have an organization, which is among its partners; from the third on its
  // list has what is due of its own; from the fourth on it is accepted under a policy that answers by its days or was chosen;
  // from the fifth on who chooses one says why, vendors that were let go are kept, and payments say of which vendor's
  // invoice they were made; from the sixth on a carrier's list has those that have reached its notice level, and recoveries
  // say that they are of the retention; from the seventh on it is found by whom it names, and positions say which provisions
  // they rely on; from the eighth on there are lists of those with a payment to approve and with a vendor that is asked, and
  // vendors say whether they take the work: those of before do; from the ninth on it keeps what it moved by as it was booked.
  from: {
    1: (claim: ClaimRecord): ClaimRecord => claim,
    2: (claim: ClaimRecord): ClaimRecord => claim,
    3: withChoice,
    4: (claim: ClaimRecord): ClaimRecord => claim,
    5: (claim: ClaimRecord): ClaimRecord => claim,
    6: (claim: ClaimRecord): ClaimRecord => claim,
    7: (claim: ClaimRecord): ClaimRecord => claim,
    8: withBookings,
  },
  names: [
    within('reporter', 'REPORTER', { email: 'email', name: 'name', phones: ['workPhone', 'cellPhone'] }),
    here('CLAIM_CONTACT', { email: 'contactEmail', name: 'contactName', phones: ['contactPhone'] }),
  ],
  unique: { claimNumber: (claim: ClaimRecord) => claim.claimNumber },
  list: {
    scopes: (claim) => [
      ...scopesOfRecord(claim),
      ...(claim.policyId === undefined ? [] : [`policy:${claim.policyId}`]),
      ...(claim.eventId === claim.id ? [] : [`claim:${claim.eventId}`]),
    ],
    groups: (claim, scope) => [claim.status, ...groupsIn(claim, scope)],
    groupsOnly: true,
    sorts: {
      created: ({ created }) => created,
      filedOn: ({ filedOn, created }) => filedOn ?? created,
      companyName: ({ companyName }) => companyName.toLowerCase(),
      diaryDue: ({ diaryDue }) => diaryDue ?? never,
    },
    summary: rowOf,
    shards: 4,
  },
  search: ({ companyName, reporter }) => [companyName, reporter?.name],
  searchFromStart: ({ claimNumber, policyNumber }) => [claimNumber, policyNumber],
  history: {
    hides: [
      'bookings',
      'formerVendors',
      'payments',
      'positions',
      'recoveries',
      'reserves',
      'statusChanges',
      'vendorDues',
      'vendors',
    ],
  },
})

/** The claim, or `claim.notFound` when there is none or it is not in the actor's reach. */
export const requireClaim = (id: string, actor: Actor): Promise<StoredClaim> =>
  claims.require(id, (claim) => isClaimTheirs(actor, claim))

/** A claim, whoever may see it. */
export const claimById = (id: string): Promise<StoredClaim | undefined> => claims.byId(id)

/** A claim by its number, whoever asks. */
export const claimByNumber = (number: string): Promise<StoredClaim | undefined> =>
  claims.byUnique('claimNumber', number)

/** The ids of the next closed claims, with the place of each in the walk through all of them. */
export const walkClosedClaims = (size: number, after: string | undefined) =>
  claims.walk({ scope: 'all', group: 'CLOSED', size, after })
