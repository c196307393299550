import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type { Submission, SubmissionHit } from '#shared/contracts/account/submissions.ts'
import { submissionChips } from '#shared/domain/account/submissionChips.ts'
import { submissionClocks } from '#shared/domain/account/submissionClocks.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOpenSubmission } from '#shared/records/submission/submissionStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { judge, waitsForHandOver } from '../clearing/judge.ts'
import { missingOf, type SubmissionRow } from '../store/submissions.ts'

/** A row as it is told: with its clocks by now. */
export const toHit = ({ firstResponseAt, quotedAt, ...row }: SubmissionRow, now: Instant): SubmissionHit => ({
  ...row,
  clocks: submissionClocks(
    { receivedAt: row.created, firstResponseAt, quotedAt, needBy: row.needBy },
    { region: regionOf(config.region).code, now },
  ),
})

/** How it was judged: against whom is the provider's to know, never an agency's (rule: clearance). */
const clearanceFor = async (submission: SubmissionRecord, now: Instant): Promise<Submission['clearance']> => {
  const judgement = await judge(submission, now)
  const { by, against } = judgement.clearance
  const brought = judgement.claimed.submissions.map(({ id, agencyName, company, submissionNumber, created }) => ({
    id,
    claim: { agencyName, companyName: company.name, submissionNumber, receivedAt: created },
  }))
  // The account that was made of a submission is told with it.
  const isTold = ({ id }: { readonly id: string }) =>
    judgement.claimed.submissions.some(({ accountId }) => accountId === id)
  const had = judgement.accounts
    .filter((account) => !isTold(account))
    .map(({ id, agencyName, name, created }) => ({
      id,
      claim: { agencyName, companyName: name, receivedAt: created as Instant },
    }))
  const claims = new Map<string, NonNullable<Submission['clearance']>['against'][number]>(
    [...brought, ...had].map(({ id, claim }) => [id, claim]),
  )
  return { by, against: against.flatMap((id) => claims.get(id) ?? []), handOver: waitsForHandOver(judgement) }
}

/** A submission as its reader may see it. */
export const toSubmission = async (submission: SubmissionRecord, actor: Actor, now: Instant): Promise<Submission> => {
  const { company, firstResponseAt, quotedAt, isReferred, renewalOf, status, letter, lost, declined } = submission
  const { createdBy: _, agentId: __, ...rest } = submission
  const isStaff = actor.accountType === 'COWBELL'
  const missing = missingOf(submission)
  const row = { ...rest, accountName: company.name, firstResponseAt, quotedAt }
  const hit = toHit(
    { ...row, chips: submissionChips({ status, missing, isReferred, renewal: renewalOf }) } as SubmissionRow,
    now,
  )
  return {
    ...rest,
    ...hit,
    ...(letter && { letter }),
    ...(lost && { lost }),
    ...(declined && { declined }),
    missing,
    cleared: status !== 'HELD',
    ...(isStaff && isOpenSubmission(status) && { clearance: await clearanceFor(submission, now) }),
  }
}
