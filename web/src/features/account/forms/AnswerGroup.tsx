import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { answerProblems, isRequired, isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question, QuestionGroupKey, QuestionnaireVariant } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { AnswerField } from './AnswerField.tsx'

type AnswerGroupProps = {
  group: QuestionGroupKey
  variant: QuestionnaireVariant
  questions: readonly Question[]
  answers: QuestionnaireAnswers
  disabled: boolean
}

/** Questions on one subject, with how many of them are still open. */
export const AnswerGroup = ({ group, variant, questions, answers, disabled }: AnswerGroupProps) => {
  const { t } = useTranslation('account')
  const id = useId()
  const open = answerProblems({ variant, questions }, answers, false).length
  const required = questions.filter((question) => isRequired(question, answers, false)).length
  return (
    <Box component="section" aria-labelledby={id} id={`questions-${group}`} sx={{ scrollMarginTop: 128 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ flex: 1 }}>
          {t(`questions.groups.${group}`)}
        </Typography>
        <Typography
          variant="body2"
          className="tabular"
          sx={{
            color: open === 0 ? 'success.main' : 'text.secondary',
            display: 'flex',
            gap: 0.5,
            alignItems: 'center',
          }}
        >
          {required === 0 ? (
            t('questions.allOptional')
          ) : open === 0 ? (
            <>
              <CheckIcon sx={{ fontSize: 16 }} />
              {t('questions.done')}
            </>
          ) : (
            t('questions.open', { count: open })
          )}
        </Typography>
      </Box>
      {questions
        .filter((question) => isShown(question, answers))
        .map((question) => (
          <AnswerField
            key={question.key}
            question={question}
            optional={!isRequired(question, answers, false)}
            disabled={disabled}
          />
        ))}
    </Box>
  )
}
