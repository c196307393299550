import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { requireSubmission } from '../store/submissions.ts'
import { toSubmission } from './toSubmission.ts'

export const getSubmission = implement(contract.getSubmission)(async ({ params, actor, now }) =>
  toSubmission(await requireSubmission(params.submissionId, actor), actor, now),
)
