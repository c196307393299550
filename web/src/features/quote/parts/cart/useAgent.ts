import type { Account } from '#shared/contracts/account/account.ts'
import { getAgencyContact } from '#shared/contracts/account/agencies.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useActsForAgency } from '../useActsForAgency.ts'

/** The agent who requests, as far as known. Phones are digits with the country code. */
export type Agent = {
  readonly agentFirstName: string
  readonly agentLastName: string
  readonly agentEmail: string
  readonly agentPhone: string
}

export type AgentKnown = {
  readonly pending: boolean
  readonly agent: Agent
  /** Producer number of the signed-in agent. */
  readonly npn: string | undefined
}

const digits = (phone: string | undefined): string => (phone ?? '').replace(/\D/g, '')

/**
 * Who requests the quotes: agency users themselves; where the provider's staff act for an agency, the agent on the account,
 * else the agency's contact (quoting-and-servicing, section 6).
 */
export const useAgent = (account: Account | undefined): AgentKnown => {
  const isStaff = useActsForAgency()
  const me = useOperation(getCurrentUser, {}, { staleTime: 600_000, enabled: !isStaff })
  const agencyId = account?.agencyId
  const named = account?.agentEmail !== undefined
  const contact = useOperation(
    getAgencyContact,
    { params: { agencyId: agencyId ?? '' } },
    { staleTime: 600_000, enabled: isStaff && agencyId !== undefined && !named },
  )
  if (!isStaff)
    return {
      pending: me.isPending && me.fetchStatus !== 'idle',
      agent: {
        agentFirstName: me.data?.firstName ?? '',
        agentLastName: me.data?.lastName ?? '',
        agentEmail: me.data?.email ?? '',
        agentPhone: digits(me.data?.phone),
      },
      npn: me.data?.npn,
    }
  return {
    pending: account === undefined || (contact.isPending && contact.fetchStatus !== 'idle'),
    agent: {
      agentFirstName: account?.agentFirstName ?? contact.data?.contactFirstName ?? '',
      agentLastName: account?.agentLastName ?? contact.data?.contactLastName ?? '',
      agentEmail: account?.agentEmail ?? contact.data?.contactEmail ?? '',
      agentPhone: digits(account?.agentPhone ?? contact.data?.contactPhone),
    },
    npn: undefined,
  }
}

/** Nothing is missing of the agent. */
export const isComplete = (agent: Agent): boolean => Object.values(agent).every((value) => value.trim() !== '')
