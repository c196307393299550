import { backupTypeOptions, frequencyOptions } from './options.ts'
import type { Question, QuestionKey } from './question.ts'

const multiFactor = [
  'mfaEmail',
  'mfaRemoteSystemAccess',
  'mfaAdminAccounts',
  'mfaCloud',
  'mfaVendor',
] as const satisfies readonly QuestionKey[]

const plans = [
  'planIncidentResponse',
  'planDisasterRecovery',
  'planBusinessContinuity',
] as const satisfies readonly QuestionKey[]

const always = { required: 'always' } as const
const optional = { required: 'optional' } as const

/** Questions on controls that every variant asks (quoting-and-servicing, sections 3 and 5). */
export const controlQuestions: readonly Question[] = [
  {
    key: 'training',
    label: 'Do all employees receive security awareness training at least once a year?',
    type: 'yesNo',
    group: 'training',
    ...always,
  },
  {
    key: 'mfaEmail',
    label: 'Is multi-factor authentication required for email?',
    type: 'yesNoUncertain',
    group: 'multiFactor',
    ...always,
  },
  {
    key: 'mfaRemoteSystemAccess',
    label: 'Is multi-factor authentication required for remote access to systems?',
    type: 'yesNoUncertain',
    group: 'multiFactor',
    ...always,
  },
  {
    key: 'mfaAdminAccounts',
    label: 'Is multi-factor authentication required for administrator accounts?',
    type: 'yesNoUncertain',
    group: 'multiFactor',
    ...always,
  },
  {
    key: 'mfaCloud',
    label: 'Is multi-factor authentication required for cloud services?',
    type: 'yesNoUncertain',
    group: 'multiFactor',
    ...always,
  },
  {
    key: 'mfaVendor',
    label: 'Is multi-factor authentication required for vendors with access to the network?',
    type: 'yesNoUncertain',
    group: 'multiFactor',
    ...always,
  },
  {
    key: 'mfaComments',
    label: 'What protects the access without multi-factor authentication?',
    type: 'text',
    group: 'multiFactor',
    ...optional,
    shownWhen: { anyOf: multiFactor, is: 'NOT YES' },
  },
  {
    key: 'backupFrequency',
    label: 'How often is business-critical data backed up?',
    type: 'choice',
    group: 'backups',
    options: frequencyOptions,
    ...always,
  },
  {
    key: 'backupTypes',
    label: 'How are backups kept?',
    type: 'choices',
    group: 'backups',
    options: backupTypeOptions,
    required: 'whenShown',
    shownWhen: { anyOf: ['backupFrequency'], is: 'NOT NEVER' },
  },
  {
    key: 'backupFrequencyseparate',
    label: 'Are backups kept separate from the network?',
    type: 'yesNo',
    group: 'backups',
    ...optional,
    shownWhen: { anyOf: ['backupFrequency'], is: 'NOT NEVER' },
  },
  {
    key: 'backupFrequencyTested',
    label: 'Is it tested at least once a year that data comes back from backups?',
    type: 'yesNo',
    group: 'backups',
    ...optional,
    shownWhen: { anyOf: ['backupFrequency'], is: 'NOT NEVER' },
  },
  {
    key: 'patchingFrequency',
    label: 'How often are critical patches installed?',
    type: 'choice',
    group: 'backups',
    options: frequencyOptions,
    ...always,
  },
  {
    key: 'vendorManagement',
    label: 'Are the security controls of critical vendors reviewed?',
    type: 'yesNo',
    group: 'backups',
    ...always,
  },
  {
    key: 'encryptionAtRest',
    label: 'Is sensitive data encrypted at rest?',
    type: 'yesNo',
    group: 'encryption',
    ...always,
  },
  {
    key: 'encryptionInTransit',
    label: 'Is sensitive data encrypted in transit?',
    type: 'yesNo',
    group: 'encryption',
    ...always,
  },
  {
    key: 'encryptionOnDevices',
    label: 'Is sensitive data encrypted on mobile and portable devices?',
    type: 'yesNo',
    group: 'encryption',
    ...always,
  },
  {
    key: 'isSecurityOfficer',
    label: 'Is somebody in charge of information security?',
    type: 'yesNo',
    group: 'plans',
    ...optional,
  },
  {
    key: 'planIncidentResponse',
    label: 'Is there an incident response plan?',
    type: 'yesNo',
    group: 'plans',
    ...always,
  },
  {
    key: 'planDisasterRecovery',
    label: 'Is there a disaster recovery plan?',
    type: 'yesNo',
    group: 'plans',
    ...always,
  },
  {
    key: 'planBusinessContinuity',
    label: 'Is there a business continuity plan?',
    type: 'yesNo',
    group: 'plans',
    ...always,
  },
  {
    key: 'plansComments',
    label: 'Which plans are being made, and by when?',
    type: 'text',
    group: 'plans',
    ...optional,
    shownWhen: { anyOf: plans, is: 'NO' },
  },
]
