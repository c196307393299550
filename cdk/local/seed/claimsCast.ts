import type { PanelSubcategory } from '#shared/contracts/claims/panelSubcategories.ts'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import type { ClaimStatus, CoveragePosition } from '#shared/records/claim/claimStatus.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** A firm of the demo book's panel; its hourly rate in whole units of the region's money. */
interface PanelFirm {
  readonly name: string
  readonly does: readonly (readonly [PanelSubcategory, hourly: number])[]
}

const firm = (name: string, ...does: PanelFirm['does']): PanelFirm => ({ name, does })

const panels: Readonly<Record<RegionCode, readonly PanelFirm[]>> = {
  us: [
    firm('Hale Whitcomb Privacy Counsel', ['BREACH_COACH', 450], ['DEFENSE_COUNSEL', 420]),
    firm('Bytewell Forensics', ['FORENSICS', 375], ['RESTORATION', 290]),
    firm('Calm Harbor Negotiators', ['NEGOTIATION', 500]),
    firm('Clearpoint Notification', ['NOTIFICATION', 120], ['PUBLIC_RELATIONS', 260]),
    firm('Ledger & Loss Accountants', ['FORENSIC_ACCOUNTING', 310]),
  ],
  uk: [
    firm('Ashdown Pryce Solicitors', ['BREACH_COACH', 340], ['DEFENSE_COUNSEL', 320]),
    firm('Tidewater Digital Forensics', ['FORENSICS', 280], ['RESTORATION', 220]),
    firm('Longmoor Crisis Negotiation', ['NEGOTIATION', 390]),
    firm('Candour Communications', ['NOTIFICATION', 95], ['PUBLIC_RELATIONS', 210]),
    firm('Penhale Forensic Accountants', ['FORENSIC_ACCOUNTING', 240]),
  ],
  au: [
    firm('Marchetti Vale Lawyers', ['BREACH_COACH', 620], ['DEFENSE_COUNSEL', 580]),
    firm('Southern Trace Forensics', ['FORENSICS', 480], ['RESTORATION', 380]),
    firm('Stillwater Negotiation', ['NEGOTIATION', 690]),
    firm('Plainword Response', ['NOTIFICATION', 160], ['PUBLIC_RELATIONS', 340]),
    firm('Banksia Loss Accounting', ['FORENSIC_ACCOUNTING', 410]),
  ],
}

const panelPhones: Readonly<Record<RegionCode, (index: number) => string>> = {
  us: (index) => `(512) 555-016${index}`,
  uk: (index) => `+44 20 7946 016${index}`,
  au: (index) => `+61 2 7010 016${index}`,
}

/** The panel of a region: who is called first, and what an hour costs in minor units. */
export const panelOf = (region: RegionCode) =>
  panels[region].map(({ name, does }, index) => ({
    name,
    hotline: panelPhones[region](index),
    rates: does.map(([subcategory, hourly]) => ({ subcategory, hourly: hourly * 100 })),
  }))

/** What becomes of the payment that is asked for on a claim. */
type PaymentFate = 'APPROVED' | 'PAID' | 'REQUESTED'

/** A claim of the demo book: how it was told, and how far it has come. Amounts in whole units of the region's money. */
export interface ClaimTold {
  readonly loss: string
  readonly noticed: string
  /** So many days before today it happened. */
  readonly daysAgo: number
  readonly status: ClaimStatus
  readonly position?: CoveragePosition
  /** Vendors of the panel that were brought in, by what for. */
  readonly retained?: readonly PanelSubcategory[]
  /** What the vendor of the panel is asked for besides, and has not answered yet. */
  readonly asked?: PanelSubcategory
  readonly coverage?: CoverageKey
  readonly reserve?: number
  /** What is due beyond the retention, and what became of it. */
  readonly payment?: { readonly beyond: number; readonly fate: PaymentFate; readonly ransomTo?: string }
  /** What came back of it. */
  readonly recovered?: number
  /** What is to be done, so many days from today. */
  readonly diary?: readonly [title: string, inDays: number]
  /** What the vendor whose people sign in is to do, where it was brought in. */
  readonly vendorDiary?: readonly [title: string, inDays: number]
  readonly note?: string
}

/** Who reports the claims of a region, one of each: by this name it is found again. */
export const reportersTold: Readonly<Record<RegionCode, readonly string[]>> = {
  us: [
    'June Calloway',
    'Tobias Lindqvist',
    'Amara Fields',
    'Jonas Petit',
    'Rosa Whitlock',
    'Milan Achterberg',
    'Delphine Okoye',
    'Henrik Vale',
    'Suzanne Abara',
  ],
  uk: [
    'Bronwen Pugh',
    'Alastair Munro',
    'Yasmin Chaudhry',
    'Edward Lacey',
    'Siobhan Keane',
    'Tom Attwater',
    'Ngozi Eze',
    'Rupert Dalby',
  ],
  au: [
    'Kirra Dawson',
    'Liam Petrakis',
    'Mei Chen',
    'Harvey Stubbs',
    'Anjali Rao',
    'Bonnie Tranter',
    'Dario Russo',
    'Wirra Hughes',
  ],
}

/** The claims of a region in the order of those who report them; the last are told where there is somebody to. */
export const claimsTold: readonly ClaimTold[] = [
  {
    loss: 'A supplier’s bookkeeper was asked by mail to pay an invoice to a new account.',
    noticed: 'The supplier asked where its money was.',
    daysAgo: 2,
    status: 'UN_FILED',
  },
  {
    loss: 'Every file on the two file servers ends in .locked, and a note asks for money within four days.',
    noticed: 'At half past five in the morning, by the first shift.',
    daysAgo: 0,
    status: 'FILED',
  },
  {
    loss: 'Somebody signed in to the mailbox of the finance director from abroad and read it for two weeks.',
    noticed: 'A client was sent an odd link from it.',
    daysAgo: 6,
    status: 'OPEN',
    retained: ['BREACH_COACH', 'FORENSICS'],
    diary: ['Ask for the sign-in logs of the mailbox', 0],
    vendorDiary: ['Report what was read and copied', 0],
    note: 'Passwords are changed, sessions ended. Whether anything was copied is open.',
  },
  {
    loss: 'Production servers were encrypted overnight; the backups of three days are gone with them.',
    noticed: 'By monitoring at two in the morning.',
    daysAgo: 9,
    status: 'RESERVED',
    position: 'ACCEPTED',
    retained: ['BREACH_COACH', 'FORENSICS', 'NEGOTIATION'],
    coverage: 'EXTORTION',
    reserve: 180_000,
    payment: { beyond: 60_000, fate: 'REQUESTED', ransomTo: 'Night Heron crew' },
    diary: ['Second approval of the ransom', 0],
    vendorDiary: ['Report how they came in', 2],
    note: 'Decryptor tried on two files and found to work.',
  },
  {
    loss: 'Records of 3,400 patients were open to anybody who knew the address.',
    noticed: 'A patient found a letter of their own by a search.',
    daysAgo: 32,
    status: 'RESERVED',
    position: 'ACCEPTED',
    retained: ['BREACH_COACH', 'NOTIFICATION'],
    asked: 'FORENSICS',
    coverage: 'LIABILITY',
    reserve: 120_000,
    payment: { beyond: 24_500, fate: 'APPROVED' },
    diary: ['Letters to patients are out', 3],
  },
  {
    loss: 'A former contractor copied a customer list and used it.',
    noticed: 'Customers were called by a competitor.',
    daysAgo: 48,
    status: 'SETTLED',
    position: 'ACCEPTED',
    retained: ['DEFENSE_COUNSEL'],
    coverage: 'LIABILITY',
    reserve: 90_000,
    payment: { beyond: 38_000, fate: 'PAID' },
  },
  {
    loss: 'A web shop was defaced; card numbers were not among what was taken.',
    noticed: 'By a customer on the telephone.',
    daysAgo: 60,
    status: 'CLOSED',
    position: 'ACCEPTED',
    retained: ['FORENSICS'],
    coverage: 'LIABILITY',
    reserve: 45_000,
    payment: { beyond: 17_250, fate: 'PAID' },
    recovered: 4_000,
  },
  {
    loss: 'A phone system was used for calls abroad over a weekend.',
    noticed: 'On the bill.',
    daysAgo: 75,
    status: 'REOPENED',
    position: 'ACCEPTED',
    coverage: 'LIABILITY',
    reserve: 20_000,
    payment: { beyond: 6_300, fate: 'PAID' },
  },
  {
    loss: 'A laptop with unencrypted customer lists was taken from a car.',
    noticed: 'The employee told the office the same evening.',
    daysAgo: 15,
    status: 'OPEN',
    position: 'RESERVATION_OF_RIGHTS',
    retained: ['BREACH_COACH'],
    diary: ['Police report', 4],
  },
]
