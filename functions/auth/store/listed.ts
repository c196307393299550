import type { ListPage, ListQuery } from '#functions/_platform/storage/lists.ts'

const batch = 500
/** Lists read as a whole are those of one organization or one role. */
const most = 3000

interface Listable<Row> {
  list(query: ListQuery<'name'>): Promise<ListPage<Row>>
}

/** Every row of short lists, by name. */
export const allOf = async <Row>(records: Listable<Row>, scopes: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await records.list({ scopes, sort: 'name', size: batch, after })
    rows.push(...page.hits)
    after = page.nextToken
  } while (after !== undefined && rows.length < most)
  return rows
}
