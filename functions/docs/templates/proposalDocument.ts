import { Link, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { palette } from './palette.ts'
import { coverageTable } from './parts/coverageTable.ts'
import { documentShell } from './parts/documentShell.ts'
import { facts } from './parts/facts.ts'
import { innerPage } from './parts/innerPage.ts'
import { noticeList } from './parts/noticeList.ts'
import { proposalCover } from './parts/proposalCover.ts'
import { section } from './parts/section.ts'
import { steps } from './parts/steps.ts'
import { subjectivityList } from './parts/subjectivityList.ts'
import { waterfallFigure } from './parts/waterfallFigure.ts'
import { ProposalData } from './proposalData.ts'
import { text, type } from './typography.ts'
import { wordsOf } from './words.ts'

const paymentOptions = (data: ProposalData) => {
  if (!data.paymentOptions?.length) return null
  const { exact } = formatsOf(data)
  return section(
    { title: 'Ways to pay', wrap: false },
    h(
      View,
      { style: { flexDirection: 'row', gap: 12 } },
      ...data.paymentOptions.map(({ name, detail, dueAtBinding }) =>
        h(
          View,
          { style: { flex: 1, padding: 12, backgroundColor: palette.paper, borderRadius: 4 } },
          text([type.subheading, { marginBottom: 6 }], name),
          text('figure', exact(dueAtBinding)),
          text([type.label, { marginBottom: 6 }], 'due when cover is bound'),
          text('small', detail),
        ),
      ),
    ),
  )
}

const nextSteps = (data: ProposalData): string[] => {
  const { day } = formatsOf(data)
  const { agent } = data.agency
  return [
    'Check that the coverages, limits and what we say about your business are right.',
    data.subjectivities.length > 0
      ? 'Gather what is listed under What we need to bind.'
      : 'Nothing more is needed from you: this proposal can be bound as it stands.',
    `Tell ${agent.name} (${agent.email}) by ${day(data.validUntil)} that you want to go ahead. You sign online; the documents follow by e-mail.`,
  ]
}

const reviewLink = (data: ProposalData) =>
  data.reviewLink
    ? h(
        Link,
        { src: data.reviewLink, style: { textDecoration: 'none' } },
        h(
          View,
          {
            style: {
              alignSelf: 'flex-start',
              marginTop: 8,
              backgroundColor: palette.accent,
              borderRadius: 4,
              paddingVertical: 7,
              paddingHorizontal: 14,
            },
          },
          text({ fontSize: 9, lineHeight: 1.2, fontWeight: 600, color: palette.white }, 'Review and accept online'),
        ),
      )
    : null

/**
 * A quote as a client reads it: cover with price, the coverages, how the price came about, what is needed to bind and the
 * region's notices. Throws when the data contradicts itself (amounts that do not add up).
 */
export const proposalDocument = (input: ProposalData) => {
  const data = ProposalData.parse(input)
  const words = wordsOf(data.region)
  const formats = formatsOf(data)
  const running = { title: `${words.proposal} ${data.quoteNumber}` }
  return documentShell(
    data,
    words.proposal,
    proposalCover(data),
    innerPage(
      data,
      { ...running, bookmark: 'Coverages' },
      section(
        { title: 'What is covered' },
        facts(
          [
            { label: 'Aggregate limit', value: formats.whole(data.terms.aggregateLimit) },
            { label: words.deductible, value: formats.whole(data.terms.deductible) },
            data.terms.waitingPeriod ? { label: 'Waiting period', value: data.terms.waitingPeriod } : undefined,
            data.terms.retroPeriod ? { label: words.retroPeriod, value: data.terms.retroPeriod } : undefined,
          ],
          4,
        ),
      ),
      h(View, { style: { marginTop: 14 } }, coverageTable(data)),
    ),
    innerPage(
      data,
      { ...running, bookmark: 'Price' },
      section(
        {
          title: 'How the price came about',
          lead: `From the base premium for a business of this size and kind to what you pay: ${formats.exact(data.price.total)}.`,
        },
        waterfallFigure(data),
      ),
      paymentOptions(data),
    ),
    innerPage(
      data,
      { ...running, bookmark: 'What we need to bind' },
      data.subjectivities.length > 0
        ? section({ title: 'What we need to bind' }, subjectivityList(data.subjectivities))
        : null,
      section({ title: 'Next steps', wrap: false }, steps(nextSteps(data)), reviewLink(data)),
      section({ title: 'Please read' }, noticeList(noticesOf('proposal', data))),
    ),
  )
}
