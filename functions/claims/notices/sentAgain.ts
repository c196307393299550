import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { noticeNeeds } from '#shared/contracts/claims/noticeFaults.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import { canClaim } from '#shared/records/claim/claimLife.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { diaryForToday } from '../notes/diaryForToday.ts'
import { saidInNotice } from '../reports/noticePage.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { claims, type StoredClaim } from '../store/claims.ts'
import { amended, withNotice } from './amended.ts'
import { mustBeFit } from './mustBeFit.ts'

interface Sending {
  readonly actor: Actor
  readonly now: Instant
  readonly isFiled: boolean
}

/** What a notice says otherwise than the claim, a line for each thing; what is no longer said has a dash. */
const differences = (claim: ClaimRecord, after: ClaimRecord): string[] => {
  const [before, now] = [claim, after].map((each) => saidInNotice(each, config.region))
  const labels = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...labels].flatMap((label) =>
    before?.get(label) === now?.get(label) ? [] : [`${label}: ${now?.get(label) ?? '–'}`],
  )
}

/** What is added to an open claim is to be read today. */
const diaryFor = async (claim: StoredClaim, { actor, now }: Pick<Sending, 'actor' | 'now'>): Promise<Write[]> => {
  if (!isOpenClaim(claim.status)) return []
  const { diary, dues } = await diaryForToday(claim, {
    title: 'Read what was added to the notice',
    by: actor.name,
    now,
  })
  return [diary, claims.update(claim, { ...claim, ...dues, updated: now })]
}

/** Once the desk has taken a claim up its notice stays, and what is added to it is a note. */
const noted = async (claim: StoredClaim, notice: ClaimNotice, { actor, now }: Sending): Promise<ClaimRecord> => {
  mustBeFit(notice, { timeZone: claim.timeZone, now })
  const after = withNotice(claim, notice, now)
  const errors = noticeNeeds(after, regionOf(config.region))
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const lines = differences(claim, after)
  if (lines.length === 0) return claim
  const text = ['Added to the notice after the claim was taken up:', ...lines].join('\n')
  const known = await claimNotes.every({ scopes: [`claim:${claim.id}`] })
  if (known.some((note) => note.text === text && note.createdById === actor.userId)) return claim
  const note = claimNotes.create({
    id: ClaimNoteId.parse(`cln_${ulid()}`),
    claimId: claim.id,
    noteType: 'GENERAL',
    text,
    privileged: false,
    createdBy: actor.name,
    createdById: actor.userId,
    created: now,
  })
  await commit([note, ...(await diaryFor(claim, { actor, now }))])
  return claim
}

/**
 * What becomes of a notice that was filed or saved before under the same key (decision: one-notice-one-claim): the same is
 * nothing new, other words take the place of the former, and a claim that the desk has taken up has them as a note.
 * @throws claim.incomplete, request.unfit
 */
export const sentAgain = async (claim: StoredClaim, notice: ClaimNotice, sending: Sending): Promise<ClaimRecord> => {
  if (!canClaim(claim.status, 'update')) return noted(claim, notice, sending)
  const { claim: after, held } = await amended(claim, notice, sending)
  if (after.status === claim.status && differences(claim, after).length === 0) return claim
  await commit([claims.update(claim, after), ...held], { events: movedEvents(claim, after) })
  return after
}
