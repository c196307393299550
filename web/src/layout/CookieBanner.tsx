import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { keepsFootClear } from '../ui/toastRoom.ts'
import { answerConsent, type ConsentAnswer, consentAskedAfter, isConsentAnswered } from './consent.ts'

const places = {
  head: { borderBottom: 1 },
  foot: { borderTop: 1, position: 'sticky', bottom: 0, zIndex: 'appBar' },
} as const

/**
 * Asks for consent to cookies 1.5 s after the page is there, unless it was answered within six months. In the app it stands
 * at the `head` and scrolls away with it, so that it never covers a decision at the foot. Before sign-in it stands at the
 * `foot`, below the end of the page, so that nothing moves under somebody's finger.
 */
export const CookieBanner = ({ at }: { at: keyof typeof places }) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const wait = Math.max(consentAskedAfter - performance.now(), 0)
    const timer = setTimeout(() => setShown(!isConsentAnswered()), wait)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const answer = (given: ConsentAnswer) => {
    answerConsent(given)
    setShown(false)
  }
  return (
    <Box
      ref={at === 'foot' ? keepsFootClear : undefined}
      role="region"
      aria-label={t('cookies.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, md: 3 },
        py: 1,
        bgcolor: 'background.paper',
        ...places[at],
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 300px' }}>
        {t('cookies.text')}{' '}
        <Link href={paths.privacy} target="_blank" rel="noopener">
          {t('public.privacy')}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={() => answer('declined')}>
          {t('cookies.decline')}
        </Button>
        <Button size="small" variant="contained" onClick={() => answer('accepted')}>
          {t('cookies.accept')}
        </Button>
      </Box>
    </Box>
  )
}
