import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { paperNotices, paperNoticesOf } from '../store/paperNotices.ts'

type Theirs = Pick<PolicyRecord, 'agencyId' | 'partnerIds' | 'teamIds'>

/** Whether two records are the same agency's, teams' and partners'. */
export const isSameOwners = (a: Theirs, b: Theirs): boolean =>
  a.agencyId === b.agencyId &&
  a.teamIds.join() === b.teamIds.join() &&
  (a.partnerIds ?? []).join() === (b.partnerIds ?? []).join()

/** The writes by which a policy's notices by post are seen by those alone whose the policy is. */
export const noticesFollow = async ({ id, agencyId, partnerIds, teamIds }: Theirs & { readonly id: string }) => {
  const owners = { agencyId, teamIds, ...(partnerIds && { partnerIds }) }
  const others = (await paperNoticesOf(id)).filter((notice) => !isSameOwners(notice, owners))
  const stored = await paperNotices.byIds(others.map((notice) => notice.id))
  return stored.map((before): Write => {
    const { partnerIds: _, ...notice } = before
    return paperNotices.update(before, { ...notice, ...owners })
  })
}
