import type { Role } from '#shared/permissions.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'
import { staffWaiting as waiting } from './staffWaiting.ts'

/** What of a role's work belongs together: its word is `dashboard:staff.queues.…`. */
type QueueName = 'agencies' | 'claims' | 'compliance' | 'cover' | 'money' | 'platform' | 'quoting' | 'service'

type Queue = { readonly name: QueueName; readonly figures: readonly WaitingFigure[] }

/** Where somebody of the provider's begins: what waits, by queue, the own work first. */
type StaffHome = {
  readonly queues: readonly Queue[]
  /** Whether it is told which agencies bring nothing. */
  readonly dormant?: true
}

const money: Queue = {
  name: 'money',
  figures: [
    waiting.refunds,
    waiting.writeOffs,
    waiting.remittancesToDecide,
    waiting.remittancesToPay,
    waiting.months,
    waiting.invoicesLate,
  ],
}

const compliance: Queue = {
  name: 'compliance',
  figures: [
    waiting.privacyToAnswer,
    waiting.erasuresProposed,
    waiting.erasuresHeld,
    waiting.reviewsOpen,
    waiting.reviewsOverdue,
    waiting.screenings,
    waiting.appeals,
    waiting.grants,
  ],
}

const platform: Queue = { name: 'platform', figures: [waiting.jobsFailed, waiting.deadLetters, waiting.webhooks] }

const book: Queue = {
  name: 'quoting',
  figures: [waiting.inboxNobodys, waiting.referred, waiting.ready, waiting.unquoted, waiting.renewals],
}

const covers: Queue = {
  name: 'cover',
  figures: [
    waiting.unpaidBinders,
    waiting.unpaidPolicies,
    waiting.overdueBinders,
    waiting.overduePolicies,
    waiting.ending,
    waiting.brokers,
  ],
}

const submissions: Queue = {
  name: 'quoting',
  figures: [
    waiting.submissionsReceived,
    waiting.submissionsHeld,
    waiting.submissionsComplete,
    waiting.submissionsCertified,
    waiting.unquoted,
  ],
}

type StaffRole = Extract<
  Role,
  | 'Account Executive'
  | 'Biz Dev'
  | 'Customer Success'
  | 'Head of Claims'
  | 'Power User'
  | 'Super Admin'
  | 'TAM'
  | 'TSM'
  | 'Technician'
  | 'Underwriter'
>

/** The homes of the provider's people. What a role may not open is not shown. */
export const staffHomes: Readonly<Record<StaffRole, StaffHome>> = {
  'Account Executive': {
    queues: [
      { name: 'quoting', figures: [waiting.ready, waiting.signed, waiting.renewals, waiting.renewalTerms] },
      { name: 'cover', figures: [waiting.unpaidBinders, waiting.unpaidPolicies, waiting.invoicesLate, waiting.ending] },
    ],
    dormant: true,
  },
  'Biz Dev': {
    queues: [submissions, { name: 'agencies', figures: [waiting.ready, waiting.renewals, waiting.mail] }],
    dormant: true,
  },
  'Customer Success': {
    queues: [
      {
        name: 'service',
        figures: [
          waiting.mail,
          waiting.ending,
          waiting.changed,
          waiting.brokers,
          waiting.paperNotices,
          waiting.agenciesWaiting,
        ],
      },
      {
        name: 'money',
        figures: [waiting.invoicesLate, waiting.unpaidBinders, waiting.unpaidPolicies, waiting.refunds],
      },
      {
        name: 'compliance',
        figures: [waiting.privacyToAnswer, waiting.erasuresHeld, waiting.reviewsOpen, waiting.reviewsOverdue],
      },
    ],
  },
  'Head of Claims': {
    queues: [
      { name: 'claims', figures: [waiting.claims, waiting.diaries, waiting.approvals] },
      { name: 'compliance', figures: [waiting.privacyToAnswer, waiting.erasuresHeld] },
    ],
  },
  'Power User': { queues: [money, compliance, platform, book, covers] },
  'Super Admin': {
    queues: [
      money,
      compliance,
      platform,
      { name: 'claims', figures: [waiting.claims, waiting.diaries, waiting.approvals] },
      book,
      covers,
    ],
  },
  TAM: {
    queues: [
      {
        name: 'cover',
        figures: [
          waiting.subjectivitiesOverdue,
          waiting.subjectivitiesReceived,
          waiting.overdueBinders,
          waiting.overduePolicies,
          waiting.unpaidBinders,
        ],
      },
      {
        name: 'quoting',
        figures: [waiting.renewals, waiting.renewalTerms, waiting.signed, waiting.unquoted, waiting.mail],
      },
    ],
  },
  TSM: {
    queues: [
      submissions,
      { name: 'agencies', figures: [waiting.agenciesWaiting, waiting.ready, waiting.invoicesLate, waiting.renewals] },
    ],
    dormant: true,
  },
  Technician: {
    queues: [platform, { name: 'service', figures: [waiting.mail, waiting.appeals] }],
  },
  Underwriter: {
    queues: [
      {
        name: 'quoting',
        figures: [
          waiting.inboxMine,
          waiting.inboxNobodys,
          waiting.subjectivitiesReceived,
          waiting.subjectivitiesOverdue,
          waiting.renewals,
        ],
      },
      {
        name: 'cover',
        figures: [waiting.ending, waiting.overdueBinders, waiting.overduePolicies, waiting.erasuresHeld],
      },
    ],
  },
}

export const isStaffRole = (role: string | undefined): role is StaffRole =>
  role !== undefined && Object.hasOwn(staffHomes, role)
