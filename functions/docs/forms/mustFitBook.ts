import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { formGap } from '#shared/domain/policy/formGaps.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { type EditedForm, type FormTerms, formBook, paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isSilent } from './isSilent.ts'

/** Whether two lists, of which an empty one is all there is, have something in common. */
const haveCommon = <Each>(a: readonly Each[], b: readonly Each[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((each) => b.includes(each))

const isSameEdition = (a: FormTerms, b: FormTerms): boolean =>
  a.formNumber === b.formNumber &&
  a.effectiveFrom === b.effectiveFrom &&
  a.state === b.state &&
  a.paperType === b.paperType &&
  a.coverage === b.coverage &&
  haveCommon(a.productTypes, b.productTypes) &&
  haveCommon(a.sectors ?? [], b.sectors ?? [])

/** Refuses what a form would become where the book has the edition already, it says nothing, or policies would go without wording. */
export const mustFitBook = (edited: readonly EditedForm[], after: EditedForm, now: Instant): void => {
  const region = regionOf(config.region)
  const own = ownForms(region.code)
  const book = formBook(own, [...edited.filter(({ id }) => id !== after.id), after])
  const form = book.find(({ id }) => id === after.id)
  if (form !== undefined && book.some((each) => each.id !== form.id && isSameEdition(each, form)))
    fail('form.exists', { data: { formNumber: form.formNumber, day: form.effectiveFrom } })
  if (form !== undefined && isSilent(form, own))
    fail('form.noWording', { data: { formNumber: form.formNumber, name: form.name, edition: form.edition } })
  const papers = paperTypesOf[region.code].map((paper) => paper.id)
  const gap = formGap({ own, book, products: region.products, papers, today: dateAt(now, region.timeZone) })
  if (gap !== undefined)
    fail('form.gap', { data: { formNumber: gap.form.formNumber, product: gap.product, day: gap.day } })
}
