import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { date, phone } from '../../i18n/format.ts'
import { region } from '../../i18n/region.ts'
import { paths } from '../../paths.ts'

const { provider, support } = region

/** What the texts say of the region's company. */
const facts = {
  name: provider.name,
  company: provider.company,
  entity: provider.legalEntity,
  email: support.email,
  phone: phone(support.phone),
}

/** The sections of each text, in the order in which they are read and numbered. */
const order = {
  privacy: [
    'controller',
    'what',
    'where',
    'why',
    'decisions',
    'sharing',
    'place',
    'time',
    'security',
    'rights',
    'cookies',
    'changes',
    'contact',
  ],
  terms: [
    'about',
    'use',
    'account',
    'facts',
    'cover',
    'signing',
    'payments',
    'conduct',
    'content',
    'service',
    'liability',
    'complaints',
    'law',
    'contact',
  ],
} as const

/** Where the texts of a section are. */
type Place = { [Text in keyof typeof order]: `${Text}.sections.${(typeof order)[Text][number]}` }[keyof typeof order]

type LegalTextProps = {
  document: keyof typeof order
  /** The day of its last change. */
  changed: string
}

/** A legal text of the region: numbered sections, with their titles beside them on a wide screen. */
export const LegalText = ({ document: which, changed }: LegalTextProps) => {
  const { t } = useTranslation('legal')
  const heading = t(`${which}.title`)
  const section = (key: string, at: Place) => ({ key, title: t(`${at}.title`), text: t(`${at}.text`, facts) })
  const sections =
    which === 'privacy'
      ? order.privacy.map((key) => section(key, `privacy.sections.${key}`))
      : order.terms.map((key) => section(key, `terms.sections.${key}`))
  useEffect(() => {
    document.title = `${heading} · ${provider.name}`
  }, [heading])
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }, columnGap: 8 }}
    >
      <Box component="header" sx={{ gridColumn: { md: 2 }, maxWidth: 720 }}>
        <Typography variant="h1">{heading}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('updated', { date: date(changed, { dateStyle: 'long' }) })}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: 16 }}>{t(`${which}.intro`, facts)}</Typography>
      </Box>
      <Box
        component="nav"
        aria-label={t('contents')}
        sx={{ gridColumn: { md: 1 }, gridRow: { md: '1 / span 2' }, mt: { xs: 3, md: 0.5 } }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: 24 }}>
          <Typography variant="subtitle2" color="text.secondary">
            {t('contents')}
          </Typography>
          <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
            {sections.map(({ key, title }) => (
              <li key={key}>
                <Link href={`#${key}`} variant="body2" color="text.primary" sx={{ fontWeight: 400 }}>
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
      <Box sx={{ gridColumn: { md: 2 }, maxWidth: 720 }}>
        {sections.map(({ key, title, text }, index) => (
          <Box
            component="section"
            key={key}
            id={key}
            aria-labelledby={`${key}-title`}
            sx={{ mt: 4, scrollMarginTop: 24 }}
          >
            <Typography variant="h3" component="h2" id={`${key}-title`}>
              {index + 1}. {title}
            </Typography>
            <Typography sx={{ mt: 1, fontSize: 16, lineHeight: 1.65, overflowWrap: 'anywhere' }}>{text}</Typography>
            {key === 'rights' && (
              <Typography sx={{ mt: 1, fontSize: 16 }}>
                <Link component={RouterLink} to={paths.ownData}>
                  {t('ownData')}
                </Link>
              </Typography>
            )}
          </Box>
        ))}
        <Box sx={{ mt: 5 }}>
          <Link component={RouterLink} to={paths.login}>
            {t('back')}
          </Link>
        </Box>
      </Box>
    </Box>
  )
}
