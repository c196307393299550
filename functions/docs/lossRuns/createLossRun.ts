import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { askedLossRun } from '#functions/claims/public.ts'
import { createLossRun as contract } from '#shared/contracts/policy/claims.ts'
import { AccountId, AgencyId, DocumentId, LossRunId, TeamId } from '#shared/domain/ids/ids.ts'
import { type LossRunRecord, lossRuns } from '../store/lossRuns.ts'

/** So many an hour one person sends to people who may not know of it. */
const mostLetters = 30

/** More claims do not fit into one record. */
const mostClaims = 400

export const createLossRun = implement(contract)(async ({ body, actor, now, fail }) => {
  const { email, ...asked } = body
  const { account, policy, run } = await askedLossRun(asked, { actor, now })
  if (run.totals.claims > mostClaims) return fail('claim.lossRunTooLong', { data: { most: mostClaims } })
  if (email !== undefined && email !== actor.email) await fewLetters(`loss run ${actor.userId}`, mostLetters, now)
  const lossRun: LossRunRecord = {
    id: LossRunId.parse(`lrn_${ulid()}`),
    docId: DocumentId.parse(`doc_${ulid()}`),
    csvDocId: DocumentId.parse(`doc_${ulid()}`),
    accountId: AccountId.parse(account.id),
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    teamIds: account.teams.map((team) => TeamId.parse(team.id)),
    ...(policy !== undefined && { policyId: policy.id }),
    run,
    ...(email !== undefined && { mailTo: email }),
    created: now,
    createdBy: nameFor(actor),
  }
  await commit([lossRuns.create(lossRun)], {
    events: [{ name: 'policy.lossRunRequested', detail: { lossRunId: lossRun.id } }],
  })
  return { docId: lossRun.docId, csvDocId: lossRun.csvDocId }
})
