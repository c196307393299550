import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { DashboardTab } from '#web/paths.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'
import { waiting } from './waiting.ts'

/** What the home of a kind of organization is made of. */
type PartnerHome = {
  /** What waits for its people. */
  readonly waiting: readonly WaitingFigure[]
  /** The lists that it reads; a kind that reads totals has none (decision: least-by-kind). */
  readonly tabs: readonly DashboardTab[]
  /** Whether it is told what it has a share in, and by agency besides. */
  readonly standing?: 'total' | 'agencies'
  /** Whether it is told its exposure by year, limit and territory, and whether with its money. */
  readonly exposure?: 'counts' | 'money'
  /** Whether it is shown how many quotes come to be policies. */
  readonly pipeline?: true
  /** Whether it is shown where its policies are, and whether with their premium. */
  readonly map?: 'counts' | 'money'
  /** Whether it is shown how old is what is late. */
  readonly aging?: true
  /** Whether it is told what one vendor's outage would meet. */
  readonly accumulation?: true
  /** Whether it is told its part of treaties. */
  readonly treaties?: true
  /** Whether it is told what its members share. */
  readonly pool?: true
  /** Whether it is told how what is financed stands. */
  readonly financing?: true
  /** Whether it is told what the systems of its insureds see. */
  readonly postures?: true
  /** Whether it is told what commission its agencies have, and by which ways submissions come. */
  readonly brought?: true
  /** Whether it is told by whom its members are appointed. */
  readonly appointments?: true
  /** Whether it is told the clients whose names members share. */
  readonly memberClients?: true
  /** Whether it is told which of its agencies bring nothing; an aggregator reads them on the page of its agencies. */
  readonly dormant?: true
  /** Whether it is told how its paper is priced and who decides alone on it. */
  readonly paper?: true
}

/** The kinds of organizations whose people begin their day here; a vendor's begin at their claims. */
export type PartnerType = Exclude<AccountType, 'AGENCY' | 'COWBELL' | 'CUSTOMER' | 'VENDOR'>

/** The homes of organizations beside agencies, insureds and the provider. */
export const partnerHomes: Readonly<Record<PartnerType, PartnerHome>> = {
  CARRIER: {
    waiting: [
      waiting.referred,
      waiting.unpaidBinders,
      waiting.ending,
      waiting.changed,
      waiting.paperToday,
      waiting.claims,
      waiting.noticed,
      waiting.diaries,
    ],
    tabs: ['quotes', 'binders', 'policies'],
    standing: 'total',
    pipeline: true,
    map: 'money',
    exposure: 'money',
    accumulation: true,
    paper: true,
  },
  CLUSTER: {
    waiting: [waiting.reviews],
    tabs: [],
    standing: 'agencies',
    map: 'money',
    exposure: 'money',
    appointments: true,
    dormant: true,
    memberClients: true,
  },
  DIGITAL: {
    waiting: [
      waiting.ready,
      waiting.referred,
      waiting.unpaidBinders,
      waiting.unpaidPolicies,
      waiting.renewals,
      waiting.unquoted,
    ],
    tabs: ['quotes', 'binders', 'policies', 'accounts', 'submissions'],
    standing: 'agencies',
    pipeline: true,
    map: 'money',
    brought: true,
  },
  MSSP: {
    waiting: [waiting.look, waiting.fix, waiting.agreement, waiting.insureds],
    tabs: ['accounts'],
    postures: true,
  },
  POOL: {
    waiting: [waiting.insureds, waiting.reviews],
    tabs: ['accounts'],
    map: 'counts',
    exposure: 'counts',
    pool: true,
  },
  PREMIUM_PROCESSOR: {
    waiting: [waiting.late, waiting.asked, waiting.ending, waiting.refunds, waiting.unpaidPolicies],
    tabs: ['policies', 'binders'],
    financing: true,
    aging: true,
  },
  RE_INSURER: {
    waiting: [waiting.unsigned, waiting.reviews],
    tabs: [],
    standing: 'total',
    map: 'money',
    exposure: 'money',
    accumulation: true,
    treaties: true,
  },
}

export const partnerTypes = Object.keys(partnerHomes) as PartnerType[]

export const isPartnerType = (accountType: AccountType): accountType is PartnerType =>
  Object.hasOwn(partnerHomes, accountType)
