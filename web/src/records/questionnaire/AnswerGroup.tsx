import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { answerProblems, isRequired, isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question, QuestionGroupKey } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { AnswerField } from './AnswerField.tsx'
import type { Purchased } from './purchased.ts'
import { isControl, isIncident, stillOpen } from './saidAtOnce.ts'

type AnswerGroupProps = {
  group: QuestionGroupKey
  questions: readonly Question[]
  answers: QuestionnaireAnswers
  purchased: Purchased
  notNow: string | undefined
  /** Who gave which of the answers that are kept. */
  answered: Answered | undefined
}

/**
 * Questions on one subject, with how many of them are still open; where several ask what is in place, or what has happened, one touch
 * says all.
 */
export const AnswerGroup = ({ group, questions, answers, purchased, notNow, answered }: AnswerGroupProps) => {
  const { t } = useTranslation('records')
  const id = useId()
  const bought = { cyberCrimePurchased: purchased.cyberCrime, techErrorsPurchased: purchased.techErrors }
  const open = answerProblems({ questions }, answers, bought).length
  const { setValue } = useFormContext()
  const controls = questions.filter((question) => isControl(question) && isShown(question, answers))
  const missing = stillOpen(questions, answers, isControl)
  const incidents = stillOpen(questions, answers, isIncident)
  const say = (those: readonly Question[], answer: 'NO' | 'YES') => {
    for (const { key } of those) setValue(key, answer, { shouldDirty: true, shouldValidate: true })
  }
  const required = questions.filter((question) => isRequired(question, answers, bought)).length
  return (
    <Box component="section" aria-labelledby={id} sx={{ containerType: 'inline-size', scrollMarginTop: 128 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ flex: 1 }}>
          {t(`questionnaire.groups.${group}`)}
        </Typography>
        {notNow === undefined && controls.length > 1 && missing.length > 0 && (
          <Button size="small" aria-describedby={id} onClick={() => say(missing, 'YES')}>
            {t('questionnaire.allInPlace')}
          </Button>
        )}
        {notNow === undefined && incidents.length > 1 && (
          <Button size="small" aria-describedby={id} onClick={() => say(incidents, 'NO')}>
            {t('questionnaire.noneHappened')}
          </Button>
        )}
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
            t('questionnaire.allOptional')
          ) : open === 0 ? (
            <>
              <CheckIcon sx={{ fontSize: 16 }} />
              {t('questionnaire.done')}
            </>
          ) : (
            t('questionnaire.open', { count: open })
          )}
        </Typography>
      </Box>
      {questions
        .filter((question) => isShown(question, answers))
        .map((question) => (
          <AnswerField
            key={question.key}
            question={question}
            optional={!isRequired(question, answers, bought)}
            notNow={notNow}
            by={answered?.[question.key]}
          />
        ))}
    </Box>
  )
}
