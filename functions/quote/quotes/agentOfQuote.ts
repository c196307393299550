import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Account } from '#functions/account/public.ts'
import {
  type Agency,
  actingAgent,
  agencyById,
  agentOfAgency,
  contactAsAgent,
  requireAgentOfAgency,
} from '#functions/directory/public.ts'
import type { GivenAgentFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { phoneDigits } from './phoneDigits.ts'

/** Who sells a quote, as it keeps them: the user, and what they were called and reached by then. */
export type QuoteAgent = Pick<QuoteRecord, 'agentEmail' | 'agentFirstName' | 'agentId' | 'agentLastName' | 'agentPhone'>

/** Nothing of one agent stays with another. */
const nobody = {
  agentId: undefined,
  agentFirstName: undefined,
  agentLastName: undefined,
  agentEmail: undefined,
  agentPhone: undefined,
} as const satisfies QuoteAgent

/** The agent that an account has, as its quotes keep them; nothing where it has none. */
export const agentOfAccount = ({
  agentId,
  agentFirstName,
  agentLastName,
  agentEmail,
  agentPhone,
}: Account): QuoteAgent =>
  agentEmail === undefined
    ? {}
    : { agentId, agentFirstName, agentLastName, agentEmail, agentPhone: agentPhone || undefined }

/** An agency's people are their own agents; for whom others act, the account's agent is, or else the agency's contact. */
export const usualAgent = async (account: Account, agency: Agency, actor: Actor): Promise<QuoteAgent> => {
  const acts = actor.accountType === 'AGENCY' && !hasJumped(actor)
  if (acts) return { ...nobody, ...(await actingAgent(actor)) }
  const named = agentOfAccount(account)
  return named.agentEmail === undefined ? { ...nobody, ...contactAsAgent(agency) } : named
}

/** The phone that a request gives the agent, as it is stored. */
const phoneOf = ({ agentPhone }: GivenAgentFields): Pick<QuoteAgent, 'agentPhone'> =>
  agentPhone === undefined ? {} : { agentPhone: phoneDigits({ typed: agentPhone, field: 'agentPhone' }) }

/** Somebody of an agency by their e-mail, under their own name; undefined when nobody there has it. */
export const agentWithEmail = async (agency: Agency, email: string): Promise<QuoteAgent | undefined> => {
  const agent = await agentOfAgency(agency, email)
  return agent && { ...nobody, ...agent }
}

/**
 * The agent that a request names by e-mail: somebody of the agency; the phone is theirs unless another is given. A phone alone
 * is one of the agent there is.
 * @throws agency.agentUnknown
 */
export const namedAgent = async (given: GivenAgentFields, agencyId: string): Promise<QuoteAgent> => {
  const phone = phoneOf(given)
  if (given.agentEmail === undefined) return phone
  const agency = (await agencyById(agencyId)) ?? fail('agency.notFound')
  return { ...nobody, ...(await requireAgentOfAgency(agency, given.agentEmail)), ...phone }
}
