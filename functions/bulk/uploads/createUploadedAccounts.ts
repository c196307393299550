import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { holderFor } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { createAccounts } from '../jobs/createAccounts.ts'
import { bulkUploads, requireUpload } from '../store/bulkUploads.ts'
import { countsOf } from '../store/marks.ts'
import { after, mustAllow } from './uploadAction.ts'

/** The accounts are whose word this is: that of an agent makes them the agent's clients. */
export const createUploadedAccounts = implement(contract.createUploadedAccounts)(
  async ({ params, body, actor, now, fail }) => {
    const upload = await requireUpload(params.uploadId, actor)
    mustAllow(upload.status, 'create', { actor })
    const { REFUSED: refused } = countsOf(upload.marks)
    if (body.accountCreation === 'ALL_OR_NONE' && refused > 0)
      return fail('bulk.allOrNone', { data: { refused, rows: upload.marks.length } })
    const choice = await holderFor(actor, { agencyId: upload.holder.agencyId, teams: [] })
    if (choice.holder === undefined) return fail('bulk.notFound')
    const by = { by: nameFor(actor), byId: actor.userId, now }
    const { jobId, write, events } = await startJob(createAccounts, { uploadId: upload.id }, by)
    const next = {
      ...upload,
      status: after(upload.status, 'create', { actor }),
      holder: choice.holder,
      accountCreation: body.accountCreation,
      jobId,
      updated: now,
    }
    await commit([bulkUploads.update(upload, next), write], { events })
    return { uploadId: BulkUploadId.parse(upload.id) }
  },
)
