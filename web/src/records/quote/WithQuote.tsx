import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type WithQuoteProps = {
  quoteId: string
  onClose: () => void
  /** The dialog about the quote. */
  children: (quote: Quote) => ReactNode
}

/** Gets the quote that a dialog is about; the page behind usually has it already. */
export const WithQuote = ({ quoteId, onClose, children }: WithQuoteProps) => {
  const { t } = useTranslation('quote')
  const quote = useOperation(getQuote, { params: { quoteId } })
  if (quote.data) return children(quote.data)
  return (
    <DialogFrame title={t('quote.title')} onClose={onClose}>
      <DialogContent>
        {quote.error ? (
          <ProblemPanel error={quote.error} onRetry={() => void quote.refetch()} />
        ) : (
          <TextSkeleton lines={4} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}
