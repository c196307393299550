import type { PdfDocument, Section } from './document.ts'
import { EndorsementData } from './endorsementData.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordings } from './parts/wordings.ts'
import { wordsOf } from './words.ts'

const priceBlock = (data: EndorsementData): Section[] => {
  const { money } = data
  if (money.lines.length === 0) return []
  const { exact } = formatsOf(data)
  return [
    {
      kind: 'section',
      title: money.total < 0 ? 'What comes back' : 'What it costs',
      lead: data.reportingUntil
        ? 'Earned in full, none of it comes back; due within a week.'
        : 'For the days that are left of the term. What is charged is due within a week; what was paid beyond what is charged is paid back.',
      whole: true,
      blocks: [
        {
          kind: 'amounts',
          lines: money.lines.map(({ label, amount }) => ({ label, amount: exact(amount) })),
          total: { label: 'Change of the price', amount: exact(money.total) },
        },
      ],
    },
  ]
}

/**
 * An endorsement: what of the policy is another from a day on, the price of it, and what the forms say that it brings, with
 * what they name. Throws when the data contradicts itself.
 */
export const endorsementDocument = (input: EndorsementData): PdfDocument => {
  const data = EndorsementData.parse(input)
  const { agent, policy, startOfCover } = wordsOf(data.region)
  const { day } = formatsOf(data)
  const running = runningHead(`${policy} ${data.policyNumber}`, data)
  const said = wordings(data, { forms: [], endorsements: data.endorsements ?? [] })
  return shell(data, { template: 'endorsement', title: data.title }, [
    {
      kind: 'inner',
      running,
      blocks: [
        {
          kind: 'title',
          title: data.title,
          number: `${data.policyNumber} / ${data.number}`,
          lead: data.reportingUntil
            ? `Claims over what happened before ${day(data.effective)} can be reported until ${day(data.reportingUntil)}. Limits, terms and exclusions stay as they are.`
            : `Your policy changes at ${startOfCover} on ${day(data.effective)}. Everything else stays as it is.`,
        },
        facts(partyFacts(data)),
        {
          kind: 'section',
          title: 'What changes',
          blocks: [facts(data.changes.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })))],
        },
        ...priceBlock(data),
        {
          kind: 'contact',
          title: 'Questions?',
          body: `${agent} or we can tell you what this means for your cover.`,
          name: data.issuer.support.name,
          ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
          email: data.issuer.support.email,
        },
      ],
    },
    ...(said.length > 0 ? [{ kind: 'inner', running, blocks: said } as const] : []),
  ])
}
