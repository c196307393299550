import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Account } from '#functions/account/public.ts'
import { actingAgent, agencyById } from '#functions/directory/public.ts'
import type { AgentFields, GivenAgentFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { demandTeams } from './demandTeams.ts'

/** Who sells a quote: the agency, its teams and the agent. */
export type Seller = Pick<
  QuoteRecord,
  | 'agencyBilled'
  | 'agencyDescription'
  | 'agencyId'
  | 'agencyName'
  | 'agencyType'
  | 'agentEmail'
  | 'agentFirstName'
  | 'agentLastName'
  | 'agentPhone'
  | 'teamIds'
>

/** What a request says of the seller. */
export type SellerRequest = GivenAgentFields & {
  readonly agencyId?: AgencyId | undefined
  readonly teamIds?: readonly TeamId[] | undefined
}

/** Each team adds its own list rows to every write of the quote, so a quote has few. */
const mostTeams = 3

type TypedPhone = {
  readonly typed: string
  readonly field: string
  /** What its form says of one that is none; the region's words without. */
  readonly refusal?: string
}

/** A phone as it is stored, or `account.invalidDetails` at its field. */
export const phoneDigits = ({ typed, field, refusal }: TypedPhone): string => {
  const reading = readPhone(regionOf(config.region), typed)
  if (reading.ok) return reading.phone.digits
  return fail('account.invalidDetails', { errors: [{ detail: refusal ?? reading.message, path: [field] }] })
}

/** The agent that an account has, as its quotes keep them. */
export const agentOfAccount = (account: Account): Partial<AgentFields> => ({
  ...(account.agentFirstName !== undefined && { agentFirstName: account.agentFirstName }),
  ...(account.agentLastName !== undefined && { agentLastName: account.agentLastName }),
  ...(account.agentEmail !== undefined && { agentEmail: account.agentEmail }),
  ...(account.agentPhone && { agentPhone: account.agentPhone }),
})

/** Agency users are their own agents; otherwise the agent the account has. */
const usualAgent = async (account: Account, actor: Actor): Promise<Partial<AgentFields>> => {
  if (actor.accountType === 'AGENCY' && account.agentId !== actor.userId && account.agentEmail !== actor.email) {
    const { agentId: _, ...agent } = await actingAgent(actor)
    return agent
  }
  return agentOfAccount(account)
}

/** The agent fields that a request names, with the phone as it is stored. */
export const agentFieldsOf = ({
  agentFirstName,
  agentLastName,
  agentEmail,
  agentPhone,
}: GivenAgentFields): Partial<AgentFields> => ({
  ...(agentFirstName !== undefined && { agentFirstName }),
  ...(agentLastName !== undefined && { agentLastName }),
  ...(agentEmail !== undefined && { agentEmail }),
  ...(agentPhone !== undefined && { agentPhone: phoneDigits({ typed: agentPhone, field: 'agentPhone' }) }),
})

/** The teams of an account, as many of them as a quote has. */
export const teamsOfAccount = ({ teams }: Account): TeamId[] =>
  teams.map(({ id }) => TeamId.parse(id)).slice(0, mostTeams)

/** Teams of the account; a team-bound agent sells for teams of their own alone. */
const teamsOf = (account: Account, actor: Actor, request: SellerRequest): TeamId[] => {
  const wanted = request.teamIds ?? account.teams.map((team) => TeamId.parse(team.id))
  const own = actor.realm === 'TEAM' && actor.accountType === 'AGENCY' ? actor.teamIds : undefined
  const theirs = own === undefined ? wanted : wanted.filter((id) => own.includes(id))
  return (theirs.length > 0 || own === undefined ? theirs : own.map((id) => TeamId.parse(id))).slice(0, mostTeams)
}

/**
 * The seller of a quote for an account: the account's own agency, whoever asks; for an account nobody has yet, the agency
 * that staff names. Another agency's account is not sold.
 */
export const sellerOf = async (account: Account, actor: Actor, request: SellerRequest): Promise<Seller> => {
  const agencyId = account.agencyId ?? request.agencyId
  if (agencyId === undefined || (request.agencyId !== undefined && request.agencyId !== agencyId))
    return fail('agency.notFound')
  const agency = (await agencyById(agencyId)) ?? fail('agency.notFound')
  await demandTeams(agencyId, request.teamIds)
  return {
    agencyId: AgencyId.parse(agencyId),
    agencyName: agency.name,
    agencyType: agency.agencyType,
    ...(agency.description !== undefined && { agencyDescription: agency.description }),
    agencyBilled: agency.agencyBilled,
    teamIds: teamsOf(account, actor, request),
    ...(await usualAgent(account, actor)),
    ...agentFieldsOf(request),
  }
}
