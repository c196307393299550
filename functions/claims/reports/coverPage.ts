import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { plainMoney } from './csv.ts'
import type { FileTable } from './filePart.ts'
import { coverageWords, inWords } from './fileWords.ts'

/** How cover stands under the policy of a claim: what is left of its limits and of what the insured bears. */
export const coverPage = ({ aggregate, coverages, policyNumber = '' }: ClaimCover, region: RegionCode): FileTable => {
  const borne = region === 'us' ? 'Retention' : 'Excess'
  return {
    columns: [
      'Policy',
      'Coverage',
      'Answers',
      'Limit',
      'Paid or asked for',
      'Left',
      borne,
      `${borne} left`,
      'Waiting period in hours',
    ],
    rows: [
      ...(aggregate === undefined
        ? []
        : [
            [
              ...[policyNumber, 'Aggregate limit', 'yes'],
              ...[aggregate.limit, aggregate.used, aggregate.left].map(plainMoney),
              ...['', '', ''],
            ],
          ]),
      ...coverages.map((each) => [
        ...[policyNumber, coverageWords(each.coverageId, region)],
        each.answers ? 'yes' : `no${each.reason === undefined ? '' : `: ${inWords(each.reason)}`}`,
        ...[each.limit, each.used, each.left, each.retention, each.retentionLeft].map(plainMoney),
        each.waitingHours === null ? '' : String(each.waitingHours),
      ]),
    ],
  }
}
