import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { docTypeLabel, docTypes } from '#shared/contracts/docs/document.ts'
import * as contract from '#shared/contracts/docs/documents.ts'

export const listDocTypes = implement(contract.listDocTypes)(async ({ query }) =>
  docTypes
    .filter(({ claim }) => query.claim !== true || claim)
    .map(({ docType }) => ({ docType, label: docTypeLabel(docType, config.region) })),
)
