import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { TowerData } from './towerData.ts'
import { wordsOf } from './words.ts'

type Layer = TowerData['layers'][number]

const elsewhere = 'As insured elsewhere'

/** How high a storey is drawn, in points: a layer of a hundred times the limit is not a hundred times as high. */
const heightOf = (limit: number): number => Math.min(96, Math.round(34 + 7 * Math.max(0, Math.log2(limit / 500_000))))

const topOf = ({ attachmentPoint, limit }: Layer): number => attachmentPoint + limit

/** The layers and the holes between them as a tower stands: the highest at the top. */
const picture = (data: TowerData): Block => {
  const { exact, whole } = formatsOf(data)
  const layers = data.layers.map((layer) => ({
    from: layer.attachmentPoint,
    kind: layer.isOwn ? ('own' as const) : layer.premium === undefined ? ('others' as const) : ('layer' as const),
    height: heightOf(layer.limit),
    edge: whole(topOf(layer)),
    title:
      layer.attachmentPoint === 0
        ? `${whole(layer.limit)} primary`
        : `${whole(layer.limit)} excess of ${whole(layer.attachmentPoint)}`,
    detail: [layer.insurer ?? elsewhere, ...(layer.policyNumber === undefined ? [] : [layer.policyNumber])].join(
      '  ·  ',
    ),
    figure: layer.premium === undefined ? '' : exact(layer.premium),
  }))
  const gaps = data.gaps.map(({ from, until }) => ({
    from,
    kind: 'gap' as const,
    height: 34,
    edge: whole(until),
    title: 'Nobody insures this',
    detail: `Losses from ${whole(from)} to ${whole(until)}`,
    figure: '',
  }))
  const storeys = [...layers, ...gaps].toSorted((a, b) => b.from - a.from).map(({ from: _, ...storey }) => storey)
  return { kind: 'tower', ground: whole(0), storeys }
}

const termOf = (data: TowerData, { effective, expiry }: NonNullable<Layer['period']>): string => {
  const { day } = formatsOf(data)
  return `${day(effective)} to ${day(expiry)}`
}

/** The period of all layers of which it is known, where it is the same. */
const periodOfAll = (data: TowerData): string | undefined => {
  const periods = new Set(data.layers.flatMap(({ period }) => (period === undefined ? [] : [termOf(data, period)])))
  return periods.size === 1 ? [...periods][0] : undefined
}

const schedule = (data: TowerData): Section => {
  const { exact, whole } = formatsOf(data)
  const { insurer, premium, period } = wordsOf(data.region)
  const known = data.layers.flatMap((layer) => layer.premium ?? [])
  const total = known.reduce((sum, each) => sum + each, 0)
  const limits = data.layers.reduce((sum, { limit }) => sum + limit, 0)
  const isAlike = periodOfAll(data) !== undefined
  const ofTerm = <Cell>(cell: Cell) => (isAlike ? [] : [cell])
  return {
    kind: 'section',
    title: 'Schedule of layers',
    lead: 'From the ground up. Each pays once the limits beneath it are paid, by its own terms.',
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: insurer, width: isAlike ? 35 : 25, apart: true },
          { title: 'Policy number', width: isAlike ? 23 : 19, apart: true },
          ...ofTerm({ title: period, width: 20, apart: true }),
          { title: 'Limit', width: isAlike ? 14 : 12, right: true },
          { title: 'Attaches above', width: isAlike ? 14 : 12, right: true },
          { title: premium, width: isAlike ? 14 : 12, right: true },
        ],
        groups: [
          {
            rows: data.layers.map((layer) => [
              layer.insurer ?? elsewhere,
              layer.policyNumber ?? '–',
              ...ofTerm(layer.period === undefined ? '–' : termOf(data, layer.period)),
              whole(layer.limit),
              whole(layer.attachmentPoint),
              layer.premium === undefined ? '–' : exact(layer.premium),
            ]),
          },
          { rows: [['In all', '', ...ofTerm(''), whole(limits), '', known.length === 0 ? '–' : exact(total)]] },
        ],
      },
      {
        kind: 'paragraphs',
        items: [
          {
            title: 'What this shows',
            body: 'Premium is without fees and taxes, and of the layers that we write alone. This is a summary: it is no policy and changes none. What is insured, and when, each policy says.',
          },
        ],
      },
    ],
  }
}

const holes = (data: TowerData): Block[] => {
  const { whole } = formatsOf(data)
  if (data.gaps.length === 0) return []
  const told = data.gaps.map(({ from, until }) => `${whole(from)} to ${whole(until)}`).join(', and ')
  return [
    {
      kind: 'band',
      title: 'There is a hole in this tower',
      body: `Nobody insures losses from ${told}. The layers above pay as if somebody did, so the insured bears it.`,
    },
  ]
}

/** The tower that a policy is a layer of, as a picture and as a schedule. */
export const towerDocument = (input: TowerData): PdfDocument => {
  const data = TowerData.parse(input)
  const { day, whole } = formatsOf(data)
  const words = wordsOf(data.region)
  const { insured, issuer } = data
  const period = periodOfAll(data)
  return frame(data, {
    template: 'tower',
    title: `Tower of insurance ${data.documentNumber}: ${insured.name}`,
    description: `Tower of insurance, as of ${day(data.generatedOn)}`,
    keywords: [data.documentNumber, insured.name],
    pages: [
      {
        kind: 'inner',
        running: `Tower of insurance  ·  ${insured.name}`,
        blocks: [
          {
            kind: 'title',
            title: 'Tower of insurance',
            number: data.documentNumber,
            lead: `The layers of cyber insurance that lie over one another, as they stand on ${day(data.generatedOn)}.`,
          },
          facts([
            { label: words.insured, value: [insured.name, ...insured.addressLines] },
            { label: words.agency, value: data.agency },
            { label: 'Reaches without a hole up to', value: whole(data.reaches) },
            period === undefined
              ? { label: 'Layers', value: String(data.layers.length) }
              : { label: words.period, value: period },
          ]),
          ...holes(data),
          { kind: 'section', title: 'The tower', blocks: [picture(data)] },
          schedule(data),
          {
            kind: 'contact',
            title: 'Questions?',
            body: `${words.agent} or we can tell you how the layers follow one another.`,
            name: issuer.support.name,
            ...(issuer.support.phone !== undefined && { phone: issuer.support.phone }),
            email: issuer.support.email,
          },
        ],
      },
    ],
  })
}
