import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { carrierOf } from '#functions/directory/public.ts'
import { policiesById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { getClaimsBordereau as contract } from '#shared/contracts/claims/reports.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimScopesOf, claims, isClaimTheirs } from '../store/claims.ts'
import { csvOf, plainMoney } from './csv.ts'
import { keptFile } from './keptFile.ts'
import { lossOf } from './lossRunOf.ts'

interface Told {
  readonly claim: ClaimRecord
  readonly loss: ReturnType<typeof lossOf>[number]
}

/** By policy, then as claims were numbered; those that were placed nowhere come first. */
const inOrder = (a: Told, b: Told): number =>
  (a.claim.policyNumber ?? '').localeCompare(b.claim.policyNumber ?? '') ||
  a.loss.claimNumber.localeCompare(b.loss.claimNumber)

const figures = ['paidIndemnity', 'paidExpense', 'outstanding', 'recovered', 'incurred'] as const

/** Below the columns between what a row is called and its currency nothing adds up. */
const blank = Array.from({ length: 8 }, () => '')

/** So many claims are read at once. */
const page = 100

/** Those of the claims of which the policy stands on a carrier's paper, or the programme's, as the books have it; all where none is named. */
const borneBy = async (carrier: string | undefined, found: readonly ClaimRecord[]): Promise<readonly ClaimRecord[]> => {
  if (carrier === undefined) return found
  const answering = await policiesById([...new Set(found.flatMap(({ policyId }) => policyId ?? []))])
  const papers = new Map(
    await Promise.all(answering.map(async (policy) => [policy.id, await carrierOf(policy)] as const)),
  )
  return found.filter(({ policyId }) => policyId !== undefined && papers.get(policyId) === carrier)
}

/** The last day of the month that a day is in. */
const lastOf = (day: CalendarDate): CalendarDate => addDays(addMonths(addDays(day, 1 - Number(day.slice(8))), 1), -1)

/** A month's claims as they stood on its last day, for the carrier that bears them. A carrier has its own alone. */
export const getClaimsBordereau = implement(contract)(async ({ query, actor, now, fail }) => {
  if (actor.accountType !== 'COWBELL' && actor.accountType !== 'CARRIER') return fail('claim.deskOnly')
  const asOf = lastOf(query.day)
  const carrier = actor.accountType === 'CARRIER' ? actor.organizationId : query.carrier
  const filed = claimStatuses.filter((status) => status !== 'UN_FILED')
  const rows = await claims.every({ scopes: claimScopesOf(actor), group: filed, sort: 'filedOn' })
  const ids = rows
    .filter((row) => isClaimTheirs(actor, row) && row.filedOn !== undefined && row.filedOn <= asOf)
    .map(({ id }) => id)
  const told: Told[] = []
  const totals = { paidIndemnity: 0, paidExpense: 0, outstanding: 0, recovered: 0, incurred: 0 }
  for (let at = 0; at < ids.length; at += page)
    for (const claim of await borneBy(carrier, await claims.byIds(ids.slice(at, at + page))))
      for (const loss of lossOf(claim, asOf)) {
        for (const figure of figures) totals[figure] += loss[figure]
        told.push({ claim, loss })
      }
  const data = told
    .toSorted(inOrder)
    .map(({ claim, loss }) => [
      ...[loss.claimNumber, claim.policyNumber ?? '', claim.companyName, claim.productType ?? '', loss.status],
      ...[loss.lossDate ?? '', loss.reportedOn, loss.closedOn ?? '', claim.coveragePosition, claim.currency],
      ...[loss.paidIndemnity, loss.paidExpense, loss.outstanding, loss.recovered, loss.incurred].map(plainMoney),
    ])
  const fields = ['Claim', 'Policy', 'Insured', 'Product', 'Status', 'Loss date', 'Reported', 'Closed']
  const money = [
    'Position on cover',
    'Currency',
    'Paid indemnity',
    'Paid expense',
    'Outstanding',
    'Recovered',
    'Incurred',
  ]
  const { currency } = regionOf(config.region)
  const total = ['Total', ...blank, currency, ...figures.map((figure) => plainMoney(totals[figure]))]
  const body = Buffer.from(csvOf([...fields, ...money], [...data, total]))
  const fileName = `claims-bordereau-${asOf}.csv`
  return {
    ...(await keptFile({ fileName, contentType: 'text/csv', body }, now)),
    rows: data.length,
    currency,
    totals,
  }
})
