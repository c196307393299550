import { implement } from '#functions/_platform/http/implement.ts'
import { compareRateBooks as contract } from '#shared/contracts/rater/rateBooks.ts'
import { factorRows, factorTables } from '#shared/domain/rating/factorChange.ts'
import { requireBook } from './requireBook.ts'

const percentOf = (from: number, to: number): number => Math.round(((to - from) / from) * 10_000) / 100

export const compareRateBooks = implement(contract)(async ({ params }) => {
  const [{ book }, { book: other }] = await Promise.all([requireBook(params.version), requireBook(params.other)])
  const rows = factorTables.flatMap((table) => {
    const [first, second] = [factorRows(book, table), factorRows(other, table)]
    const names = [...new Set([...first, ...second].map(({ row }) => row))]
    return names.flatMap((row) => {
      const value = first.find((each) => each.row === row)?.value
      const otherValue = second.find((each) => each.row === row)?.value
      if (value === otherValue) return []
      const isBoth = value !== undefined && otherValue !== undefined && value !== 0
      return [
        {
          table,
          row,
          ...(value !== undefined && { value }),
          ...(otherValue !== undefined && { otherValue }),
          ...(isBoth && { percent: percentOf(value, otherValue) }),
        },
      ]
    })
  })
  return { version: book.version, other: other.version, rows }
})
