import { implement } from '#functions/_platform/http/implement.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { verifyDocumentCode as contract } from '#shared/contracts/docs/verification.ts'
import { readDocumentCode } from '#shared/domain/policy/documentCode.ts'
import { documents } from '../store/documents.ts'
import { becameOf } from './becameOf.ts'

/** Who has the paper is told what kind of document it is, its number, its day and what has come since: no name and no money. */
export const verifyDocumentCode = implement(contract)(async ({ params, sourceIp, now, fail }) => {
  const code = readDocumentCode(params.printed)
  const id = code === undefined ? undefined : await documents.idByUnique('code', code)
  const document = id === undefined ? undefined : await documents.byId(id)
  if (code === undefined || document?.number === undefined) {
    await slowStrangers({ of: 'document', sourceIp }, now)
    return fail('document.unknownCode')
  }
  return { code, number: document.number, ...(await becameOf(document, now)) }
})
