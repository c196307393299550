import { implement } from '#functions/_platform/http/implement.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import * as contract from '#shared/contracts/docs/documents.ts'

export const listDocTypes = implement(contract.listDocTypes)(async ({ query }) =>
  docTypes.filter(({ claim }) => query.claim !== true || claim).map(({ docType, label }) => ({ docType, label })),
)
