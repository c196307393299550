import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { region } from '../i18n/region.ts'
import { answerConsent, type ConsentAnswer, isConsentAnswered } from './consent.ts'

/** The question waits, so that it does not compete with the page's own arrival. */
const delay = 1500

/** Asks for consent to cookies 1.5 s after the page is there, unless it was answered within six months. */
export const CookieBanner = () => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isConsentAnswered()), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const answer = (given: ConsentAnswer) => {
    answerConsent(given)
    setShown(false)
  }
  return (
    <Paper
      role="region"
      aria-label={t('cookies.title')}
      variant="outlined"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 12, sm: 24 },
        right: { xs: 12, sm: 'auto' },
        bottom: { xs: 72, sm: 24 },
        maxWidth: 460,
        p: 2,
        boxShadow: '0 12px 36px rgb(10 20 40 / 0.2)',
      }}
    >
      <Typography variant="h5" component="p">
        {t('cookies.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('cookies.text')}{' '}
        <Link href={`${region.provider.website}/privacy`} target="_blank" rel="noopener">
          {t('public.privacy')}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, justifyContent: 'flex-end' }}>
        <Button size="small" onClick={() => answer('declined')}>
          {t('cookies.decline')}
        </Button>
        <Button size="small" variant="contained" onClick={() => answer('accepted')}>
          {t('cookies.accept')}
        </Button>
      </Box>
    </Paper>
  )
}
