import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { keyPace, secretPrefixes } from '#shared/domain/identity/apiKeys.ts'
import { newsPace } from '#shared/domain/integration/news.ts'
import { apiDocumentPath } from '#web/apiDocument/path.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { saveCollection } from './collection.ts'
import { codeOfGuides, type Guide, guides } from './guides.ts'

const Chapter = ({ guide }: { guide: Guide }) => {
  const { t } = useTranslation('developers')
  const code = codeOfGuides(window.location.origin)[guide]
  const facts = {
    calls: keyPace.calls,
    tokenPath: exchangeApiKey.path,
    live: secretPrefixes.LIVE,
    hold: newsPace.holdSeconds,
  }
  return (
    <Box component="section" id={guide} aria-labelledby={`${guide}-title`} sx={{ mb: 5, scrollMarginTop: 24 }}>
      <Typography variant="h3" component="h2" id={`${guide}-title`}>
        {t(`guides.${guide}.title`)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>
        {t(`guides.${guide}.text`, facts)}
      </Typography>
      {code !== undefined && <CodeBlock label={t(`guides.${guide}.title`)} code={code} />}
      {guide === 'start' && (
        <Link component={RouterLink} to="?section=kit" sx={{ display: 'inline-block', mt: 2 }}>
          {t('guides.start.kit')}
        </Link>
      )}
    </Box>
  )
}

/** From the first call to what goes on in the long run. */
export const Guides = () => {
  const { t } = useTranslation('developers')
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }, columnGap: 6 }}
    >
      <Box component="nav" aria-label={t('contents')} sx={{ mb: 3 }}>
        <Box
          component="ol"
          sx={{ position: { md: 'sticky' }, top: 24, m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {guides.map((guide) => (
            <li key={guide}>
              <Link href={`#${guide}`} variant="body2" color="text.primary">
                {t(`guides.${guide}.title`)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={apiDocumentPath} download="palisade-openapi.json" variant="body2">
              {t('download')}
            </Link>
          </li>
          <li>
            <Link component="button" variant="body2" onClick={() => void saveCollection()}>
              {t('downloadCollection')}
            </Link>
          </li>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {guides.map((guide) => (
          <Chapter key={guide} guide={guide} />
        ))}
      </Box>
    </Box>
  )
}
