import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { listQuoteShares } from '#shared/contracts/quote/shares.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { useCan } from '#web/records/useCan.ts'
import { Panel } from '#web/ui/Panel.tsx'
import * as quoteDialogs from '../../dialogs.ts'

/** The links that were made to the offer: for whom, until when, how often each was opened, and the way to take it back. */
export const SharesPanel = ({ quote }: { quote: Pick<Quote, 'agencyStatus' | 'id' | 'patching'> }) => {
  const { t } = useTranslation(['quote', 'records'])
  const may = useMay()
  const can = useCan(quoteLife)
  const dialogs = useDialogs()
  const maySend = may('quote:send')
  const { id: quoteId, agencyStatus, patching } = quote
  const shares = useOperation(listQuoteShares, maySend ? { params: { quoteId } } : null, { staleTime: 0 })
  const mayShare = maySend && !patching && can(agencyStatus, 'share')
  if (!mayShare && !shares.data?.length) return null
  return (
    <Panel
      dense
      title={t('share.panel')}
      actions={
        mayShare && (
          <Button size="small" onClick={() => dialogs.open(quoteDialogs.createQuoteShare, { quoteId })}>
            {t('share.make')}
          </Button>
        )
      }
    >
      {!shares.data?.length && (
        <Typography variant="body2" color="text.secondary">
          {t('share.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shares.data?.map(({ id: shareId, purpose, beside, status, expiresAt, revokedAt, ...share }) => (
          <Box
            key={shareId}
            component="li"
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'flex-start',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography
                sx={{
                  fontWeight: 500,
                  overflowWrap: 'anywhere',
                  ...(status !== 'OPEN' && { color: 'text.secondary' }),
                }}
              >
                {purpose}
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {t(`share.status.${status}`, { at: dateTime(revokedAt ?? expiresAt), by: share.createdBy })}
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {share.lastOpened
                  ? t('share.opened', { count: share.opened, at: dateTime(share.lastOpened) })
                  : t('share.notOpened')}
              </Typography>
              {beside && (
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {t('share.offers', { count: beside.length + 1 })}
                </Typography>
              )}
            </Box>
            <Button
              size="small"
              onClick={() => dialogs.open(quoteDialogs.quoteShareHistory, { id: shareId, name: purpose })}
            >
              {t('records:history.title')}
            </Button>
            {status === 'OPEN' && (
              <Button
                size="small"
                color="error"
                onClick={() => dialogs.open(quoteDialogs.revokeQuoteShare, { quoteId, shareId })}
              >
                {t('share.revokeSubmit')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
