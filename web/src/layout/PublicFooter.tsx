import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { region } from '../i18n/region.ts'

const { website, legalEntity } = region.provider

/** Terms, privacy, where else to find us, and the legal entity of the region. */
export const PublicFooter = () => {
  const { t } = useTranslation()
  const links = [
    { href: `${website}/terms`, word: t('public.terms') },
    { href: `${website}/privacy`, word: t('public.privacy') },
    { href: 'https://www.linkedin.com/company/palisade.example', word: 'LinkedIn' },
    { href: 'https://x.com/palisade.example', word: 'X' },
  ]
  return (
    <Box component="footer" sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        {links.map(({ href, word }) => (
          <Link key={href} href={href} target="_blank" rel="noopener" variant="body2" color="inherit">
            {word}
          </Link>
        ))}
      </Box>
      <Typography variant="caption">
        {t('public.copyright', { year: new Date().getFullYear(), name: region.provider.name })} {legalEntity}
      </Typography>
    </Box>
  )
}
