import type { Cover } from '../document.ts'
import { formatsOf } from '../formats.ts'
import type { ProposalData } from '../proposalData.ts'
import { wordsOf } from '../words.ts'

const agencyLines = ({ agent, licenseNumber, website }: ProposalData['agency'], license: string) =>
  [agent.name, agent.email, agent.phone, website, licenseNumber && `${license} ${licenseNumber}`].filter(
    (line) => line !== undefined,
  )

/** The first page of a proposal: whom it is for, what it costs, how long it stands and who to call. */
export const proposalCover = (data: ProposalData): Cover => {
  const { day, exact, whole } = formatsOf(data)
  const words = wordsOf(data.region)
  const { agency, insured, issuer, period, price, terms } = data
  const lines = agencyLines(agency, words.license)
  return {
    kind: 'cover',
    number: `Quote ${data.quoteNumber}`,
    kicker: words.proposal,
    insured: insured.name,
    address: insured.addressLines.join(', '),
    total: { label: 'Total to pay for the period, fees and taxes included', figure: exact(price.total) },
    figures: [
      { label: 'Aggregate limit', figure: whole(terms.aggregateLimit) },
      { label: words.deductible, figure: whole(terms.deductible) },
      { label: words.premium, figure: exact(price.premium) },
    ],
    columns: [
      {
        label: words.period,
        strong: [`${day(period.effective)} to`, day(period.expiry)],
        lines: [`Both days at ${words.startOfCover}`],
      },
      {
        label: 'This proposal stands until',
        strong: [day(data.validUntil)],
        lines: [data.product, `Insurer: ${issuer.insurer}`],
      },
      agency.logo === undefined
        ? { label: words.agent, strong: [agency.name], lines }
        : { label: words.agent, name: agency.name, logo: agency.logo, strong: [], lines },
    ],
    ...(data.agentNote !== undefined && { note: data.agentNote }),
  }
}
