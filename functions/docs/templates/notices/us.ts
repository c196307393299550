import type { Notice } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import type { NoticesOfRegion } from './notices.ts'
import { generalSurplusLinesNotice, surplusLinesNotices } from './surplusLines.ts'

const claimsMade: Notice = {
  title: 'Claims-made coverage',
  body: 'The liability coverages apply only to claims first made against the insured during the policy period, or an extended reporting period where one applies, and reported as the policy requires. Defense costs may reduce the limits available to pay damages.',
}

const proposalIsNoCover: Notice = {
  title: 'About this proposal',
  body: 'This proposal is a summary and is not a contract of insurance. No coverage is in force until it is bound in writing. If this proposal and the policy differ, the policy governs.',
}

const fraud: Notice = {
  title: 'Fraud notice',
  body: 'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals information concerning any material fact, may commit a fraudulent insurance act, which is a crime in many states and may be subject to civil and criminal penalties.',
}

/** Notices of the US: surplus lines first when the insurer is not admitted, terrorism as the Act (15 U.S.C. § 6701 note, § 103) asks. */
export const usNotices: NoticesOfRegion = (kind, data) => {
  const { state, market, terrorism } = data
  const notices: Notice[] = []
  if (market === 'surplus') {
    const name = state?.name ?? 'your home state'
    notices.push({
      title: `Surplus lines notice: ${name}`,
      body: surplusLinesNotices[state?.code ?? ''] ?? generalSurplusLinesNotice(name),
      prominent: true,
    })
  }
  if (kind === 'proposal') notices.push(proposalIsNoCover)
  notices.push(claimsMade)
  if (terrorism) {
    const { exact } = formatsOf(data)
    const choice = terrorism.accepted
      ? `Coverage for certified acts of terrorism is included. The portion of your premium attributable to it is ${exact(terrorism.premium)} and does not include any charges for the portion of losses covered by the federal government.`
      : `Coverage for certified acts of terrorism has been declined. It is available for ${exact(terrorism.premium)}.`
    notices.push({
      title: 'Terrorism Risk Insurance Act disclosure',
      body: `${choice} Losses from certified acts may be partially reimbursed by the United States government: it generally reimburses 80% of covered terrorism losses exceeding the statutorily established deductible paid by the insurer. The Act contains a $100 billion cap that limits federal reimbursement as well as insurers’ liability for losses from certified acts when such losses exceed $100 billion in any one calendar year; coverage may be reduced if that cap is exceeded.`,
    })
  }
  if (data.feeAgreement)
    notices.push({
      title: 'Broker fee',
      body: `The broker fee is charged by your agent for its own services. It is no premium, the insurer neither sets nor keeps it, and it is charged by the agreement that you signed on ${formatsOf(data).day(data.feeAgreement.signedOn)}.`,
    })
  if (kind !== 'binder') notices.push(fraud)
  return notices
}
