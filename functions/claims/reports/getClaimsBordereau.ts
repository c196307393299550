import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { carrierOf } from '#functions/directory/public.ts'
import { policiesById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { getClaimsBordereau as contract } from '#shared/contracts/claims/reports.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { isBesideAggregate } from '#shared/domain/coverage/besideAggregate.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimScopesOf, claims, isClaimTheirs } from '../store/claims.ts'
import { csvOf, csvRows, plainMoney } from './csv.ts'
import { inWords } from './fileWords.ts'
import { keptFile } from './keptFile.ts'
import { lossOf } from './lossRunOf.ts'

interface Told {
  readonly claim: ClaimRecord
  readonly loss: ReturnType<typeof lossOf>[number] & { readonly besideLimit: number }
}

/** What of a claim was paid by a day in addition to the aggregate limit, of which it takes nothing. */
const besideLimitOf = ({ payments }: ClaimRecord, asOf: CalendarDate): number =>
  payments
    .filter(({ coverageId, payout }) => isBesideAggregate(coverageId) && payout !== undefined && payout.paidOn <= asOf)
    .reduce((sum, { paid }) => sum + paid, 0)

/** By policy, then as claims were numbered; those that were placed nowhere come first. */
const inOrder = (a: Told, b: Told): number =>
  (a.claim.policyNumber ?? '').localeCompare(b.claim.policyNumber ?? '') ||
  a.loss.claimNumber.localeCompare(b.loss.claimNumber)

const figures = ['paidIndemnity', 'paidExpense', 'outstanding', 'recovered', 'incurred', 'besideLimit'] as const

/** Below the columns between what a row is called and its currency nothing adds up. */
const blank = Array.from({ length: 8 }, () => '')

/** Those of the claims of which the policy stands on a carrier's paper, or the programme's, as the books have it; all where none is named. */
const borneBy = async (carrier: string | undefined, found: readonly ClaimRecord[]): Promise<readonly ClaimRecord[]> => {
  if (carrier === undefined) return found
  const answering = await policiesById([...new Set(found.flatMap(({ policyId }) => policyId ?? []))])
  const papers = new Map(
    await Promise.all(answering.map(async (policy) => [policy.id, await carrierOf(policy)] as const)),
  )
  return found.filter(({ policyId }) => policyId !== undefined && papers.get(policyId) === carrier)
}

const fields = ['Claim', 'Policy', 'Insured', 'Product', 'Status', 'Loss date', 'Reported', 'Closed']
const money = [
  'Position on cover',
  'Currency',
  'Paid indemnity',
  'Paid expense',
  'Outstanding',
  'Recovered',
  'Incurred',
  'Of it paid beside the limit',
]

interface Part {
  readonly hasHead: boolean
  /** Of all parts, below the last. */
  readonly total: Totals | undefined
  readonly currency: Currency
}

const textOf = (told: readonly Told[], { hasHead, total, currency }: Part): string => {
  const data = told.map(({ claim, loss }) => [
    ...[loss.claimNumber, claim.policyNumber ?? '', claim.companyName, claim.productType ?? '', inWords(loss.status)],
    ...[loss.lossDate ?? '', loss.reportedOn, loss.closedOn ?? '', inWords(claim.coveragePosition), claim.currency],
    ...figures.map((figure) => plainMoney(loss[figure])),
  ])
  const sum = total && [['Total', ...blank, currency, ...figures.map((figure) => plainMoney(total[figure]))]]
  const all = [...data, ...(sum ?? [])]
  return hasHead ? csvOf([...fields, ...money], all) : csvRows(all)
}

/** The last day of the month that a day is in. */
const lastOf = (day: CalendarDate): CalendarDate => addDays(addMonths(addDays(day, 1 - Number(day.slice(8))), 1), -1)

type Totals = Readonly<Record<(typeof figures)[number], number>>
const nothing: Totals = { paidIndemnity: 0, paidExpense: 0, outstanding: 0, recovered: 0, incurred: 0, besideLimit: 0 }

/** What the parts before came to, and where the next begins: the last part tells what all of them add up to. */
interface Passed {
  readonly after: string
  readonly part: number
  readonly rows: number
  readonly totals: Totals
}

const tokenOf = ({ after, part, rows, totals }: Passed): string =>
  Buffer.from([after, part, rows, ...figures.map((figure) => totals[figure])].join('~')).toString('base64url')

const passedIn = (token: string | undefined): Passed | undefined => {
  if (token === undefined) return undefined
  const [after = '', ...words] = Buffer.from(token, 'base64url').toString().split('~')
  const [part = 0, rows = 0, ...sums] = words.map(Number)
  if (after === '' || sums.length !== figures.length || ![part, rows, ...sums].every(Number.isSafeInteger))
    return fail('request.unfit', { errors: [{ detail: 'Take it from the part before', path: ['after'] }] })
  // All of them, one by one.
  const totals = Object.fromEntries(figures.map((figure, index) => [figure, sums[index] ?? 0])) as Totals
  return { after, part, rows, totals }
}

/** The claims of a part that had been filed by a day, each as the actor may see it, and where the next part begins. */
const partOf = async (
  actor: Actor,
  { after, asOf, size }: { after: string | undefined; asOf: CalendarDate; size: number },
) => {
  const { hits, nextToken } = await claims.list({
    ...{ scopes: claimScopesOf(actor), group: filedClaimStatuses, sort: 'filedOn' as const, size, after },
  })
  const isBy = ({ filedOn }: (typeof hits)[number]) => filedOn !== undefined && filedOn <= asOf
  const last = hits.at(-1)
  return {
    found: await claims.byIds(hits.filter((row) => isClaimTheirs(actor, row) && isBy(row)).map(({ id }) => id)),
    next: last !== undefined && isBy(last) ? nextToken : undefined,
  }
}

/**
 * A month's claims as they stood on its last day, for the carrier that bears them, in parts that cost the same however many
 * there are. A carrier has its own alone.
 */
export const getClaimsBordereau = implement(contract)(async ({ query, actor, now }) => {
  if (actor.accountType !== 'COWBELL' && actor.accountType !== 'CARRIER') return fail('claim.deskOnly')
  const asOf = lastOf(query.day)
  const passed = passedIn(query.after)
  const carrier = actor.accountType === 'CARRIER' ? actor.organizationId : query.carrier
  const { found, next } = await partOf(actor, { after: passed?.after, asOf, size: query.size })
  const told: Told[] = (await borneBy(carrier, found)).flatMap((claim) =>
    lossOf(claim, asOf).map((loss) => ({ claim, loss: { ...loss, besideLimit: besideLimitOf(claim, asOf) } })),
  )
  const totals = told.reduce(
    // All of them, one by one.
    (sum, { loss }) => Object.fromEntries(figures.map((each) => [each, sum[each] + loss[each]])) as Totals,
    passed?.totals ?? nothing,
  )
  const rows = (passed?.rows ?? 0) + told.length
  const part = (passed?.part ?? 0) + 1
  const { currency } = regionOf(config.region)
  const csv = textOf(told.toSorted(inOrder), {
    hasHead: part === 1,
    total: next === undefined ? totals : undefined,
    currency,
  })
  const isOneOfSeveral = part > 1 || next !== undefined
  const fileName = `claims-bordereau-${asOf}${isOneOfSeveral ? `-${part}` : ''}.csv`
  return {
    ...(await keptFile({ fileName, contentType: 'text/csv', body: Buffer.from(csv) }, now)),
    ...{ csv, rows, currency, totals },
    ...(next !== undefined && { nextToken: tokenOf({ after: next, part, rows, totals }) }),
  }
})
