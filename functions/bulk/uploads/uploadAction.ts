import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/bulk/uploads.ts'
import { bulkUploadLife } from '#shared/records/bulkUpload/bulkUploadLife.ts'

const guard = guardOf(bulkUploadLife, { refusal: 'bulk.notAllowed', contracts: Object.values(contracts) })

/** Refuses what the life of an upload does not allow; and where a step leads. */
export const { after, allowed, mustAllow } = guard
