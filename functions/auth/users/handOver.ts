import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { handOverClients, namesWithClients } from '#functions/account/public.ts'
import { type Membership, membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { handOverQuotes, namesWithQuotes } from '#functions/quote/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { type Handed, leaverWrite } from '../store/leavers.ts'
import { mayAdjust, releasedBy } from './releasedBy.ts'
import { workOf } from './workOf.ts'

/** What the commit by which an agent goes carries along. */
interface HandOver {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const nameOf = ({ id, firstName, lastName }: UserRecord) => ({ id, name: `${firstName} ${lastName}` })

const mayTakeOver = (heir: UserRecord | undefined, user: UserRecord, agencyId: string): heir is UserRecord =>
  heir !== undefined &&
  heir.id !== user.id &&
  heir.enabled &&
  heir.isPlace !== true &&
  membershipsOf(heir).some(({ organizationId }) => organizationId === agencyId)

/** What a user leaves behind at an agency: each job with the names, id and e-mail, under which there is something for it. */
export const leftBehind = async (agencyId: string, { id, email }: UserRecord) => {
  const [clients, sold] = await Promise.all([
    namesWithClients(agencyId, [id, email]),
    namesWithQuotes(agencyId, [id, email]),
  ])
  return [
    ...clients.map((from) => ({ what: 'CLIENTS', of: handOverClients, from }) as const),
    ...sold.map((from) => ({ what: 'QUOTES', of: handOverQuotes, from }) as const),
  ]
}

/** So many clients are named in a letter. */
const mostNamed = 50

interface Inherited {
  readonly work: Awaited<ReturnType<typeof workOf>>
  readonly now: Instant
}

/** Tells whoever takes over what comes to them, client by client. */
const letterTo = (heir: UserRecord, user: UserRecord, { work: { clients, ...work }, now }: Inherited) =>
  mailWrite({
    template: 'clientsTakenOver',
    to: heir.email,
    firstName: heir.firstName,
    data: {
      from: nameOf(user).name,
      ...work,
      clients: clients.length,
      names: clients.slice(0, mostNamed).map(({ name }) => name),
      link: `${config.publicUrl}/agency/dashboard?tab=accounts`,
    },
    now,
  })

/** Where a user works no longer, and who takes over what they leave there. */
interface Leaving {
  readonly from: readonly Membership[]
  readonly heirId: string | undefined
}

/** Who was asked in and never came has left nothing. */
const wasThere = ({ isPlace, status }: UserRecord): boolean => isPlace !== true && status !== 'INVITED'

/**
 * The hand-over of a user's clients, and of what they sell to clients of colleagues, in every agency that they leave, and what
 * tells of each organization that they left it: to be committed with that; refused with `user.hasClients` while nobody is
 * named who takes them.
 */
export const handOver = async (
  user: UserRecord,
  { from: left, heirId }: Leaving,
  actor: Actor,
  now: Instant,
): Promise<HandOver> => {
  const writes: Write[] = []
  const events: DomainEvent[] = []
  const heir = heirId === undefined ? undefined : await users.byId(heirId)
  const by = { id: actor.userId, name: nameFor(actor) }
  for (const membership of left) {
    const { organizationId: agencyId, accountType } = membership
    const behind = accountType === 'AGENCY' ? await leftBehind(agencyId, user) : []
    const handed: Handed[] = []
    if (behind.length > 0) {
      if (heirId === undefined) return fail('user.hasClients', { data: { name: `${user.firstName} ${user.lastName}` } })
      if (!mayTakeOver(heir, user, agencyId)) return fail('user.heirUnknown')
      for (const { what, of, from } of behind) {
        const about = [nameOf(user), nameOf(heir)]
        const job = await startJob(of, { agencyId, from, to: heirId }, { by: by.name, now, about })
        handed.push({ what, jobId: job.jobId })
        writes.push(job.write)
        events.push(...job.events)
      }
      const letter = letterTo(heir, user, { work: await workOf(agencyId, user), now })
      writes.push(letter.write)
      events.push(letter.event)
    }
    const taking = handed.length > 0 && heir !== undefined ? nameOf(heir) : undefined
    if (wasThere(user)) writes.push(leaverWrite(user, membership, { by, handed, heir: taking, left: now }))
  }
  if (left.some(mayAdjust) && wasThere(user)) {
    const released = await releasedBy(user, actor, now)
    writes.push(...released.writes)
    events.push(...released.events)
  }
  return { writes, events }
}
