import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { filingFor, formsCarried } from '#shared/domain/policy/policyForm.ts'
import { becauseOf } from '../documentData/becauseOf.ts'
import { formFacts } from '../documentData/forms.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { bookOfForms, typesOfForms } from './book.ts'
import { carriedManuscript } from './carriedManuscript.ts'
import { textsOfForms } from './formTexts.ts'
import { hasWording } from './hasWording.ts'
import { knownForPolicy } from './knownForPolicy.ts'
import { manuscriptsOfPolicy } from './manuscriptsOf.ts'

export const listPolicyForms = implement(contract.listPolicyForms)(async ({ params, query, actor }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const [book, types, manuscripts] = await Promise.all([
    bookOfForms(knownForPolicy(policy)),
    typesOfForms(),
    manuscriptsOfPolicy(policy),
  ])
  const facts = formFacts(config.region, policyCover(policy))
  const carried = formsCarried(book, facts).filter(({ id }) => query.formId === undefined || id === query.formId)
  const texts = query.formId === undefined ? undefined : await textsOfForms(carried)
  const forms = carried.map((form) => {
    const filing = filingFor(form, facts)
    const wording = texts?.get(form.id)
    const { name, formNumber, edition, effectiveFrom, coverage, paperType, state } = form
    return {
      id: form.id,
      name,
      formNumber,
      edition,
      effectiveFrom,
      formType: types.find(({ id }) => id === form.formTypeId)?.name ?? form.formTypeId,
      ...(coverage !== undefined && { coverage }),
      ...(paperType !== undefined && { paperType }),
      ...(state !== undefined && { state }),
      hasWording: hasWording(form),
      ...(wording !== undefined && { wording }),
      because: becauseOf(config.region, form, policy.effectiveDate, filing),
      ...(filing !== undefined && { filingNumber: filing.number }),
    }
  })
  const written = manuscripts
    .filter(({ id }) => query.formId === undefined || id === query.formId)
    .map((each) => carriedManuscript(each, policy, { actor, withWording: query.formId !== undefined }))
  return { day: policy.effectiveDate, forms: [...forms, ...written] }
})
