import type { CalendarDate } from '../domain/calendar/calendarDate.ts'

/** What a state asks of whoever places a risk with an insurer that it has not admitted, from a day on. */
interface DiligentEffortRule {
  /** The declinations of admitted insurers it asks for; none where it has no diligent effort any more. */
  readonly declinations: number
  /** Its law says "diligent" without a number: the three that most states ask for are asked for. */
  readonly byCustom?: true
  /** Fewer do where fewer admitted insurers write the risk, which is then said. */
  readonly fewerWhereFewWrite?: true
  /** The list of what may be placed without declinations: its name, and where it is published. */
  readonly exportList?: string
  /** The sworn paper that whoever placed it signs, by its name or number. */
  readonly affidavit?: string
  readonly source: string
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

type Rest = Omit<DiligentEffortRule, 'byCustom' | 'declinations' | 'source'>

const asks = (declinations: number, source: string, rest: Rest = {}): DiligentEffortRule => ({
  declinations,
  source,
  ...rest,
})

/** Declinations that most states ask for (NAIC Nonadmitted Insurance Model Act, section 5). */
const usual = 3
const diligent = (source: string, rest: Rest = {}): DiligentEffortRule => ({
  ...asks(usual, source, rest),
  byCustom: true,
})
const none = (source: string, rest: Rest = {}): DiligentEffortRule => asks(0, source, rest)

/**
 * Diligent effort by the insured's home state (rule: diligent-effort). Sources: the statutes named, and Locke Lord's Excess
 * and Surplus Lines Laws Manual. What stands on an export list changes by bulletin: the entry that is relied on is named by
 * whoever places the risk. A purchaser that is exempt needs no declinations anywhere (15 U.S.C. § 8205).
 */
export const usDiligentEffort: Readonly<Record<string, readonly DiligentEffortRule[]>> = {
  AL: [diligent('Ala. Code § 27-10-20')],
  AK: [asks(3, '3 AAC 25.035', { exportList: 'Alaska Surplus Lines Placement List, Division of Insurance' })],
  AZ: [
    asks(3, 'A.R.S. § 20-407', { exportList: 'Recognized surplus lines, A.R.S. § 20-409, Department of Insurance' }),
  ],
  AR: [diligent('Ark. Code § 23-65-305')],
  CA: [
    asks(3, 'Cal. Ins. Code § 1763', {
      fewerWhereFewWrite: true,
      exportList: 'Export List, Cal. Ins. Code § 1763.1, Department of Insurance',
      affidavit: 'Diligent Search Report (SL-2)',
    }),
  ],
  CO: [asks(3, 'C.R.S. § 10-5-103; 3 CCR 702-2, Regulation 2-4-1 § 7')],
  CT: [
    asks(3, 'Conn. Gen. Stat. § 38a-741', {
      exportList: 'Export list, Insurance Department bulletin',
      affidavit: 'Signed statement of diligent effort, § 38a-741',
    }),
  ],
  DE: [asks(3, '18 Del. C. § 1904', { affidavit: 'Affidavit of diligent search, 18 Del. C. § 1905' })],
  DC: [asks(3, 'D.C. Code § 31-2502.40', { affidavit: 'Affidavit of diligent effort, § 31-2502.40' })],
  FL: [
    asks(3, 'Fla. Stat. §§ 626.914, 626.916', {
      affidavit: 'Statement of diligent effort, Fla. Stat. § 626.916',
      until: '2025-07-01',
    }),
    none('Fla. Stat. § 626.916, as amended by HB 1549 (2025)', { from: '2025-07-01' }),
  ],
  GA: [diligent('O.C.G.A. § 33-5-21', { affidavit: 'Affidavit of diligent effort, O.C.G.A. § 33-5-21' })],
  HI: [diligent('Haw. Rev. Stat. § 431:8-301')],
  ID: [diligent('Idaho Code § 41-1214', { exportList: 'Open lines for export, Idaho Code § 41-1216' })],
  IL: [asks(3, '215 ILCS 5/445')],
  IN: [diligent('Ind. Code § 27-1-15.8-4')],
  IA: [diligent('Iowa Code § 515I.3')],
  KS: [diligent('K.S.A. § 40-246b', { affidavit: 'Affidavit of diligent effort, K.S.A. § 40-246b' })],
  KY: [diligent('KRS § 304.10-040')],
  LA: [none('La. R.S. § 22:432, diligent effort repealed')],
  ME: [diligent('24-A M.R.S. § 2004')],
  MD: [
    diligent('Md. Code, Ins. § 3-306', {
      exportList: 'Exportable list, COMAR 31.03.06',
      affidavit: 'Affidavit of diligent search, Md. Code, Ins. § 3-307',
    }),
  ],
  MA: [asks(3, 'Mass. Gen. Laws ch. 175 § 168', { affidavit: 'Affidavit of the special broker, ch. 175 § 168' })],
  MI: [diligent('MCL § 500.1910')],
  MN: [
    diligent('Minn. Stat. § 60A.201', { exportList: 'Unavailable lines of insurance, Minn. Stat. § 60A.201 subd. 4' }),
  ],
  MS: [none('Miss. Code § 83-21-23, diligent effort repealed')],
  MO: [asks(3, 'Mo. Rev. Stat. §§ 384.017, 384.021', { affidavit: 'Statement of diligent effort, § 384.021' })],
  MT: [
    asks(3, 'Mont. Code § 33-2-302; A.R.M. 6.6.2803', {
      exportList: 'Approved Risk List, Commissioner of Securities and Insurance',
      affidavit: 'Affidavit of the producing insurance producer (submission form, part 1)',
    }),
  ],
  NE: [diligent('Neb. Rev. Stat. § 44-5508')],
  NV: [diligent('NRS § 685A.040', { affidavit: 'Affidavit of diligent effort, NRS § 685A.050' })],
  NH: [diligent('RSA § 405:24', { affidavit: 'Affidavit of diligent effort, RSA § 405:24' })],
  NJ: [
    asks(3, 'N.J.S.A. § 17:22-6.43', {
      exportList: 'Exportable list, N.J.A.C. 11:1-33',
      affidavit: 'Certification of effort to place in the admitted market (SLPS-6-CERT)',
    }),
  ],
  NM: [asks(4, 'NMSA § 59A-14-3', { affidavit: 'Affidavit of diligent effort, NMSA § 59A-14-4' })],
  NY: [
    asks(3, 'N.Y. Ins. Law § 2118(b)', {
      fewerWhereFewWrite: true,
      exportList: 'Export list, 11 NYCRR § 27.3(g)',
      affidavit: 'Affidavit of the producing broker (part C), N.Y. Ins. Law § 2118(b)',
    }),
  ],
  NC: [diligent('N.C.G.S. § 58-21-15')],
  ND: [diligent('N.D.C.C. § 26.1-44-02')],
  OH: [
    asks(5, 'Ohio Rev. Code § 3905.33(B)', {
      fewerWhereFewWrite: true,
      affidavit: 'Affidavit of due diligence, Ohio Rev. Code § 3905.33',
    }),
  ],
  OK: [diligent('36 O.S. § 1106')],
  OR: [asks(3, 'ORS § 735.410')],
  PA: [
    asks(3, '40 P.S. § 991.1604', {
      exportList: 'Export list, 40 P.S. § 991.1604(2), Insurance Department (form 1604-E)',
      affidavit: 'Affidavit 1609-PR, 40 P.S. § 991.1609',
    }),
  ],
  RI: [asks(3, 'R.I. Gen. Laws § 27-3-38', { affidavit: 'Affidavit of diligent effort, § 27-3-38' })],
  SC: [diligent('S.C. Code § 38-45-90', { affidavit: 'Affidavit of diligent effort, S.C. Code § 38-45-90' })],
  SD: [diligent('SDCL § 58-32-1')],
  TN: [asks(3, 'Tenn. Code § 56-14-104')],
  TX: [diligent('Tex. Ins. Code § 981.004, reasonable effort')],
  UT: [diligent('Utah Code § 31A-15-103')],
  VT: [diligent('8 V.S.A. § 5024')],
  VA: [none('Va. Code § 38.2-4806, diligent effort repealed for commercial lines')],
  WA: [diligent('RCW § 48.15.040', { affidavit: 'Certificate of diligent effort, RCW § 48.15.040' })],
  WV: [diligent('W. Va. Code § 33-12C-5', { affidavit: 'Affidavit of diligent search, W. Va. Code § 33-12C-5' })],
  WI: [none('Wis. Stat. § 618.41, no diligent effort')],
  WY: [diligent('Wyo. Stat. § 26-11-104')],
}

/** What the state asks of cover that begins on this day; undefined outside the states that are on file. */
export const diligentEffortOn = (state: string, day: CalendarDate): DiligentEffortRule | undefined =>
  usDiligentEffort[state]?.find(
    ({ from, until }) => (from === undefined || from <= day) && (until === undefined || day < until),
  )
