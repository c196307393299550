import type { Actor } from '#functions/_platform/auth/actor.ts'
import { type UserRecord, users } from '../store/users.ts'

/** An agent as what they sell keeps them: the user, and what they were called and reached by then. */
export interface AgentSnapshot {
  readonly agentId: string
  readonly agentFirstName: string
  readonly agentLastName: string
  readonly agentEmail: string
  /** Digits with the country code; none when none is known. */
  readonly agentPhone?: string
}

export const agentSnapshot = (user: UserRecord): AgentSnapshot => ({
  agentId: user.id,
  agentFirstName: user.firstName,
  agentLastName: user.lastName,
  agentEmail: user.email,
  ...(user.phone !== '' && { agentPhone: user.phone.replace(/^\+/, '') }),
})

/** A full name in two: everything before its last word is the first name. */
export const agentNamed = (name: string) => {
  const words = name.trim().split(/\s+/)
  return {
    agentFirstName: words.length > 1 ? words.slice(0, -1).join(' ') : name.trim(),
    agentLastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}

/** The actor as an agent, by their own record; of who has none the name is all that is known. */
export const actingAgent = async ({ userId, name, email }: Actor): Promise<AgentSnapshot> => {
  const user = await users.byId(userId)
  return user === undefined ? { agentId: userId, ...agentNamed(name), agentEmail: email } : agentSnapshot(user)
}
