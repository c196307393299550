import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { widerCoverage } from '#shared/domain/coverage/overlaps.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { compactMoney, date, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'

/** A term of quotes side by side: what each says, in the order of the quotes. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly values: readonly string[]
  /** They do not all say the same. */
  readonly differs: boolean
}

/** Terms that belong together. */
export interface ComparedGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

const none = '–'

/** What is compared of a quote. */
export type Compared = Pick<
  Quote,
  | 'coverages'
  | 'deductible'
  | 'effectiveDate'
  | 'expiresOn'
  | 'id'
  | 'limit'
  | 'premium'
  | 'presetName'
  | 'product'
  | 'retroActivePeriod'
  | 'subjectivities'
  | 'totalPremium'
  | 'waitingPeriod'
>

const row = (key: string, label: string, values: readonly string[]): ComparedRow => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
})

/** The terms of a coverage in a line: `$1M · $10K · 8 hours`. */
const coverageWords = (t: TFunction<'quote'>, terms: SelectedCoverage | undefined): string => {
  if (terms === undefined) return t('compare.notIncluded')
  const { limit, retention, waitingPeriod, retroActivePeriod, retroActiveDate } = terms
  const said = [
    ...(limit === null ? [] : [compactMoney(limit)]),
    ...(retention === null ? [] : [t('terms.deductibleOf', { amount: compactMoney(retention) })]),
    ...(waitingPeriod === null ? [] : [waitingWords(t, waitingPeriod)]),
    ...(retroActivePeriod === null && retroActiveDate === null
      ? []
      : [retroWords(t, retroActivePeriod ?? -1, retroActiveDate)]),
  ]
  return said.length === 0 ? t('compare.included') : said.join(' · ')
}

const priceRows = (quotes: readonly Compared[], t: TFunction<'quote'>): ComparedRow[] => [
  row(
    'premium',
    t('price.premium'),
    quotes.map(({ premium }) => exactMoney(premium)),
  ),
  row(
    'charges',
    t('compare.charges'),
    quotes.map(({ premium, totalPremium }) => exactMoney(totalPremium - premium)),
  ),
  row(
    'total',
    t('price.total'),
    quotes.map(({ totalPremium }) => exactMoney(totalPremium)),
  ),
]

/** A product none of whose coverages has a term has none. */
const hasTerm = ({ coverages }: Compared, term: 'retroActivePeriod' | 'waitingPeriod'): boolean =>
  coverages.some((each) => each[term] !== null)

const termRows = (quotes: readonly Compared[], t: TFunction<'quote'>, productName: (quote: Compared) => string) => [
  row('product', t('compare.product'), quotes.map(productName)),
  row(
    'package',
    t('compare.package'),
    quotes.map(({ presetName }) =>
      presetName === '' ? none : presetName.replace(/^./, (first) => first.toUpperCase()),
    ),
  ),
  row(
    'limit',
    t('terms.limit'),
    quotes.map(({ limit }) => compactMoney(limit)),
  ),
  row(
    'deductible',
    t('terms.deductible'),
    quotes.map(({ deductible }) => compactMoney(deductible)),
  ),
  row(
    'waiting',
    t('terms.waiting'),
    quotes.map((quote) => (hasTerm(quote, 'waitingPeriod') ? waitingWords(t, quote.waitingPeriod) : none)),
  ),
  row(
    'retro',
    t('terms.retro'),
    quotes.map((quote) => (hasTerm(quote, 'retroActivePeriod') ? retroWords(t, quote.retroActivePeriod) : none)),
  ),
  row(
    'effective',
    t('compare.effective'),
    quotes.map(({ effectiveDate }) => date(effectiveDate)),
  ),
  row(
    'expires',
    t('compare.expires'),
    quotes.map(({ expiresOn }) => date(expiresOn)),
  ),
  row(
    'subjectivities',
    t('compare.subjectivities'),
    quotes.map(({ subjectivities }) => subjectivities.map(({ text }) => text).join('; ') || none),
  ),
]

const coverageGroups = (quotes: readonly Compared[], t: TFunction<'quote'>): ComparedGroup[] => {
  const ids = [...new Set(quotes.flatMap(({ coverages }) => coverages.map(({ coverageId }) => coverageId)))]
  const known = ids.flatMap((id) => coverageById(id) ?? []).sort((a, b) => a.groupId - b.groupId || a.order - b.order)
  return [...Map.groupBy(known, ({ groupId }) => groupId)].map(([groupId, coverages]) => ({
    key: `group-${groupId}`,
    title: t(`groups.${groupId}`),
    rows: coverages.map(({ id, name }) =>
      row(
        `coverage-${id}`,
        inRegion(name, region.code),
        quotes.map(({ coverages: bought }) => {
          const termsOf = (wanted: CoverageId | undefined) => bought.find(({ coverageId }) => coverageId === wanted)
          const terms = termsOf(id)
          const wider = terms === undefined ? termsOf(widerCoverage(id)) : undefined
          const within = wider && coverageById(wider.coverageId)
          return within === undefined
            ? coverageWords(t, terms)
            : t('compare.partOf', { coverage: inRegion(within.name, region.code) })
        }),
      ),
    ),
  }))
}

/** Quotes side by side: price, terms, and every coverage that any of them has. */
export const compareRows = (
  quotes: readonly Compared[],
  { t, productName }: { readonly t: TFunction<'quote'>; readonly productName: (quote: Compared) => string },
): ComparedGroup[] => [
  { key: 'price', title: t('compare.price'), rows: priceRows(quotes, t) },
  { key: 'terms', title: t('compare.terms'), rows: termRows(quotes, t, productName) },
  ...coverageGroups(quotes, t),
]

/** As many terms that say the same are read past; more hide what differs. */
const mostAlike = 15

/** How many terms say the same of all quotes. */
export const alike = (groups: readonly ComparedGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ differs }) => !differs).length

/** Whether the differences of quotes are told alone, unless somebody asks for all: where so much else is the same. */
export const isFolded = (groups: readonly ComparedGroup[]): boolean =>
  alike(groups) > mostAlike && groups.some(({ rows }) => rows.some(({ differs }) => differs))

/** Of groups, the rows in which not all quotes say the same; groups without any are left out. */
export const onlyDifferences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.flatMap((group) => {
    const rows = group.rows.filter(({ differs }) => differs)
    return rows.length === 0 ? [] : [{ ...group, rows }]
  })
