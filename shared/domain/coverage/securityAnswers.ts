import { z } from 'zod'

/** How often something is done, most often first (quoting-and-servicing, section 3). */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'] as const
export const Frequency = z.enum(frequencies)
export type Frequency = z.infer<typeof Frequency>

/** The calculator leaves out DAILY (quoting-and-servicing, section 3). */
export const calculatorBackupFrequencies = frequencies.filter((frequency) => frequency !== 'DAILY')

/** A yes/no answer. The calculator sends the words, accounts keep booleans, some questionnaires know Uncertain. */
export const YesNo = z.union([z.boolean(), z.enum(['YES', 'NO', 'UNCERTAIN'])])
export type YesNo = z.infer<typeof YesNo>

/** How long ago it last happened: 0 never, 1 within 12 months, then a year more each; 5 five years or more. */
export const Recency = z.int().min(0).max(5)

/**
 * The security answers that rating, unlocking and referral look at; all optional, since each questionnaire asks its own
 * share of them (quoting-and-servicing, section 3: calculator, then the full questionnaire's names).
 */
export const SecurityAnswers = z.object({
  dmzSeparation: YesNo.optional(),
  thirdPartySecurityAgreement: YesNo.optional(),
  isVerifyingBankAccounts: YesNo.optional(),
  isAuthenticatingFundTransferRequests: YesNo.optional(),
  isPreventingUnauthorizedWireTransfers: YesNo.optional(),
  hasDualAuthorizationControlsAnswer: YesNo.optional(),
  backupFrequency: Frequency.optional(),
  testedFullFailover: YesNo.optional(),
  backupFrequencyEncrypted: YesNo.optional(),
  backupFrequencyseparate: YesNo.optional(),
  backupFrequencyOther: z.string().optional(),
  backupFrequencyTested: YesNo.optional(),
  civilOrCriminalAction: YesNo.optional(),
  claimHistory: Recency.optional(),
  lossInBusinessIncome: YesNo.optional(),
  pastCyberIncident: Recency.optional(),
  cyberEvent: YesNo.optional(),
  patchingFrequency: Frequency.optional(),
  pendingLitigation: YesNo.optional(),
  privacyLitigation: YesNo.optional(),
  priorOrPendingClaimCircumstances: YesNo.optional(),
  unscheduledSystemDowntime: YesNo.optional(),
  securityBreachRequiringNotification: YesNo.optional(),
  isSecurityOfficer: YesNo.optional(),
  isSecurityTraining: YesNo.optional(),
  training: YesNo.optional(),
  useCloudStorage: YesNo.optional(),
  useEncryption: YesNo.optional(),
  encryptionAtRest: YesNo.optional(),
  encryptionInTransit: YesNo.optional(),
  encryptionOnDevices: YesNo.optional(),
  mfaAuthentication: YesNo.optional(),
  mfaCloudDeployments: YesNo.optional(),
  mfaCloud: YesNo.optional(),
  mfaEmail: YesNo.optional(),
  mfaMissionCriticalSystems: YesNo.optional(),
  mfaAdminAccounts: YesNo.optional(),
  mfaRemoteAccess: YesNo.optional(),
  mfaRemoteSystemAccess: YesNo.optional(),
  mfaOther: YesNo.optional(),
  mfaVendor: YesNo.optional(),
  incidentResponsePlan: YesNo.optional(),
  planIncidentResponse: YesNo.optional(),
  planDisasterRecovery: YesNo.optional(),
  planBusinessContinuity: YesNo.optional(),
  edr: YesNo.optional(),
  ngav: YesNo.optional(),
  emailFiltering: YesNo.optional(),
  eolProducts: YesNo.optional(),
  vendorManagement: YesNo.optional(),
  changeInScope: YesNo.optional(),
  changeInScopeDetail: z.string().optional(),
  lastSecurityAnswered: z.string().optional(),
})
export type SecurityAnswers = z.infer<typeof SecurityAnswers>
export type SecurityQuestion = keyof SecurityAnswers

export const saysYes = (answer: unknown): boolean => answer === true || answer === 'YES'

/** A plain no; an uncertain or missing answer is neither yes nor no. */
export const saysNo = (answer: unknown): boolean => answer === false || answer === 'NO'

/** The insured does not know. */
export const isUncertain = (answer: unknown): boolean => answer === 'UNCERTAIN'

export const isAnswered = (answer: unknown): boolean => answer !== undefined && answer !== null && answer !== ''
