import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/catalogue.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { rateBooks } from '#shared/domain/rating/rateBooks.ts'
import { products } from '#shared/regions/products.ts'

export const listRaters = implement(contract.listRaters)(async () =>
  rateBooks
    .filter((book) => book.region === config.region)
    .flatMap((book) =>
      products
        .filter((product) => book.products[product] !== undefined)
        .map((product) => ({
          id: `${book.version}|${product}`,
          name: book.name,
          productType: product,
          carrierId: programmeCarrier,
          version: book.version,
          effectiveFrom: book.effectiveFrom,
          effectiveUntil: book.effectiveUntil,
        })),
    ),
)
