import { useFormContext } from 'react-hook-form'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { CoverageChoices as Choices } from '#web/records/coverages/CoverageChoices.tsx'
import { type Place, shownCoverages, withChosen } from '#web/records/coverages/chosenCoverages.ts'
import { movedBy, type Terms } from './termsForm.ts'

type CoverageChoicesProps = {
  quote: Quote
  coverages: readonly CalculatorCoverage[]
  place: Place
}

/** The coverages of the product by group, each on or off, with limit, deductible, waiting and retroactive period. */
export const CoverageChoices = ({ quote, coverages, place }: CoverageChoicesProps) => {
  const form = useFormContext<Terms>()
  const [limit, deductible, waitingPeriod, retro, retroActiveDate, chosen] = form.watch([
    'limit',
    'deductible',
    'waitingPeriod',
    'retro',
    'retroActiveDate',
    'coverages',
  ])
  const moved = movedBy(quote, { limit, deductible, waitingPeriod, retro, retroActiveDate }, place)
  return (
    <Choices
      coverages={shownCoverages(coverages, chosen, moved)}
      product={quote.product}
      onChange={(id, change) =>
        form.setValue('coverages', withChosen(form.getValues('coverages'), id, change), { shouldDirty: true })
      }
    />
  )
}
