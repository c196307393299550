import { implement } from '#functions/_platform/http/implement.ts'
import { irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { invalidIrpm, irpmModifier } from '#shared/domain/rating/irpm.ts'
import { rateBook } from '#shared/domain/rating/rateBooks.ts'
import { mustAllow, mustBePriced, mustNotBeHeldByAnother } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'

/** The characteristics are held to the ranges of the rate book the quote is priced with; the server adds them up. */
export const updateIrpm = implement(contract.updateIrpm)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'underwrite')
  mustNotBeHeldByAnother(quote, actor)
  mustBePriced(quote, now)
  const book = rateBook(quote.rated.rateBookVersion)
  if (book === undefined) return fail('rating.notRateable', { data: { reason: 'its rate book was withdrawn' } })
  const percentages = Object.fromEntries(irpmCharacteristics.map((name) => [name, body[name]]))
  const invalid = invalidIrpm(book, percentages)
  if (invalid.length > 0)
    return fail('request.invalid', {
      errors: invalid.map(({ characteristic, min, max }) => ({
        detail: `Invalid: between ${min * 100} and ${max * 100} percent`,
        path: [characteristic],
      })),
    })
  const { accountId: _, accountName: __, quoteId: ___, quoteNumber: ____, ...given } = body
  const irpm = { ...given, irpmModifier: irpmModifier(percentages) }
  const after = await writeTerms(quote, { irpm }, now)
  return { irpmModifier: irpm.irpmModifier, premium: after.rated.premium, totalPremium: after.totalPremium }
})
