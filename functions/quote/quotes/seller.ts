import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Account } from '#functions/account/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { GivenAgentFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { namedAgent, type QuoteAgent, usualAgent } from './agentOfQuote.ts'
import { demandTeams } from './demandTeams.ts'

/** Who sells a quote: the agency, its teams and the agent. */
export type Seller = Pick<
  QuoteRecord,
  'agencyBilled' | 'agencyDescription' | 'agencyId' | 'agencyName' | 'agencyType' | 'teamIds'
> &
  QuoteAgent

/** What a request says of the seller. */
export type SellerRequest = GivenAgentFields & {
  readonly agencyId?: AgencyId | undefined
  readonly teamIds?: readonly TeamId[] | undefined
}

/** Each team adds its own list rows to every write of the quote, so a quote has few. */
const mostTeams = 3

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
    ...(request.agentEmail === undefined && (await usualAgent(account, agency, actor))),
    ...(await namedAgent(request, agency.id)),
  }
}
