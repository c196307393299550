import { type Frequency, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { QuestionKey } from '../questionnaire/question.ts'
import type { Evidence } from './evidence.ts'
import type { RiskFactorKey } from './riskFactor.ts'

/** [question, in words, factors, points for yes, points for no]; an open question moves nothing. */
type Row = readonly [QuestionKey, string, readonly RiskFactorKey[], number, number]

const rows: readonly Row[] = [
  ['training', 'Security awareness training', ['endpointSecurity', 'compliance'], 6, -6],
  ['mfaEmail', 'Multi-factor authentication for email', ['fundsTransfer', 'darkIntelligence'], 8, -10],
  ['mfaRemoteSystemAccess', 'Multi-factor authentication for remote access', ['networkSecurity'], 15, -12],
  ['mfaAdminAccounts', 'Multi-factor authentication for administrators', ['cyberExtortion'], 10, -10],
  ['mfaCloud', 'Multi-factor authentication for cloud services', ['cloudSecurity'], 15, -12],
  ['mfaVendor', 'Multi-factor authentication for vendors', ['supplyChain'], 10, -8],
  ['dmzSeparation', 'Internet-facing systems separated', ['networkSecurity'], 8, -4],
  ['encryptionAtRest', 'Data encrypted at rest', ['cloudSecurity'], 8, -6],
  ['encryptionInTransit', 'Data encrypted in transit', ['compliance'], 6, -5],
  ['encryptionOnDevices', 'Data encrypted on devices', ['endpointSecurity'], 6, -4],
  ['edr', 'Endpoint detection and response', ['endpointSecurity', 'cyberExtortion'], 12, -8],
  ['ngav', 'Next-generation antivirus', ['endpointSecurity'], 8, -4],
  ['emailFiltering', 'Email filtering', ['fundsTransfer'], 5, -5],
  ['eolProducts', 'End-of-life products in use', ['endpointSecurity', 'networkSecurity'], -12, 4],
  ['isVerifyingBankAccounts', 'Bank accounts verified', ['fundsTransfer'], 9, -8],
  ['isAuthenticatingFundTransferRequests', 'Fund transfer requests authenticated', ['fundsTransfer'], 9, -8],
  ['isPreventingUnauthorizedWireTransfers', 'Unapproved transfers prevented', ['fundsTransfer'], 9, -8],
  ['hasDualAuthorizationControlsAnswer', 'Two people approve transfers', ['fundsTransfer'], 6, -4],
  ['testedFullFailover', 'Full failover tested', ['cyberExtortion'], 6, -3],
  ['backupFrequencyTested', 'Backups tested', ['cyberExtortion'], 6, -4],
  ['planIncidentResponse', 'Incident response plan', ['cyberExtortion', 'compliance'], 7, -6],
  ['planDisasterRecovery', 'Disaster recovery plan', ['cyberExtortion'], 6, -5],
  ['planBusinessContinuity', 'Business continuity plan', ['compliance', 'supplyChain'], 5, -3],
  ['vendorManagement', 'Vendor controls reviewed', ['supplyChain'], 15, -10],
  ['thirdPartySecurityAgreement', 'Third-party security agreements', ['supplyChain'], 8, -4],
  ['cyberEvent', 'Cyber event in the last three years', ['compliance', 'cyberExtortion'], -12, 2],
  ['priorOrPendingClaimCircumstances', 'Claims or circumstances', ['compliance'], -14, 2],
  ['privacyLitigation', 'Privacy litigation', ['compliance'], -18, 2],
  ['unscheduledSystemDowntime', 'Unscheduled downtime', ['cloudSecurity', 'supplyChain'], -8, 2],
]

const patching: Readonly<Record<Frequency, number>> = {
  DAILY: 14,
  WEEKLY: 12,
  MONTHLY: 8,
  QUARTERLY: 0,
  SIX_MONTHS: -10,
  NEVER: -20,
}

const backup: Readonly<Record<Frequency, number>> = {
  DAILY: 15,
  WEEKLY: 12,
  MONTHLY: 6,
  QUARTERLY: -2,
  SIX_MONTHS: -10,
  NEVER: -25,
}

/** What the security answers say about a risk. */
export const answerEvidence: readonly Evidence[] = [
  ...rows.map(
    ([key, text, factors, yes, no]): Evidence => ({
      text,
      factors,
      effect: ({ answers }) => (saysYes(answers[key]) ? yes : saysNo(answers[key]) ? no : 0),
    }),
  ),
  {
    text: 'How often critical patches are installed',
    factors: ['endpointSecurity', 'networkSecurity'],
    effect: ({ answers }) => (answers.patchingFrequency === undefined ? 0 : patching[answers.patchingFrequency]),
  },
  {
    text: 'How often data is backed up',
    factors: ['cyberExtortion'],
    effect: ({ answers }) => (answers.backupFrequency === undefined ? 0 : backup[answers.backupFrequency]),
  },
  {
    text: 'Claims in recent years',
    factors: ['compliance'],
    effect: ({ answers }) => [0, -20, -14, -8, -4, -2][answers.claimHistory ?? 0] ?? 0,
  },
]
