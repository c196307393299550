import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { SignAgainButton } from '../offer/SignAgainButton.tsx'
import type { OfferedDeed, QuoteDeed } from './quoteDeeds.ts'

type ApplicationDeedsProps = {
  quote: Quote
  offered: readonly OfferedDeed[]
  onBegin: (deed: QuoteDeed) => void
}

const asking = ['askToAnswer', 'withdrawQuestionnaire'] as const

/** What may be done about the application: have it signed again, have the insured answer, take that back. */
export const ApplicationDeeds = ({ quote, offered, onBegin }: ApplicationDeedsProps) => {
  const { t } = useTranslation('quote')
  const isOffered = (deed: QuoteDeed) => offered.some(({ action, notNow }) => action === deed && notNow === undefined)
  return (
    <>
      {quote.applicationStatus === 'SUPERSEDED' && isOffered('askToSign') && <SignAgainButton quote={quote} />}
      {asking.filter(isOffered).map((deed) => (
        <Button key={deed} size="small" onClick={() => onBegin(deed)}>
          {t(`deeds.${deed}`)}
        </Button>
      ))}
    </>
  )
}
