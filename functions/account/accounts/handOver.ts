import { partnersOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountRecord } from '../store/account.ts'

/** Who an account is with: the agency, its agent and their teams. */
export type Holder = Pick<
  AccountRecord,
  'agencyId' | 'agencyName' | 'agentEmail' | 'agentId' | 'agentFirstName' | 'agentLastName' | 'agentPhone' | 'teams'
>

/**
 * The account without an agency. What its agency learnt of it in confidence – contact, answers, tags, its wish for an
 * agent – stays behind, so that the next agency does not read it.
 */
const left = (account: AccountRecord, now: Instant): AccountRecord => {
  const {
    agencyId: _agencyId,
    agencyName: _agencyName,
    agentEmail: _agentEmail,
    agentFirstName: _agentFirstName,
    agentId: _agentId,
    agentLastName: _agentLastName,
    agentPhone: _agentPhone,
    policyContactEmail: _email,
    policyContactFirstName: _firstName,
    policyContactLastName: _lastName,
    policyContactPhone: _phone,
    lastSecurityAnswered: _answered,
    preferredAgent: _preferred,
    ...rest
  } = account
  return { ...rest, teams: [], tags: [], securityQuestions: {}, answered: {}, updated: now }
}

/** The account with the organizations that have a share in it today. */
const partnered = async (account: AccountRecord): Promise<AccountRecord> => {
  const { partnerIds: _, ...rest } = account
  const partnerIds = await partnersOf('account', { agencyId: account.agencyId, accountId: account.id })
  return partnerIds.length === 0 ? rest : { ...rest, partnerIds }
}

/** The account without an agency, and without those who saw it by way of that one. */
export const withoutAgency = (account: AccountRecord, now: Instant): Promise<AccountRecord> =>
  partnered(left(account, now))

/**
 * The account with another holder: with everything that is known of it, but for the tags of the agency that had it and a wish
 * for an agent elsewhere.
 */
export const withHolder = (account: AccountRecord, holder: Holder, now: Instant): Promise<AccountRecord> => {
  const { agencyId, agentId: _, agentPhone: __, preferredAgent, ...rest } = account
  const isAnothers = agencyId !== undefined && agencyId !== holder.agencyId
  const isWished = preferredAgent !== undefined && preferredAgent.agencyId === holder.agencyId
  return partnered({
    ...rest,
    ...holder,
    ...(isAnothers && { tags: [] }),
    ...(isWished && { preferredAgent }),
    updated: now,
  })
}
