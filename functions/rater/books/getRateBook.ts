import { implement } from '#functions/_platform/http/implement.ts'
import { getRateBook as contract } from '#shared/contracts/rater/rateBooks.ts'
import { type FactorTable, factorRows, factorTables } from '#shared/domain/rating/factorChange.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { laidRow, publishedRow } from './bookRow.ts'
import { allowedOn } from './rateBookStep.ts'
import { requireBook } from './requireBook.ts'

const linesOf = (book: RateBook, base: RateBook | undefined, table: FactorTable) => {
  const before = new Map(base === undefined ? [] : factorRows(base, table).map(({ row, value }) => [row, value]))
  return factorRows(book, table).map(({ row, value }) => {
    // A state that the book beneath does not name has no factor of its own there.
    const was = base === undefined ? value : (before.get(row) ?? 1)
    return { row, value, ...(was !== value && { was }) }
  })
}

export const getRateBook = implement(contract)(async ({ params, actor }) => {
  const { book, base, record } = await requireBook(params.version)
  const row = record === undefined || base === undefined ? publishedRow(book) : laidRow(record, base)
  return {
    ...row,
    tables: factorTables.map((table) => ({ table, rows: linesOf(book, base, table) })),
    ...(record && { record }),
    allowedActions: record === undefined ? [] : allowedOn(record, actor),
    isOwn: record?.created.byId === actor.userId,
  }
})
