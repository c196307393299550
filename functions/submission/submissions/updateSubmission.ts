import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimsOf } from '../store/companyClaims.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { clearedOf } from './clearedOf.ts'
import { afterStep, mustAllow } from './guards.ts'
import { holderOfSubmission } from './holderOfSubmission.ts'
import { submittedCompany } from './submittedCompany.ts'

export const updateSubmission = implement(contract.updateSubmission)(async ({ params, body, actor, now, fail }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  const { firmographics, needBy, letterSignedOn } = body
  if (letterSignedOn !== undefined && actor.accountType !== 'COWBELL') fail('submission.letterByStaff')
  mustAllow(submission, 'update', actor)
  if (letterSignedOn !== undefined && letterSignedOn > dateAt(now, regionOf(config.region).timeZone))
    fail('request.unfit', { errors: [{ detail: 'The letter is signed already', path: ['letterSignedOn'] }] })
  const submitted = await submittedCompany(firmographics ?? {}, { before: submission.company })
  const { company, errors } = submitted
  if (company === undefined) return fail('submission.invalid', { errors })
  const isCorrected = JSON.stringify(company) !== JSON.stringify(submission.company)
  const changes = {
    company,
    ...(needBy !== undefined && { needBy: needBy ?? undefined }),
    ...(letterSignedOn !== undefined && { letter: { signedOn: letterSignedOn, receivedAt: now } }),
  }
  // What is corrected is no longer vouched for.
  const { completed: _, certified: __, ...unvouched } = submission
  const said = isCorrected ? unvouched : submission
  if (submission.status === 'HELD') {
    const cleared = await clearedOf({ ...said, ...changes }, { holder: await holderOfSubmission(said), now })
    const { status: outcome, accountId, writes } = cleared
    const known = { ...changes, ...(accountId !== undefined && { accountId }) }
    const next = afterStep(said, { action: 'clear', outcome, changes: known }, now)
    await commit([submissions.update(submission, next), ...writes])
    return next
  }
  const wasVouched = submission.status === 'COMPLETE' || submission.status === 'CERTIFIED'
  const outcome = isCorrected && wasVouched ? 'RECEIVED' : submission.status
  const next = afterStep(said, { action: 'update', outcome, changes }, now)
  const { add } = await claimsOf(company)
  await commit([submissions.update(submission, next), ...(isCorrected ? add(submission.id) : [])])
  return next
})
