import { BinderData } from './binderData.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { besideLead, coverageTable } from './parts/coverageTable.ts'
import { endorsementList } from './parts/endorsementList.ts'
import { borneFact, underlyingSections } from './parts/excess.ts'
import { facts } from './parts/facts.ts'
import { formsSchedule } from './parts/formsSchedule.ts'
import { partyFacts } from './parts/parties.ts'
import { priceTable } from './parts/priceTable.ts'
import { runningHead, shell } from './parts/shell.ts'
import { signedNotices } from './parts/signedNotices.ts'
import { wordsOf } from './words.ts'

const termFacts = (data: BinderData): Block => {
  const { day, whole } = formatsOf(data)
  return facts(
    [
      { label: 'Bound on', value: day(data.boundOn) },
      data.quoteNumber === undefined ? undefined : { label: 'From quote', value: data.quoteNumber },
      { label: 'Aggregate limit', value: whole(data.terms.aggregateLimit) },
      borneFact(data),
    ],
    4,
  )
}

/** What is attached to the cover, each where there is any. */
const attached = ({ subjectivities, conditions, forms, endorsements = [], ...data }: BinderData): Section[] => {
  const sections: (Section | false)[] = [
    subjectivities.length > 0 && {
      kind: 'section',
      title: 'Still to be provided',
      lead: 'Cover may be withdrawn if these are not received in time.',
      blocks: [{ kind: 'checklist', items: subjectivities }],
    },
    conditions.length > 0 && {
      kind: 'section',
      title: 'Conditions',
      blocks: [{ kind: 'steps', items: conditions }],
    },
    forms !== undefined &&
      forms.length > 0 && {
        kind: 'section',
        title: 'Forms that will attach',
        blocks: [formsSchedule([...forms, ...endorsements])],
      },
    endorsements.length > 0 && {
      kind: 'section',
      title: 'Endorsements',
      blocks: [endorsementList(data, endorsements)],
    },
  ]
  return sections.filter((section) => section !== false)
}

/**
 * Evidence of temporary cover: parties, period, coverages, price, conditions and when the binder itself expires. Throws
 * when the data contradicts itself.
 */
export const binderDocument = (input: BinderData): PdfDocument => {
  const data = BinderData.parse(input)
  const words = wordsOf(data.region)
  const { day } = formatsOf(data)
  const { authorizedBy } = data
  return shell(data, { template: 'binder', title: words.binder }, [
    {
      kind: 'inner',
      running: runningHead(`${words.binder} ${data.binderNumber}`, data),
      blocks: [
        {
          kind: 'title',
          title: words.binder,
          number: data.binderNumber,
          lead: 'Evidence of temporary insurance, subject to the terms of the policy it stands for and to the conditions below.',
        },
        {
          kind: 'band',
          title: `This binder expires on ${day(data.binderExpiry)}`,
          body: 'It is replaced by the policy when that is issued, and ends sooner if it is cancelled or rescinded.',
        },
        facts(partyFacts(data)),
        termFacts(data),
        { kind: 'section', title: 'Premium, fees and taxes', whole: true, blocks: [priceTable(data)] },
        { kind: 'section', title: 'Coverages bound', ...besideLead(data), blocks: [coverageTable(data)] },
        ...underlyingSections(data),
        ...attached(data),
        signedNotices(noticesOf('binder', data), {
          name: authorizedBy.name,
          role: `${authorizedBy.title}, ${words.authorized.toLowerCase()}`,
          day: day(data.boundOn),
        }),
      ],
    },
  ])
}
