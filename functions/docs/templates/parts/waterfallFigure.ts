import type { Block } from '../document.ts'
import { formatsOf } from '../formats.ts'
import type { ProposalData } from '../proposalData.ts'
import { wordsOf } from '../words.ts'
import { type Bar, waterfallBars } from './waterfallBars.ts'

const stands = ({ kind }: Bar) => kind === 'base' || kind === 'subtotal' || kind === 'total'

/** How the price came about, picture and list in one: a row a step, its bar standing where the one above ended. */
export const waterfallFigure = (data: ProposalData): Block => {
  const formats = formatsOf(data)
  return {
    kind: 'waterfall',
    heads: ['Step', 'Factor', 'From base premium to total', 'Effect'],
    steps: waterfallBars(data, wordsOf(data.region).premium).map((bar) => ({
      kind: bar.kind,
      label: bar.label,
      ...(bar.input !== undefined && { input: bar.input }),
      factor: bar.factor === undefined ? '' : formats.factor(bar.factor),
      effect: stands(bar) ? formats.exact(bar.effect) : formats.effect(bar.effect),
      start: bar.start,
      length: bar.length,
      stands: stands(bar),
    })),
  }
}
