import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { pageOfDocuments } from './pageOfDocuments.ts'

export const searchDocuments = implement(contract.searchDocuments)(async ({ query, actor }) =>
  pageOfDocuments(listScopesOf(actor), query),
)
