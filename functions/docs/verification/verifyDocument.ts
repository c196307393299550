import { implement } from '#functions/_platform/http/implement.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { verifyDocument as contract } from '#shared/contracts/docs/verification.ts'
import { documents, fileScope } from '../store/documents.ts'
import { becameOf } from './becameOf.ts'

/** Who has the file knows what stands in it: told is that it is ours, and what has come since. */
export const verifyDocument = implement(contract)(async ({ params, sourceIp, now, fail }) => {
  const rows = await documents.every({ scopes: [fileScope(params.sha256)] })
  const [document] = await documents.byIds(rows.map(({ docId }) => docId))
  if (document === undefined) {
    await slowStrangers({ of: 'document', sourceIp }, now)
    return fail('document.notIssued')
  }
  return { docName: document.docName, ...(await becameOf(document, now)) }
})
