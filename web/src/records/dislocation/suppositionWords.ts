import type { PortfolioScenarioRow } from '#shared/contracts/quote/portfolioScenarioRecord.ts'
import { number } from '#web/i18n/format.ts'
import { signed } from './signed.ts'

type Figures = PortfolioScenarioRow['report']

/** What is supposed, question by question. */
export const suppositionWords = (supposed: PortfolioScenarioRow['supposed']): string =>
  supposed.map(({ label, word }) => `${label.replace(/[?.:]$/, '')}: ${word}`).join('; ')

/** How far the premium of all moves; a dash where there is none. */
export const changeOf = ({ after, before }: Pick<Figures, 'after' | 'before'>): string =>
  before === 0 ? '–' : signed((after - before) / before)

/** How far the average risk score moves; a dash where nobody has one. */
export const scoreChange = ({ scoreAfter, scoreBefore, scored }: Figures): string => {
  if (scored === 0) return '–'
  const moved = (scoreAfter - scoreBefore) / scored
  return `${moved > 0 ? '+' : ''}${number(Math.round(moved * 10) / 10)}`
}
