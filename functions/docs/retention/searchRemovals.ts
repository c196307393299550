import { implement } from '#functions/_platform/http/implement.ts'
import { searchRemovals as contract } from '#shared/contracts/docs/retention.ts'
import { documents, removalScope } from '../store/documents.ts'
import { standingOfDocument } from './standingOfDocument.ts'

/** What was told to go, as it is stored. */
export const searchRemovals = implement(contract)(async ({ query }) => {
  const { after, before, size } = query
  const page = await documents.list({ scopes: [removalScope], sort: 'created', descending: false, size, after, before })
  const told = await documents.byIds(page.hits.map(({ docId }) => docId))
  const hits = await Promise.all(
    told.map(async (document) => {
      const { created, docName, docType, id, removal } = document
      if (removal === undefined) return []
      // Who looks at it the day a hold is put sees that it is spared, and not only after the night.
      const { heldBy } = await standingOfDocument(document)
      const { as, dueOn, on } = removal
      const due = { docId: id, docName, docType, created, class: as, dueOn, removesOn: on }
      return [{ ...due, ...(heldBy !== undefined && { heldBy }) }]
    }),
  )
  return { ...page, hits: hits.flat() }
})
