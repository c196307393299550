import { importRows } from '#cdk/local/storage/importRows.ts'
import { listKey } from '#functions/_platform/storage/listKeys.ts'
import { counterRow, listRow, searchRow } from '#functions/_platform/storage/rows.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { headOf, newestFirst } from '#functions/_platform/storage/words.ts'

export const benchTable = 'bench'
export const benchScope = 'agency:bench'
/** A partner's list is spread over partitions as those of policies and quotes are. */
export const benchPartner = 'partner:bench'
export const benchShards = 4

const wordOf = (index: number) => `co${index.toString(36).padStart(5, '0')}`

/** The rows a record of the bench has in an agency's list and in a partner's, in the two orders that the bench reads. */
const rowsOf = (index: number) => {
  const id = `quo_${String(index).padStart(26, '0')}`
  const name = wordOf(index)
  const updated = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString()
  const summary = {
    id,
    quoteNumber: `Q-US-${index}`,
    companyName: name,
    status: 'READY',
    lastUpdated: updated,
    totalPremium: 190_800,
  }
  const lists = [benchScope, benchPartner].map((scope) =>
    listKey({ kind: 'bench', scope, group: 'any', id }, benchShards),
  )
  const sort = (value: string) => `${value}#${id}`
  return [
    ...lists.map((list) => listRow.put({ list, id, summary, measure: 190_800, s1: sort(updated), s3: sort(name) })),
    searchRow.put({
      kind: 'bench',
      scope: benchScope,
      head: headOf(name),
      suffix: name,
      id,
      newest: newestFirst(id),
      text: name,
    }),
  ]
}

/** A row as the storage module puts it. */
interface Put {
  readonly params: (options: { table: string }) => unknown
}

/**
 * A table of the rows given, kept by its name under `.local/bench`, since a million records take minutes. Answers with the
 * file.
 */
export const loadTable = async (name: string, puts: () => AsyncIterable<Put> | Iterable<Put>): Promise<string> => {
  const file = new URL(`../../.local/bench/${name}.db`, import.meta.url).pathname
  async function* items() {
    for await (const put of puts()) yield (put.params({ table: benchTable }) as { Item: Record<string, unknown> }).Item
  }
  await importRows(file, tableDefinition(benchTable), items())
  return file
}

/** A table with as many records as asked for, each in an agency's list and a partner's, and found by one word. */
export const bulkLoad = (count: number): Promise<string> =>
  loadTable(`pages-${count}`, function* () {
    for (let index = 0; index < count; index += 1) yield* rowsOf(index) as unknown as Put[]
    const list = listKey({ kind: 'bench', scope: benchScope, group: 'any', id: '' }, 1)
    yield counterRow.put({ list, count, measure: 0, sequence: '' }) as unknown as Put
  })
