import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { formsCarried } from '#shared/domain/policy/policyForm.ts'
import { type Book, formFacts, type Texts } from '../documentData/forms.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { textsOfForms } from './formTexts.ts'

/** What the forms say that a policy carries. */
export const textsOfPolicy = (policy: PolicyRecord, book: Book): Promise<Texts> =>
  textsOfForms(formsCarried(book, formFacts(config.region, policyCover(policy))))
