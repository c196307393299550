import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { WriteOff, type WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'

export type StoredWriteOff = Stored<WriteOffRecord>

/** What a row of the lists holds. */
export type WriteOffRow = WriteOff & Pick<WriteOffRecord, 'teamIds'>

/** Write-offs: listed for everyone, agency, teams, account, policy and partners. */
export const writeOffs = defineRecord({
  kind: 'writeOff',
  notFound: 'billing.writeOffNotFound',
  version: 2,
  // From the second on, it says who has a share in it: one from before cannot know, and is told by the task `shareBook`.
  from: { 1: (writeOff: WriteOffRecord) => writeOff },
  history: { hides: [] },
  list: {
    scopes: (writeOff: WriteOffRecord) => [...scopesOfRecord(writeOff), `policy:${writeOff.policyId}`],
    groups: (writeOff: WriteOffRecord) => [writeOff.status],
    sorts: {
      created: (writeOff: WriteOffRecord) => writeOff.created,
      companyName: (writeOff: WriteOffRecord) => writeOff.companyName,
      policyNumber: (writeOff: WriteOffRecord) => writeOff.policyNumber,
      amount: (writeOff: WriteOffRecord) => String(writeOff.amount).padStart(16, '0'),
    },
    summary: (writeOff: WriteOffRecord): WriteOffRow => ({ ...WriteOff.parse(writeOff), teamIds: writeOff.teamIds }),
    measure: (writeOff: WriteOffRecord) => writeOff.amount,
  },
  search: (writeOff: WriteOffRecord) => [writeOff.companyName],
  searchFromStart: ({ policyNumber }: WriteOffRecord) => [policyNumber],
})
