import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { handOverClients, namesWithClients } from '#functions/account/public.ts'
import { membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** What the commit that removes an agent carries along. */
interface HandOver {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const nameOf = ({ id, firstName, lastName }: UserRecord) => ({ id, name: `${firstName} ${lastName}` })

const mayTakeOver = (heir: UserRecord | undefined, user: UserRecord, agencyId: string): boolean =>
  heir !== undefined &&
  heir.id !== user.id &&
  heir.enabled &&
  heir.isPlace !== true &&
  membershipsOf(heir).some(({ organizationId }) => organizationId === agencyId)

/**
 * The hand-over of a user's clients in every agency that they work in, to be committed with their removal; refused with
 * `user.hasClients` while nobody is named who takes them.
 */
export const handOver = async (
  user: UserRecord,
  heirId: string | undefined,
  actor: Actor,
  now: Instant,
): Promise<HandOver> => {
  const writes: Write[] = []
  const events: DomainEvent[] = []
  const heir = heirId === undefined ? undefined : await users.byId(heirId)
  for (const { organizationId: agencyId, accountType } of membershipsOf(user)) {
    const names = accountType === 'AGENCY' ? await namesWithClients(agencyId, [user.id, user.email]) : []
    if (names.length === 0) continue
    if (heirId === undefined) return fail('user.hasClients', { data: { name: `${user.firstName} ${user.lastName}` } })
    if (!mayTakeOver(heir, user, agencyId)) return fail('user.heirUnknown')
    for (const from of names) {
      const about = [user, heir].flatMap((each) => (each === undefined ? [] : [nameOf(each)]))
      const job = await startJob(handOverClients, { agencyId, from, to: heirId }, { by: nameFor(actor), now, about })
      writes.push(job.write)
      events.push(...job.events)
    }
  }
  return { writes, events }
}
