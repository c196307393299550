import type { RegionCode } from '#shared/regions/code.ts'
import type { CertificateData } from '../certificateData.ts'
import type { Notice } from '../documentData.ts'

/** What the paper is worth, in the words that holders of each market know. */
const worth: Readonly<Record<RegionCode, (insurer: string) => Notice>> = {
  us: (insurer) => ({
    title: 'Information only',
    body: `This certificate is issued as a matter of information only and confers no rights upon the certificate holder. It does not amend, extend or alter the coverage afforded by the policy, and is no contract between the certificate holder and ${insurer}, its authorized representative or the producer. The insurance is subject to all the terms, exclusions and conditions of the policy.`,
  }),
  uk: (insurer) => ({
    title: 'For information only',
    body: `This document is evidence of the insurance arranged for the insured. It is not a contract of insurance, gives its reader no rights against ${insurer} and does not change the policy, whose terms, conditions and exclusions apply. The policy may be varied or cancelled after the day shown.`,
  }),
  au: (insurer) => ({
    title: 'For information only',
    body: `This certificate confirms that on the day shown the policy is current. It is a summary, gives its reader no rights against ${insurer} and does not change the policy, whose terms, conditions and exclusions apply. It is no undertaking to tell its reader if the policy is varied or cancelled.`,
  }),
}

const claimsMade: Notice = {
  title: 'Claims made',
  body: 'The liability sections answer claims first made against the insured and notified during the period, from acts after the retroactive date. Defense costs may form part of the limit.',
}

const lapse: Notice = {
  title: 'If the policy is cancelled',
  body: 'Should the policy be cancelled before it expires, notice is given to the insured as the policy provides. Nobody else is owed a notice.',
}

/** Whether the holder is insured, as the policy has it and nobody else may say. */
const standing = ({ holder, insured, isAdditionalInsured }: CertificateData): Notice =>
  isAdditionalInsured
    ? {
        title: 'Additional insured',
        body: `${holder.name} is an additional insured under the policy’s additional insured endorsement, on the terms and within the limits that apply to ${insured.name}. The limits are shared, not increased.`,
      }
    : {
        title: 'The holder is not an insured',
        body: `${holder.name} is not insured by this policy. Where a contract asks for it to be an additional insured, the policy must be endorsed; a statement on this paper is no endorsement.`,
      }

/** What a certificate says of itself. */
export const certificateNotices = (data: CertificateData): Notice[] => {
  const british = data.region !== 'us'
  return [
    standing(data),
    british ? { ...claimsMade, body: claimsMade.body.replace('Defense', 'Defence') } : claimsMade,
    lapse,
    worth[data.region](data.issuer.insurer),
    ...(data.extraNotices ?? []),
  ]
}
