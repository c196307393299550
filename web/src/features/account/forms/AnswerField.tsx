import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'
import { priorIncidentOptions } from '#shared/domain/questionnaire/options.ts'
import type { Question, QuestionOption } from '#shared/domain/questionnaire/question.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useField } from '../../../forms/useField.ts'
import { visuallyHidden } from '../../../ui/visuallyHidden.ts'
import { AnswerPills } from './AnswerPills.tsx'

type AnswerFieldProps = { question: Question; optional: boolean; disabled: boolean }

const useOptions = ({ type, options = [] }: Question): readonly QuestionOption[] => {
  const { t } = useTranslation('account')
  const yesNo = [
    { value: 'YES', label: t('yes') },
    { value: 'NO', label: t('no') },
  ]
  if (type === 'yesNo') return yesNo
  if (type === 'yesNoUncertain') return [...yesNo, { value: 'UNCERTAIN', label: t('uncertain') }]
  return type === 'recency' ? priorIncidentOptions : options
}

/** A question with its possible answers beside it; a comment is a text of a few lines. */
export const AnswerField = ({ question, optional, disabled }: AnswerFieldProps) => {
  const { t } = useTranslation('account')
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
          disabled={disabled}
          rows={2}
          maxLength={2000}
        />
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, auto)' },
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
            {` (${t('questions.notAnswered')})`}
          </Box>
        )}
        {optional && (
          <Typography component="span" variant="body2" color="text.secondary">{` ${t('optional')}`}</Typography>
        )}
      </Typography>
      <Box sx={{ maxWidth: { md: 420 }, justifySelf: { md: 'end' } }}>
        <AnswerPills
          name={question.key}
          options={options}
          chosen={chosen}
          several={several}
          disabled={disabled}
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
