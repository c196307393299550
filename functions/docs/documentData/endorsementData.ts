import { type PolicyRecord, recordOfStack, revisionsOf } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { MoneyChange, PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { EndorsementData } from '../templates/endorsementData.ts'
import { wordsOf } from '../templates/words.ts'
import { changeWords } from './changeWords.ts'
import { commonData } from './commonData.ts'
import { type Book, endorsementsOf, type Texts } from './forms.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'
import { feeLabels } from './priceData.ts'

interface MoneyLine {
  readonly label: string
  readonly rate?: number
  readonly amount: MinorUnits
}

const terrorism = coverageId('TRIA')

/** What a transaction moves of what is charged, by what it is owed for; a tax with its rate where it has one. */
export const moneyLines = (policy: PolicyRecord, money: MoneyChange, region: RegionCode): MoneyLine[] => {
  const tria = money.coverages
    .filter((each) => each.coverageId === terrorism)
    .reduce((sum, { premium }) => sum + premium, 0)
  return [
    { label: wordsOf(region).premium, amount: money.premium - tria },
    { label: 'Terrorism cover', amount: tria },
    ...money.fees.map(({ key, amount }) => ({ label: feeLabels[key], amount })),
    ...money.taxes.map(({ key, amount }) => {
      const tax = policy.rated.taxes.find((each) => each.key === key)
      return { label: tax?.name ?? wordsOf(region).taxes, ...(tax && tax.rate > 0 && { rate: tax.rate }), amount }
    }),
  ].filter(({ amount }) => amount !== 0)
}

/** The policy on the day of a revision, as that made it, and as it was without. */
export const aroundRevision = (
  policy: PolicyRecord,
  { effectiveDate, revision }: PolicyTransaction,
): { readonly before: PolicyRecord; readonly after: PolicyRecord } => {
  const until = (last: number) => policy.transactions.filter((each) => each.revision <= last)
  const on = (last: number) => recordOfStack({ ...policy, transactions: until(last) }, { effective: effectiveDate })
  return { before: on(revision - 1), after: on(revision) }
}

/** The endorsements that a revision brings, or has name others, from its day on. */
const broughtBy = (
  region: RegionCode,
  policy: PolicyRecord,
  transaction: PolicyTransaction,
  { book, texts }: { readonly book: Book; readonly texts: Texts },
): NonNullable<EndorsementData['endorsements']> => {
  const { before, after } = aroundRevision(policy, transaction)
  const known = new Map(
    endorsementsOf(region, policyCover(before), book).map(({ number, schedule }) => [number, schedule]),
  )
  return endorsementsOf(region, policyCover(after), book, texts)
    .filter(({ number, schedule }) => known.get(number)?.join('\n') !== schedule.join('\n'))
    .map((endorsement) => ({ ...endorsement, effective: transaction.effectiveDate }))
}

/** What the document of a revision says. */
export const endorsementData = (
  region: RegionCode,
  policy: PolicyRecord,
  transaction: PolicyTransaction,
  named: Named,
  today: CalendarDate,
  forms: { readonly book: Book; readonly texts: Texts },
): EndorsementData => ({
  ...commonData(region, policyCover(policy), named, `${policy.policyNumber}-${transaction.revision}`, today),
  policyNumber: policy.policyNumber,
  number: transaction.revision,
  title: revisionsOf(policy).find(({ revision }) => revision === transaction.revision)?.type ?? 'Endorsement',
  effective: transaction.effectiveDate,
  ...(transaction.kind === 'EXTENDED_REPORTING' &&
    policy.reportingUntil !== undefined && { reportingUntil: policy.reportingUntil }),
  changes: changeWords(transaction.changes, region),
  endorsements: broughtBy(region, policy, transaction, forms),
  money: {
    lines: moneyLines(policy, transaction.money, region).map(({ label, amount }) => ({ label, amount })),
    total: transaction.money.total,
  },
})
