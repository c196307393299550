import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useParams } from 'react-router'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { inPersona } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as mailDialogs from '../dialogs.ts'
import { MailFilters } from '../parts/MailFilters.tsx'
import { MailList } from '../parts/MailList.tsx'
import { MessageView } from '../parts/MessageView.tsx'
import { useMailFilter } from '../parts/mailFilter.ts'

const base = inPersona('COWBELL', 'mail')

/** Mail to the underwriters: the list beside what is read, on a phone one after the other. */
export const MailPage = () => {
  const { t } = useTranslation('mail')
  const { open } = useDialogs()
  const may = useMay()
  const { search } = useLocation()
  const { query, clearing, setFilters } = useMailFilter()
  const { data: messageId } = MessageId.safeParse(useParams().messageId)
  const isReading = messageId !== undefined
  const pathTo = (id: string) => `${base}/${id}${search}`
  const list = `${base}${search}`
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          may('message:send') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(mailDialogs.sendMessage, {})}>
              {t('write.begin')}
            </Button>
          )
        }
      />
      <Box sx={{ display: { xs: isReading ? 'none' : 'block', lg: 'block' } }}>
        <MailFilters query={query} onChange={setFilters} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 420px) minmax(0, 1fr)' },
        }}
      >
        <Paper
          variant="outlined"
          sx={{ borderRadius: 1.5, overflow: 'hidden', display: { xs: isReading ? 'none' : 'block', lg: 'block' } }}
        >
          <MailList query={query} openId={messageId} pathTo={pathTo} onClear={clearing} />
        </Paper>
        <Paper
          variant="outlined"
          sx={{
            borderRadius: 1.5,
            p: { xs: 2, md: 3 },
            minWidth: 0,
            display: { xs: isReading ? 'block' : 'none', lg: 'block' },
          }}
        >
          {isReading ? (
            <>
              <Link component={RouterLink} to={list} sx={{ display: { lg: 'none' }, mb: 1.5 }}>
                {t('back')}
              </Link>
              <MessageView key={messageId} messageId={messageId} pathTo={pathTo} />
            </>
          ) : (
            <EmptyState title={t('choose')} hint={t('chooseHint')} />
          )}
        </Paper>
      </Box>
    </Page>
  )
}
