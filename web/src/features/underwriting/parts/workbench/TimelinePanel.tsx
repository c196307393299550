import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { StatusTimeline } from '../../../../charts/StatusTimeline.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { quoteLife } from './quoteLife.ts'

/** The quote's life so far, and its dates ahead. */
export const TimelinePanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const today = dateAt(new Date().toISOString(), quote.timeZone)
  return (
    <Panel title={t('timeline.title')} dense>
      <StatusTimeline events={quoteLife(quote, today, t)} label={t('timeline.title')} />
    </Panel>
  )
}
