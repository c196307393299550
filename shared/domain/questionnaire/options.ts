import { type Frequency, frequencies } from '../coverage/securityAnswers.ts'
import type { QuestionOption } from './question.ts'

const frequencyLabels: Readonly<Record<Frequency, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  SIX_MONTHS: 'Every six months',
  NEVER: 'Never',
}

/** Backup and patching frequencies (quoting-and-servicing, section 3). */
export const frequencyOptions: readonly QuestionOption[] = frequencies.map((value) => ({
  value,
  label: frequencyLabels[value],
}))

/** How many attacks by ransomware or extortion there were within the look-back; twice is more than chance. */
export const ransomwareCounts = ['NONE', 'ONE', 'SEVERAL'] as const

export const ransomwareOptions: readonly QuestionOption[] = [
  { value: 'NONE', label: 'None' },
  { value: 'ONE', label: 'One' },
  { value: 'SEVERAL', label: 'Two or more' },
]

/** Kinds of backup an insured may keep. */
export const backupTypes = ['OFFLINE', 'OFFSITE', 'CLOUD', 'ENCRYPTED', 'IMMUTABLE', 'TESTED'] as const

export const backupTypeOptions: readonly QuestionOption[] = [
  { value: 'OFFLINE', label: 'Offline' },
  { value: 'OFFSITE', label: 'Off-site' },
  { value: 'CLOUD', label: 'Cloud' },
  { value: 'ENCRYPTED', label: 'Encrypted' },
  { value: 'IMMUTABLE', label: 'Immutable' },
  { value: 'TESTED', label: 'Tested at least once a year' },
]

/** The prior-incident scale (quoting-and-servicing, sections 3 and 9). */
export const priorIncidentOptions: readonly QuestionOption[] = [
  { value: 0, label: 'Never' },
  { value: 1, label: 'Within 12 months' },
  { value: 2, label: 'Within 2 years' },
  { value: 3, label: 'Within 3 years' },
  { value: 4, label: 'Within 4 years' },
  { value: 5, label: 'Within 5 years or more' },
]
