import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { CopyIcon } from '../ui/icons.tsx'
import { toast } from '../ui/toast.ts'
import { NoticePage } from './NoticePage.tsx'
import { SupportContact } from './SupportContact.tsx'

/** For browsers that cannot run the product: which one can, and the login's address to take along. */
export const UnsupportedPage = () => {
  const { t } = useTranslation()
  const username = new URLSearchParams(location.search).get('username')
  const url = `${location.origin}${paths.login}${username ? `?username=${encodeURIComponent(username)}` : ''}`
  const copy = () => navigator.clipboard.writeText(url).then(() => toast.success(t('copied')), toast.problem)
  return (
    <NoticePage title={t('unsupported.title')}>
      <Typography>{t('unsupported.text')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          component="code"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            p: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          {url}
        </Box>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {t('unsupported.copy')}
        </Button>
      </Box>
      <SupportContact />
    </NoticePage>
  )
}
