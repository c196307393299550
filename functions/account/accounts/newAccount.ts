import { ulid } from 'ulid'
import type { Firmographics } from '#shared/domain/account/accountDetails.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { assessRisk } from '#shared/domain/risk/assessRisk.ts'
import type { AccountRecord } from '../store/account.ts'
import type { Holder } from './handOver.ts'

/** An open account of a company, with what is known of it; its risk is assessed by `withConsequences`. */
export const newAccount = (
  company: Firmographics & { readonly name: string; readonly cbid: string },
  holder: Holder,
  now: Instant,
): AccountRecord => ({
  ...company,
  ...assessRisk({}, {}),
  ...holder,
  id: `acc_${ulid()}`,
  accountType: 'CUSTOMER',
  status: 'Open',
  isVerifiedByAgent: false,
  enforceMfa: false,
  openForRenewal: false,
  tags: [],
  securityQuestions: {},
  profile: { verified: {}, noDomain: false },
  submissions: 0,
  assessedAt: now,
  created: now,
  updated: now,
})
