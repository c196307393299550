import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { region } from '../i18n/region.ts'
import { paths } from '../paths.ts'

const { legalEntity, name, socials } = region.provider

/** Terms, privacy, where else to find us, and the legal entity of the region. */
export const PublicFooter = () => {
  const { t } = useTranslation()
  const own = [
    { to: paths.terms, word: t('public.terms') },
    { to: paths.privacy, word: t('public.privacy') },
    { to: paths.ownData, word: t('public.ownData') },
    { to: paths.serviceStatus, word: t('public.status') },
    { to: paths.developers, word: t('public.developers') },
  ]
  return (
    <Box component="footer" sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        {own.map(({ to, word }) => (
          <Link key={to} component={RouterLink} to={to} variant="body2" color="inherit">
            {word}
          </Link>
        ))}
        {socials.map((social) => (
          <Link key={social.name} href={social.url} target="_blank" rel="noopener" variant="body2" color="inherit">
            {social.name}
          </Link>
        ))}
      </Box>
      <Typography variant="caption">
        {t('public.copyright', { year: new Date().getFullYear(), name })} {legalEntity}
      </Typography>
    </Box>
  )
}
