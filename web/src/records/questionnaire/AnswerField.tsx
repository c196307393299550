import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'
import type { AnsweredBy } from '#shared/domain/questionnaire/answeredBy.ts'
import { priorIncidentOptions } from '#shared/domain/questionnaire/options.ts'
import type { Question, QuestionOption } from '#shared/domain/questionnaire/question.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useField } from '#web/forms/useField.ts'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { AnswerPills } from './AnswerPills.tsx'
import { useAnswerWords } from './answerWords.ts'
import { GivenBy } from './GivenBy.tsx'

type AnswerFieldProps = {
  question: Question
  optional: boolean
  notNow: string | undefined
  by?: AnsweredBy | undefined
}

const useOptions = ({ type, options = [] }: Question): readonly QuestionOption[] => {
  const { yes, no, uncertain } = useAnswerWords()
  const yesNo = [
    { value: 'YES', label: yes },
    { value: 'NO', label: no },
  ]
  if (type === 'yesNo') return yesNo
  if (type === 'yesNoUncertain') return [...yesNo, { value: 'UNCERTAIN', label: uncertain }]
  return type === 'recency' ? priorIncidentOptions : options
}

/** A question with its possible answers beside it; a comment is a text of a few lines. */
export const AnswerField = ({ question, optional, notNow, by }: AnswerFieldProps) => {
  const { t } = useTranslation('records')
  const { field, value, error, id } = useField({ name: question.key, hint: undefined })
  const options = useOptions(question)
  if (question.type === 'text')
    return (
      <Box
        sx={{
          pl: { sm: 2 },
          ml: { sm: 0.25 },
          borderLeft: { sm: '2px solid' },
          borderColor: { sm: 'divider' },
          my: 1.5,
        }}
      >
        <TextField
          name={question.key}
          label={question.label}
          optional={optional}
          notNow={notNow}
          rows={2}
          maxLength={2000}
        />
      </Box>
    )
  if (question.type === 'amount')
    return (
      <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', maxWidth: 420 }}>
        <MoneyField name={question.key} units="whole" label={question.label} optional={optional} notNow={notNow} />
      </Box>
    )
  const several = question.type === 'choices'
  const chosen: readonly unknown[] = several ? (Array.isArray(value) ? value : []) : [value]
  const open = !optional && (several ? chosen.length === 0 : !isAnswered(value))
  return (
    <Box
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [`@container (min-width: ${options.length > 3 ? 640 : 460}px)`]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
          '& > :last-child': { maxWidth: 420, justifySelf: 'end' },
        },
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={`${id}-label`} sx={{ maxWidth: '62ch', position: 'relative' }}>
        {open && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: { xs: -11, md: -14 },
              top: '0.55em',
              width: 6,
              height: 6,
              borderRadius: '3px',
              bgcolor: 'warning.main',
            }}
          />
        )}
        {question.label}
        {open && (
          <Box component="span" sx={visuallyHidden}>
            {` (${t('questionnaire.notAnswered')})`}
          </Box>
        )}
        {optional && (
          <Typography
            component="span"
            variant="body2"
            color="text.secondary"
          >{` ${t('questionnaire.optional')}`}</Typography>
        )}
        {!open && <GivenBy by={by} />}
      </Typography>
      <Box>
        <AnswerPills
          name={question.key}
          options={options}
          chosen={chosen}
          several={several}
          disabled={notNow !== undefined}
          invalid={error !== undefined}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onPick={(picked, on) => {
            if (!several) return field.onChange(picked)
            const others = chosen.filter((each) => each !== picked)
            field.onChange(on ? [...others, picked] : others)
          }}
        />
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {error}
        </FormHelperText>
      </Box>
    </Box>
  )
}
