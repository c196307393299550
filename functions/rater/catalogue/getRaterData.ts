import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { rateBook } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/catalogue.ts'
import { bookInForce } from '../rules/bookInForce.ts'

export const getRaterData = implement(contract.getRaterData)(async ({ query, now, fail }) => {
  const book = query.version === undefined ? bookInForce(query.productType, now) : rateBook(query.version)
  if (book === undefined || book.region !== config.region || book.products[query.productType] === undefined)
    return fail('rater.notFound')
  const { version, name: _, region: __, effectiveFrom, effectiveUntil, ...tables } = book
  return { version, effectiveFrom, effectiveUntil, tables }
})
