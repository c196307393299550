import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyById, agentSnapshot, type Membership, membershipsOf, userById } from '#functions/directory/public.ts'
import { users } from '#functions/directory/store/users.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { createAgentLicense } from '#shared/contracts/agency/agentLicenses.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { reachesAgency } from '../agencyReach.ts'

type Entered = Pick<
  BodyOf<typeof createAgentLicense>,
  'agencyName' | 'agentEmail' | 'agentFirstName' | 'agentId' | 'agentLastName' | 'agentPhone'
>

const phoneOf = (text: string | undefined) => {
  if (!text) return {}
  const phone = readPhone(regionOf(config.region), text)
  return phone.ok
    ? { agentPhone: phone.phone.digits }
    : fail('license.invalidDetails', { errors: [{ path: ['agentPhone'], detail: phone.message }] })
}

/** The agency of the agent that is in the actor's reach, their home first; undefined where none is. */
const agencyInReach = async (memberships: readonly Membership[], actor: Actor): Promise<string | undefined> => {
  for (const { accountType, organizationId } of memberships)
    if (accountType === 'AGENCY' && (await reachesAgency(actor, organizationId))) return organizationId
  return undefined
}

/** Which agents of licenses are nobody any more for whom one may be entered: gone, or in no agency of the actor's reach. */
export const agentsLeft = async (
  licenses: readonly { readonly agentId: string; readonly agencyId: string }[],
  actor: Actor,
): Promise<ReadonlySet<string>> => {
  const agencyOf = new Map(licenses.map(({ agentId, agencyId }) => [agentId, agencyId]))
  const kept = new Map((await users.byIds([...agencyOf.keys()])).map((user) => [user.id as string, user]))
  const left = new Set<string>()
  for (const [agentId, agencyId] of agencyOf) {
    const agent = kept.get(agentId)
    const memberships = agent === undefined || agent.isPlace ? [] : membershipsOf(agent)
    const isHere = memberships.some(({ organizationId }) => organizationId === agencyId)
    if (!isHere && (await agencyInReach(memberships, actor)) === undefined) left.add(agentId)
  }
  return left
}

/** Whose license it is: somebody of an agency in reach, as the license has them; whoever is not is not found. */
export const enteredAgent = async (entered: Entered, actor: Actor) => {
  const { agentId, agencyName, agentPhone, ...written } = entered
  const agent = await userById(agentId)
  const agencyId = agent?.isPlace === true ? undefined : agent && (await agencyInReach(membershipsOf(agent), actor))
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (agent === undefined || agency === undefined) return fail('user.notFound')
  const said = Object.fromEntries(Object.entries(written).filter(([, value]) => value))
  return {
    ...agentSnapshot(agent),
    ...said,
    ...phoneOf(agentPhone),
    agencyId: agency.id,
    agencyName: agencyName || agency.name,
  }
}
