import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { getClaimsBordereau as contract } from '#shared/contracts/claims/reports.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { lastOfMonth } from '#shared/domain/calendar/moveDate.ts'
import { inClaimsOrder } from '#shared/domain/ledger/claimsBordereau.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type BookedLoss, bookedLossOf } from './bookedLossOf.ts'
import { type BorneClaim, borneClaims } from './borneClaims.ts'
import { csvOf, csvRows, plainMoney } from './csv.ts'
import { inWords } from './fileWords.ts'
import { keptFile } from './keptFile.ts'

interface Told extends Pick<BorneClaim, 'claim'> {
  readonly loss: BookedLoss
}

/** By policy, then as claims were numbered; those that were placed nowhere come first. */
const inOrder = (a: Told, b: Told): number =>
  inClaimsOrder(
    { policyNumber: a.claim.policyNumber, claimNumber: a.loss.claimNumber },
    { policyNumber: b.claim.policyNumber, claimNumber: b.loss.claimNumber },
  )

const figures = [
  'paidIndemnity',
  'paidExpense',
  'outstanding',
  'expectedBack',
  'recovered',
  'incurred',
  'besideLimit',
] as const

/** Below the columns between what a row is called and its currency nothing adds up. */
const blank = Array.from({ length: 8 }, () => '')

const fields = ['Claim', 'Policy', 'Insured', 'Product', 'Status', 'Loss date', 'Reported', 'Closed']
const money = [
  'Position on cover',
  'Currency',
  'Paid indemnity',
  'Paid expense',
  'Outstanding',
  'Expected back',
  'Recovered',
  'Incurred',
  'Of it paid beside the limit',
]

interface Part {
  readonly asOf: CalendarDate
  readonly hasHead: boolean
  /** Of all parts, below the last. */
  readonly total: Totals | undefined
  readonly currency: Currency
}

/** What was said of cover by the end of a day: what is said of it later is of a later month. */
const positionOn = ({ positions, timeZone }: Told['claim'], asOf: CalendarDate) =>
  positions.findLast(({ at }) => dateAt(at, timeZone) <= asOf)?.position ?? 'UNDER_REVIEW'

const textOf = (told: readonly Told[], { asOf, hasHead, total, currency }: Part): string => {
  const data = told.map(({ claim, loss }) => [
    ...[loss.claimNumber, claim.policyNumber ?? '', claim.companyName, claim.productType ?? '', inWords(loss.status)],
    ...[loss.lossDate ?? '', loss.reportedOn, loss.closedOn ?? '', inWords(positionOn(claim, asOf)), claim.currency],
    ...figures.map((figure) => plainMoney(loss[figure])),
  ])
  const sum = total && [['Total', ...blank, currency, ...figures.map((figure) => plainMoney(total[figure]))]]
  const all = [...data, ...(sum ?? [])]
  return hasHead ? csvOf([...fields, ...money], all) : csvRows(all)
}

type Totals = Readonly<Record<(typeof figures)[number], number>>
const nothing: Totals = {
  ...{ paidIndemnity: 0, paidExpense: 0, outstanding: 0, expectedBack: 0 },
  ...{ recovered: 0, incurred: 0, besideLimit: 0 },
}

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

/**
 * A month's claims as the ledger had them on its last day, for the carrier that bears them, in parts that cost the same however
 * many there are. A carrier has its own alone.
 */
export const getClaimsBordereau = implement(contract)(async ({ query, actor, now }) => {
  if (actor.accountType !== 'COWBELL' && actor.accountType !== 'CARRIER') return fail('claim.deskOnly')
  const asOf = lastOfMonth(query.day)
  const passed = passedIn(query.after)
  const carrier = actor.accountType === 'CARRIER' ? actor.organizationId : query.carrier
  const { borne, next } = await borneClaims(actor, { carrier, after: passed?.after, asOf, size: query.size })
  const told: Told[] = borne.flatMap((each) => bookedLossOf(each, asOf).map((loss) => ({ claim: each.claim, loss })))
  const totals = told.reduce(
    // All of them, one by one.
    (sum, { loss }) => Object.fromEntries(figures.map((each) => [each, sum[each] + loss[each]])) as Totals,
    passed?.totals ?? nothing,
  )
  const rows = (passed?.rows ?? 0) + told.length
  const part = (passed?.part ?? 0) + 1
  const { currency } = regionOf(config.region)
  const csv = textOf(told.toSorted(inOrder), {
    asOf,
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
