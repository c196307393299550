import { type ProfileGroup, profileGroups } from '#shared/contracts/account/profile.ts'
import { questionGroups } from '#shared/domain/coverage/questionGroups.ts'
import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'
import { answersOf } from '../risk/assessed.ts'
import type { AccountRecord } from '../store/account.ts'

/** What a group needs to be known before anybody can vouch for it. */
const known: Readonly<Record<ProfileGroup, (account: AccountRecord) => boolean>> = {
  FIRMOGRAPHICS: ({ revenue, noOfEmployeesAll, yearEstablished, address1 }) =>
    [revenue, noOfEmployeesAll, yearEstablished, address1].every(isAnswered),
  INDUSTRY: ({ naicsCode, sicCode }) => isAnswered(naicsCode) || isAnswered(sicCode),
  DOMAIN: ({ domainName, domains, profile }) =>
    isAnswered(domainName) || (domains ?? []).length > 0 || profile.noDomain,
  SECURITY_QUESTIONS: ({ lastSecurityAnswered }) => lastSecurityAnswered !== undefined,
}

/** Whether there is anything in the group to vouch for. */
export const isKnown = (account: AccountRecord, group: ProfileGroup): boolean => known[group](account)

const cyberCrime = questionGroups.find(({ key }) => key === 'cyberCrimeLoss')

/** Whether the answers allow social engineering to be covered (quoting-and-servicing, section 4). */
export const allowsSocialEngineering = (account: Pick<AccountRecord, 'securityQuestions'>): boolean =>
  cyberCrime?.isValid(answersOf(account)) ?? false

/** The profile as the wire has it. */
export const profileOf = (account: AccountRecord) => ({
  profileScore: account.profileScore,
  groups: profileGroups.map((key) => ({ key, verified: account.profile.verified[key] !== undefined })),
  noDomain: account.profile.noDomain,
  certified: account.profile.certifiedDate !== undefined,
  certifiedDate: account.profile.certifiedDate,
  socialEngineering: allowsSocialEngineering(account),
})
