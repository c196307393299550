import { ulid } from 'ulid'
import { house } from '#functions/_platform/auth/house.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { askedLossRun } from '#functions/claims/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { AccountId, AgencyId, DocumentId, LossRunId, TeamId } from '#shared/domain/ids/ids.ts'
import { type LossRunRecord, lossRuns } from '../store/lossRuns.ts'

/** The offer of a renewal has a loss run of its day beside it: all that the company has had with us. */
export const runLossesOfRenewal: Subscriber<'quote.ready'> = async ({ detail, now }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote?.renewsPolicyId === undefined) return
  const { account, run } = await askedLossRun({ accountId: quote.accountId }, { actor: house, now })
  const lossRun: LossRunRecord = {
    id: LossRunId.parse(`lrn_${ulid()}`),
    docId: DocumentId.parse(`doc_${ulid()}`),
    csvDocId: DocumentId.parse(`doc_${ulid()}`),
    accountId: AccountId.parse(account.id),
    agencyId: AgencyId.parse(quote.agencyId),
    teamIds: quote.teamIds.map((id) => TeamId.parse(id)),
    quoteId: quote.id,
    run,
    created: now,
    createdBy: nameFor(house),
  }
  await commit([lossRuns.create(lossRun)], {
    events: [{ name: 'policy.lossRunRequested', detail: { lossRunId: lossRun.id } }],
    // Once for each offer, however often it is priced.
    once: `lossRunOf|${quote.id}`,
  })
}
