import { stateOf } from '#shared/regions/states.ts'
import { us } from '#shared/regions/us.ts'

/**
 * States whose law has the insured put their name to a notice before surplus lines cover is placed (ID-C057, rule:
 * surplus-notices). Other states have a legend on the policy, and some ask for one on the quote; nobody signs those.
 */
export const surplusNoticeStates = ['CA', 'FL', 'LA', 'MT', 'NY'] as const
export type SurplusNoticeState = (typeof surplusNoticeStates)[number]

interface SignedNotice {
  readonly name: string
  readonly text: string
  /** It is not signed again at a renewal. */
  readonly newBusinessAlone?: true
}

/** What the insured reads and attests, as it is shown and as its digest is kept. */
export const surplusNotices: Readonly<Record<SurplusNoticeState, SignedNotice>> = {
  // Cal. Ins. Code § 1764.1, disclosure D-1: signed at the application, not again at a renewal.
  CA: {
    name: 'California',
    newBusinessAlone: true,
    text: `NOTICE:
1. THE INSURANCE POLICY THAT YOU ARE APPLYING TO PURCHASE IS BEING ISSUED BY AN INSURER THAT IS NOT LICENSED BY THE STATE OF CALIFORNIA. THESE COMPANIES ARE CALLED “NONADMITTED” OR “SURPLUS LINE” INSURERS.
2. THE INSURER IS NOT SUBJECT TO THE FINANCIAL SOLVENCY REGULATION AND ENFORCEMENT THAT APPLY TO CALIFORNIA LICENSED INSURERS.
3. THE INSURER DOES NOT PARTICIPATE IN ANY OF THE INSURANCE GUARANTEE FUNDS CREATED BY CALIFORNIA LAW. THEREFORE, THESE FUNDS WILL NOT PAY YOUR CLAIMS OR PROTECT YOUR ASSETS IF THE INSURER BECOMES INSOLVENT AND IS UNABLE TO MAKE PAYMENTS AS PROMISED.
4. THE INSURER SHOULD BE LICENSED EITHER AS A FOREIGN INSURER IN ANOTHER STATE IN THE UNITED STATES OR AS A NON-UNITED STATES (ALIEN) INSURER. YOU SHOULD ASK QUESTIONS OF YOUR INSURANCE AGENT, BROKER, OR “SURPLUS LINE” BROKER OR CONTACT THE CALIFORNIA DEPARTMENT OF INSURANCE AT THE TOLL-FREE NUMBER 1-800-927-4357 OR INTERNET WEBSITE WWW.INSURANCE.CA.GOV. ASK WHETHER OR NOT THE INSURER IS LICENSED AS A FOREIGN OR NON-UNITED STATES (ALIEN) INSURER AND FOR ADDITIONAL INFORMATION ABOUT THE INSURER. YOU MAY ALSO VISIT THE NAIC’S INTERNET WEBSITE AT WWW.NAIC.ORG. THE NAIC—THE NATIONAL ASSOCIATION OF INSURANCE COMMISSIONERS—IS THE REGULATORY SUPPORT ORGANIZATION CREATED AND GOVERNED BY THE CHIEF INSURANCE REGULATORS IN THE UNITED STATES.
5. FOREIGN INSURERS SHOULD BE LICENSED BY A STATE IN THE UNITED STATES AND YOU MAY CONTACT THAT STATE’S DEPARTMENT OF INSURANCE TO OBTAIN MORE INFORMATION ABOUT THAT INSURER. YOU CAN FIND A LINK TO EACH STATE FROM THIS NAIC INTERNET WEBSITE: HTTPS://NAIC.ORG/STATE_WEB_MAP.HTM.
6. FOR NON-UNITED STATES (ALIEN) INSURERS, THE INSURER SHOULD BE LICENSED BY A COUNTRY OUTSIDE OF THE UNITED STATES AND SHOULD BE ON THE NAIC’S INTERNATIONAL INSURERS DEPARTMENT (IID) LISTING OF APPROVED NONADMITTED NON-UNITED STATES INSURERS. ASK YOUR AGENT, BROKER, OR “SURPLUS LINE” BROKER TO OBTAIN MORE INFORMATION ABOUT THAT INSURER.
7. CALIFORNIA MAINTAINS A “LIST OF APPROVED SURPLUS LINE INSURERS (LASLI).” ASK YOUR AGENT OR BROKER IF THE INSURER IS ON THAT LIST, OR VIEW THAT LIST AT THE INTERNET WEBSITE OF THE CALIFORNIA DEPARTMENT OF INSURANCE: WWW.INSURANCE.CA.GOV/01-CONSUMERS/120-COMPANY/07-LASLI/LASLI.CFM.
8. IF YOU, AS THE APPLICANT, REQUIRED THAT THE INSURANCE POLICY YOU HAVE PURCHASED BE EFFECTIVE IMMEDIATELY, EITHER BECAUSE EXISTING COVERAGE WAS GOING TO LAPSE WITHIN TWO BUSINESS DAYS OR BECAUSE YOU WERE REQUIRED TO HAVE COVERAGE WITHIN TWO BUSINESS DAYS, AND YOU DID NOT RECEIVE THIS DISCLOSURE FORM AND A REQUEST FOR YOUR SIGNATURE UNTIL AFTER COVERAGE BECAME EFFECTIVE, YOU HAVE THE RIGHT TO CANCEL THIS POLICY WITHIN FIVE DAYS OF RECEIVING THIS DISCLOSURE. IF YOU CANCEL COVERAGE, THE PREMIUM WILL BE PRORATED AND ANY BROKER’S FEE CHARGED FOR THIS INSURANCE WILL BE RETURNED TO YOU.`,
  },
  // Fla. Stat. § 626.916(3), as amended by HB 1549 (2025)
  FL: {
    name: 'Florida',
    text: 'You are agreeing to place coverage in the surplus lines market. Coverage may be available in the admitted market. Persons insured by surplus lines carriers are not protected by the Florida Insurance Guaranty Association with respect to any right of recovery for the obligation of an insolvent unlicensed insurer. Additionally, surplus lines insurers’ policy rates and forms are not approved by any Florida regulatory agency.',
  },
  // La. Rev. Stat. § 22:433
  LA: {
    name: 'Louisiana',
    text: 'NOTICE: This insurance policy is delivered as surplus line coverage under the Louisiana Insurance Code. In the event of insolvency of the company issuing this contract, the policyholder or claimant is not covered by the Louisiana Insurance Guaranty Association or the Louisiana Life and Health Insurance Guaranty Association, which guarantees only specific types of policies issued by insurance companies authorized to do business in Louisiana.',
  },
  // Mont. Code Ann. § 33-2-307
  MT: {
    name: 'Montana',
    text: 'NOTICE: Coverage is issued as an unauthorized line of insurance and this insurer is not a member of the Montana Insurance Guaranty Association, which means that in the event of insolvency of the insurer, claims under this policy are not paid by any guaranty fund of the state of Montana.',
  },
  // N.Y. Ins. Law § 2118; 11 NYCRR 27, Notice of Excess Line Placement
  NY: {
    name: 'New York',
    text: 'Consistent with the requirements of the New York Insurance Law and Regulation 41, you are hereby advised that all or a portion of the required coverages is placed with insurers not authorized to do an insurance business in New York and which are not subject to supervision by this State. Placements with unauthorized insurers can only be made under one of the following circumstances: a) a diligent effort was first made to place the required insurance with companies authorized in New York to write coverages of the kind requested; or b) no diligent effort was required because i) the coverage qualifies as an “Export List” risk, or ii) the insured qualifies as an “Exempt Commercial Purchaser”.\n\nPolicies issued by such unauthorized insurers may not be subject to all of the regulations of the Superintendent of Financial Services pertaining to policy forms. In the event of insolvency of the unauthorized insurers, losses will not be covered by any New York State security fund.',
  },
}

/** The state of a notice, by its name or abbreviation; undefined where the law asks for none. */
const noticeState = (state: string | undefined): SurplusNoticeState | undefined => {
  const { abbreviation } = (state !== undefined && stateOf(us, state)) || {}
  return surplusNoticeStates.find((each) => each === abbreviation)
}

/** The notice of a state; undefined where the law asks for none. */
export const surplusNoticeOf = (state: string | undefined): (typeof surplusNotices)[SurplusNoticeState] | undefined => {
  const of = noticeState(state)
  return of && surplusNotices[of]
}

/** The state whose notice a quote still waits for; undefined where none is asked for, or it was attested. */
export const openSurplusNotice = ({
  isSurplus,
  isRenewal = false,
  firmographicData: { state, signatureOnFile },
}: {
  readonly isSurplus: boolean
  readonly isRenewal?: boolean
  readonly firmographicData: { readonly state?: string | undefined; readonly signatureOnFile?: boolean | undefined }
}): SurplusNoticeState | undefined => {
  if (!isSurplus || signatureOnFile === true) return undefined
  const asked = noticeState(state)
  return asked !== undefined && isRenewal && surplusNotices[asked].newBusinessAlone ? undefined : asked
}
