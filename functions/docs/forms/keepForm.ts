import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { formGap } from '#shared/domain/policy/formGaps.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { type FormTerms, formBook, paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type FormWording, formWordings } from '../store/formWordings.ts'
import { editedForms, mostForms, policyForms } from '../store/policyForms.ts'

interface Change {
  readonly id: string
  readonly terms: FormTerms
  /** A text that its terms name and that is not kept yet. */
  readonly wording?: FormWording | undefined
  readonly removed?: true
  readonly actor: Actor
  readonly now: Instant
  /** Read before the book was. */
  readonly box: Write
}

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

/** Keeps what a form becomes as its next version; refused where policies would go without wording. Answers with its revision. */
export const keepForm = async ({ id, terms, wording, removed, actor, now, box }: Change): Promise<number> => {
  const region = regionOf(config.region)
  const own = ownForms(region.code)
  const edited = await editedForms()
  const kept = edited.find((each) => each.id === id)
  if (kept === undefined && edited.length >= mostForms) fail('form.tooMany', { data: { most: mostForms } })
  const revision = (kept?.versions.at(-1)?.revision ?? 0) + 1
  const version = { revision, terms, ...(removed && { removed }), by: nameFor(actor), at: now }
  const record = { id, versions: [...(kept?.versions ?? []), version], lastUpdated: now }
  const book = formBook(own, [...edited.filter((each) => each.id !== id), record])
  if (removed !== true && book.some((each) => each.id !== id && isSameEdition(each, terms)))
    fail('form.exists', { data: { formNumber: terms.formNumber, day: terms.effectiveFrom } })
  const papers = paperTypesOf[region.code].map((paper) => paper.id)
  const gap = formGap({ own, book, products: region.products, papers, today: dateAt(now, region.timeZone) })
  if (gap !== undefined)
    fail('form.gap', { data: { formNumber: gap.form.formNumber, product: gap.product, day: gap.day } })
  const form = kept === undefined ? policyForms.create(record) : policyForms.update(kept, record)
  await commit([form, box, ...(wording === undefined ? [] : [formWordings.create(wording)])])
  return revision
}
