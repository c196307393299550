import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { webhookEventNames, webhookEvents } from '#shared/domain/integration/webhookEvents.ts'
import { CodeBlock } from './CodeBlock.tsx'

const sample = JSON.stringify(
  { type: 'quote.ready', timestamp: '2026-11-26T09:30:00.000Z', data: { quoteId: 'quo_01M82…' } },
  null,
  2,
)

/** What webhooks are told of. */
export const EventList = () => {
  const { t } = useTranslation('developers')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ mb: 2, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>{t('events.about')}</Typography>
      <CodeBlock label={t('events.sample')} code={sample} />
      <Box component="dl" sx={{ m: 0, mt: 3 }}>
        {webhookEventNames.map((name) => {
          const { says, ids, permission } = webhookEvents[name]
          return (
            <Box key={name} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="dt" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
                {name}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                <Typography>{says}</Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {t('events.ids', { ids: ids.join(', '), permission })}
                </Typography>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
