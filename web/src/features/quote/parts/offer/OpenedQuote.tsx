import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { paths } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'

/** Answers that mean: this quote is not for who is here. What one may not see is not found. */
const notTheirs: readonly number[] = [401, 403, 404]

const NotAuthorised = () => {
  const { t } = useTranslation('quote')
  return (
    <StatusScene
      heading="h1"
      tone="draft"
      title={t('offer.notAuthorised')}
      actions={
        <Button component={Link} to={paths.login} variant="outlined">
          {t('offer.signIn')}
        </Button>
      }
    >
      {t('offer.notAuthorisedText')}
    </StatusScene>
  )
}

type Shown = { children: (quote: Quote) => ReactNode }

const QuoteOf = ({ quoteId, children }: Shown & { quoteId: string }) => {
  const { t } = useTranslation('quote')
  const quote = useOperation(
    getQuote,
    { params: { quoteId } },
    { staleTime: 0, refetchInterval: (data) => (data?.patching ? 2000 : false) },
  )
  if (quote.data) return children(quote.data)
  if (quote.error && notTheirs.includes(quote.error.status)) return <NotAuthorised />
  if (quote.error)
    return <ProblemPanel title={t('offer.failed')} error={quote.error} onRetry={() => void quote.refetch()} />
  return <CardSkeleton cards={2} height={320} />
}

/** The quote of a public page, for who was sent its link: opened by a one-time code, or by a session that may see it. */
export const OpenedQuote = ({ title, children }: Shown & { title: string }) => {
  const { quoteId = '' } = useParams()
  const session = useSession()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  useEffect(() => {
    if (restoring) restoreSession().finally(() => setRestoring(false))
  }, [restoring])
  return (
    <>
      {session ? (
        <QuoteOf quoteId={quoteId}>{children}</QuoteOf>
      ) : restoring ? (
        <CardSkeleton cards={2} height={320} />
      ) : (
        <NotAuthorised />
      )}
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <SupportContact />
      </Box>
    </>
  )
}
