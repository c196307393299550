import type { DocType, DocumentRow } from '#shared/contracts/docs/document.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { documents } from '../store/documents.ts'
import { withCompany } from './named.ts'
import { withOutdated } from './outdated.ts'

interface Asked {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly docType?: DocType | undefined
  readonly page: number
  readonly size: number
}

const sorts = ['created', 'docName', 'docType'] as const
type Sort = (typeof sorts)[number]

const orderOf = ({ sort }: Asked): { readonly sort: Sort; readonly descending: boolean } => {
  const wanted = sort?.replace(/^-/, '')
  return {
    sort: sorts.find((each) => each === wanted) ?? 'created',
    descending: sort === undefined || sort.startsWith('-'),
  }
}

/** A page of rows that were read whole: a claim, a quote and a policy have few documents of each kind. */
export const lookedThrough = (rows: readonly DocumentRow[], asked: Asked) => {
  const { docType, page, size, search = '' } = asked
  const { sort, descending } = orderOf(asked)
  const words = isSearch(search) ? search.replaceAll('*', ' ').trim().toLowerCase() : ''
  const found = rows
    .filter((row) => (docType === undefined || row.docType === docType) && row.docName.toLowerCase().includes(words))
    .sort((a, b) => (a[sort] < b[sort] ? -1 : 1) * (descending ? -1 : 1))
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
}

/** A page by its number: the pages before it are walked by their cursors, which suits lists as short as these. */
const keptPage = async (scopes: readonly string[], asked: Asked) => {
  const { search, page, size, docType } = asked
  if (docType !== undefined && scopes.some((scope) => /^(?:policy|quote):/.test(scope)))
    return lookedThrough(await documents.every({ scopes }), asked)
  const ordered = { scopes, group: docType, ...orderOf(asked), size }
  const read = (after: string | undefined) =>
    isSearch(search)
      ? documents.search({ scopes, group: docType, text: search, size, after })
      : documents.list({ ...ordered, after })
  let found = await read(undefined)
  for (let number = 0; number < page && found.hits.length > 0; number += 1)
    found =
      found.nextToken === undefined
        ? { hits: [] as DocumentRow[], totalHits: found.totalHits }
        : await read(found.nextToken)
  return { content: found.hits, totalElements: found.totalHits, size, number: page }
}

/** The same, with of whom each is, and which count no more. */
export const pageOfDocuments = async (...asked: Parameters<typeof keptPage>) => {
  const page = await keptPage(...asked)
  return { ...page, content: await withCompany(await withOutdated(page.content)) }
}
