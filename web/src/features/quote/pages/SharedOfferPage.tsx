import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openQuoteShare } from '#shared/contracts/quote/shares.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { SharedOffer } from '../parts/offer/SharedOffer.tsx'

const Opened = ({ token }: { token: string }) => {
  const { t } = useTranslation('quote')
  // Each opening is counted: what was read is not asked for again by itself.
  const opened = useOperation(openQuoteShare, { body: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  if (opened.data) return <SharedOffer token={token} opened={opened.data} />
  const code = opened.error?.code
  if (code === 'quote.shareEnded' || code === 'quote.shareUnknown')
    return (
      <StatusScene heading="h1" tone="ended" title={t('shared.ended')}>
        {opened.error?.detail}
      </StatusScene>
    )
  if (opened.error) return <ProblemPanel error={opened.error} onRetry={() => void opened.refetch()} />
  return <CardSkeleton cards={2} height={320} />
}

/** An offer for whoever has its link, to be read and no more; its token stands behind the `#` of the address. */
export const SharedOfferPage = () => {
  const { t } = useTranslation('quote')
  const [token] = useState(() => window.location.hash.replace(/^#/, ''))
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <title>{t('shared.page')}</title>
      {token === '' ? (
        <StatusScene heading="h1" tone="ended" title={t('shared.ended')}>
          {t('shared.noToken')}
        </StatusScene>
      ) : (
        <Opened token={token} />
      )}
      <SupportContact />
    </>
  )
}
