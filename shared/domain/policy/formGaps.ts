import type { Product } from '#shared/regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isInForce, type PaperType, type PolicyForm } from './policyForm.ts'

/** A form of the platform's own that nothing stands in for any more, and for which product from which day on. */
export interface FormGap {
  readonly form: PolicyForm
  readonly product: Product
  readonly day: CalendarDate
}

/** Whether a form is in force where another one is, product and paper aside; what the platform brings along is of any industry. */
const isAlike = (form: PolicyForm, own: PolicyForm, day: CalendarDate): boolean =>
  form.formTypeId === own.formTypeId &&
  isInForce(form, day) &&
  (form.sectors ?? []).length === 0 &&
  (form.state === undefined || form.state === own.state) &&
  (form.coverage === undefined || form.coverage === own.coverage)

interface Asked {
  readonly own: readonly PolicyForm[]
  /** The book as it would be. */
  readonly book: readonly PolicyForm[]
  /** What the region sells, and on which paper. */
  readonly products: readonly Product[]
  readonly papers: readonly PaperType[]
  readonly today: CalendarDate
}

/**
 * Where a change of the book would leave policies without wording: each of the platform's own forms is in force, or another
 * one of its type that says no less, today and on every later day on which one is withdrawn.
 */
export const formGap = ({ own, book, products, papers, today }: Asked): FormGap | undefined => {
  const later = book.flatMap(({ withdrawnOn }) =>
    withdrawnOn !== undefined && withdrawnOn > today ? [withdrawnOn] : [],
  )
  for (const day of [...new Set([today, ...later])].sort())
    for (const form of own.filter(({ effectiveFrom }) => effectiveFrom <= day)) {
      const alike = book.filter((each) => isAlike(each, form, day))
      const isCarried = (product: Product, paper: PaperType) =>
        alike.some(
          ({ productTypes, paperType }) =>
            (productTypes.length === 0 || productTypes.includes(product)) &&
            (paperType === undefined || paperType === paper),
        )
      const onPaper = papers.filter((paper) => form.paperType === undefined || form.paperType === paper)
      const of = form.productTypes.length === 0 ? products : form.productTypes
      const product = of.find((each) => !onPaper.every((paper) => isCarried(each, paper)))
      if (product !== undefined) return { form, product, day }
    }
  return undefined
}
