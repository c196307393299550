import { coolingOffOf } from '#shared/domain/policy/coolingOff.ts'
import type { Notice } from '../documentData.ts'
import type { NoticesOfRegion } from './notices.ts'
import { taxSentence } from './taxSentence.ts'

const fairPresentation: Notice = {
  title: 'Your duty of fair presentation',
  body: 'Under the Insurance Act 2015 you must make a fair presentation of the risk before the contract is entered into, varied or renewed: disclose every material circumstance you know or ought to know, after a reasonable search, in a clear and accessible way. If you do not, the insurer may avoid the contract, change its terms or reduce what it pays. Please check that what this document says about your business is right.',
}

const claimsMade: Notice = {
  title: 'Claims made and notified',
  body: 'The liability sections cover claims first made against you and notified to us during the period of insurance. Tell us as soon as you become aware of a claim or of a circumstance that may lead to one. Defence costs may form part of the limit.',
}

const law: Notice = {
  title: 'Law and language',
  body: 'Unless agreed otherwise in writing the contract is governed by the law of England and Wales and its courts have jurisdiction. All communication is in English.',
}

const rightToCancel: Notice = {
  title: 'Your right to cancel',
  body: `You may give this insurance back within ${coolingOffOf('uk')?.days} days of the day cover began, or of the day it was confirmed to you if that is later, by telling us in writing. You pay for the days of cover alone, and every fee is refunded. The right ends when you make a claim, and does not limit any other right to cancel.`,
}

/** Notices of the UK: disclosure (ICOBS 4 and 6), cancellation (ICOBS 7), Insurance Act 2015, IPT (Finance Act 1994), complaints (DISP 1), FSCS. */
export const ukNotices: NoticesOfRegion = (kind, data) => {
  const { issuer } = data
  const contact = [issuer.support.email, issuer.support.phone].filter(Boolean).join(' or ')
  const notices: Notice[] = [
    {
      title: 'Who we are',
      body: `${issuer.regulatoryLine ?? issuer.legalLine} ${issuer.name} acts for the insurer, ${issuer.insurer}. Your broker gives you advice where it has agreed to; we give information about the product only and make no personal recommendation.`,
    },
  ]
  if (kind === 'proposal') {
    notices.push({
      title: 'Demands and needs',
      body: 'This cover meets the demands and needs of a business that wants to protect itself against the cost of cyber incidents, the interruption they cause and the claims that follow, within the limits and excesses shown. This document is a summary; the policy wording holds the full terms, conditions and exclusions. No cover is in force until it is confirmed in writing.',
    })
  }
  notices.push({
    title: 'Insurance Premium Tax',
    body: `The premium is subject to Insurance Premium Tax at the rate in force on the date of the contract. ${taxSentence(data)}. Insurance is exempt from VAT; fees are shown separately.`,
  })
  notices.push(fairPresentation, claimsMade)
  if (kind !== 'proposal') notices.push(rightToCancel)
  if (kind !== 'binder') {
    notices.push(
      {
        title: 'If something goes wrong',
        body: `Complaints: ${contact}. We acknowledge a complaint promptly and answer it within eight weeks. If you are an eligible complainant and are not satisfied you may refer it to the Financial Ombudsman Service, free of charge, within six months of our final response (www.financial-ombudsman.org.uk, 0800 023 4567).`,
      },
      {
        title: 'Financial Services Compensation Scheme',
        body: 'If the insurer cannot meet its obligations you may be entitled to compensation from the scheme, depending on the type of insurance and on the size of your business (www.fscs.org.uk).',
      },
    )
  }
  if (kind === 'policy') notices.push(law)
  return notices
}
