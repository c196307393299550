import type { Operation } from '#shared/contract/operation.ts'
import { listPolicyForms } from '#shared/contracts/docs/forms.ts'
import { getManuscript, listManuscriptHistory, listManuscripts } from '#shared/contracts/quote/manuscripts.ts'

/** What is read of endorsements written for one cover: stale once one of them changed. */
export const manuscriptReads: readonly Operation[] = [
  getManuscript,
  listManuscriptHistory,
  listManuscripts,
  listPolicyForms,
]
