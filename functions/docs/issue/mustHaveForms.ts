import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { missingForm } from '#shared/domain/policy/missingForm.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { formsCarried, type PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formFacts } from '../documentData/forms.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { bookOfForms } from '../forms/book.ts'
import { isSilent } from '../forms/isSilent.ts'

/** What stands in the way of a policy's issue: a form that it would go without, or one that it would carry without wording. */
interface Wanting {
  readonly form: PolicyForm
  readonly why: 'missing' | 'silent'
}

/** The form that a policy needs and would not have, by the book as it was known at a moment. */
export const formWanting = async (policy: PolicyRecord, known: Instant): Promise<Wanting | undefined> => {
  const own = ownForms(config.region)
  const book = await bookOfForms(known)
  const facts = formFacts(config.region, policyCover(policy))
  const missing = missingForm({ own, book }, facts)
  if (missing !== undefined) return { form: missing, why: 'missing' }
  const silent = formsCarried(book, facts).find((form) => isSilent(form, own))
  return silent && { form: silent, why: 'silent' }
}

/**
 * No policy is issued without a form that it needs, or with one that says nothing.
 * @throws form.missing, form.silent
 */
export const mustHaveForms = async (policy: PolicyRecord, now: Instant): Promise<void> => {
  const wanting = policy.issuedAt === undefined ? await formWanting(policy, now) : undefined
  if (wanting === undefined) return
  const { formNumber, name, edition, state } = wanting.form
  const data = { formNumber, name, place: state ?? regionOf(config.region).name, day: policy.effectiveDate }
  if (wanting.why === 'missing') fail('form.missing', { data })
  fail('form.silent', { data: { ...data, edition } })
}
