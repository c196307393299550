import { config } from '#functions/_platform/config/config.ts'
import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { type FormChange, formChanges } from '#shared/domain/policy/formChanges.ts'
import { formsCarried } from '#shared/domain/policy/policyForm.ts'
import { type Book, formFacts } from '../documentData/forms.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { quoteCover } from '../documentData/quoteCover.ts'
import { bookOfForms } from './book.ts'
import { knownForPolicy } from './knownForPolicy.ts'

/** What a renewal as it is quoted carries otherwise than the policy that ends, which keeps the book it was issued by. */
export const renewedForms = async (policy: PolicyRecord, quote: QuoteRecord, book: Book): Promise<FormChange[]> =>
  formChanges(
    formsCarried(await bookOfForms(knownForPolicy(policy)), formFacts(config.region, policyCover(policy))),
    formsCarried(book, formFacts(config.region, quoteCover(quote))),
  )

/** The same for the papers of a quote; nothing of one that renews no policy. */
export const formsOfRenewal = async (quote: QuoteRecord, book: Book): Promise<FormChange[]> => {
  const policy = quote.renewsPolicyId === undefined ? undefined : await policyById(quote.renewsPolicyId)
  return policy === undefined ? [] : renewedForms(policy, quote, book)
}
