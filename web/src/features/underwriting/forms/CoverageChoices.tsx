import { useFormContext } from 'react-hook-form'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { clampToOptions, limitOptions } from '#shared/domain/coverage/options.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { region } from '#web/i18n/region.ts'
import { CoverageChoices as Choices } from '#web/records/coverages/CoverageChoices.tsx'
import { coverageField, type Terms } from './termsForm.ts'

export type ProductCoverage = ResponseOf<typeof listCoverages>[number]

type Chosen = Terms['coverages'][string]

/** A coverage with the limit that an underwriter may choose; its other terms follow those of the quote. */
const rowOf = (
  coverage: ProductCoverage,
  chosen: Chosen | undefined,
  { limit, state }: { readonly limit: number; readonly state: string | undefined },
): CalculatorCoverage => {
  const rule = coverageById(coverage.id)
  const options =
    rule?.limit.kind === 'sublimit'
      ? limitOptions(rule, { limit, region: region.code, ...(state !== undefined && { state }) })
      : []
  return {
    ...coverage,
    selected: chosen?.selected ?? false,
    reason: null,
    // A lower aggregate limit takes the coverage's own down with it.
    limit: clampToOptions(chosen?.limit, options),
    limitOptions: [...options],
    deductible: { value: null, options: [], available: false },
    waitingPeriod: { value: null, options: [] },
    retroActivePeriod: { value: null, asDate: null, options: [], available: false, disabled: true },
    questions: null,
    premium: 0,
  }
}

/** The coverages of the product by group, each on or off, with a limit where one can be chosen. */
export const CoverageChoices = ({
  coverages,
  product,
  state,
}: {
  coverages: readonly ProductCoverage[]
  product: string
  state: string | undefined
}) => {
  const form = useFormContext<Terms>()
  const [limit, chosen] = form.watch(['limit', 'coverages'])
  return (
    <Choices
      coverages={coverages.map((each) => rowOf(each, chosen[coverageField(each.id)], { limit, state }))}
      product={product}
      onChange={(id, change) => {
        const field = coverageField(id)
        const had = chosen[field] ?? { selected: false }
        form.setValue(
          `coverages.${field}`,
          { selected: change.selected ?? had.selected, limit: change.limit ?? had.limit ?? null },
          { shouldDirty: true },
        )
      }}
    />
  )
}
