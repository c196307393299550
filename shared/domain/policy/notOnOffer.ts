import type { RegionCode } from '../../regions/code.ts'
import { offeredTerms } from '../../regions/offered.ts'
import { regionOf } from '../../regions/regions.ts'
import { catalogue } from '../coverage/catalogue.ts'
import type { Reason } from '../coverage/reason.ts'
import { inRegion } from '../coverage/regionalText.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { formatMoney, toMinorUnits } from '../money/money.ts'
import type { CalculatorState } from '../rating/calculatorState.ts'

/** What is asked for of cover. Amounts are whole units. */
interface AskedCover {
  readonly limit?: number | undefined
  readonly deductible?: number | undefined
  readonly coverages?: CalculatorState['coverages'] | undefined
}

/** What the calculator made of it. */
interface SettledCover {
  readonly selection: { readonly global: { readonly limit: number; readonly deductible: number } }
  readonly coverages: readonly SelectedCoverage[]
  readonly warnings: readonly Reason[]
}

/** A field that cannot be had as it is asked for, and what can. */
interface Refused {
  readonly path: readonly string[]
  readonly detail: string
}
type Choice = CalculatorState['coverages'][string]

const toldIn = (region: RegionCode) => {
  const { currency, locale } = regionOf(region)
  return (amount: number) => formatMoney(toMinorUnits(amount), currency, locale)
}

const ofWholePolicy = (asked: AskedCover, settled: SettledCover, region: RegionCode): Refused[] => {
  const told = toldIn(region)
  const { limit, deductible } = settled.selection.global
  const { limits, deductibles } = offeredTerms(region)
  const { min, max, step } = limits
  const isBounded = (ruleId: string) => settled.warnings.some((warning) => warning.ruleId === ruleId)
  return [
    ...(asked.limit === undefined || asked.limit === limit
      ? []
      : [
          {
            path: ['limit'],
            detail: isBounded('calculator.maximumLimit')
              ? `At most ${told(limit)} is written for this revenue and industry`
              : isBounded('calculator.productLimit')
                ? `The product is written for at most ${told(limit)}`
                : `Choose ${told(min)} to ${told(max)} in steps of ${told(step)}`,
          },
        ]),
    ...(asked.deductible === undefined || asked.deductible === deductible
      ? []
      : [
          {
            path: ['deductible'],
            detail: isBounded('calculator.minimumRetention')
              ? `At least ${told(deductible)} is borne with this revenue and industry`
              : isBounded('calculator.productRetention')
                ? `The product is written with ${told(deductible)} at the nearest`
                : `Choose one of ${deductibles.map(told).join(', ')}`,
          },
        ]),
  ]
}

/** The options of a coverage's term as the calculator told them. */
const optionsOf = ({ warnings }: SettledCover, ruleId: string, name: string, wanted: unknown): number[] => {
  const found = warnings.find(
    (each) => each.ruleId === ruleId && each.input === wanted && each.message.startsWith(`${name}: `),
  )
  return String(found?.threshold ?? '')
    .split(', ')
    .filter((option) => option !== '')
    .map(Number)
}

const ofTerms = (choice: Choice, is: SelectedCoverage, name: string, settled: SettledCover, region: RegionCode) => {
  const told = toldIn(region)
  const hours = (value: number) => `${value} hours`
  const years = (value: number) => (value < 0 ? 'full prior acts' : `${value} years`)
  const terms = [
    { field: 'limit', wanted: choice.limit, is: is.limit, say: told },
    { field: 'deductible', wanted: choice.deductible?.value, is: is.retention, say: told },
    { field: 'waitingPeriod', wanted: choice.waitingPeriod?.value, is: is.waitingPeriod, say: hours },
    // A date in place of a period is told by the period that it comes to.
    {
      field: 'retroActivePeriod',
      wanted: choice.retroActivePeriod?.asDate ? undefined : choice.retroActivePeriod?.value,
      is: is.retroActivePeriod,
      say: years,
    },
  ]
  return terms
    .filter((term) => term.wanted !== undefined && term.wanted !== null && term.wanted !== term.is)
    .map((term) => {
      const options = optionsOf(settled, `calculator.${term.field}Option`, name, term.wanted)
      const nearest = term.is === null ? [] : [term.is]
      const can = (options.length > 0 ? options : nearest).map(term.say)
      return {
        path: [term.field],
        detail: can.length === 0 ? `${name} has no such term` : `${name}: choose ${can.join(', ')}`,
      }
    })
}

const ofCoverage = (id: string, choice: Choice, settled: SettledCover, region: RegionCode): Refused[] => {
  const coverage = catalogue.find((each) => String(each.id) === id)
  if (coverage === undefined) return [{ path: ['selected'], detail: 'There is no such coverage' }]
  const name = inRegion(coverage.name, region)
  const is = settled.coverages.find(({ coverageId }) => coverageId === coverage.id)
  if (choice.selected && is !== undefined) return ofTerms(choice, is, name, settled, region)
  if (choice.selected === (is !== undefined)) return []
  const why = settled.warnings.find(({ message }) => message.startsWith(name))
  return [{ path: ['selected'], detail: why === undefined ? `${name} cannot be had` : `${why.message}. ${why.cure}` }]
}

/** What of the cover that is asked for cannot be had, field by field, and what can: nothing is set to another value in silence. */
export const notOnOffer = (asked: AskedCover, settled: SettledCover, region: RegionCode): Refused[] => [
  ...ofWholePolicy(asked, settled, region),
  ...Object.entries(asked.coverages ?? {}).flatMap(([id, choice]) =>
    ofCoverage(id, choice, settled, region).map(({ path, detail }) => ({ path: ['coverages', id, ...path], detail })),
  ),
]
