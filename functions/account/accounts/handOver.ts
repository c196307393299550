import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountRecord } from '../store/account.ts'

/** Who an account is with: the agency, its agent and their teams. */
export type Holder = Pick<
  AccountRecord,
  'agencyId' | 'agencyName' | 'agentEmail' | 'agentId' | 'agentFirstName' | 'agentLastName' | 'agentPhone' | 'teams'
>

/**
 * The account without an agency. What its agency learnt of it in confidence – contact, answers, tags – stays behind, so
 * that the next agency does not read it.
 */
export const withoutAgency = (account: AccountRecord, now: Instant): AccountRecord => {
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
    ...rest
  } = account
  return { ...rest, teams: [], tags: [], securityQuestions: {}, answered: {}, updated: now }
}
