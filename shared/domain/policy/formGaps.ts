import type { Product } from '#shared/regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isInForce, type PolicyForm } from './policyForm.ts'

/** A form of the platform's own that nothing stands in for any more, and for which product from which day on. */
export interface FormGap {
  readonly form: PolicyForm
  readonly product: Product
  readonly day: CalendarDate
}

const standsIn = (form: PolicyForm, own: PolicyForm, product: Product, day: CalendarDate): boolean =>
  form.formTypeId === own.formTypeId &&
  isInForce(form, day) &&
  (form.productTypes.length === 0 || form.productTypes.includes(product)) &&
  (form.state === undefined || form.state === own.state) &&
  (form.paperType === undefined || form.paperType === own.paperType) &&
  (form.coverage === undefined || form.coverage === own.coverage)

interface Asked {
  readonly own: readonly PolicyForm[]
  /** The book as it would be. */
  readonly book: readonly PolicyForm[]
  readonly products: readonly Product[]
  readonly today: CalendarDate
}

/**
 * Where a change of the book would leave policies without wording: each of the platform's own forms is in force, or another
 * one of its type that says no less, today and on every later day on which one is withdrawn.
 */
export const formGap = ({ own, book, products, today }: Asked): FormGap | undefined => {
  const days = [
    today,
    ...book.flatMap(({ withdrawnOn }) => (withdrawnOn !== undefined && withdrawnOn > today ? [withdrawnOn] : [])),
  ]
  for (const day of [...new Set(days)].sort())
    for (const form of own)
      for (const product of form.productTypes.length === 0 ? products : form.productTypes)
        if (!book.some((each) => standsIn(each, form, product, day))) return { form, product, day }
  return undefined
}
