import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { figure } from '#web/theme/typography.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { ChangeMoney } from '../ChangeMoney.tsx'
import { moved } from '../moved.ts'
import type { Worked } from './useEndorsePreview.ts'

type EndorsePriceProps = {
  worked: Worked
  /** Something that is typed cannot be had, or is not whole. */
  isUnfinished: boolean
}

/** What the change that is typed costs and does, beside the fields or beneath them. */
export const EndorsePrice = ({ worked, isUnfinished }: EndorsePriceProps) => {
  const { t } = useTranslation('policy')
  const { isPending, preview, problem } = worked
  return (
    <Box component="section" aria-label={t('endorse.price')} aria-busy={isPending} sx={{ minWidth: 0 }}>
      {isPending ? (
        <TextSkeleton lines={6} />
      ) : problem ? (
        <ProblemPanel
          error={problem}
          title={problem.status < 500 && problem.status > 0 ? t('endorse.refused') : undefined}
        />
      ) : preview ? (
        <ChangeMoney preview={preview} />
      ) : (
        <Typography color="text.secondary">{t(isUnfinished ? 'endorse.unfinished' : 'change.none')}</Typography>
      )}
    </Box>
  )
}

const line = { alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }

/** The change of the price in a line, where the panel may be out of sight. */
export const EndorseTotal = ({ worked: { isPending, preview } }: { worked: Pick<Worked, 'isPending' | 'preview'> }) => {
  const { t } = useTranslation('policy')
  return (
    <Box aria-hidden sx={{ flexGrow: 1, flexBasis: '100%', pl: 1, display: { xs: 'flex', md: 'none' }, ...line }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {t('change.total')}
      </Typography>
      <Box sx={{ ...figure, fontSize: 17, whiteSpace: 'nowrap' }}>
        {isPending ? '…' : preview ? moved(preview.total) : '–'}
      </Box>
    </Box>
  )
}
