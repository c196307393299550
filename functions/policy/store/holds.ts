import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { Hold, type HoldRecord } from '#shared/contracts/policy/holdRecord.ts'

/** What a row of the lists holds. */
export type HoldRow = Hold & Pick<HoldRecord, 'teamIds'>

/** Holds: listed for everyone, agency, teams, account and policy; found by the policy's number. */
export const holds = defineRecord({
  kind: 'hold',
  notFound: 'hold.notFound',
  history: { hides: [] },
  list: {
    scopes: (hold: HoldRecord) => [...scopesOfRecord(hold), `policy:${hold.policyId}`],
    groups: ({ status }: HoldRecord) => [status],
    sorts: { created: ({ created }: HoldRecord) => created },
    summary: (hold: HoldRecord): HoldRow => ({ ...Hold.parse(hold), teamIds: hold.teamIds }),
  },
  searchFromStart: ({ policyNumber }: HoldRecord) => [policyNumber],
})

/** The holds on any policy of an account that nobody has lifted, those of policies that count as never made as well. */
export const standingHoldsOfAccount = (accountId: string): Promise<readonly HoldRow[]> =>
  holds.every({ scopes: [`account:${accountId}`], group: 'STANDING' })

/** The holds on a policy that nobody has lifted, as they are written. */
export const standingHolds = (policyId: string): Promise<readonly HoldRow[]> =>
  holds.every({ scopes: [`policy:${policyId}`], group: 'STANDING' })
