import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type Account, findingSeen } from '#functions/account/public.ts'
import type { FindingDisputeRecord } from '#shared/contracts/risk/findingDispute.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, FindingDisputeId } from '#shared/domain/ids/ids.ts'
import { disputes, openKey } from '../store/disputes.ts'

type Said = Pick<FindingDisputeRecord, 'documents' | 'finding' | 'text'>

/**
 * Somebody says that a finding of an account is not so.
 * @throws risk.findingNotSeen, risk.findingDisputed
 */
export const raiseDispute = async (
  account: Account,
  said: Said,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
) => {
  const accountId = AccountId.parse(account.id)
  const seen = findingSeen(account, said.finding) ?? fail('risk.findingNotSeen')
  if (await disputes.byUnique('open', openKey({ accountId, finding: said.finding }))) fail('risk.findingDisputed')
  const dispute: FindingDisputeRecord = {
    id: FindingDisputeId.parse(`fdp_${ulid()}`),
    accountId,
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    companyName: account.name,
    ...said,
    seen,
    status: 'OPEN',
    raised: now,
    raisedBy: nameFor(actor),
    raisedById: actor.userId,
  }
  await commit([disputes.create(dispute)])
  return { id: dispute.id }
}
