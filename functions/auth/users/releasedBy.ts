import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { releaseClaims } from '#functions/claims/public.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** Whose people adjust claims, and have referrals wait for them. */
const claimsPeople: readonly AccountType[] = ['CARRIER', 'COWBELL']

/** Whether claims may be in the name of one of an organization's people. */
export const mayAdjust = ({ accountType }: { readonly accountType: AccountType }): boolean =>
  claimsPeople.includes(accountType)

/** What has the open claims of somebody who leaves wait for another adjuster (decision: claims-without-adjuster). */
export const releasedBy = async (
  user: UserRecord,
  actor: Actor,
  now: Instant,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  const about = [{ id: user.id, name: `${user.firstName} ${user.lastName}` }]
  const job = await startJob(releaseClaims, { userId: user.id }, { by: nameFor(actor), now, about })
  return { writes: [job.write], events: job.events }
}
