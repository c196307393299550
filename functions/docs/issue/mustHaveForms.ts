import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { missingForm } from '#shared/domain/policy/missingForm.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import type { PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formFacts } from '../documentData/forms.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { bookOfForms } from '../forms/book.ts'

/** A form that a policy would go without, by the book as it was known at a moment. */
export const formMissing = async (policy: PolicyRecord, known: Instant): Promise<PolicyForm | undefined> =>
  missingForm(
    { own: ownForms(config.region), book: await bookOfForms(known) },
    formFacts(config.region, policyCover(policy)),
  )

/**
 * No policy is issued without a form that it needs.
 * @throws form.missing
 */
export const mustHaveForms = async (policy: PolicyRecord, now: Instant): Promise<void> => {
  const form = policy.issuedAt === undefined ? await formMissing(policy, now) : undefined
  if (form !== undefined)
    fail('form.missing', {
      data: {
        formNumber: form.formNumber,
        name: form.name,
        place: form.state ?? regionOf(config.region).name,
        day: policy.effectiveDate,
      },
    })
}
