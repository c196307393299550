import type { ClaimStatus } from '#shared/records/claim/claimStatus.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { LossRunData } from './lossRunData.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { wordsOf } from './words.ts'

type Policy = LossRunData['policies'][number]

/** How a claim's status reads. */
const statusWords: Readonly<Record<ClaimStatus, string>> = {
  UN_FILED: 'Not filed',
  FILED: 'Filed',
  OPEN: 'Open',
  RESERVED: 'Reserved',
  SETTLED: 'Settled',
  CLOSED: 'Closed',
  REOPENED: 'Reopened',
}

const claimsOf = (data: LossRunData, { claims }: Policy): Block[] => {
  const { day, exact } = formatsOf(data)
  if (claims.length === 0)
    return [
      {
        kind: 'paragraphs',
        items: [{ title: 'No losses', body: `Nothing was reported under this policy up to ${day(data.asOf)}.` }],
      },
    ]
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Claim', width: 20 },
        ...['Paid indemnity', 'Paid expense', 'Outstanding', 'Recovered', 'Incurred'].map((title) => ({
          title,
          width: 16,
          right: true,
        })),
      ],
      groups: [
        {
          rows: claims.map((claim) => [
            claim.claimNumber,
            ...[claim.paidIndemnity, claim.paidExpense, claim.outstanding, claim.recovered, claim.incurred].map(exact),
          ]),
        },
      ],
    },
    {
      kind: 'paragraphs',
      items: claims.map(({ claimNumber, closedOn, description, lossDate, reportedOn, status }) => ({
        title: `${claimNumber}: ${statusWords[status]}`,
        note: [
          ...(lossDate === undefined ? [] : [`Loss of ${day(lossDate)}`]),
          `${lossDate === undefined ? 'Reported' : 'reported'} on ${day(reportedOn)}`,
          ...(closedOn === undefined ? [] : [`closed on ${day(closedOn)}`]),
        ].join(', '),
        body: description === '' ? 'Nothing was said of what happened.' : description,
      })),
    },
  ]
}

const policySection = (data: LossRunData, policy: Policy): Section => {
  const { day, exact } = formatsOf(data)
  return {
    kind: 'section',
    title: `Policy ${policy.policyNumber}`,
    lead: [
      `${day(policy.effectiveDate)} to ${day(policy.expirationDate)}, premium ${exact(policy.premium)}`,
      ...(policy.insurer === undefined ? [] : [`insurer ${policy.insurer}`]),
    ].join(', '),
    blocks: claimsOf(data, policy),
  }
}

/** A loss run: each policy with its claims as they stood on a day, and what they come to. Throws when it does not add up. */
export const lossRunDocument = (input: LossRunData): PdfDocument => {
  const data = LossRunData.parse(input)
  const { day, exact } = formatsOf(data)
  const { totals } = data
  const { lossRun } = wordsOf(data.region)
  return frame(data, {
    template: 'lossRun',
    title: `${lossRun} ${data.documentNumber}: ${data.insured}`,
    description: `${lossRun}, valued as of ${day(data.asOf)}`,
    keywords: [data.documentNumber, data.insured],
    pages: [
      {
        kind: 'inner',
        running: `${lossRun}  ·  ${data.insured}`,
        blocks: [
          {
            kind: 'title',
            title: lossRun,
            number: data.documentNumber,
            lead: `Every claim that was reported up to ${day(data.asOf)}, with what was paid and reserved by the end of that day.`,
          },
          facts([
            { label: 'Insured', value: data.insured },
            { label: 'Valued as of', value: day(data.asOf) },
            { label: 'Policies', value: String(data.policies.length) },
            { label: 'Claims', value: String(totals.claims) },
          ]),
          ...data.policies.map((policy) => policySection(data, policy)),
          {
            kind: 'section',
            title: 'In all',
            whole: true,
            blocks: [
              {
                kind: 'amounts',
                lines: [
                  { label: 'Paid indemnity', amount: exact(totals.paidIndemnity) },
                  { label: 'Paid expense', amount: exact(totals.paidExpense) },
                  { label: 'Outstanding', amount: exact(totals.outstanding) },
                  { label: 'Less recovered', amount: exact(totals.recovered) },
                ],
                total: { label: 'Incurred', amount: exact(totals.incurred) },
              },
            ],
          },
          {
            kind: 'contact',
            title: 'Questions?',
            body: 'Tell us what you see differently, and we look at it together.',
            name: data.issuer.support.name,
            ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
            email: data.issuer.support.email,
          },
        ],
      },
    ],
  })
}
