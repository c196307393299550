import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { coverageTable, limitsLie } from './parts/coverageTable.ts'
import { borneFact, underlyingSections } from './parts/excess.ts'
import { facts } from './parts/facts.ts'
import { printedForms } from './parts/formsSchedule.ts'
import { installmentTable } from './parts/installmentTable.ts'
import { partyFacts } from './parts/parties.ts'
import { priceTable } from './parts/priceTable.ts'
import { runningHead, shell } from './parts/shell.ts'
import { signedNotices } from './parts/signedNotices.ts'
import { wordings } from './parts/wordings.ts'
import { PolicyData } from './policyData.ts'
import { wordsOf } from './words.ts'

const claimsContact = ({ claims }: PolicyData): Block => ({
  kind: 'contact',
  title: 'Had an incident? Report it at once',
  body: 'Do not wait until you know the extent. Early notice protects your cover, and our responders help from the first call.',
  name: claims.name,
  ...(claims.phone !== undefined && { phone: claims.phone }),
  email: claims.email,
  ...(claims.hours !== undefined && { hours: claims.hours }),
})

const termFacts = (data: PolicyData): Block => {
  const words = wordsOf(data.region)
  const { day, whole } = formatsOf(data)
  const { aggregateLimit, retroPeriod, waitingPeriod } = data.terms
  return facts(
    [
      { label: 'Aggregate limit', value: whole(aggregateLimit) },
      borneFact(data),
      waitingPeriod ? { label: 'Waiting period', value: waitingPeriod } : undefined,
      retroPeriod ? { label: words.retroPeriod, value: retroPeriod } : undefined,
      { label: 'Issued on', value: day(data.issuedOn) },
      { label: 'Product', value: data.product },
      { label: 'Renewal of', value: data.renewalOf ?? 'New business' },
    ],
    4,
  )
}

/** What belongs to the contract besides its declarations, each where there is any. */
const attached = (data: PolicyData): Section[] => {
  const { additionalInsureds = [], endorsements, forms, installments = [] } = data
  const insureds = additionalInsureds.map(({ name, addressLines }) => ({
    label: 'Additional insured',
    value: [name, ...addressLines],
  }))
  const sections: (Section | false)[] = [
    installments.length > 0 && {
      kind: 'section',
      title: wordsOf(data.region).installments,
      blocks: [installmentTable(data, installments)],
    },
    insureds.length > 0 && { kind: 'section', title: 'Additional insureds', blocks: [facts(insureds)] },
    { kind: 'section', title: 'Forms', blocks: [printedForms([...forms, ...endorsements])] },
  ]
  return sections.filter((section) => section !== false)
}

/**
 * The contract: declarations, schedule of coverages, price, forms, where to report a claim, notices; then what each form
 * and endorsement says, with what it names (rule: policy-contents). Throws when the data contradicts itself.
 */
export const policyDocument = (input: PolicyData): PdfDocument => {
  const data = PolicyData.parse(input)
  const words = wordsOf(data.region)
  const running = runningHead(`${words.policy} ${data.policyNumber}`, data)
  const notices = noticesOf('policy', data)
  const onDeclarations = notices.filter(({ prominent }) => prominent)
  const { authorizedBy } = data
  const contract = wordings(data, data)
  return shell(data, { template: 'policy', title: words.policy }, [
    {
      kind: 'inner',
      running,
      blocks: [
        {
          kind: 'title',
          title: words.declarations,
          number: data.policyNumber,
          lead: 'In return for the premium, and subject to the terms of this policy, the insurer agrees to provide the insurance described here.',
        },
        facts(partyFacts(data)),
        termFacts(data),
        { kind: 'section', title: 'Premium, fees and taxes', whole: true, blocks: [priceTable(data)] },
        ...(onDeclarations.length > 0 ? [{ kind: 'paragraphs', items: onDeclarations } as const] : []),
        claimsContact(data),
        {
          kind: 'section',
          title: 'Schedule of coverages',
          lead: limitsLie(data.coverages),
          blocks: [coverageTable(data)],
        },
        ...underlyingSections(data),
        ...attached(data),
        signedNotices(
          notices.filter((notice) => !onDeclarations.includes(notice)),
          {
            name: authorizedBy.name,
            role: `${authorizedBy.title}, ${words.authorized.toLowerCase()}`,
            day: formatsOf(data).day(data.issuedOn),
          },
        ),
      ],
    },
    ...(contract.length > 0 ? [{ kind: 'inner', running, blocks: contract } as const] : []),
  ])
}
