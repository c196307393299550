import { implement } from '#functions/_platform/http/implement.ts'
import { rateBook } from '#functions/tariff/public.ts'
import { irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { invalidIrpm, irpmModifier } from '#shared/domain/rating/irpm.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'

/**
 * The characteristics are held to the ranges of the rate book the quote is priced with; the server adds them up
 * and takes no total that the book would not apply, since what is shown is what is charged.
 */
export const updateIrpm = implement(contract.updateIrpm)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setIrpm', { actor, now })
  const book = rateBook(quote.rated.rateBookVersion)
  if (book === undefined) return fail('rating.notRateable', { data: { reason: 'its rate book was withdrawn' } })
  const percentages = Object.fromEntries(irpmCharacteristics.map((name) => [name, body[name]]))
  const invalid = invalidIrpm(book, percentages)
  if (invalid.length > 0)
    return fail('request.unfit', {
      errors: invalid.map(({ characteristic, min, max }) => ({
        detail: `Invalid: between ${min * 100} and ${max * 100} percent`,
        path: [characteristic],
      })),
    })
  const modifier = irpmModifier(percentages)
  if (modifier < book.irpm.min || modifier > book.irpm.max)
    return fail('request.unfit', {
      errors: [
        {
          detail: `All characteristics together: a modifier between ${book.irpm.min} and ${book.irpm.max}, not ${modifier}`,
          path: ['irpmModifier'],
        },
      ],
    })
  const { accountId: _, accountName: __, quoteId: ___, quoteNumber: ____, ...given } = body
  const irpm = { ...given, irpmModifier: modifier }
  const after = await writeTerms(quote, { irpm }, { actor, now, note: `Schedule rating ${modifier}: ${body.irpmNote}` })
  return { irpmModifier: irpm.irpmModifier, premium: after.rated.premium, totalPremium: after.totalPremium }
})
