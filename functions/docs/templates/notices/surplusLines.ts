import { surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'

/**
 * The legend a state prescribes for a contract of a non-admitted (surplus lines) insurer, by home state of the insured
 * (Nonadmitted and Reinsurance Reform Act: the home state's law alone applies). Each with the statute it comes from.
 * States without an entry get `generalSurplusLinesNotice`.
 */
export const surplusLinesNotices: Readonly<Record<string, string>> = {
  // Ariz. Rev. Stat. § 20-401.01
  AZ: 'Pursuant to section 20-401.01, subsection B, paragraph 1, Arizona Revised Statutes, this policy is issued by an insurer that does not possess a certificate of authority from the director of the department of insurance. If the insurer that issued this policy becomes insolvent, insureds or claimants will not be eligible for insurance guaranty fund protection pursuant to title 20, Arizona Revised Statutes.',
  // Cal. Ins. Code § 1764.1
  CA: '1. THE INSURANCE POLICY THAT YOU HAVE PURCHASED OR ARE APPLYING TO PURCHASE IS BEING ISSUED BY AN INSURER THAT IS NOT LICENSED BY THE STATE OF CALIFORNIA. THESE COMPANIES ARE CALLED “NONADMITTED” OR “SURPLUS LINE” INSURERS.\n2. THE INSURER IS NOT SUBJECT TO THE FINANCIAL SOLVENCY REGULATION AND ENFORCEMENT THAT APPLY TO CALIFORNIA LICENSED INSURERS.\n3. THE INSURER DOES NOT PARTICIPATE IN ANY OF THE INSURANCE GUARANTEE FUNDS CREATED BY CALIFORNIA LAW. THEREFORE, THESE FUNDS WILL NOT PAY YOUR CLAIMS OR PROTECT YOUR ASSETS IF THE INSURER BECOMES INSOLVENT AND IS UNABLE TO MAKE PAYMENTS AS PROMISED.\n4. THE INSURER SHOULD BE LICENSED EITHER AS A FOREIGN INSURER IN ANOTHER STATE IN THE UNITED STATES OR AS A NON-UNITED STATES (ALIEN) INSURER. YOU SHOULD ASK QUESTIONS OF YOUR INSURANCE AGENT, BROKER, OR “SURPLUS LINE” BROKER OR CONTACT THE CALIFORNIA DEPARTMENT OF INSURANCE AT 1-800-927-4357 OR www.insurance.ca.gov.',
  // Colo. Rev. Stat. § 10-5-119
  CO: 'These contracts are delivered as surplus line coverage under the “Nonadmitted Insurance Act”. The insurer issuing this contract is not licensed in Colorado but is an eligible nonadmitted insurer. There is no protection under the provisions of the “Colorado Insurance Guaranty Association Act”.',
  // Fla. Stat. §§ 626.924(1) and (2)
  FL: 'THIS INSURANCE IS ISSUED PURSUANT TO THE FLORIDA SURPLUS LINES LAW. PERSONS INSURED BY SURPLUS LINES CARRIERS DO NOT HAVE THE PROTECTION OF THE FLORIDA INSURANCE GUARANTY ACT TO THE EXTENT OF ANY RIGHT OF RECOVERY FOR THE OBLIGATION OF AN INSOLVENT UNLICENSED INSURER. SURPLUS LINES INSURERS’ POLICY RATES AND FORMS ARE NOT APPROVED BY ANY FLORIDA REGULATORY AGENCY.',
  // O.C.G.A. § 33-5-26
  GA: 'This contract is registered and delivered as a surplus line coverage under the Surplus Line Insurance Law, O.C.G.A. Chapter 33-5.',
  // 215 ILCS 5/445
  IL: 'Notice to Policyholder: This contract is issued, pursuant to Section 445 of the Illinois Insurance Code, by a company not authorized and licensed to transact business in Illinois and as such is not covered by the Illinois Insurance Guaranty Fund.',
  LA: surplusNotices.LA.text,
  // Mich. Comp. Laws § 500.1923
  MI: 'This insurance has been placed with an insurer that is not licensed by the state of Michigan. In case of insolvency, payment of claims may not be guaranteed.',
  // Minn. Stat. § 60A.207
  MN: 'THIS INSURANCE IS ISSUED PURSUANT TO THE MINNESOTA SURPLUS LINES INSURANCE ACT. THE INSURER IS AN ELIGIBLE SURPLUS LINES INSURER BUT IS NOT OTHERWISE LICENSED BY THE STATE OF MINNESOTA. IN CASE OF INSOLVENCY, PAYMENT OF CLAIMS IS NOT GUARANTEED.',
  // N.C. Gen. Stat. § 58-21-50
  NC: 'The insurance company with which this coverage has been placed is not licensed by the State of North Carolina and is not subject to its supervision. In the event of the insolvency of the insurance company, losses under this policy will not be paid by any State insurance guaranty or solvency fund.',
  // N.J. Stat. § 17:22-6.45
  NJ: 'This policy is written by a surplus lines insurer and is not subject to the filing or approval requirements of the New Jersey Department of Banking and Insurance. Such a policy may contain conditions, limitations, exclusions and different terms than a policy issued by an insurer granted a Certificate of Authority by the New Jersey Department of Banking and Insurance. The insurer has been approved by the Department as an eligible surplus lines insurer, but the policy is not covered by the New Jersey Insurance Guaranty Fund.',
  // 11 NYCRR 27 (Regulation 41)
  NY: 'THE INSURER(S) NAMED HEREIN IS (ARE) NOT LICENSED BY THE STATE OF NEW YORK, NOT SUBJECT TO ITS SUPERVISION, AND IN THE EVENT OF THE INSOLVENCY OF THE INSURER(S), NOT PROTECTED BY THE NEW YORK STATE SECURITY FUNDS. THE POLICY MAY NOT BE SUBJECT TO ALL OF THE REGULATIONS OF THE DEPARTMENT OF FINANCIAL SERVICES PERTAINING TO POLICY FORMS.',
  // Ohio Rev. Code § 3905.33
  OH: 'The insurance hereby evidenced is written by an approved nonlicensed insurer in the state of Ohio and is not covered in case of insolvency by the Ohio insurance guaranty association.',
  // 40 P.S. § 991.1610
  PA: 'The insurer which has issued this insurance is not licensed by the Pennsylvania Insurance Department and is subject to limited regulation. This insurance is NOT covered by the Pennsylvania Property and Casualty Insurance Guaranty Association.',
  // Tenn. Code § 56-14-108
  TN: 'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as a surplus line coverage pursuant to the Tennessee insurance statutes.',
  // Tex. Ins. Code § 981.101
  TX: 'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as surplus line coverage under the Texas insurance statutes. The Texas Department of Insurance does not audit the finances or review the solvency of the surplus lines insurer providing this coverage, and the insurer is not a member of the property and casualty insurance guaranty association created under Chapter 462, Insurance Code. Chapter 225, Insurance Code, requires payment of a 4.85 percent tax on gross premium.',
  // Wash. Rev. Code § 48.15.090
  WA: 'This contract is registered and delivered as a surplus line coverage under the insurance code of the state of Washington, Title 48 RCW. It is not protected by any Washington state guaranty association law.',
}

/** The notice where the state prescribes no wording that is on file here. */
export const generalSurplusLinesNotice = (stateName: string): string =>
  `This contract is placed with an insurer that is not licensed (admitted) in ${stateName} and is delivered as surplus lines coverage under the insurance laws of ${stateName}. The insurer is not subject to the state’s rate and form filing requirements, and in the event of its insolvency claims are not protected by the insurance guaranty fund of ${stateName}.`
