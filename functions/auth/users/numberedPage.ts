import { wordsOf } from '#functions/_platform/storage/words.ts'

interface PageQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page?: number | undefined
  readonly size: number
}

const sortValue = (row: object, field: string): string => {
  const value: unknown = Object.entries(row).find(([key]) => key === field)?.[1]
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** Rows in the order of `field` or `-field`; without a field, or with one the rows do not have, as they come. */
const sorted = <Row extends object>(rows: readonly Row[], sort: string | undefined): readonly Row[] => {
  if (sort === undefined) return rows
  const descending = sort.startsWith('-')
  const field = sort.replace(/^[-+]/, '')
  const ascending = [...rows].sort((a, b) => sortValue(a, field).localeCompare(sortValue(b, field)))
  return descending ? ascending.reverse() : ascending
}

/** A page by number of rows that are all at hand: of one organization's people or teams, in whose texts all words occur. */
export const numberedPage = <Row extends object>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  { search, sort, page = 0, size }: PageQuery,
): { content: Row[]; totalElements: number; size: number; number: number } => {
  const wanted = wordsOf(search ?? '')
  const found = rows.filter((row) => {
    const text = wordsOf(textOf(row)).join(' ')
    return wanted.every((word) => text.includes(word))
  })
  const content = sorted(found, sort).slice(page * size, (page + 1) * size)
  return { content, totalElements: found.length, size, number: page }
}
