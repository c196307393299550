import { Page, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import type { ProposalData } from '../proposalData.ts'
import { text, type } from '../typography.ts'
import { wordsOf } from '../words.ts'
import { pageFooter, pageMargin } from './innerPage.ts'
import { wordmark } from './wordmark.ts'

const onInk = { color: palette.white }
const quietOnInk = { color: '#B9C2D6' }

const column = (label: string, ...content: ReactNode[]) =>
  h(View, { style: { flex: 1, paddingRight: 12 } }, text([type.label, { marginBottom: 3 }], label), ...content)

const figureOnInk = (label: string, value: string) =>
  h(
    View,
    { style: { flex: 1 } },
    text([type.label, quietOnInk, { marginBottom: 3 }], label),
    text([type.figure, onInk], value),
  )

const inkPanel = (data: ProposalData) => {
  const formats = formatsOf(data)
  const words = wordsOf(data.region)
  return h(
    View,
    {
      style: {
        backgroundColor: palette.ink,
        paddingHorizontal: pageMargin,
        paddingTop: 44,
        paddingBottom: 40,
        height: '66%',
      },
    },
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' } },
      wordmark(data.issuer, { height: 22, color: palette.white }),
      text([type.body, quietOnInk], `Quote ${data.quoteNumber}`),
    ),
    h(
      View,
      { style: { marginTop: 'auto' } },
      text(
        { fontSize: 11, lineHeight: 1.3, fontWeight: 500, color: palette.accentOnInk, marginBottom: 8 },
        words.proposal,
      ),
      text({ fontSize: 30, lineHeight: 1.12, fontWeight: 600, letterSpacing: -0.6, ...onInk }, data.insured.name),
      text([type.body, quietOnInk, { marginTop: 8 }], data.insured.addressLines.join(', ')),
    ),
    h(
      View,
      { style: { marginTop: 40, paddingTop: 22, borderTop: '1pt solid #3A4868' } },
      text(
        [type.label, quietOnInk, { fontSize: 8, marginBottom: 4 }],
        'Total to pay for the period, fees and taxes included',
      ),
      text([type.headline, onInk], formats.exact(data.price.total)),
    ),
    h(
      View,
      { style: { flexDirection: 'row', marginTop: 24 } },
      figureOnInk('Aggregate limit', formats.whole(data.terms.aggregateLimit)),
      figureOnInk(words.deductible, formats.whole(data.terms.deductible)),
      figureOnInk(words.premium, formats.exact(data.price.premium)),
    ),
  )
}

const agencyLines = ({ agent, licenseNumber }: ProposalData['agency'], license: string) =>
  [agent.name, agent.email, agent.phone, licenseNumber && `${license} ${licenseNumber}`].filter(
    (line) => line !== undefined,
  )

/** The first page of a proposal: whom it is for, what it costs, how long it stands and who to call. */
export const proposalCover = (data: ProposalData) => {
  const { day } = formatsOf(data)
  const words = wordsOf(data.region)
  const { agency } = data
  return h(
    Page,
    { size: words.paper, style: [type.page, { backgroundColor: palette.paper }], bookmark: 'Proposal' },
    inkPanel(data),
    h(
      View,
      { style: { flexDirection: 'row', paddingHorizontal: pageMargin, paddingTop: 26 } },
      column(
        words.period,
        text([type.body, type.strong], `${day(data.period.effective)} to`),
        text([type.body, type.strong], day(data.period.expiry)),
        text('small', `Both days at ${words.startOfCover}`),
      ),
      column(
        'This proposal stands until',
        text([type.body, type.strong], day(data.validUntil)),
        text('small', data.product),
        text('small', `Insurer: ${data.issuer.insurer}`),
      ),
      column(
        words.agent,
        agency.logo
          ? wordmark(agency, { height: 20, color: palette.ink })
          : text([type.body, type.strong], agency.name),
        ...agencyLines(agency, words.license).map((line) => text('small', line)),
      ),
    ),
    data.agentNote
      ? h(
          View,
          {
            style: {
              marginHorizontal: pageMargin,
              marginTop: 18,
              paddingLeft: 12,
              borderLeft: `2pt solid ${palette.accent}`,
            },
          },
          text([type.body, { color: palette.inkSoft }], data.agentNote),
        )
      : null,
    pageFooter(data),
  )
}
