import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { carries } from '#shared/domain/coverage/productLines.ts'
import { excludedEvents } from '#shared/domain/policy/excludedEvents.ts'
import type { Leaves } from '#shared/domain/policy/policyLeaves.ts'

const insuredBesides = `coverages.${coverageId('ADDITIONAL_INSURED')}.coverageId`

const namesAny = (leaves: Leaves): boolean => Object.keys(leaves).some((field) => /^additionalInsureds\./.test(field))

/**
 * Refuses a change that names what the product has no form for, or has a form that names nobody (rule: policy-contents);
 * what was so before stays possible.
 */
export const mustBeNamed = (
  { productType }: PolicyRecord,
  { before, after }: { readonly before: Leaves; readonly after: Leaves },
): void => {
  const isNew = (is: (leaves: Leaves) => boolean) => is(after) && !is(before)
  const errors = [
    isNew((leaves) => leaves[insuredBesides] !== undefined && !namesAny(leaves)) && {
      path: ['additionalInsureds'],
      detail: 'Name who is insured besides',
    },
    !carries(productType, 'ADDITIONAL_INSURED') &&
      isNew(namesAny) && { path: ['additionalInsureds'], detail: 'This product insures nobody besides' },
    !carries(productType, 'EVENT_EXCLUSION') &&
      isNew((leaves) => excludedEvents(leaves).length > 0) && {
        path: ['eventExclusions'],
        detail: 'This product excludes no single events',
      },
  ].filter((each) => each !== false)
  if (errors.length > 0) fail('account.invalidDetails', { errors })
}
