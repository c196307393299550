import { coolingOffOf } from '#shared/domain/policy/coolingOff.ts'
import type { Notice } from '../documentData.ts'
import type { NoticesOfRegion } from './notices.ts'
import { taxSentence } from './taxSentence.ts'

const disclosure: Notice = {
  title: 'Your duty of disclosure',
  body: 'Before you enter into this contract you have a duty under the Insurance Contracts Act 1984 to tell the insurer anything that you know, or could reasonably be expected to know, that may affect its decision to insure you and on what terms. The duty continues until the insurer agrees to insure you, and applies again before you renew, extend, vary or reinstate the contract. You do not need to tell the insurer anything that reduces the risk, is common knowledge, that it knows or should know, or that it has waived. If you do not tell the insurer something you are required to tell it, it may cancel the contract, reduce what it pays, or both; if the failure is fraudulent it may refuse to pay and treat the contract as if it never existed.',
}

const claimsMade: Notice = {
  title: 'Claims made and notified',
  body: 'The liability sections cover claims first made against you and notified to the insurer during the period of insurance. Under section 40(3) of the Insurance Contracts Act 1984, if you give notice in writing of facts that might give rise to a claim as soon as reasonably practicable after you become aware of them and before the cover ends, the insurer may not refuse a later claim from those facts only because it was made after the cover ended.',
}

const coolingOff: Notice = {
  title: 'Cooling-off period',
  body: `You may return this insurance within ${coolingOffOf('au')?.days} days of the day cover began, or of the day it was confirmed to you if that is later, by telling us in writing. We refund all that you paid: premium, fees, taxes and duties. The right ends when you make a claim, and does not limit any other right to cancel.`,
}

const code: Notice = {
  title: 'Code of practice and complaints',
  body: 'The insurer supports the General Insurance Code of Practice. If a complaint is not resolved to your satisfaction within 30 days you may refer it, where eligible and free of charge, to the Australian Financial Complaints Authority (www.afca.org.au, 1800 931 678).',
}

const general: Notice = {
  title: 'General advice only',
  body: 'Any advice in this document is general and does not consider your objectives, financial situation or needs. Read the policy wording before you decide. No cover is in force until it is confirmed in writing.',
}

/** Notices of Australia: Insurance Contracts Act 1984 ss 21, 22, 38 and 40, Corporations Act 2001 s 1019B, GST and duties law. */
export const auNotices: NoticesOfRegion = (kind, data) => {
  const { issuer, state } = data
  const notices: Notice[] = []
  if (issuer.regulatoryLine) notices.push({ title: 'Who we are', body: issuer.regulatoryLine })
  if (kind === 'proposal') notices.push(general)
  if (kind === 'binder') {
    notices.push({
      title: 'Interim contract of insurance',
      body: 'This binder is an interim contract of insurance under section 38 of the Insurance Contracts Act 1984. It ends when the policy replaces it, when it is cancelled, or when the binder expires, whichever is first.',
    })
  }
  notices.push(disclosure, claimsMade, {
    title: 'GST and stamp duty',
    body: `The premium attracts goods and services tax at 10%, and stamp duty at the rate of ${state?.name ?? 'your state or territory'} on the premium including GST. ${taxSentence(data)}. If you are registered for GST, tell us the share of the input tax credit you are entitled to when you claim.`,
  })
  if (kind !== 'proposal') notices.push(coolingOff)
  notices.push(code)
  return notices
}
