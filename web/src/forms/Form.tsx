import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { watchPresses } from './afterPress.ts'
import { FormNames } from './formNames.ts'
import { placeProblem } from './placeProblem.ts'
import { strayProblem } from './strayProblem.ts'
import { useOneAtATime } from './useOneAtATime.ts'
import type { SchemaForm } from './useSchemaForm.ts'

type FormProps<Input extends FieldValues, Output> = {
  form: SchemaForm<Input, Output>
  /** Sends the checked values; what it throws lands on the fields or at the top. */
  onSubmit: (values: Output) => Promise<unknown> | unknown
  /** Lets a screen put a problem its own way; returns true when it did. */
  onProblem?: ((error: unknown) => boolean) | undefined
  id?: string | undefined
  children: ReactNode
  /** Layout of the children; a column with room by default. */
  spacing?: number | undefined
}

/** A form: fields, their errors, the server's errors on the fields they are about, the first of them focused. */
export const Form = <Input extends FieldValues, Output>({
  form,
  onSubmit,
  onProblem,
  id,
  children,
  spacing = 2.5,
}: FormProps<Input, Output>) => {
  const names = useRef(new Set<string>())
  const [problem, setProblem] = useState<unknown>()
  const once = useOneAtATime()
  useEffect(() => watchPresses(window), [])
  const submit = form.handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        await onSubmit(values)
      } catch (error) {
        const rest = placeProblem(form, names.current, error)
        if (rest !== undefined && onProblem?.(rest) !== true) setProblem(rest)
      }
    },
    (errors) => setProblem(strayProblem(errors, names.current)),
  )
  return (
    <FormProvider {...form}>
      <FormNames value={names.current}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            // A dialog's form must not submit the form of the page it was opened from.
            event.stopPropagation()
            event.preventDefault()
            void once(() => submit(event))
          }}
        >
          <Stack spacing={spacing}>
            {problem === undefined ? null : <ProblemPanel error={problem} />}
            {children}
          </Stack>
        </form>
      </FormNames>
    </FormProvider>
  )
}
