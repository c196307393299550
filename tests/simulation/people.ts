import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { actorFor } from '#functions/auth/session/sessionActor.ts'
import type { SessionHolder } from '#functions/auth/store/sessions.ts'
import { type Membership, membershipsOf, type UserRecord } from '#functions/directory/store/users.ts'
import type { WorkflowRecord } from '#functions/directory/store/workflows.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import type { RoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { keptOf } from '#shared/domain/identity/roleTemplate.ts'
import { mayUse } from '#shared/permissions.ts'
import type { Chance } from './chance.ts'
import type { Knowledge } from './knowledge.ts'

/** Who calls, by the records that make them somebody; replayed in another world they are named anew. */
export type Person =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly workflowId: string }
  | { readonly kind: 'user'; readonly userId: string; readonly in?: Place; readonly proved: boolean }

/** Where a user acts who is not at home: switched to another membership or jumped into an account. */
export interface Place {
  readonly organizationId: string
  readonly accountType: Membership['accountType']
  readonly jumped: boolean
}

const userOf = (known: Knowledge, id: string) => {
  const found = known.records.get(id)
  return found?.kind === 'user' ? (found.state as unknown as UserRecord) : undefined
}

const holderOf = (userId: string, place: Place | undefined): SessionHolder => {
  if (place === undefined) return { kind: 'HOME', userId }
  const { organizationId, accountType } = place
  return place.jumped
    ? { kind: 'JUMP', userId, accountType, organizationId }
    : { kind: 'SWITCH', userId, organizationId }
}

/** What a template of the role keeps of it, of who has one. */
const narrowingOf = (known: Knowledge, membership: Membership | undefined): Pick<Actor, 'keeps' | 'roleTemplateId'> => {
  const found = known.records.get(membership?.roleTemplateId ?? '')
  if (found?.kind !== 'roleTemplate') return {}
  return { roleTemplateId: found.id, keeps: keptOf(found.state as unknown as RoleTemplate) }
}

/** As whom a person calls at an instant (epoch seconds); undefined for nobody and for who is not there any more. */
export const actorOfPerson = (known: Knowledge, person: Person, now: number): Actor | undefined => {
  if (person.kind === 'nobody') return undefined
  if (person.kind === 'guest') {
    const found = known.records.get(person.workflowId)
    if (found?.kind !== 'workflow') return undefined
    const { id, flow, subjectId, name, email } = found.state as unknown as WorkflowRecord & { flow: WorkflowFlow }
    const quote = flow === 'QUOTE' ? known.records.get(subjectId)?.state : undefined
    const account = typeof quote?.accountId === 'string' ? { accountId: quote.accountId } : {}
    const holder = { kind: 'WORKFLOW', workflowId: id, flow, subjectId, name, email, ...account } as const
    return actorFor({ id: 'ses_guest', amr: ['otp'], holder }, undefined, { member: undefined, narrowing: {} })
  }
  const user = userOf(known, person.userId)
  if (user?.enabled !== true || user.status !== 'ACTIVE') return undefined
  const acting = { id: `ses_of_${user.id}`, amr: ['pwd'], holder: holderOf(user.id, person.in) }
  // The token is of now: what was ended before it does not concern it.
  const member = membershipsOf(user).find(({ organizationId }) => organizationId === person.in?.organizationId)
  const narrowing = narrowingOf(known, person.in?.jumped === false ? member : user)
  const actor = actorFor({ ...acting, ...(person.proved && { stepUpAt: now }) }, user, { member, narrowing })
  return actor && { ...actor, issuedAt: Math.round(now * 1000) }
}

/** Somebody of the world: at home mostly, in another place at times. */
export const somebody = (known: Knowledge, chance: Chance): Person => {
  if (chance.happens(0.04)) return { kind: 'nobody' }
  const workflow = chance.happens(0.08) ? chance.pick(known.ofKind('workflow')) : undefined
  if (workflow !== undefined) return { kind: 'guest', workflowId: workflow.id }
  const user = chance.pick(known.ofKind('user'))
  if (user === undefined) return { kind: 'nobody' }
  const person = { kind: 'user', userId: user.id, proved: chance.happens(0.8) } as const
  const state = user.state as unknown as UserRecord
  const others = membershipsOf(state).slice(1)
  if (others.length > 0 && chance.happens(0.3)) {
    const { organizationId, accountType } = chance.pick(others) ?? state
    return { ...person, in: { organizationId, accountType, jumped: false } }
  }
  const agency = mayUse(state.role, 'session:jump') && chance.happens(0.1) && chance.pick(known.ofKind('agency'))
  return agency ? { ...person, in: { organizationId: agency.id, accountType: 'AGENCY', jumped: true } } : person
}

/** Whether a record is in one of the lists that an actor may see. */
export const isInReach = (known: Knowledge, actor: Actor | undefined, id: string): boolean => {
  if (actor === undefined) return false
  const scopes = known.scopesOf(id)
  return listScopesOf(actor).some((scope) => scopes.has(scope))
}
