import type { RegionCode } from '#shared/regions/code.ts'
import type { ClaimsFileData } from './claimsFileData.ts'
import { regional } from './sampleRegions.ts'

/** The file of a claim that is reserved, with a payment that waits. */
export const aClaimsFile = (region: RegionCode = 'us'): ClaimsFileData => {
  const { currency, insured, issuer, locale } = regional[region]
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
    adjuster: 'Rowan Achterberg',
    madeBy: 'Rowan Achterberg',
    head: [
      'Policy CY-300912 answers by the days, as made on 2026-04-20',
      'Reserved, position on cover: Reservation of rights',
      `As of 2026-06-02 09:05, amounts in ${currency}`,
    ],
    parts: [
      {
        title: 'Notice',
        text: 'Reported by: Ida Moreau\r\nLoss description: Files are locked and a note asks for money.',
      },
      {
        title: 'Reserves',
        columns: ['Set', 'By', 'Kind', 'Coverage', 'Amount', 'Reason'],
        rows: [
          ['2026-04-21 10:00', 'Rowan Achterberg', 'Expense', 'Cyber Extortion', '80000.00', 'Forensics, restoring'],
        ],
      },
      {
        title: 'Payments',
        columns: ['Status', 'Kind', 'Coverage', 'Payee', 'Loss', 'To be paid', 'Memo'],
        rows: [
          ['Requested', 'Expense', 'Cyber Extortion', 'Quarry Lane Forensics', '50000.00', '25000.00', 'First week'],
        ],
      },
      { title: 'Recoveries', columns: ['Received', 'From', 'Amount', 'Reference', 'By'], rows: [] },
    ],
    beside: ['Ransom note.pdf', 'Coverage position.pdf'],
  }
}
