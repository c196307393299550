import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type KitExample, type KitLanguage, kitLanguages, kitPaths } from '#web/kit/paths.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { exampleScopes, installing, running } from './kitCommands.ts'
import { useKitExamples } from './kitExamples.ts'

const Step = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Box component="section" sx={{ mb: 4, minWidth: 0 }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {text !== undefined && <Typography sx={{ mb: 2, lineHeight: 1.65, maxWidth: '70ch' }}>{text}</Typography>}
    {children}
  </Box>
)

const Kit = ({ language, example }: { language: KitLanguage; example: KitExample }) => {
  const { t } = useTranslation('developers')
  const { program, company } = example
  const { origin } = window.location
  return (
    <>
      <Step title={t('kit.install')} text={t(`kit.needs.${language}`)}>
        <CodeBlock label={t('kit.install')} code={installing(origin, language)} />
        <Button component="a" href={kitPaths[language]} download startIcon={<DownloadIcon />} sx={{ mt: 1 }}>
          {t('kit.download', { language: t(`kit.language.${language}`) })}
        </Button>
      </Step>
      <Step
        title={t('kit.fromTo', { file: program.name })}
        text={t('kit.scopes', { scopes: exampleScopes.join(', ') })}
      >
        <CodeBlock label={program.name} code={program.text} />
        <Typography sx={{ mt: 2, lineHeight: 1.65, maxWidth: '70ch' }}>{t('kit.people')}</Typography>
      </Step>
      <Step title={company.name} text={t('kit.company')}>
        <CodeBlock label={company.name} code={company.text} isLong />
      </Step>
      <Step title={t('kit.run')}>
        <CodeBlock label={t('kit.run')} code={running({ origin, language, program: program.name })} />
      </Step>
    </>
  )
}

/** How to have the kits, and what is done with them first. */
export const Kits = () => {
  const { t } = useTranslation('developers')
  const [params, setParams] = useSearchParams()
  const read = useKitExamples()
  const language = kitLanguages.find((each) => each === params.get('language')) ?? 'typescript'
  if (read === undefined) return <PageSkeleton />
  if (read === 'failed') return <Alert severity="error">{t('kit.failed')}</Alert>
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ mb: 3, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>{t('kit.about')}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('sections.kit')}
        onChange={(_, wanted: KitLanguage | null) =>
          wanted !== null && setParams({ section: 'kit', language: wanted }, { replace: true })
        }
        sx={{ mb: 3 }}
      >
        {kitLanguages.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`kit.language.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Kit language={language} example={read[language]} />
    </Box>
  )
}
