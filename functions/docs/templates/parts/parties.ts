import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { wordsOf } from '../words.ts'
import type { Fact } from './facts.ts'

/** Who the contract is between and who arranged it, and for how long: the facts every contract document opens with. */
export const partyFacts = (data: DocumentData): Fact[] => {
  const words = wordsOf(data.region)
  const { day } = formatsOf(data)
  const { agency } = data
  return [
    { label: words.insured, value: [data.insured.name, ...data.insured.addressLines] },
    {
      label: words.agency,
      value: [
        agency.name,
        ...agency.addressLines,
        [agency.agent.name, agency.agent.phone, agency.licenseNumber && `${words.license} ${agency.licenseNumber}`]
          .filter(Boolean)
          .join(', '),
      ],
    },
    {
      label: words.period,
      value: [
        `${day(data.period.effective)} to ${day(data.period.expiry)}`,
        `${words.startOfCover}, ${words.localTime}`,
      ],
    },
    {
      label: words.insurer,
      value: [data.issuer.insurer, data.market === 'surplus' ? 'Surplus lines (non-admitted)' : data.product],
    },
  ]
}
