import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { ProposalData } from '../proposalData.ts'

/** A bar of the price picture: where it starts and how long it is, as shares (0 to 1) of the widest extent. */
export type Bar = {
  readonly kind: 'base' | 'up' | 'down' | 'subtotal' | 'charge' | 'total'
  readonly label: string
  readonly input?: string | undefined
  readonly factor?: number | undefined
  readonly effect: MinorUnits
  readonly start: number
  readonly length: number
}

/** The waterfall from base premium over every effect to the premium, then fees and taxes to the total. */
export const waterfallBars = (
  { waterfall, price }: Pick<ProposalData, 'waterfall' | 'price'>,
  premiumLabel: string,
): Bar[] => {
  let running = 0
  const spans: (Omit<Bar, 'start' | 'length'> & { from: number; to: number })[] = []
  const move = (bar: Omit<Bar, 'start' | 'length'>) => {
    spans.push({ ...bar, from: running, to: running + bar.effect })
    running += bar.effect
  }
  const stand = (kind: 'subtotal' | 'total', label: string) =>
    spans.push({ kind, label, effect: running, from: 0, to: running })

  for (const [index, step] of waterfall.entries()) {
    move({ kind: index === 0 ? 'base' : step.effect < 0 ? 'down' : 'up', ...step })
  }
  stand('subtotal', premiumLabel)
  for (const { label, amount } of [...price.fees, ...price.taxes]) move({ kind: 'charge', label, effect: amount })
  stand('total', 'Total to pay')

  const least = Math.min(0, ...spans.flatMap(({ from, to }) => [from, to]))
  const extent = Math.max(1, ...spans.flatMap(({ from, to }) => [from, to])) - least
  return spans.map(({ from, to, ...bar }) => ({
    ...bar,
    start: (Math.min(from, to) - least) / extent,
    length: Math.abs(to - from) / extent,
  }))
}
