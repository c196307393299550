import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { answerProblems, completeness } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { percent } from '#web/i18n/format.ts'
import { Edge } from '#web/ui/Edge.tsx'
import type { Purchased } from './purchased.ts'
import { isControl, stillOpen } from './saidAtOnce.ts'

type QuestionProgressProps = {
  questions: readonly Question[]
  answers: QuestionnaireAnswers
  purchased: Purchased
  on: 'section' | 'dialog'
  notNow: string | undefined
}

/** How much of what must be answered is, always in view; leads to the first open question. */
export const QuestionProgress = ({ questions, answers, purchased, on, notNow }: QuestionProgressProps) => {
  const { t } = useTranslation('records')
  const { setFocus, setValue } = useFormContext<QuestionnaireAnswers>()
  const bought = { cyberCrimePurchased: purchased.cyberCrime, techErrorsPurchased: purchased.techErrors }
  const share = completeness({ questions }, answers, bought)
  const open = answerProblems({ questions }, answers, bought)
  const first = open[0]?.path[0]
  const controls = notNow !== undefined ? [] : stillOpen(questions, answers, isControl)
  return (
    <Edge side="top" on={on}>
      <Box
        sx={{
          bgcolor: 'background.paper',
          px: on === 'dialog' ? 3 : { xs: 2, md: 3 },
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 0.75, minHeight: 32 }}>
          <Typography variant="body2" role="status" sx={{ flex: 1 }} className="tabular">
            {first === undefined
              ? t('questionnaire.complete')
              : t('questionnaire.progress', { share: percent(share, { digits: 0 }), count: open.length })}
          </Typography>
          {controls.length > 2 && (
            <Button
              size="small"
              onClick={() => {
                for (const { key } of controls) setValue(key, 'YES', { shouldDirty: true, shouldValidate: true })
              }}
            >
              {t('questionnaire.allControls')}
            </Button>
          )}
          {first && (
            <Button size="small" onClick={() => setFocus(first)}>
              {t('questionnaire.next')}
            </Button>
          )}
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={t('questionnaire.progressLabel')}
          // Unanswered is empty: only what is answered has a colour.
          sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
        />
      </Box>
    </Edge>
  )
}
