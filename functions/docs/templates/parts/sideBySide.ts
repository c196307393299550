import { catalogue, coverageById } from '#shared/domain/coverage/catalogue.ts'
import { widerCoverage } from '#shared/domain/coverage/overlaps.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Block } from '../document.ts'
import type { Coverage } from '../documentData.ts'
import { type Formats, formatsOf } from '../formats.ts'
import type { ProposalData } from '../proposalData.ts'
import { wordsOf } from '../words.ts'

/** What each option says of one thing, and whether they do not all say the same. */
interface Compared {
  readonly cells: readonly string[]
  readonly differs: boolean
}

interface ComparedGroup {
  readonly name: string
  readonly rows: readonly Compared[]
}

const none = '–'

const compared = (label: string, said: readonly string[]): Compared => ({
  cells: [label, ...said],
  differs: new Set(said).size > 1,
})

const termsOf = (coverage: Coverage | undefined, { whole }: Formats): string => {
  if (coverage === undefined) return 'Not included'
  const { limit, deductible, waitingPeriod, retroPeriod } = coverage
  const said = [
    limit === undefined ? 'Included' : whole(limit),
    deductible && whole(deductible),
    waitingPeriod,
    retroPeriod,
  ]
  return said.filter(Boolean).join(', ')
}

const priceRows = (options: readonly ProposalData[], { exact }: Formats, premium: string): Compared[] => [
  compared(
    premium,
    options.map(({ price }) => exact(price.premium)),
  ),
  compared(
    'Fees and taxes',
    options.map(({ price }) => exact(price.total - price.premium)),
  ),
  compared(
    'Total to pay',
    options.map(({ price }) => exact(price.total)),
  ),
]

/** What the coverage is called, in the region, that has the one of this name in it. */
const widerNamed = (title: string, region: RegionCode): string | undefined => {
  const narrower = catalogue.find(({ name }) => inRegion(name, region) === title)
  const wider = narrower && widerCoverage(narrower.id)
  const found = wider === undefined ? undefined : coverageById(wider)
  return found && inRegion(found.name, region)
}

const coverageGroups = (options: readonly ProposalData[], formats: Formats): ComparedGroup[] => {
  const all = options.flatMap(({ coverages }) => coverages)
  const groups = Map.groupBy(all, ({ group }) => group)
  return [...groups].map(([name, coverages]) => ({
    name,
    rows: [...new Set(coverages.map((coverage) => coverage.name))].map((title) =>
      compared(
        title,
        options.map(({ coverages: bought, region }) => {
          const wider = widerNamed(title, region)
          const isPart = bought.every(({ name }) => name !== title) && bought.some(({ name }) => name === wider)
          return isPart
            ? `Part of ${wider}`
            : termsOf(
                bought.find(({ name }) => name === title),
                formats,
              )
        }),
      ),
    ),
  }))
}

/** Options in columns: price, terms and every coverage that any of them has; rows in which they differ are set off. */
export const sideBySide = (options: readonly ProposalData[]): Block => {
  const [first] = options
  if (first === undefined) throw new Error('There is no option to show.')
  const formats = formatsOf(first)
  const words = wordsOf(first.region)
  const { day, whole } = formats
  const terms = [
    compared(
      'Product',
      options.map(({ product }) => product),
    ),
    compared(
      'Aggregate limit',
      options.map((option) => whole(option.terms.aggregateLimit)),
    ),
    compared(
      words.deductible,
      options.map((option) => whole(option.terms.deductible)),
    ),
    compared(
      'Waiting period',
      options.map((option) => option.terms.waitingPeriod ?? none),
    ),
    compared(
      words.retroPeriod,
      options.map((option) => option.terms.retroPeriod ?? none),
    ),
    compared(
      words.period,
      options.map(({ period }) => `${day(period.effective)} to ${day(period.expiry)}`),
    ),
    compared(
      'Stands until',
      options.map(({ validUntil }) => day(validUntil)),
    ),
    compared(
      'Needed to bind',
      options.map(({ subjectivities }) => subjectivities.map(({ text }) => text).join('; ') || 'Nothing'),
    ),
  ]
  const groups: ComparedGroup[] = [
    { name: 'Price', rows: priceRows(options, formats, words.premium) },
    { name: 'Terms', rows: terms },
    ...coverageGroups(options, formats),
  ]
  const share = 100 - labelWidth
  return {
    kind: 'table',
    columns: [
      { title: 'Term', width: labelWidth, apart: true },
      ...options.map(({ quoteNumber }, index) => ({
        title: `Option ${index + 1}: ${quoteNumber}`,
        width: share / options.length,
        apart: true,
      })),
    ],
    groups: groups.map(({ name, rows }) => ({
      name,
      rows: rows.map(({ cells }) => cells),
      differing: rows.map(({ differs }) => differs),
    })),
  }
}

const labelWidth = 26
