import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the agent: the policy is issued, and its documents are ready. */
export const policyIssuedAgent = defineMail({
  name: 'policyIssuedAgent',
  data: PolicyFacts.extend({ product: Words, effectiveDate: Day, expiryDate: Day, total: Amount, link: Link }),
  subject: ({ policyNumber, insured, isRenewal }) =>
    `${isRenewal ? 'Renewal policy' : 'Policy'} ${policyNumber} for ${insured} is issued`,
  content: (data, { money, day }) => ({
    preview: `In force from ${day(data.effectiveDate)} to ${day(data.expiryDate)}.`,
    title: data.isRenewal ? `The policy of ${data.insured} is renewed` : `The policy of ${data.insured} is issued`,
    paragraphs: [
      ...(data.isRenewal
        ? [`This policy renews the cover of ${data.insured} from ${day(data.effectiveDate)} on.`]
        : []),
      'The documents are ready to download. Your client was told where to find them, and how to pay.',
    ],
    facts: [
      { label: 'Policy', value: data.policyNumber },
      { label: 'Product', value: data.product },
      { label: 'In force from', value: day(data.effectiveDate) },
      { label: 'In force until', value: day(data.expiryDate) },
      { label: 'Total, fees and taxes included', value: money(data.total) },
    ],
    action: { label: 'Open the policy', href: data.link },
  }),
})
