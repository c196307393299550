import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { RoleGrant } from '#shared/contracts/auth/roleGrants.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { grantDays, needsSecond } from '#shared/domain/identity/fourEyes.ts'
import { RoleGrantId, UserId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Role } from '#shared/permissions.ts'
import { roleGrants } from '../store/roleGrants.ts'

/** More are not written to. */
const mostTold = 10

/** Others who have a role and have come: whoever is let in no more counts, so that nobody is alone by shutting others out. */
const othersWith = async (role: Role, actorId: string) =>
  (await users.every({ scopes: [`role:${role}`] })).filter(({ id, status }) => id !== actorId && status === 'ACTIVE')

/** Whether a role waits for a second person (rule: four-eyes-role). While nobody else has it, there is nobody to ask. */
export const waitsForSecond = async (role: Role, { userId }: Actor): Promise<boolean> =>
  needsSecond(role) && (await othersWith(role, userId)).length > 0

interface Asking {
  readonly user: UserRecord
  readonly role: Role
  readonly actor: Actor
  readonly now: Instant
}

/** What asks a second person for a role, to be committed with what the user is meanwhile; those who may give it are told. */
export const askedRole = async ({
  user,
  role,
  actor,
  now,
}: Asking): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  if ((await roleGrants.idByUnique('open', user.id)) !== undefined) return fail('roleGrant.alreadyAsked')
  const grant: RoleGrant = {
    id: RoleGrantId.parse(`rgr_${ulid()}`),
    userId: UserId.parse(user.id),
    userName: `${user.firstName} ${user.lastName}`,
    role,
    from: user.role,
    status: 'PROPOSED',
    asked: { by: actor.userId, name: actor.name, at: now },
    expiresAt: Instant.parse(new Date(Date.parse(now) + grantDays * 86_400_000).toISOString()),
    created: now,
    lastUpdated: now,
  }
  const told = (await othersWith(role, actor.userId)).filter(({ enabled, id }) => enabled && id !== user.id)
  const mails = told.slice(0, mostTold).map(({ email, firstName }) =>
    mailWrite({
      template: 'roleAsked',
      to: email,
      firstName,
      data: { who: grant.userName, role, askedBy: actor.name, link: `${config.publicUrl}/admin/users` },
      now,
    }),
  )
  return {
    writes: [roleGrants.create(grant), ...mails.map(({ write }) => write)],
    events: mails.map((mail) => mail.event),
  }
}
