import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { partnersOf } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type { createSubmission } from '#shared/contracts/account/submissions.ts'
import { submissionChannelOf } from '#shared/domain/account/submissionChannels.ts'
import { submissionNumberOf } from '#shared/domain/account/submissionNumber.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { SubmissionId, TeamId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { submissions } from '../store/submissions.ts'
import { clearedOf } from './clearedOf.ts'
import { submittedCompany } from './submittedCompany.ts'
import { submitterOf } from './submitter.ts'

const mailByStaff = { path: ['messageId'], detail: 'A mail is brought in by the provider’s staff.' }

/** A submission as somebody brings it; of a mail, once it is known that the mail is theirs to bring. */
export const broughtSubmission = async (
  body: BodyOf<typeof createSubmission>,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
) => {
  const region = regionOf(config.region)
  const { cbid, firmographics, needBy, messageId, fromFile } = body
  const [submitted, submitter] = [
    await submittedCompany(firmographics, { cbid }),
    await submitterOf(actor, body.agency ?? {}),
  ]
  const errors = [
    ...(submitted.errors ?? []),
    ...(submitter.errors ?? []),
    ...(messageId !== undefined && actor.accountType !== 'COWBELL' ? [mailByStaff] : []),
  ]
  if (submitted.company === undefined || submitter.holder === undefined || errors.length > 0)
    return fail('submission.invalid', { errors })

  const { company } = submitted
  const { holder, agencyId, writes } = submitter
  const submission: SubmissionRecord = {
    id: SubmissionId.parse(`sub_${ulid()}`),
    submissionNumber: submissionNumberOf(region.code, await nextNumber('submission')),
    status: 'RECEIVED',
    company,
    agencyId,
    agencyName: holder.agencyName,
    agentName: `${holder.agentFirstName ?? ''} ${holder.agentLastName ?? ''}`.trim(),
    agentEmail: holder.agentEmail,
    agentId: holder.agentId,
    teams: holder.teams.map(({ id, name }) => ({ id: TeamId.parse(id), name })),
    ...(needBy !== undefined && { needBy }),
    ...(messageId !== undefined && { messageId }),
    channel: submissionChannelOf({ byKey: actor.keyScopes !== undefined, messageId, fromFile }),
    excess: false,
    quoteIds: [],
    isReferred: false,
    createdBy: actor.userId,
    created: now,
    updated: now,
  }
  const { status, accountId, writes: cleared } = await clearedOf(submission, { holder, now })
  const partners = await partnersOf('submission', { agencyId, accountId })
  // What an aggregator brings for no agency of its own is its own.
  const own = actor.accountType === 'DIGITAL' ? [actor.organizationId] : []
  const made = {
    ...submission,
    status,
    partnerIds: [...new Set([...partners, ...own])],
    ...(accountId !== undefined && { accountId }),
  }
  await commit([submissions.create(made), ...cleared, ...writes], {
    events: [{ name: 'submission.received', detail: { submissionId: made.id } }],
  })
  return { id: made.id, submissionNumber: made.submissionNumber, status, accountId }
}
