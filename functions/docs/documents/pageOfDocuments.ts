import type { DocType, DocumentRow } from '#shared/contracts/docs/document.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { documents } from '../store/documents.ts'

interface Asked {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly docType?: DocType | undefined
  readonly page: number
  readonly size: number
}

const sorts = ['created', 'docName', 'docType'] as const

/** A page by its number: the pages before it are walked by their cursors, which suits lists as short as these. */
export const pageOfDocuments = async (scopes: readonly string[], asked: Asked) => {
  const { search, page, size, docType } = asked
  const wanted = asked.sort?.replace(/^-/, '')
  const ordered = {
    scopes,
    group: docType,
    sort: sorts.find((sort) => sort === wanted) ?? 'created',
    descending: asked.sort === undefined || asked.sort.startsWith('-'),
    size,
  }
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
