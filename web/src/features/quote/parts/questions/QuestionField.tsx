import { useTranslation } from 'react-i18next'
import { frequencies } from '#shared/domain/coverage/securityAnswers.ts'
import type { QuestionOption, QuestionType } from '#shared/domain/questionnaire/question.ts'
import { MultiSelectField } from '../../../../forms/MultiSelectField.tsx'
import { RadioField } from '../../../../forms/RadioField.tsx'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextField } from '../../../../forms/TextField.tsx'

type QuestionFieldProps = {
  question: {
    readonly key: string
    readonly label: string
    readonly type: QuestionType
    readonly options?: readonly QuestionOption[] | undefined
  }
  optional?: boolean | undefined
}

const isFrequency = (value: string | number): boolean => frequencies.some((each) => each === value)

/** A security question with the control that its kind of answer takes. */
export const QuestionField = ({ question, optional }: QuestionFieldProps) => {
  const { t } = useTranslation('quote')
  const { key: name, label, type } = question
  const options = question.options ?? []
  switch (type) {
    case 'yesNo':
      return <RadioField name={name} label={label} optional={optional} />
    case 'yesNoUncertain':
      return (
        <RadioField
          name={name}
          label={label}
          optional={optional}
          options={(['YES', 'NO', 'UNCERTAIN'] as const).map((value) => ({ value, label: t(`answers.${value}`) }))}
        />
      )
    case 'choice':
      return options.every(({ value }) => isFrequency(value)) ? (
        <RadioField
          name={name}
          label={label}
          optional={optional}
          options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        />
      ) : (
        <SelectField name={name} label={label} optional={optional} options={options} />
      )
    case 'recency':
      return <SelectField name={name} label={label} optional={optional} options={options} />
    case 'choices':
      return <MultiSelectField name={name} label={label} optional={optional} options={options} />
    case 'text':
      return <TextField name={name} label={label} optional={optional} rows={3} maxLength={2000} />
  }
}
