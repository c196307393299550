import type { ExemptPurchaser } from '#shared/domain/quoting/diligence.ts'
import type { PurchaserCriterion } from '#shared/domain/quoting/exemptPurchaser.ts'
import { DiligenceData } from './diligenceData.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordsOf } from './words.ts'

const criteria: Readonly<Record<PurchaserCriterion, { readonly label: string; readonly money?: true }>> = {
  NET_WORTH: { label: 'Net worth', money: true },
  REVENUE: { label: 'Annual revenue', money: true },
  EMPLOYEES: { label: 'Employees' },
  GROUP_EMPLOYEES: { label: 'Employees of the group' },
  BUDGET: { label: 'Budgeted annual expenditure', money: true },
  POPULATION: { label: 'Inhabitants of the municipality' },
}

const placed = (data: DiligenceData): Block => {
  const { exact, whole } = formatsOf(data)
  return facts(
    [
      { label: 'Kind of insurance', value: data.product },
      { label: 'Aggregate limit', value: whole(data.terms.aggregateLimit) },
      { label: wordsOf(data.region).deductible, value: whole(data.terms.deductible) },
      { label: 'Total with fees and taxes', value: exact(data.price.total) },
    ],
    2,
  )
}

const purchaserFacts = (data: DiligenceData, purchaser: ExemptPurchaser): Block => {
  const { day, whole } = formatsOf(data)
  const { label, money } = criteria[purchaser.criterion]
  return facts([
    { label: 'Qualified risk manager', value: purchaser.riskManager },
    { label: 'Property and casualty premiums, 12 months', value: whole(purchaser.premiums) },
    { label, value: money ? whole(purchaser.figure) : new Intl.NumberFormat(data.locale).format(purchaser.figure) },
    { label: 'Told that the admitted market may offer the cover', value: day(purchaser.disclosedOn) },
    { label: 'Asked for this placement in writing', value: day(purchaser.requestedOn) },
  ])
}

const madeOf = (data: DiligenceData): Section => {
  const { effort, place } = data
  const { day } = formatsOf(data)
  switch (effort.basis) {
    case 'DECLINATIONS':
      return {
        kind: 'section',
        title: 'Insurers that declined',
        lead: `Each is admitted in ${place.name}, writes insurance of this kind, and declined this risk.`,
        blocks: [
          {
            kind: 'table',
            columns: [
              { title: 'Insurer', width: 26 },
              { title: 'Declined by', width: 28 },
              { title: 'On', width: 16 },
              { title: 'Because', width: 30 },
            ],
            groups: [
              {
                rows: effort.declinations.map(({ carrier, contact, date, reason }) => [
                  carrier,
                  contact,
                  day(date),
                  reason,
                ]),
              },
            ],
          },
          ...(effort.fewerBecause?.trim()
            ? [
                {
                  kind: 'paragraphs' as const,
                  items: [
                    { title: `Why fewer than ${place.declinations} insurers were asked`, body: effort.fewerBecause },
                  ],
                },
              ]
            : []),
        ],
      }
    case 'EXPORT_LIST':
      return {
        kind: 'section',
        title: 'Entry of the export list',
        lead: `${place.name} lists this class as one that may be placed without declinations.`,
        whole: true,
        blocks: [
          facts([
            { label: 'List', value: place.exportList ?? place.source },
            { label: 'Edition', value: day(effort.edition) },
            { label: 'Entry', value: effort.entry },
          ]),
        ],
      }
    case 'EXEMPT_PURCHASER':
      return {
        kind: 'section',
        title: 'Exempt commercial purchaser',
        lead: 'No search of the admitted market is asked for (15 U.S.C. §§ 8205 and 8206(5)).',
        whole: true,
        blocks: [purchaserFacts(data, effort.purchaser)],
      }
  }
}

/** What whoever signs says of the search, by what it was. */
const effortSaid = ({ effort: { basis }, place: { name, source } }: DiligenceData): string =>
  ({
    DECLINATIONS: `I made a diligent effort to place this risk with insurers admitted in ${name}, as ${source} asks for it.`,
    EXPORT_LIST: `This risk is of a class that ${name} has found to have no sufficient admitted market, as stated above (${source}).`,
    EXEMPT_PURCHASER: `No search of the admitted market of ${name} was made, since the insured is exempt and has asked for this placement in writing.`,
  })[basis]

/** Where an affidavit is signed by hand, and sworn to. */
const toBeSigned = (by: string): Block[] => [
  { kind: 'signature', name: 'Signature', role: `${by}, producer`, day: 'Date', label: 'Signed on', blank: true },
  {
    kind: 'signature',
    name: 'Notary public',
    role: 'Signature and seal, where the state asks for them',
    day: 'Date',
    label: 'Sworn on',
    blank: true,
  },
]

const declaration = (data: DiligenceData): Section => {
  const { affidavit, name } = data.place
  const { by, day } = data.recorded
  return {
    kind: 'section',
    title: affidavit === undefined ? 'Declaration' : 'Affidavit',
    ...(affidavit !== undefined && { lead: `${affidavit}.` }),
    whole: true,
    blocks: [
      {
        kind: 'paragraphs',
        items: [
          {
            title: affidavit === undefined ? 'Declared' : 'Sworn',
            body: `${effortSaid(data)} The insured was told that the insurer is not admitted in ${name} and that no guaranty fund pays its claims. What is stated here is true to the best of my knowledge.`,
          },
        ],
      },
      {
        kind: 'signature',
        name: by,
        role: `for ${data.agency.name}`,
        day: formatsOf(data).day(day),
        label: 'Recorded on',
      },
      ...(affidavit === undefined ? [] : toBeSigned(by)),
    ],
  }
}

/** The record of a diligent effort; where the state asks for an affidavit, the affidavit, ready to be signed. */
export const diligenceDocument = (input: DiligenceData): PdfDocument => {
  const data = DiligenceData.parse(input)
  const { affidavit, name, source } = data.place
  const title = affidavit === undefined ? 'Record of diligent effort' : 'Affidavit of diligent effort'
  return shell(data, { template: 'diligence', title }, [
    {
      kind: 'inner',
      running: runningHead(`${title} ${data.quoteNumber}`, data),
      blocks: [
        {
          kind: 'title',
          title,
          number: data.quoteNumber,
          lead: `Why this risk is placed with an insurer that is not admitted in ${name}, as ${source} has it. It is kept with the placement.`,
        },
        facts(partyFacts(data)),
        { kind: 'section', title: 'What is placed', whole: true, blocks: [placed(data)] },
        madeOf(data),
        declaration(data),
      ],
    },
  ])
}
