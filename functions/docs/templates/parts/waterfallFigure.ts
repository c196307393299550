import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { type Formats, formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import type { ProposalData } from '../proposalData.ts'
import { text, type } from '../typography.ts'
import { wordsOf } from '../words.ts'
import { type Bar, waterfallBars } from './waterfallBars.ts'

const colors: Record<Bar['kind'], string> = {
  base: palette.ink,
  up: palette.barUp,
  down: palette.barDown,
  subtotal: palette.ink,
  charge: palette.barCharge,
  total: palette.accent,
}

const stands = (bar: Bar) => bar.kind === 'base' || bar.kind === 'subtotal' || bar.kind === 'total'

const track = ({ kind, start, length }: Bar) =>
  h(
    View,
    { style: { width: '34%', height: 11, position: 'relative' } },
    h(View, {
      style: {
        position: 'absolute',
        top: 0,
        height: 11,
        left: `${start * 100}%`,
        width: `${Math.max(length * 100, 0.6)}%`,
        backgroundColor: colors[kind],
        borderRadius: 1,
      },
    }),
  )

const barRow = (bar: Bar, formats: Formats) => {
  const weight = stands(bar) ? 600 : 400
  return h(
    View,
    {
      wrap: false,
      style: {
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 25,
        paddingVertical: 3.5,
        borderBottom: stands(bar) ? `1pt solid ${palette.inkFaint}` : `0.5pt solid ${palette.hairline}`,
      },
    },
    h(
      View,
      { style: { width: '38%', paddingRight: 10 } },
      text({ fontSize: 8.5, lineHeight: 1.3, fontWeight: weight }, bar.label),
      bar.input ? text({ fontSize: 7, lineHeight: 1.3, color: palette.inkSoft }, bar.input) : null,
    ),
    text(
      [type.column, { width: '10%', fontSize: 8, lineHeight: 1.3, color: palette.inkSoft, paddingRight: 12 }],
      bar.factor === undefined ? '' : formats.factor(bar.factor),
    ),
    track(bar),
    text(
      [type.column, { width: '18%', fontSize: 8.5, lineHeight: 1.3, fontWeight: weight }],
      stands(bar) ? formats.exact(bar.effect) : formats.effect(bar.effect),
    ),
  )
}

/** How the price came about, picture and list in one: a row a step, its bar standing where the one above ended. */
export const waterfallFigure = (data: ProposalData) => {
  const formats = formatsOf(data)
  return h(
    View,
    {},
    h(
      View,
      { fixed: true, style: { flexDirection: 'row', paddingBottom: 5, borderBottom: `1pt solid ${palette.ink}` } },
      text([type.label, { width: '38%' }], 'Step'),
      text([type.label, { width: '10%', textAlign: 'right', paddingRight: 12 }], 'Factor'),
      text([type.label, { width: '34%' }], 'From base premium to total'),
      text([type.label, { width: '18%', textAlign: 'right' }], 'Effect'),
    ),
    ...waterfallBars(data, wordsOf(data.region).premium).map((bar) => barRow(bar, formats)),
  )
}
