import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { useFlag } from '#web/api/environment.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { money } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { afterRequest } from '../parts/cart/afterRequest.ts'
import { useAddresses } from '../parts/useAddresses.ts'
import { usePricing } from '../parts/usePricing.ts'

type QuoteProgressDialogProps = {
  accountId: string
  quoteIds: readonly string[]
  onClose: () => void
}

/** How long the outcome stays before the quotes are shown. */
const pause = 2000

type LineProps = { quoteId: string; onDone: (quoteId: string) => void; onOpen: (quoteId: string) => void }

const Line = ({ quoteId, onDone, onOpen }: LineProps) => {
  const { t } = useTranslation('quote')
  const { done, error } = usePricing(quoteId)
  const { data: quote } = useOperation(getQuote, { params: { quoteId } })
  const settled = (done && quote !== undefined && !quote.patching) || error !== undefined
  useEffect(() => {
    if (settled) onDone(quoteId)
  }, [settled, quoteId, onDone])
  const priced = settled && quote
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        flexWrap: 'wrap',
        minHeight: 56,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{quote?.quoteNumber ?? '…'}</Typography>
        <Typography variant="caption" color="text.secondary">
          {quote?.presetName}
        </Typography>
      </Box>
      {priced ? (
        <>
          <StatusChip status={quote.agencyStatus} />
          <Typography className="tabular" sx={{ fontWeight: 650, minWidth: 84, textAlign: 'right' }}>
            {money(quote.totalPremium)}
          </Typography>
          <Button size="small" onClick={() => onOpen(quoteId)}>
            {t('progress.open')}
          </Button>
        </>
      ) : error ? (
        <Typography variant="body2" color="text.secondary">
          {t('progress.unknown')}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          <CircularProgress size={16} aria-hidden="true" />
          {t('progress.pricing')}
        </Box>
      )}
    </Box>
  )
}

/** Quotes on their way: each shows its outcome as it comes in; then the list of quotes follows. */
export const QuoteProgressDialog = ({ accountId, quoteIds, onClose }: QuoteProgressDialogProps) => {
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const accountType = usePersona()
  const addresses = useAddresses()
  const target = afterRequest(accountType, accountId, useFlag('newAgentExperience'))
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const onDone = useCallback((id: string) => setSettled((last) => (last.has(id) ? last : new Set([...last, id]))), [])
  // Whoever reaches for one of the quotes is not taken elsewhere, nor who asks to stay.
  const [isOver, setOver] = useState(false)
  const [stays, setStays] = useState(false)
  const held = isOver || stays
  const onward = useRef<HTMLButtonElement>(null)
  const stay = () => {
    setStays(true)
    onward.current?.focus()
  }
  const all = settled.size === quoteIds.length
  const go = (address: string) => {
    onClose()
    navigate(address)
  }
  useEffect(() => {
    if (!all || held) return
    const timer = setTimeout(() => {
      onClose()
      navigate(target)
    }, pause)
    return () => clearTimeout(timer)
  }, [all, held])
  return (
    <DialogFrame title={t(all ? 'progress.doneTitle' : 'progress.title')} onClose={() => go(target)}>
      <DialogContent>
        <Typography color="text.secondary" role="status" sx={{ mb: 1.5 }}>
          {all
            ? t(held ? 'progress.held' : 'progress.done')
            : t('progress.counting', { done: settled.size, of: quoteIds.length })}
        </Typography>
        <Box
          component="ul"
          onMouseEnter={() => setOver(true)}
          onMouseLeave={() => setOver(false)}
          onFocus={() => setStays(true)}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {quoteIds.map((quoteId) => (
            <Line key={quoteId} quoteId={quoteId} onDone={onDone} onOpen={(id) => go(addresses.quote(id))} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {!stays && <Button onClick={stay}>{t('progress.stay')}</Button>}
        <Button ref={onward} variant="contained" onClick={() => go(target)}>
          {t('progress.toQuotes')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

export default hosted(
  z.object({ accountId: AccountId, quoteIds: z.array(QuoteId).min(1).max(5).readonly() }),
  QuoteProgressDialog,
)
