import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { LossRun } from '#shared/contracts/policy/claims.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountId, AgencyId, DocumentId, LossRunId, PolicyId, TeamId } from '#shared/domain/ids/ids.ts'

/** A loss run as it was asked for: what it says, and the ids of the document and the table that it becomes. */
export interface LossRunRecord {
  readonly id: LossRunId
  readonly docId: DocumentId
  readonly csvDocId: DocumentId
  readonly accountId: AccountId
  readonly agencyId?: AgencyId
  readonly teamIds: readonly TeamId[]
  /** Where it is of one policy alone. */
  readonly policyId?: PolicyId
  /** Of the renewal's quote that it was made for. */
  readonly quoteId?: string
  readonly run: LossRun
  /** Where it is sent once it is made. */
  readonly mailTo?: string
  readonly created: Instant
  /** As others are told of who asked for it. */
  readonly createdBy: string
}

/** Loss runs stand in no list of their own: their documents do, in the library of the account. */
export const lossRuns = defineRecord<LossRunRecord>({
  kind: 'lossRun',
  notFound: 'document.notFound',
  // From the second on, it says who bears each policy; from the third on it is found by whom it names.
  version: 3,
  from: { 1: (lossRun: LossRunRecord) => lossRun, 2: (lossRun: LossRunRecord) => lossRun },
  names: [namingOf<LossRunRecord>().here('RECIPIENT', { email: 'mailTo' })],
})
