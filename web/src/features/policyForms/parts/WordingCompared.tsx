import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Form } from '#shared/contracts/docs/forms.ts'
import { type ComparedLine, compareWordings } from '#shared/domain/policy/wording/compareWordings.ts'
import { comparisonFile } from '#web/records/wordings/wordingFile.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useWholeForm } from './useWholeForm.ts'

const looks = {
  before: { component: 'del', sign: '−', color: 'error.main' },
  after: { component: 'ins', sign: '+', color: 'success.main' },
  both: { component: 'span', sign: '', color: 'text.primary' },
} as const

const Line = ({ line: { text, said } }: { line: ComparedLine }) => {
  const { component, sign, color } = looks[said]
  const [, marks = '', words = ''] = /^(#*)\s*(.*)$/.exec(text) ?? []
  return (
    <Typography variant="body2" sx={{ display: 'flex', color, fontWeight: marks === '' ? 400 : 600, mb: 0.75 }}>
      <Box component="span" aria-hidden sx={{ flex: 'none', width: 20 }}>
        {sign}
      </Box>
      <Box component={component} sx={{ textDecoration: 'none', overflowWrap: 'anywhere', minWidth: 0 }}>
        {words}
      </Box>
    </Typography>
  )
}

/** How a form says it otherwise than another edition of it, line by line. */
export const WordingCompared = ({ before, after }: { before: Form; after: Form }) => {
  const { t } = useTranslation('policyForms')
  const { whole, read } = useWholeForm(before)
  if (read.error) return <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />
  if (whole === undefined) return <TextSkeleton lines={12} />
  const lines = compareWordings({ before: whole.wording ?? '', after: after.wording ?? '' })
  const count = lines.filter(({ said }) => said !== 'both').length
  const changed = t('compare.changed', { count, edition: before.edition })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
        <Typography variant="body2" role="status" sx={{ fontWeight: 500, flexGrow: 1 }}>
          {changed}
        </Typography>
        <FileDownloadButton
          size="small"
          load={async () => comparisonFile(after, { before: before.edition, changed, lines })}
        >
          {t('compare.download')}
        </FileDownloadButton>
      </Box>
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </>
  )
}
