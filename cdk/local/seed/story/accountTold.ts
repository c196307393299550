import { newAccount } from '#functions/account/accounts/newAccount.ts'
import { describeIndustry } from '#functions/account/details/describeIndustry.ts'
import { ownIndustries } from '#functions/account/industry/industryList.ts'
import { assessed } from '#functions/account/risk/assessed.ts'
import type { AccountRecord } from '#functions/account/store/account.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { signalsOf } from '#shared/domain/risk/securitySignals.ts'
import type { Region } from '#shared/regions/region.ts'
import { soundAnswers } from '../../journey/steps.ts'
import type { StoryCompany } from './companies.ts'
import type { DeclineTrouble, Trouble } from './fates.ts'
import { findingsTold } from './findingsTold.ts'
import type { Seller } from './seller.ts'

type Answers = AccountRecord['securityQuestions']

/** What a trouble makes a company answer; limit, revenue and records are no answers. */
const answersOfTrouble: Readonly<Partial<Record<DeclineTrouble | Trouble, Answers>>> = {
  mfa: { mfaEmail: false, mfaRemoteAccess: false },
  backups: { backupFrequency: 'NEVER' },
  patching: { patchingFrequency: 'NEVER' },
  pastCyberIncident: { pastCyberIncident: 1 },
  claimHistory: { claimHistory: 2 },
  cyberEvent: { cyberEvent: true },
  litigation: { pendingLitigation: true },
  circumstances: { priorOrPendingClaimCircumstances: true },
  downtime: { unscheduledSystemDowntime: true },
  changeInScope: { changeInScope: true },
  incidentUnderWay: { incidentUnderWay: true },
  sanctionedTerritories: { sanctionedTerritories: true },
  ransomware: { ransomwareIncidents: 'SEVERAL' },
}

/** What of a company's facts a trouble makes larger than the programme's. */
const factsOfTrouble = (trouble: DeclineTrouble | Trouble | undefined): Partial<StoryCompany & AccountRecord> => {
  if (trouble === 'revenue') return { revenue: 240_000_000 }
  return trouble === 'records' ? { numberOfPersonalRecords: 2_400_000 } : {}
}

/** The account of a company as its agent made and described it. */
export const accountTold = async (
  company: StoryCompany,
  {
    id,
    at,
    region,
    seller,
    trouble,
    isAnswered,
  }: {
    readonly id: string
    readonly at: Instant
    readonly region: Region
    readonly seller: Seller
    readonly trouble: DeclineTrouble | Trouble | undefined
    /** Whether its security questions are answered. */
    readonly isAnswered: boolean
  },
): Promise<AccountRecord> => {
  const { contact, ...facts } = company
  const { agencyId, agencyName, teams } = seller
  const made = newAccount(
    { ...facts, ...factsOfTrouble(trouble) },
    {
      agencyId,
      agencyName,
      teams,
      agentId: seller.id,
      agentFirstName: seller.firstName,
      agentLastName: seller.lastName,
      agentEmail: seller.email,
      agentPhone: seller.phone,
    },
    at,
  )
  const answers: Answers = isAnswered ? { ...soundAnswers, ...(trouble && answersOfTrouble[trouble]) } : {}
  const described = await describeIndustry(
    {
      ...made,
      id,
      ...(seller.partners && { partnerIds: [...seller.partners.account] }),
      primaryNaicsPercentage: 100,
      isFranchise: false,
      policyContactFirstName: contact.first,
      policyContactLastName: contact.last,
      policyContactEmail: contact.email,
      policyContactPhone: company.phoneNumber,
      securityQuestions: answers,
      ...(isAnswered && { lastSecurityAnswered: at }),
      scan: {
        ...{ domain: company.domainName, at },
        ...{ findings: [...findingsTold(company.domainName, at)], signals: signalsOf(company.domainName) },
      },
    },
    region,
    await ownIndustries(),
  )
  return assessed(described, at)
}
