import Alert from '@mui/material/Alert'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { AnswerGroup } from './AnswerGroup.tsx'
import type { Purchased } from './purchased.ts'
import { QuestionProgress } from './QuestionProgress.tsx'

type QuestionnaireFieldsProps = {
  questions: readonly Question[]
  /** Who gave which of the answers that are kept. */
  answered: Answered | undefined
  purchased?: Purchased | undefined
  /** Why the answers are not the reader's to change. */
  notNow?: string | undefined
  /** What the questions stand on, at whose edge the progress stays in view. */
  on: 'section' | 'dialog'
}

const nothing: Purchased = {}

/**
 * The questionnaire, wherever it is asked: how much is answered, and the questions by subject, each with its answer, who
 * gave it and when. Stands in a form of answers (`toAnswerForm`); what an answer calls for appears with it.
 */
export const QuestionnaireFields = ({
  questions,
  answered,
  purchased = nothing,
  notNow,
  on,
}: QuestionnaireFieldsProps) => {
  const answers: QuestionnaireAnswers = { ...useWatch<QuestionnaireAnswers>() }
  const groups = useMemo(() => [...Map.groupBy(questions, ({ group }) => group)], [questions])
  return (
    <>
      {notNow !== undefined && <Alert severity="info">{notNow}</Alert>}
      <QuestionProgress questions={questions} answers={answers} purchased={purchased} on={on} notNow={notNow} />
      {groups.map(([group, asked]) => (
        <AnswerGroup
          key={group}
          group={group}
          questions={asked}
          answers={answers}
          purchased={purchased}
          notNow={notNow}
          answered={answered}
        />
      ))}
    </>
  )
}
