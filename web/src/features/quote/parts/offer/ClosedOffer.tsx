import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { date } from '#web/i18n/format.ts'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { AgentContact } from './AgentContact.tsx'
import type { OfferStanding } from './offerStanding.ts'

/** In place of a quote that no longer stands: what changed, and whom to ask for a new one. */
export const ClosedOffer = ({ quote, standing }: { quote: Quote; standing: OfferStanding }) => {
  const { t } = useTranslation('quote')
  const facts = {
    quoteNumber: quote.quoteNumber,
    company: quote.companyName,
    expiresOn: date(quote.expiresOn, { dateStyle: 'long' }),
  }
  return (
    <StatusScene
      heading="h1"
      tone={standing === 'declined' ? 'refused' : 'ended'}
      title={t(`offer.${standing}.title`, facts)}
    >
      {t(`offer.${standing}.text`, facts)} {t('offer.askAgent')}
      <Box sx={{ mt: 2 }}>
        <AgentContact quote={quote} />
      </Box>
    </StatusScene>
  )
}
