import { implement } from '#functions/_platform/http/implement.ts'
import { searchRemovals as contract } from '#shared/contracts/docs/retention.ts'
import { documents, removalScope } from '../store/documents.ts'

/** What was told to go, as it is stored. */
export const searchRemovals = implement(contract)(async ({ query }) => {
  const { after, before, size } = query
  const page = await documents.list({ scopes: [removalScope], sort: 'created', descending: false, size, after, before })
  const hits = (await documents.byIds(page.hits.map(({ docId }) => docId))).flatMap(
    ({ created, docName, docType, id, removal }) =>
      removal === undefined
        ? []
        : [{ docId: id, docName, docType, created, class: removal.as, dueOn: removal.dueOn, removesOn: removal.on }],
  )
  return { ...page, hits }
})
