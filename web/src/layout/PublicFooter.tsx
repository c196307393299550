import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { region } from '../i18n/region.ts'
import { publicLinks } from './publicLinks.ts'

const { legalEntity, name, socials } = region.provider

/** Terms, privacy, where else to find us, and the legal entity of the region. */
export const PublicFooter = () => {
  const { t } = useTranslation()
  return (
    <Box component="footer" sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        {publicLinks.map(({ to, word }) => (
          <Link key={to} component={RouterLink} to={to} variant="body2" color="inherit">
            {t(`public.${word}`)}
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
