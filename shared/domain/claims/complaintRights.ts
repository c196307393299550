import type { CoveragePosition } from '../../records/claim/claimStatus.ts'
import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { stateOf } from '../../regions/states.ts'

/** What somebody is told of where to complain about what was decided of a claim. */
export interface ComplaintRights {
  readonly title: string
  readonly body: string
}

const title = 'If you see it differently'

/** Departments whose rules say themselves where a letter has to send its reader (10 CCR 2695.7(b)(3), 50 Ill. Adm. Code 919.50, 11 NYCRR 216.6(h)). */
const departments: Readonly<Record<string, string>> = {
  CA: 'If you believe that all or part of the claim has been wrongfully denied or rejected, you may have the matter reviewed by the California Department of Insurance, Claims Services Bureau, 300 South Spring Street, South Tower, Los Angeles, CA 90013, telephone (800) 927-4357, www.insurance.ca.gov.',
  IL: 'Part 919 of the Rules of the Illinois Department of Insurance requires that our company advise you that, if you wish to take this matter up with the Illinois Department of Insurance, it maintains a Consumer Division at 320 West Washington Street, Springfield, Illinois 62767, www.insurance.illinois.gov.',
  NY: 'Should you wish to take this matter up with the New York State Department of Financial Services, you may file with the Department either on its website at www.dfs.ny.gov/complaint or you may write to or visit the Consumer Assistance Unit, Financial Frauds and Consumer Protection Division, New York State Department of Financial Services, One State Street, New York, NY 10004.',
}

const ofState = (state: string | undefined): string => {
  const found = state === undefined ? undefined : stateOf(regionOf('us'), state)
  return (
    departments[found?.abbreviation ?? ''] ??
    `You may have the matter reviewed by the department of insurance of ${found?.name ?? 'your home state'}, which takes complaints about insurers free of charge and tells you on its website how to file one.`
  )
}

const bodyOf = (region: RegionCode, state: string | undefined): string => {
  switch (region) {
    case 'us':
      return `Tell us what you see differently, or send us what we have not seen, and we look at the claim again. ${ofState(state)}`
    case 'uk':
      return 'You may complain to us: we acknowledge a complaint promptly and give you a final response within eight weeks. If you are an eligible complainant and are not satisfied, or have had no response by then, you may refer it to the Financial Ombudsman Service, free of charge, within six months of our final response: Exchange Tower, London E14 9SR, 0800 023 4567, www.financial-ombudsman.org.uk. This does not affect your right to go to court.'
    case 'au':
      return 'You may ask us for the information and the reports that we relied on, and complain to us: we answer within 30 days. If you are not satisfied, or have had no answer by then, you may refer the complaint, where eligible and free of charge, to the Australian Financial Complaints Authority: GPO Box 3, Melbourne VIC 3001, 1800 931 678, www.afca.org.au. We are bound by what it decides where you accept it.'
  }
}

/**
 * Where the insured may complain about a position on cover, as the law of the region asks to be told wherever cover is denied
 * or kept open (rule: position-letter); nothing of one that accepts the claim.
 */
export const complaintRights = (
  position: CoveragePosition,
  { region, state }: { readonly region: RegionCode; readonly state?: string | undefined },
): ComplaintRights | undefined =>
  position === 'DENIED' || position === 'RESERVATION_OF_RIGHTS' ? { title, body: bodyOf(region, state) } : undefined
