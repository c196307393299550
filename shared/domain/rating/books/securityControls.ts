import type { Frequency } from '../../coverage/securityAnswers.ts'
import type { SecurityControl } from '../rateBook.ts'

const backups: Readonly<Record<Frequency, number>> = {
  DAILY: 0.94,
  WEEKLY: 0.96,
  MONTHLY: 0.98,
  QUARTERLY: 1,
  SIX_MONTHS: 1.03,
  NEVER: 1.2,
}

const patching: Readonly<Record<Frequency, number>> = {
  DAILY: 0.96,
  WEEKLY: 0.96,
  MONTHLY: 0.98,
  QUARTERLY: 1.03,
  SIX_MONTHS: 1.08,
  NEVER: 1.18,
}

/**
 * What each security answer does to the price, the same in the three regions. The names in `questions` are those of the
 * calculator, then of the full questionnaire (quoting-and-servicing, section 3).
 */
export const securityControls2026: readonly SecurityControl[] = [
  { control: 'mfaEmail', questions: ['mfaEmail', 'mfaAuthentication'], yes: 0.95, no: 1.1 },
  { control: 'mfaRemoteAccess', questions: ['mfaRemoteAccess', 'mfaRemoteSystemAccess'], yes: 0.95, no: 1.12 },
  { control: 'mfaAdminAccounts', questions: ['mfaMissionCriticalSystems', 'mfaAdminAccounts'], yes: 0.97, no: 1.06 },
  { control: 'mfaCloud', questions: ['mfaCloudDeployments', 'mfaCloud'], yes: 0.98, no: 1.04 },
  { control: 'backupFrequency', questions: ['backupFrequency'], byFrequency: backups },
  { control: 'backupSeparate', questions: ['backupFrequencyseparate'], yes: 0.98, no: 1.04 },
  { control: 'backupTested', questions: ['testedFullFailover', 'backupFrequencyTested'], yes: 0.98, no: 1.02 },
  { control: 'patchingFrequency', questions: ['patchingFrequency'], byFrequency: patching },
  { control: 'encryption', questions: ['useEncryption', 'encryptionAtRest'], yes: 0.97, no: 1.05 },
  { control: 'training', questions: ['isSecurityTraining', 'training'], yes: 0.98, no: 1.04 },
  { control: 'incidentResponsePlan', questions: ['incidentResponsePlan', 'planIncidentResponse'], yes: 0.98, no: 1.03 },
  { control: 'endpointDetection', questions: ['edr'], yes: 0.96, no: 1.05 },
  { control: 'antivirus', questions: ['ngav'], yes: 0.99, no: 1.02 },
  { control: 'securityOfficer', questions: ['isSecurityOfficer'], yes: 0.99, no: 1.02 },
  { control: 'endOfLifeProducts', questions: ['eolProducts'], yes: 1.08, no: 0.99 },
]
