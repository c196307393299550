import { complaintRights } from '#shared/domain/claims/complaintRights.ts'
import { reservedRights } from '#shared/domain/claims/reservedRights.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { PositionData } from './positionData.ts'
import { regional } from './sampleRegions.ts'

/** The letter that keeps that insured's rights and ours open. */
export const aPosition = (region: RegionCode = 'us'): PositionData => {
  const { currency, insured, issuer, locale, state } = regional[region]
  const place = { region, state: state?.code }
  const complaint = complaintRights('RESERVATION_OF_RIGHTS', place)
  const reserved = reservedRights('RESERVATION_OF_RIGHTS', place)
  return {
    region,
    locale,
    currency,
    issuer,
    generatedOn: '2026-06-02',
    documentNumber: 'CLM-1000041',
    insured,
    claimNumber: 'CLM-1000041',
    policyNumber: 'CY-300912',
    lossDate: '2026-04-19',
    reportedOn: '2026-04-20',
    position: 'RESERVATION_OF_RIGHTS',
    letter:
      'We have looked at what you sent us, and the incident may be covered in part.\n\nWhether it began before the retroactive date of the policy is still open. We pay for the breach coach and the forensic work meanwhile, and ask you for the logs of the mail server from January on.\n\nWe reserve the right to decline what the policy does not cover once this is known.',
    provisions: [
      {
        formName: 'Cyber insurance policy',
        formNumber: `PAL-CY-${region.toUpperCase()}-001`,
        edition: '01 26',
        clause: '4.2 Acts before the retroactive date',
        text: 'We do not pay for a claim that comes of an act, error or omission before the retroactive date that the declarations show.',
      },
    ],
    signedBy: 'Rowan Achterberg',
    ...(complaint && { complaint }),
    ...(reserved && { reserved }),
  }
}
