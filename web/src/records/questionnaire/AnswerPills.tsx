import Box from '@mui/material/Box'
import type { Ref } from 'react'
import type { QuestionOption } from '#shared/domain/questionnaire/question.ts'

type AnswerPillsProps = {
  name: string
  options: readonly QuestionOption[]
  /** The chosen values. */
  chosen: readonly unknown[]
  /** One of them, or any number. */
  several?: boolean
  disabled: boolean
  invalid: boolean
  inputRef: Ref<HTMLInputElement>
  onPick: (value: string | number, on: boolean) => void
  onBlur: () => void
}

/** The answers to a question side by side, one touch each: radio buttons or boxes that look like pills. */
export const AnswerPills = ({
  name,
  options,
  chosen,
  several,
  disabled,
  invalid,
  inputRef,
  onPick,
  onBlur,
}: AnswerPillsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {options.map(({ value, label }, index) => {
      const on = chosen.includes(value)
      return (
        <Box
          key={value}
          component="label"
          sx={{
            position: 'relative',
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
            minHeight: 34,
            minWidth: 60,
            px: 1.5,
            borderRadius: 1,
            border: '1px solid',
            borderColor: on ? 'primary.main' : invalid ? 'error.main' : 'text.disabled',
            bgcolor: on ? 'primary.light' : 'background.paper',
            color: on ? 'primary.dark' : 'text.primary',
            fontSize: 'max(0.9rem, 13px)',
            fontWeight: on ? 500 : 400,
            cursor: disabled ? 'default' : 'pointer',
            opacity: disabled && !on ? 0.5 : 1,
            transition: 'background-color 120ms, border-color 120ms',
            '&:hover': disabled ? {} : { borderColor: 'primary.main' },
            '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          <Box
            component="input"
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={on}
            disabled={disabled}
            ref={index === 0 ? inputRef : undefined}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => onPick(value, event.target.checked)}
            onBlur={onBlur}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit', scrollMarginBlock: '160px' }}
          />
          {label}
        </Box>
      )
    })}
  </Box>
)
