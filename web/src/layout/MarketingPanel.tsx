import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Logo } from './Logo.tsx'
import { stakes, stakesBox } from './stakes.ts'

const Palisade = () => (
  <Box
    component="svg"
    viewBox={stakesBox}
    aria-hidden="true"
    preserveAspectRatio="xMidYMax slice"
    sx={{ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: '44%' }}
  >
    <defs>
      <linearGradient id="stake" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#4fd1b5" stopOpacity="0.34" />
        <stop offset="1" stopColor="#4fd1b5" stopOpacity="0.04" />
      </linearGradient>
    </defs>
    {stakes.map((outline) => (
      <path key={outline} d={outline} fill="url(#stake)" stroke="#4fd1b5" strokeOpacity="0.22" />
    ))}
  </Box>
)

/** Beside the login: what the product is about, and where there is more about it. */
export const MarketingPanel = ({ learnMoreUrl }: { learnMoreUrl: string }) => {
  const { t } = useTranslation()
  return (
    <Box
      component="aside"
      aria-label={t('public.marketing')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: '#14213d',
        color: '#ffffff',
        p: { md: 5, lg: 7 },
      }}
    >
      <Palisade />
      <Logo size={32} />
      <Box sx={{ position: 'relative', mt: '16vh', maxWidth: 440 }}>
        <Typography
          component="p"
          sx={{ fontSize: 'clamp(30px, 3vw, 46px)', fontWeight: 650, letterSpacing: '-0.03em', lineHeight: 1.1 }}
        >
          {t('public.marketingTitle')}
        </Typography>
        <Typography sx={{ mt: 2, color: '#c9d2e3', fontSize: 'max(1.1rem, 16px)' }}>
          {t('public.marketingText')}
        </Typography>
        <Link
          href={learnMoreUrl}
          target="_blank"
          rel="noopener"
          sx={{ mt: 2.5, display: 'inline-block', color: '#6fe0c6', '&:focus-visible': { outlineColor: '#6fe0c6' } }}
        >
          {t('public.learnMore')} →
        </Link>
      </Box>
    </Box>
  )
}
