import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { answerProblems, completeness } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Questionnaire } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { percent } from '../../../i18n/format.ts'
import { Edge } from './Edge.tsx'

type QuestionProgressProps = { questionnaire: Questionnaire; answers: QuestionnaireAnswers }

/** How much of the questionnaire is answered, always in view; leads to the first open question. */
export const QuestionProgress = ({ questionnaire, answers }: QuestionProgressProps) => {
  const { t } = useTranslation('account')
  const { setFocus } = useFormContext<QuestionnaireAnswers>()
  const share = completeness(questionnaire, answers)
  const open = answerProblems(questionnaire, answers, false)
  const first = open[0]?.path[0]
  return (
    <Edge side="top">
      <Box
        sx={{
          bgcolor: 'background.paper',
          px: { xs: 2, md: 3 },
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 0.75, minHeight: 32 }}>
          <Typography variant="body2" role="status" sx={{ flex: 1 }} className="tabular">
            {first === undefined
              ? t('questions.complete')
              : t('questions.progress', { share: percent(share, 0), count: open.length })}
          </Typography>
          {first && (
            <Button size="small" onClick={() => setFocus(first)}>
              {t('questions.next')}
            </Button>
          )}
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={t('questions.progressLabel')}
          sx={{ height: 6, borderRadius: 3 }}
        />
      </Box>
    </Edge>
  )
}
